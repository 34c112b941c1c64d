async function bf(t={}){var e;(function(){function o(b){for(var w=(b=b.split("-")[0]).split(".").slice(0,3);w.length<3;)w.push("00");return(w=w.map((E,N,O)=>E.padStart(2,"0"))).join("")}var l=b=>[b/1e4|0,(b/100|0)%100,b%100].join("."),c=typeof process<"u"&&process.versions?.node?o(process.versions.node):2147483647;if(c<16e4)throw new Error(`This emscripten-generated code requires node v${l(16e4)} (detected v${l(c)})`);var d=typeof navigator<"u"&&navigator.userAgent?.includes("Safari/")&&navigator.userAgent.match(/Version\/(\d+\.?\d*\.?\d*)/)?o(navigator.userAgent.match(/Version\/(\d+\.?\d*\.?\d*)/)[1]):2147483647;if(d<15e4)throw new Error(`This emscripten-generated code requires Safari v${l(15e4)} (detected v${d})`);var m=typeof navigator<"u"&&navigator.userAgent?.match(/Firefox\/(\d+(?:\.\d+)?)/)?parseFloat(navigator.userAgent.match(/Firefox\/(\d+(?:\.\d+)?)/)[1]):2147483647;if(m<79)throw new Error(`This emscripten-generated code requires Firefox v79 (detected v${m})`);var _=typeof navigator<"u"&&navigator.userAgent?.match(/Chrome\/(\d+(?:\.\d+)?)/)?parseFloat(navigator.userAgent.match(/Chrome\/(\d+(?:\.\d+)?)/)[1]):2147483647;if(_<85)throw new Error(`This emscripten-generated code requires Chrome v85 (detected v${_})`)})();var n=t,r=!!globalThis.window,s=!!globalThis.WorkerGlobalScope,i=globalThis.process?.versions?.node&&globalThis.process?.type!="renderer",a=!r&&!i&&!s;if(i){let{createRequire:o}=await import("module");var f=o(import.meta.url)}var p,h,g=import.meta.url,v="";if(i){if(!(globalThis.process?.versions?.node&&globalThis.process?.type!="renderer"))throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");var A=f("fs");g.startsWith("file:")&&(v=f("path").dirname(f("url").fileURLToPath(g))+"/"),h=o=>{o=ht(o)?new URL(o):o;var l=A.readFileSync(o);return x(Buffer.isBuffer(l)),l},p=async(o,l=!0)=>{o=ht(o)?new URL(o):o;var c=A.readFileSync(o,l?void 0:"utf8");return x(l?Buffer.isBuffer(c):typeof c=="string"),c},process.argv.length>1&&process.argv[1].replace(/\\/g,"/"),process.argv.slice(2)}else if(!a){if(!r&&!s)throw new Error("environment detection error");try{v=new URL(".",g).href}catch{}if(!globalThis.window&&!globalThis.WorkerGlobalScope)throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");s&&(h=o=>{var l=new XMLHttpRequest;return l.open("GET",o,!1),l.responseType="arraybuffer",l.send(null),new Uint8Array(l.response)}),p=async o=>{if(ht(o))return new Promise((c,d)=>{var m=new XMLHttpRequest;m.open("GET",o,!0),m.responseType="arraybuffer",m.onload=()=>{m.status==200||m.status==0&&m.response?c(m.response):d(m.status)},m.onerror=d,m.send(null)});var l=await fetch(o,{credentials:"same-origin"});if(l.ok)return l.arrayBuffer();throw new Error(l.status+" : "+l.url)}}var $,z=console.log.bind(console),Y=console.error.bind(console);x(!a,"shell environment detected but not enabled at build time.  Add `shell` to `-sENVIRONMENT` to enable."),globalThis.WebAssembly||Y("no native wasm support detected");var Se=!1;function x(o,l){o||ee("Assertion failed"+(l?": "+l:""))}var ht=o=>o.startsWith("file://");function Gt(){if(!Se){var o=gs();o==0&&(o+=4);var l=K[o>>2],c=K[o+4>>2];l==34821223&&c==2310721022||ee(`Stack overflow! Stack cookie has been overwritten at ${xn(o)}, expected hex dwords 0x89BACDFE and 0x2135467, but received ${xn(c)} ${xn(l)}`),K[0]!=1668509029&&ee("Runtime error: The application has corrupted its heap memory area (address zero)!")}}var ls,fs,Ai,Fi,Ue,wn,Yt,Ot,K,cs,us,be;function er(o){Object.getOwnPropertyDescriptor(n,o)||Object.defineProperty(n,o,{configurable:!0,set(){ee(`Attempt to set \`Module.${o}\` after it has already been processed.  This can happen, for example, when code is injected via '--post-js' rather than '--pre-js'`)}})}function B(o){return()=>x(!1,`call to '${o}' via reference taken before Wasm module initialization`)}function Mi(o){Object.getOwnPropertyDescriptor(n,o)||Object.defineProperty(n,o,{configurable:!0,get(){var l,c=`'${o}' was not exported. add it to EXPORTED_RUNTIME_METHODS (see the Emscripten FAQ)`;((l=o)==="FS_createPath"||l==="FS_createDataFile"||l==="FS_createPreloadedFile"||l==="FS_preloadFile"||l==="FS_unlink"||l==="addRunDependency"||l==="FS_createLazyFile"||l==="FS_createDevice"||l==="removeRunDependency")&&(c+=". Alternatively, forcing filesystem support (-sFORCE_FILESYSTEM) can export this for you"),ee(c)}})}ls=new Int16Array(1),fs=new Int8Array(ls.buffer),ls[0]=25459,fs[0]===115&&fs[1]===99||ee("Runtime error: expected the system to be little-endian! (Run with -sSUPPORT_BIG_ENDIAN to bypass)");var ds,vn=!1;function Di(){var o=sr.buffer;Ue=new Int8Array(o),Yt=new Int16Array(o),wn=new Uint8Array(o),new Uint16Array(o),Ot=new Int32Array(o),K=new Uint32Array(o),cs=new Float32Array(o),us=new Float64Array(o),be=new BigInt64Array(o),new BigUint64Array(o)}function ee(o){n.onAbort?.(o),Y(o="Aborted("+o+")"),Se=!0;var l=new WebAssembly.RuntimeError(o);throw Fi?.(l),l}function J(o,l){return(...c)=>{x(vn,`native function \`${o}\` called before runtime initialization`);var d=Sn[o];return x(d,`exported native function \`${o}\` not found`),x(c.length<=l,`native function \`${o}\` called with ${c.length} args but expects ${l}`),d(...c)}}function ff(){return n.locateFile?(o="micropython.wasm",n.locateFile?n.locateFile(o,v):v+o):new URL("micropython.wasm",import.meta.url).href;var o}async function cf(o){if(!$)try{var l=await p(o);return new Uint8Array(l)}catch{}return(function(c){if(c==ds&&$)return new Uint8Array($);if(h)return h(c);throw"both async and sync fetching of the wasm failed"})(o)}async function uf(o,l,c){if(!o&&!ht(l)&&!i)try{var d=fetch(l,{credentials:"same-origin"});return await WebAssembly.instantiateStreaming(d,c)}catch(m){Y(`wasm streaming compile failed: ${m}`),Y("falling back to ArrayBuffer instantiation")}return(async function(m,_){try{var b=await cf(m);return await WebAssembly.instantiate(b,_)}catch(w){Y(`failed to asynchronously prepare wasm: ${w}`),ht(m)&&Y(`warning: Loading from a file URI (${m}) is not supported in most browsers. See https://emscripten.org/docs/getting_started/FAQ.html#how-do-i-run-a-local-webserver-for-testing-why-does-my-program-stall-in-downloading-or-preparing`),ee(w)}})(l,c)}x(globalThis.Int32Array&&globalThis.Float64Array&&Int32Array.prototype.subarray&&Int32Array.prototype.set,"JS engine does not provide full typed array support");var Ii=o=>{for(;o.length>0;)o.shift()(n)},Oi=[],df=o=>Oi.push(o),ji=[],pf=o=>ji.push(o);function ps(o,l="i8"){switch(l.endsWith("*")&&(l="*"),l){case"i1":case"i8":return Ue[o];case"i16":return Yt[o>>1];case"i32":return Ot[o>>2];case"i64":return be[o>>3];case"float":return cs[o>>2];case"double":return us[o>>3];case"*":return K[o>>2];default:ee(`invalid type for getValue: ${l}`)}}var xn=o=>(x(typeof o=="number","ptrToString expects a number, got "+typeof o),"0x"+(o>>>=0).toString(16).padStart(8,"0")),Ie=o=>Yi(o),Oe=()=>Ki(),kn=o=>{kn.shown||={},kn.shown[o]||(kn.shown[o]=1,i&&(o="warning: "+o),Y(o))},Z={isAbs:o=>o.charAt(0)==="/",splitPath:o=>/^(\/?|)([\s\S]*?)((?:\.{1,2}|[^\/]+?|)(\.[^.\/]*|))(?:[\/]*)$/.exec(o).slice(1),normalizeArray:(o,l)=>{for(var c=0,d=o.length-1;d>=0;d--){var m=o[d];m==="."?o.splice(d,1):m===".."?(o.splice(d,1),c++):c&&(o.splice(d,1),c--)}if(l)for(;c;c--)o.unshift("..");return o},normalize:o=>{var l=Z.isAbs(o),c=o.slice(-1)==="/";return(o=Z.normalizeArray(o.split("/").filter(d=>!!d),!l).join("/"))||l||(o="."),o&&c&&(o+="/"),(l?"/":"")+o},dirname:o=>{var l=Z.splitPath(o),c=l[0],d=l[1];return c||d?(d&&(d=d.slice(0,-1)),c+d):"."},basename:o=>o&&o.match(/([^\/]+|\/)\/*$/)[1],join:(...o)=>Z.normalize(o.join("/")),join2:(o,l)=>Z.normalize(o+"/"+l)},Ri=o=>{(Ri=(()=>{if(i){var l=f("crypto");return c=>l.randomFillSync(c)}return c=>crypto.getRandomValues(c)})())(o)},jt={resolve:(...o)=>{for(var l="",c=!1,d=o.length-1;d>=-1&&!c;d--){var m=d>=0?o[d]:u.cwd();if(typeof m!="string")throw new TypeError("Arguments to path.resolve must be strings");if(!m)return"";l=m+"/"+l,c=Z.isAbs(m)}return(c?"/":"")+(l=Z.normalizeArray(l.split("/").filter(_=>!!_),!c).join("/"))||"."},relative:(o,l)=>{function c(N){for(var O=0;O<N.length&&N[O]==="";O++);for(var D=N.length-1;D>=0&&N[D]==="";D--);return O>D?[]:N.slice(O,D-O+1)}o=jt.resolve(o).slice(1),l=jt.resolve(l).slice(1);for(var d=c(o.split("/")),m=c(l.split("/")),_=Math.min(d.length,m.length),b=_,w=0;w<_;w++)if(d[w]!==m[w]){b=w;break}var E=[];for(w=b;w<d.length;w++)E.push("..");return(E=E.concat(m.slice(b))).join("/")}},Pi=globalThis.TextDecoder&&new TextDecoder,Xt=(o,l=0,c,d)=>{var m=((O,D,S,M)=>{var Q=D+S;if(M)return Q;for(;O[D]&&!(D>=Q);)++D;return D})(o,l,c,d);if(m-l>16&&o.buffer&&Pi)return Pi.decode(o.subarray(l,m));for(var _="";l<m;){var b=o[l++];if(128&b){var w=63&o[l++];if((224&b)!=192){var E=63&o[l++];if((240&b)==224?b=(15&b)<<12|w<<6|E:((248&b)!=240&&kn("Invalid UTF-8 leading byte "+xn(b)+" encountered when deserializing a UTF-8 string in wasm memory to a JS string!"),b=(7&b)<<18|w<<12|E<<6|63&o[l++]),b<65536)_+=String.fromCharCode(b);else{var N=b-65536;_+=String.fromCharCode(55296|N>>10,56320|1023&N)}}else _+=String.fromCharCode((31&b)<<6|w)}else _+=String.fromCharCode(b)}return _},ms=[],tr=o=>{for(var l=0,c=0;c<o.length;++c){var d=o.charCodeAt(c);d<=127?l++:d<=2047?l+=2:d>=55296&&d<=57343?(l+=4,++c):l+=3}return l},$i=(o,l,c,d)=>{if(x(typeof o=="string",`stringToUTF8Array expects a string (got ${typeof o})`),!(d>0))return 0;for(var m=c,_=c+d-1,b=0;b<o.length;++b){var w=o.codePointAt(b);if(w<=127){if(c>=_)break;l[c++]=w}else if(w<=2047){if(c+1>=_)break;l[c++]=192|w>>6,l[c++]=128|63&w}else if(w<=65535){if(c+2>=_)break;l[c++]=224|w>>12,l[c++]=128|w>>6&63,l[c++]=128|63&w}else{if(c+3>=_)break;w>1114111&&kn("Invalid Unicode code point "+xn(w)+" encountered when serializing a JS string to a UTF-8 string in wasm memory! (Valid unicode code points should be in range 0-0x10FFFF)."),l[c++]=240|w>>18,l[c++]=128|w>>12&63,l[c++]=128|w>>6&63,l[c++]=128|63&w,b++}}return l[c]=0,c-m},hs=(o,l,c)=>{var d=c>0?c:tr(o)+1,m=new Array(d),_=$i(o,m,0,m.length);return l&&(m.length=_),m},_t={ttys:[],init(){},shutdown(){},register(o,l){_t.ttys[o]={input:[],output:[],ops:l},u.registerDevice(o,_t.stream_ops)},stream_ops:{open(o){var l=_t.ttys[o.node.rdev];if(!l)throw new u.ErrnoError(43);o.tty=l,o.seekable=!1},close(o){o.tty.ops.fsync(o.tty)},fsync(o){o.tty.ops.fsync(o.tty)},read(o,l,c,d,m){if(!o.tty||!o.tty.ops.get_char)throw new u.ErrnoError(60);for(var _=0,b=0;b<d;b++){var w;try{w=o.tty.ops.get_char(o.tty)}catch{throw new u.ErrnoError(29)}if(w===void 0&&_===0)throw new u.ErrnoError(6);if(w==null)break;_++,l[c+b]=w}return _&&(o.node.atime=Date.now()),_},write(o,l,c,d,m){if(!o.tty||!o.tty.ops.put_char)throw new u.ErrnoError(60);try{for(var _=0;_<d;_++)o.tty.ops.put_char(o.tty,l[c+_])}catch{throw new u.ErrnoError(29)}return d&&(o.node.mtime=o.node.ctime=Date.now()),_}},default_tty_ops:{get_char:o=>(()=>{if(!ms.length){var l=null;if(i){var c=Buffer.alloc(256),d=0,m=process.stdin.fd;try{d=A.readSync(m,c,0,256)}catch(_){if(!_.toString().includes("EOF"))throw _;d=0}d>0&&(l=c.slice(0,d).toString("utf-8"))}else globalThis.window?.prompt&&(l=window.prompt("Input: "))!==null&&(l+=`
`);if(!l)return null;ms=hs(l,!0)}return ms.shift()})(),put_char(o,l){l===null||l===10?(z(Xt(o.output)),o.output=[]):l!=0&&o.output.push(l)},fsync(o){o.output?.length>0&&(z(Xt(o.output)),o.output=[])},ioctl_tcgets:o=>({c_iflag:25856,c_oflag:5,c_cflag:191,c_lflag:35387,c_cc:[3,28,127,21,4,0,1,0,17,19,26,0,18,15,23,22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}),ioctl_tcsets:(o,l,c)=>0,ioctl_tiocgwinsz:o=>[24,80]},default_tty1_ops:{put_char(o,l){l===null||l===10?(Y(Xt(o.output)),o.output=[]):l!=0&&o.output.push(l)},fsync(o){o.output?.length>0&&(Y(Xt(o.output)),o.output=[])}}},Ci=o=>{ee("internal error: mmapAlloc called but `emscripten_builtin_memalign` native symbol not exported")},L={ops_table:null,mount:o=>L.createNode(null,"/",16895,0),createNode(o,l,c,d){if(u.isBlkdev(c)||u.isFIFO(c))throw new u.ErrnoError(63);L.ops_table||={dir:{node:{getattr:L.node_ops.getattr,setattr:L.node_ops.setattr,lookup:L.node_ops.lookup,mknod:L.node_ops.mknod,rename:L.node_ops.rename,unlink:L.node_ops.unlink,rmdir:L.node_ops.rmdir,readdir:L.node_ops.readdir,symlink:L.node_ops.symlink},stream:{llseek:L.stream_ops.llseek}},file:{node:{getattr:L.node_ops.getattr,setattr:L.node_ops.setattr},stream:{llseek:L.stream_ops.llseek,read:L.stream_ops.read,write:L.stream_ops.write,mmap:L.stream_ops.mmap,msync:L.stream_ops.msync}},link:{node:{getattr:L.node_ops.getattr,setattr:L.node_ops.setattr,readlink:L.node_ops.readlink},stream:{}},chrdev:{node:{getattr:L.node_ops.getattr,setattr:L.node_ops.setattr},stream:u.chrdev_stream_ops}};var m=u.createNode(o,l,c,d);return u.isDir(m.mode)?(m.node_ops=L.ops_table.dir.node,m.stream_ops=L.ops_table.dir.stream,m.contents={}):u.isFile(m.mode)?(m.node_ops=L.ops_table.file.node,m.stream_ops=L.ops_table.file.stream,m.usedBytes=0,m.contents=null):u.isLink(m.mode)?(m.node_ops=L.ops_table.link.node,m.stream_ops=L.ops_table.link.stream):u.isChrdev(m.mode)&&(m.node_ops=L.ops_table.chrdev.node,m.stream_ops=L.ops_table.chrdev.stream),m.atime=m.mtime=m.ctime=Date.now(),o&&(o.contents[l]=m,o.atime=o.mtime=o.ctime=m.atime),m},getFileDataAsTypedArray:o=>o.contents?o.contents.subarray?o.contents.subarray(0,o.usedBytes):new Uint8Array(o.contents):new Uint8Array(0),expandFileStorage(o,l){var c=o.contents?o.contents.length:0;if(!(c>=l)){l=Math.max(l,c*(c<1048576?2:1.125)>>>0),c!=0&&(l=Math.max(l,256));var d=o.contents;o.contents=new Uint8Array(l),o.usedBytes>0&&o.contents.set(d.subarray(0,o.usedBytes),0)}},resizeFileStorage(o,l){if(o.usedBytes!=l)if(l==0)o.contents=null,o.usedBytes=0;else{var c=o.contents;o.contents=new Uint8Array(l),c&&o.contents.set(c.subarray(0,Math.min(l,o.usedBytes))),o.usedBytes=l}},node_ops:{getattr(o){var l={};return l.dev=u.isChrdev(o.mode)?o.id:1,l.ino=o.id,l.mode=o.mode,l.nlink=1,l.uid=0,l.gid=0,l.rdev=o.rdev,u.isDir(o.mode)?l.size=4096:u.isFile(o.mode)?l.size=o.usedBytes:u.isLink(o.mode)?l.size=o.link.length:l.size=0,l.atime=new Date(o.atime),l.mtime=new Date(o.mtime),l.ctime=new Date(o.ctime),l.blksize=4096,l.blocks=Math.ceil(l.size/l.blksize),l},setattr(o,l){for(let c of["mode","atime","mtime","ctime"])l[c]!=null&&(o[c]=l[c]);l.size!==void 0&&L.resizeFileStorage(o,l.size)},lookup(o,l){throw new u.ErrnoError(44)},mknod:(o,l,c,d)=>L.createNode(o,l,c,d),rename(o,l,c){var d;try{d=u.lookupNode(l,c)}catch{}if(d){if(u.isDir(o.mode))for(var m in d.contents)throw new u.ErrnoError(55);u.hashRemoveNode(d)}delete o.parent.contents[o.name],l.contents[c]=o,o.name=c,l.ctime=l.mtime=o.parent.ctime=o.parent.mtime=Date.now()},unlink(o,l){delete o.contents[l],o.ctime=o.mtime=Date.now()},rmdir(o,l){var c=u.lookupNode(o,l);for(var d in c.contents)throw new u.ErrnoError(55);delete o.contents[l],o.ctime=o.mtime=Date.now()},readdir:o=>[".","..",...Object.keys(o.contents)],symlink(o,l,c){var d=L.createNode(o,l,41471,0);return d.link=c,d},readlink(o){if(!u.isLink(o.mode))throw new u.ErrnoError(28);return o.link}},stream_ops:{read(o,l,c,d,m){var _=o.node.contents;if(m>=o.node.usedBytes)return 0;var b=Math.min(o.node.usedBytes-m,d);if(x(b>=0),b>8&&_.subarray)l.set(_.subarray(m,m+b),c);else for(var w=0;w<b;w++)l[c+w]=_[m+w];return b},write(o,l,c,d,m,_){if(x(!(l instanceof ArrayBuffer)),l.buffer===Ue.buffer&&(_=!1),!d)return 0;var b=o.node;if(b.mtime=b.ctime=Date.now(),l.subarray&&(!b.contents||b.contents.subarray)){if(_)return x(m===0,"canOwn must imply no weird position inside the file"),b.contents=l.subarray(c,c+d),b.usedBytes=d,d;if(b.usedBytes===0&&m===0)return b.contents=l.slice(c,c+d),b.usedBytes=d,d;if(m+d<=b.usedBytes)return b.contents.set(l.subarray(c,c+d),m),d}if(L.expandFileStorage(b,m+d),b.contents.subarray&&l.subarray)b.contents.set(l.subarray(c,c+d),m);else for(var w=0;w<d;w++)b.contents[m+w]=l[c+w];return b.usedBytes=Math.max(b.usedBytes,m+d),d},llseek(o,l,c){var d=l;if(c===1?d+=o.position:c===2&&u.isFile(o.node.mode)&&(d+=o.node.usedBytes),d<0)throw new u.ErrnoError(28);return d},mmap(o,l,c,d,m){if(!u.isFile(o.node.mode))throw new u.ErrnoError(43);var _,b,w=o.node.contents;if(2&m||!w||w.buffer!==Ue.buffer){if(b=!0,!(_=Ci()))throw new u.ErrnoError(48);w&&((c>0||c+l<w.length)&&(w=w.subarray?w.subarray(c,c+l):Array.prototype.slice.call(w,c,c+l)),Ue.set(w,_))}else b=!1,_=w.byteOffset;return{ptr:_,allocated:b}},msync:(o,l,c,d,m)=>(L.stream_ops.write(o,l,0,d,c,!1),0)}},_s=(o,l)=>{var c=0;return o&&(c|=365),l&&(c|=146),c},st=(o,l,c)=>(x(typeof o=="number",`UTF8ToString expects a number (got ${typeof o})`),o?Xt(wn,o,l,c):""),zi={EPERM:63,ENOENT:44,ESRCH:71,EINTR:27,EIO:29,ENXIO:60,E2BIG:1,ENOEXEC:45,EBADF:8,ECHILD:12,EAGAIN:6,EWOULDBLOCK:6,ENOMEM:48,EACCES:2,EFAULT:21,ENOTBLK:105,EBUSY:10,EEXIST:20,EXDEV:75,ENODEV:43,ENOTDIR:54,EISDIR:31,EINVAL:28,ENFILE:41,EMFILE:33,ENOTTY:59,ETXTBSY:74,EFBIG:22,ENOSPC:51,ESPIPE:70,EROFS:69,EMLINK:34,EPIPE:64,EDOM:18,ERANGE:68,ENOMSG:49,EIDRM:24,ECHRNG:106,EL2NSYNC:156,EL3HLT:107,EL3RST:108,ELNRNG:109,EUNATCH:110,ENOCSI:111,EL2HLT:112,EDEADLK:16,ENOLCK:46,EBADE:113,EBADR:114,EXFULL:115,ENOANO:104,EBADRQC:103,EBADSLT:102,EDEADLOCK:16,EBFONT:101,ENOSTR:100,ENODATA:116,ETIME:117,ENOSR:118,ENONET:119,ENOPKG:120,EREMOTE:121,ENOLINK:47,EADV:122,ESRMNT:123,ECOMM:124,EPROTO:65,EMULTIHOP:36,EDOTDOT:125,EBADMSG:9,ENOTUNIQ:126,EBADFD:127,EREMCHG:128,ELIBACC:129,ELIBBAD:130,ELIBSCN:131,ELIBMAX:132,ELIBEXEC:133,ENOSYS:52,ENOTEMPTY:55,ENAMETOOLONG:37,ELOOP:32,EOPNOTSUPP:138,EPFNOSUPPORT:139,ECONNRESET:15,ENOBUFS:42,EAFNOSUPPORT:5,EPROTOTYPE:67,ENOTSOCK:57,ENOPROTOOPT:50,ESHUTDOWN:140,ECONNREFUSED:14,EADDRINUSE:3,ECONNABORTED:13,ENETUNREACH:40,ENETDOWN:38,ETIMEDOUT:73,EHOSTDOWN:142,EHOSTUNREACH:23,EINPROGRESS:26,EALREADY:7,EDESTADDRREQ:17,EMSGSIZE:35,EPROTONOSUPPORT:66,ESOCKTNOSUPPORT:137,EADDRNOTAVAIL:4,ENETRESET:39,EISCONN:30,ENOTCONN:53,ETOOMANYREFS:141,EUSERS:136,EDQUOT:19,ESTALE:72,ENOTSUP:138,ENOMEDIUM:148,EILSEQ:25,EOVERFLOW:61,ECANCELED:11,ENOTRECOVERABLE:56,EOWNERDEAD:62,ESTRPIPE:135},Rt=0,En=null,Kt={},gt=null,Bi=[],Li=async(o,l,c,d,m,_,b,w)=>{var E,N=l?jt.resolve(Z.join2(o,l)):o,O=(S=>{for(var M=S;;){if(!Kt[S])return S;S=M+Math.random()}})(`cp ${N}`);E=O,Rt++,n.monitorRunDependencies?.(Rt),x(E,"addRunDependency requires an ID"),x(!Kt[E]),Kt[E]=1,gt===null&&globalThis.setInterval&&(gt=setInterval(()=>{if(Se)return clearInterval(gt),void(gt=null);var S=!1;for(var M in Kt)S||(S=!0,Y("still waiting on run dependencies:")),Y(`dependency: ${M}`);S&&Y("(end of list)")},1e4),gt.unref?.());try{var D=c;typeof c=="string"&&(D=await(async S=>{var M=await p(S);return x(M,`Loading data file "${S}" failed (no arrayBuffer).`),new Uint8Array(M)})(c)),D=await(async(S,M)=>{for(var Q of(typeof Browser<"u"&&Browser.init(),Bi))if(Q.canHandle(M))return x(Q.handle.constructor.name==="AsyncFunction","Filesystem plugin handlers must be async functions (See #24914)"),Q.handle(S,M);return S})(D,N),w?.(),_||((...S)=>{u.createDataFile(...S)})(o,l,D,d,m,b)}finally{(S=>{if(Rt--,n.monitorRunDependencies?.(Rt),x(S,"removeRunDependency requires an ID"),x(Kt[S]),delete Kt[S],Rt==0&&(gt!==null&&(clearInterval(gt),gt=null),En)){var M=En;En=null,M()}})(O)}},u={root:null,mounts:[],devices:{},streams:[],nextInode:1,nameTable:null,currentPath:"/",initialized:!1,ignorePermissions:!0,filesystems:null,syncFSRequests:0,readFiles:{},ErrnoError:class extends Error{name="ErrnoError";constructor(o){for(var l in super(vn?(c=>st(Hi(c)))(o):""),this.errno=o,zi)if(zi[l]===o){this.code=l;break}}},FSStream:class{shared={};get object(){return this.node}set object(o){this.node=o}get isRead(){return(2097155&this.flags)!=1}get isWrite(){return!!(2097155&this.flags)}get isAppend(){return 1024&this.flags}get flags(){return this.shared.flags}set flags(o){this.shared.flags=o}get position(){return this.shared.position}set position(o){this.shared.position=o}},FSNode:class{node_ops={};stream_ops={};readMode=365;writeMode=146;mounted=null;constructor(o,l,c,d){o||(o=this),this.parent=o,this.mount=o.mount,this.id=u.nextInode++,this.name=l,this.mode=c,this.rdev=d,this.atime=this.mtime=this.ctime=Date.now()}get read(){return(this.mode&this.readMode)===this.readMode}set read(o){o?this.mode|=this.readMode:this.mode&=~this.readMode}get write(){return(this.mode&this.writeMode)===this.writeMode}set write(o){o?this.mode|=this.writeMode:this.mode&=~this.writeMode}get isFolder(){return u.isDir(this.mode)}get isDevice(){return u.isChrdev(this.mode)}},lookupPath(o,l={}){if(!o)throw new u.ErrnoError(44);l.follow_mount??=!0,Z.isAbs(o)||(o=u.cwd()+"/"+o);e:for(var c=0;c<40;c++){for(var d=o.split("/").filter(N=>!!N),m=u.root,_="/",b=0;b<d.length;b++){var w=b===d.length-1;if(w&&l.parent)break;if(d[b]!==".")if(d[b]!==".."){_=Z.join2(_,d[b]);try{m=u.lookupNode(m,d[b])}catch(N){if(N?.errno===44&&w&&l.noent_okay)return{path:_};throw N}if(!u.isMountpoint(m)||w&&!l.follow_mount||(m=m.mounted.root),u.isLink(m.mode)&&(!w||l.follow)){if(!m.node_ops.readlink)throw new u.ErrnoError(52);var E=m.node_ops.readlink(m);Z.isAbs(E)||(E=Z.dirname(_)+"/"+E),o=E+"/"+d.slice(b+1).join("/");continue e}}else{if(_=Z.dirname(_),u.isRoot(m)){o=_+"/"+d.slice(b+1).join("/"),c--;continue e}m=m.parent}}return{path:_,node:m}}throw new u.ErrnoError(32)},getPath(o){for(var l;;){if(u.isRoot(o)){var c=o.mount.mountpoint;return l?c[c.length-1]!=="/"?`${c}/${l}`:c+l:c}l=l?`${o.name}/${l}`:o.name,o=o.parent}},hashName(o,l){for(var c=0,d=0;d<l.length;d++)c=(c<<5)-c+l.charCodeAt(d)|0;return(o+c>>>0)%u.nameTable.length},hashAddNode(o){var l=u.hashName(o.parent.id,o.name);o.name_next=u.nameTable[l],u.nameTable[l]=o},hashRemoveNode(o){var l=u.hashName(o.parent.id,o.name);if(u.nameTable[l]===o)u.nameTable[l]=o.name_next;else for(var c=u.nameTable[l];c;){if(c.name_next===o){c.name_next=o.name_next;break}c=c.name_next}},lookupNode(o,l){var c=u.mayLookup(o);if(c)throw new u.ErrnoError(c);for(var d=u.hashName(o.id,l),m=u.nameTable[d];m;m=m.name_next){var _=m.name;if(m.parent.id===o.id&&_===l)return m}return u.lookup(o,l)},createNode(o,l,c,d){x(typeof o=="object");var m=new u.FSNode(o,l,c,d);return u.hashAddNode(m),m},destroyNode(o){u.hashRemoveNode(o)},isRoot:o=>o===o.parent,isMountpoint:o=>!!o.mounted,isFile:o=>(61440&o)==32768,isDir:o=>(61440&o)==16384,isLink:o=>(61440&o)==40960,isChrdev:o=>(61440&o)==8192,isBlkdev:o=>(61440&o)==24576,isFIFO:o=>(61440&o)==4096,isSocket:o=>!(49152&~o),flagsToPermissionString(o){var l=["r","w","rw"][3&o];return 512&o&&(l+="w"),l},nodePermissions:(o,l)=>u.ignorePermissions||(!l.includes("r")||292&o.mode)&&(!l.includes("w")||146&o.mode)&&(!l.includes("x")||73&o.mode)?0:2,mayLookup(o){if(!u.isDir(o.mode))return 54;var l=u.nodePermissions(o,"x");return l||(o.node_ops.lookup?0:2)},mayCreate(o,l){if(!u.isDir(o.mode))return 54;try{return u.lookupNode(o,l),20}catch{}return u.nodePermissions(o,"wx")},mayDelete(o,l,c){var d;try{d=u.lookupNode(o,l)}catch(_){return _.errno}var m=u.nodePermissions(o,"wx");if(m)return m;if(c){if(!u.isDir(d.mode))return 54;if(u.isRoot(d)||u.getPath(d)===u.cwd())return 10}else if(u.isDir(d.mode))return 31;return 0},mayOpen:(o,l)=>o?u.isLink(o.mode)?32:u.isDir(o.mode)&&(u.flagsToPermissionString(l)!=="r"||576&l)?31:u.nodePermissions(o,u.flagsToPermissionString(l)):44,checkOpExists(o,l){if(!o)throw new u.ErrnoError(l);return o},MAX_OPEN_FDS:4096,nextfd(){for(var o=0;o<=u.MAX_OPEN_FDS;o++)if(!u.streams[o])return o;throw new u.ErrnoError(33)},getStreamChecked(o){var l=u.getStream(o);if(!l)throw new u.ErrnoError(8);return l},getStream:o=>u.streams[o],createStream:(o,l=-1)=>(x(l>=-1),o=Object.assign(new u.FSStream,o),l==-1&&(l=u.nextfd()),o.fd=l,u.streams[l]=o,o),closeStream(o){u.streams[o]=null},dupStream(o,l=-1){var c=u.createStream(o,l);return c.stream_ops?.dup?.(c),c},doSetAttr(o,l,c){var d=o?.stream_ops.setattr,m=d?o:l;d??=l.node_ops.setattr,u.checkOpExists(d,63),d(m,c)},chrdev_stream_ops:{open(o){var l=u.getDevice(o.node.rdev);o.stream_ops=l.stream_ops,o.stream_ops.open?.(o)},llseek(){throw new u.ErrnoError(70)}},major:o=>o>>8,minor:o=>255&o,makedev:(o,l)=>o<<8|l,registerDevice(o,l){u.devices[o]={stream_ops:l}},getDevice:o=>u.devices[o],getMounts(o){for(var l=[],c=[o];c.length;){var d=c.pop();l.push(d),c.push(...d.mounts)}return l},syncfs(o,l){typeof o=="function"&&(l=o,o=!1),u.syncFSRequests++,u.syncFSRequests>1&&Y(`warning: ${u.syncFSRequests} FS.syncfs operations in flight at once, probably just doing extra work`);var c=u.getMounts(u.root.mount),d=0;function m(w){return x(u.syncFSRequests>0),u.syncFSRequests--,l(w)}function _(w){if(w)return _.errored?void 0:(_.errored=!0,m(w));++d>=c.length&&m(null)}for(var b of c)b.type.syncfs?b.type.syncfs(b,o,_):_(null)},mount(o,l,c){if(typeof o=="string")throw o;var d,m=c==="/",_=!c;if(m&&u.root)throw new u.ErrnoError(10);if(!m&&!_){var b=u.lookupPath(c,{follow_mount:!1});if(c=b.path,d=b.node,u.isMountpoint(d))throw new u.ErrnoError(10);if(!u.isDir(d.mode))throw new u.ErrnoError(54)}var w={type:o,opts:l,mountpoint:c,mounts:[]},E=o.mount(w);return E.mount=w,w.root=E,m?u.root=E:d&&(d.mounted=w,d.mount&&d.mount.mounts.push(w)),E},unmount(o){var l=u.lookupPath(o,{follow_mount:!1});if(!u.isMountpoint(l.node))throw new u.ErrnoError(28);var c=l.node,d=c.mounted,m=u.getMounts(d);for(var[_,b]of Object.entries(u.nameTable))for(;b;){var w=b.name_next;m.includes(b.mount)&&u.destroyNode(b),b=w}c.mounted=null;var E=c.mount.mounts.indexOf(d);x(E!==-1),c.mount.mounts.splice(E,1)},lookup:(o,l)=>o.node_ops.lookup(o,l),mknod(o,l,c){var d=u.lookupPath(o,{parent:!0}).node,m=Z.basename(o);if(!m)throw new u.ErrnoError(28);if(m==="."||m==="..")throw new u.ErrnoError(20);var _=u.mayCreate(d,m);if(_)throw new u.ErrnoError(_);if(!d.node_ops.mknod)throw new u.ErrnoError(63);return d.node_ops.mknod(d,m,l,c)},statfs:o=>u.statfsNode(u.lookupPath(o,{follow:!0}).node),statfsStream:o=>u.statfsNode(o.node),statfsNode(o){var l={bsize:4096,frsize:4096,blocks:1e6,bfree:5e5,bavail:5e5,files:u.nextInode,ffree:u.nextInode-1,fsid:42,flags:2,namelen:255};return o.node_ops.statfs&&Object.assign(l,o.node_ops.statfs(o.mount.opts.root)),l},create:(o,l=438)=>(l&=4095,l|=32768,u.mknod(o,l,0)),mkdir:(o,l=511)=>(l&=1023,l|=16384,u.mknod(o,l,0)),mkdirTree(o,l){var c=o.split("/"),d="";for(var m of c)if(m){(d||Z.isAbs(o))&&(d+="/"),d+=m;try{u.mkdir(d,l)}catch(_){if(_.errno!=20)throw _}}},mkdev:(o,l,c)=>(c===void 0&&(c=l,l=438),l|=8192,u.mknod(o,l,c)),symlink(o,l){if(!jt.resolve(o))throw new u.ErrnoError(44);var c=u.lookupPath(l,{parent:!0}).node;if(!c)throw new u.ErrnoError(44);var d=Z.basename(l),m=u.mayCreate(c,d);if(m)throw new u.ErrnoError(m);if(!c.node_ops.symlink)throw new u.ErrnoError(63);return c.node_ops.symlink(c,d,o)},rename(o,l){var c,d,m=Z.dirname(o),_=Z.dirname(l),b=Z.basename(o),w=Z.basename(l);if(c=u.lookupPath(o,{parent:!0}).node,d=u.lookupPath(l,{parent:!0}).node,!c||!d)throw new u.ErrnoError(44);if(c.mount!==d.mount)throw new u.ErrnoError(75);var E,N=u.lookupNode(c,b),O=jt.relative(o,_);if(O.charAt(0)!==".")throw new u.ErrnoError(28);if((O=jt.relative(l,m)).charAt(0)!==".")throw new u.ErrnoError(55);try{E=u.lookupNode(d,w)}catch{}if(N!==E){var D=u.isDir(N.mode),S=u.mayDelete(c,b,D);if(S)throw new u.ErrnoError(S);if(S=E?u.mayDelete(d,w,D):u.mayCreate(d,w))throw new u.ErrnoError(S);if(!c.node_ops.rename)throw new u.ErrnoError(63);if(u.isMountpoint(N)||E&&u.isMountpoint(E))throw new u.ErrnoError(10);if(d!==c&&(S=u.nodePermissions(c,"w")))throw new u.ErrnoError(S);u.hashRemoveNode(N);try{c.node_ops.rename(N,d,w),N.parent=d}catch(M){throw M}finally{u.hashAddNode(N)}}},rmdir(o){var l=u.lookupPath(o,{parent:!0}).node,c=Z.basename(o),d=u.lookupNode(l,c),m=u.mayDelete(l,c,!0);if(m)throw new u.ErrnoError(m);if(!l.node_ops.rmdir)throw new u.ErrnoError(63);if(u.isMountpoint(d))throw new u.ErrnoError(10);l.node_ops.rmdir(l,c),u.destroyNode(d)},readdir(o){var l=u.lookupPath(o,{follow:!0}).node;return u.checkOpExists(l.node_ops.readdir,54)(l)},unlink(o){var l=u.lookupPath(o,{parent:!0}).node;if(!l)throw new u.ErrnoError(44);var c=Z.basename(o),d=u.lookupNode(l,c),m=u.mayDelete(l,c,!1);if(m)throw new u.ErrnoError(m);if(!l.node_ops.unlink)throw new u.ErrnoError(63);if(u.isMountpoint(d))throw new u.ErrnoError(10);l.node_ops.unlink(l,c),u.destroyNode(d)},readlink(o){var l=u.lookupPath(o).node;if(!l)throw new u.ErrnoError(44);if(!l.node_ops.readlink)throw new u.ErrnoError(28);return l.node_ops.readlink(l)},stat(o,l){var c=u.lookupPath(o,{follow:!l}).node;return u.checkOpExists(c.node_ops.getattr,63)(c)},fstat(o){var l=u.getStreamChecked(o),c=l.node,d=l.stream_ops.getattr,m=d?l:c;return d??=c.node_ops.getattr,u.checkOpExists(d,63),d(m)},lstat:o=>u.stat(o,!0),doChmod(o,l,c,d){u.doSetAttr(o,l,{mode:4095&c|-4096&l.mode,ctime:Date.now(),dontFollow:d})},chmod(o,l,c){var d;typeof o=="string"?d=u.lookupPath(o,{follow:!c}).node:d=o,u.doChmod(null,d,l,c)},lchmod(o,l){u.chmod(o,l,!0)},fchmod(o,l){var c=u.getStreamChecked(o);u.doChmod(c,c.node,l,!1)},doChown(o,l,c){u.doSetAttr(o,l,{timestamp:Date.now(),dontFollow:c})},chown(o,l,c,d){var m;typeof o=="string"?m=u.lookupPath(o,{follow:!d}).node:m=o,u.doChown(null,m,d)},lchown(o,l,c){u.chown(o,l,c,!0)},fchown(o,l,c){var d=u.getStreamChecked(o);u.doChown(d,d.node,!1)},doTruncate(o,l,c){if(u.isDir(l.mode))throw new u.ErrnoError(31);if(!u.isFile(l.mode))throw new u.ErrnoError(28);var d=u.nodePermissions(l,"w");if(d)throw new u.ErrnoError(d);u.doSetAttr(o,l,{size:c,timestamp:Date.now()})},truncate(o,l){if(l<0)throw new u.ErrnoError(28);var c;typeof o=="string"?c=u.lookupPath(o,{follow:!0}).node:c=o,u.doTruncate(null,c,l)},ftruncate(o,l){var c=u.getStreamChecked(o);if(l<0||!(2097155&c.flags))throw new u.ErrnoError(28);u.doTruncate(c,c.node,l)},utime(o,l,c){var d=u.lookupPath(o,{follow:!0}).node;u.checkOpExists(d.node_ops.setattr,63)(d,{atime:l,mtime:c})},open(o,l,c=438){if(o==="")throw new u.ErrnoError(44);var d,m;if(c=64&(l=typeof l=="string"?(N=>{var O={r:0,"r+":2,w:577,"w+":578,a:1089,"a+":1090}[N];if(O===void 0)throw new Error(`Unknown file open mode: ${N}`);return O})(l):l)?4095&c|32768:0,typeof o=="object")d=o;else{m=o.endsWith("/");var _=u.lookupPath(o,{follow:!(131072&l),noent_okay:!0});d=_.node,o=_.path}var b=!1;if(64&l)if(d){if(128&l)throw new u.ErrnoError(20)}else{if(m)throw new u.ErrnoError(31);d=u.mknod(o,511|c,0),b=!0}if(!d)throw new u.ErrnoError(44);if(u.isChrdev(d.mode)&&(l&=-513),65536&l&&!u.isDir(d.mode))throw new u.ErrnoError(54);if(!b){var w=u.mayOpen(d,l);if(w)throw new u.ErrnoError(w)}512&l&&!b&&u.truncate(d,0),l&=-131713;var E=u.createStream({node:d,path:u.getPath(d),flags:l,seekable:!0,position:0,stream_ops:d.stream_ops,ungotten:[],error:!1});return E.stream_ops.open&&E.stream_ops.open(E),b&&u.chmod(d,511&c),!n.logReadFiles||1&l||o in u.readFiles||(u.readFiles[o]=1),E},close(o){if(u.isClosed(o))throw new u.ErrnoError(8);o.getdents&&(o.getdents=null);try{o.stream_ops.close&&o.stream_ops.close(o)}catch(l){throw l}finally{u.closeStream(o.fd)}o.fd=null},isClosed:o=>o.fd===null,llseek(o,l,c){if(u.isClosed(o))throw new u.ErrnoError(8);if(!o.seekable||!o.stream_ops.llseek)throw new u.ErrnoError(70);if(c!=0&&c!=1&&c!=2)throw new u.ErrnoError(28);return o.position=o.stream_ops.llseek(o,l,c),o.ungotten=[],o.position},read(o,l,c,d,m){if(x(c>=0),d<0||m<0)throw new u.ErrnoError(28);if(u.isClosed(o))throw new u.ErrnoError(8);if((2097155&o.flags)==1)throw new u.ErrnoError(8);if(u.isDir(o.node.mode))throw new u.ErrnoError(31);if(!o.stream_ops.read)throw new u.ErrnoError(28);var _=m!==void 0;if(_){if(!o.seekable)throw new u.ErrnoError(70)}else m=o.position;var b=o.stream_ops.read(o,l,c,d,m);return _||(o.position+=b),b},write(o,l,c,d,m,_){if(x(c>=0),d<0||m<0)throw new u.ErrnoError(28);if(u.isClosed(o))throw new u.ErrnoError(8);if(!(2097155&o.flags))throw new u.ErrnoError(8);if(u.isDir(o.node.mode))throw new u.ErrnoError(31);if(!o.stream_ops.write)throw new u.ErrnoError(28);o.seekable&&1024&o.flags&&u.llseek(o,0,2);var b=m!==void 0;if(b){if(!o.seekable)throw new u.ErrnoError(70)}else m=o.position;var w=o.stream_ops.write(o,l,c,d,m,_);return b||(o.position+=w),w},mmap(o,l,c,d,m){if(2&d&&!(2&m)&&(2097155&o.flags)!=2)throw new u.ErrnoError(2);if((2097155&o.flags)==1)throw new u.ErrnoError(2);if(!o.stream_ops.mmap)throw new u.ErrnoError(43);if(!l)throw new u.ErrnoError(28);return o.stream_ops.mmap(o,l,c,d,m)},msync:(o,l,c,d,m)=>(x(c>=0),o.stream_ops.msync?o.stream_ops.msync(o,l,c,d,m):0),ioctl(o,l,c){if(!o.stream_ops.ioctl)throw new u.ErrnoError(59);return o.stream_ops.ioctl(o,l,c)},readFile(o,l={}){l.flags=l.flags||0,l.encoding=l.encoding||"binary",l.encoding!=="utf8"&&l.encoding!=="binary"&&ee(`Invalid encoding type "${l.encoding}"`);var c=u.open(o,l.flags),d=u.stat(o).size,m=new Uint8Array(d);return u.read(c,m,0,d,0),l.encoding==="utf8"&&(m=Xt(m)),u.close(c),m},writeFile(o,l,c={}){c.flags=c.flags||577;var d=u.open(o,c.flags,c.mode);typeof l=="string"&&(l=new Uint8Array(hs(l,!0))),ArrayBuffer.isView(l)?u.write(d,l,0,l.byteLength,void 0,c.canOwn):ee("Unsupported data type"),u.close(d)},cwd:()=>u.currentPath,chdir(o){var l=u.lookupPath(o,{follow:!0});if(l.node===null)throw new u.ErrnoError(44);if(!u.isDir(l.node.mode))throw new u.ErrnoError(54);var c=u.nodePermissions(l.node,"x");if(c)throw new u.ErrnoError(c);u.currentPath=l.path},createDefaultDirectories(){u.mkdir("/tmp"),u.mkdir("/home"),u.mkdir("/home/web_user")},createDefaultDevices(){u.mkdir("/dev"),u.registerDevice(u.makedev(1,3),{read:()=>0,write:(d,m,_,b,w)=>b,llseek:()=>0}),u.mkdev("/dev/null",u.makedev(1,3)),_t.register(u.makedev(5,0),_t.default_tty_ops),_t.register(u.makedev(6,0),_t.default_tty1_ops),u.mkdev("/dev/tty",u.makedev(5,0)),u.mkdev("/dev/tty1",u.makedev(6,0));var o=new Uint8Array(1024),l=0,c=()=>(l===0&&(Ri(o),l=o.byteLength),o[--l]);u.createDevice("/dev","random",c),u.createDevice("/dev","urandom",c),u.mkdir("/dev/shm"),u.mkdir("/dev/shm/tmp")},createSpecialDirectories(){u.mkdir("/proc");var o=u.mkdir("/proc/self");u.mkdir("/proc/self/fd"),u.mount({mount(){var l=u.createNode(o,"fd",16895,73);return l.stream_ops={llseek:L.stream_ops.llseek},l.node_ops={lookup(c,d){var m=+d,_=u.getStreamChecked(m),b={parent:null,mount:{mountpoint:"fake"},node_ops:{readlink:()=>_.path},id:m+1};return b.parent=b,b},readdir:()=>Array.from(u.streams.entries()).filter(([c,d])=>d).map(([c,d])=>c.toString())},l}},{},"/proc/self/fd")},createStandardStreams(o,l,c){o?u.createDevice("/dev","stdin",o):u.symlink("/dev/tty","/dev/stdin"),l?u.createDevice("/dev","stdout",null,l):u.symlink("/dev/tty","/dev/stdout"),c?u.createDevice("/dev","stderr",null,c):u.symlink("/dev/tty1","/dev/stderr");var d=u.open("/dev/stdin",0),m=u.open("/dev/stdout",1),_=u.open("/dev/stderr",1);x(d.fd===0,`invalid handle for stdin (${d.fd})`),x(m.fd===1,`invalid handle for stdout (${m.fd})`),x(_.fd===2,`invalid handle for stderr (${_.fd})`)},staticInit(){u.nameTable=new Array(4096),u.mount(L,{},"/"),u.createDefaultDirectories(),u.createDefaultDevices(),u.createSpecialDirectories(),u.filesystems={MEMFS:L}},init(o,l,c){x(!u.initialized,"FS.init was previously called. If you want to initialize later with custom parameters, remove any earlier calls (note that one is automatically added to the generated code)"),u.initialized=!0,o??=n.stdin,l??=n.stdout,c??=n.stderr,u.createStandardStreams(o,l,c)},quit(){for(var o of(u.initialized=!1,Vi(0),u.streams))o&&u.close(o)},findObject(o,l){var c=u.analyzePath(o,l);return c.exists?c.object:null},analyzePath(o,l){try{o=(d=u.lookupPath(o,{follow:!l})).path}catch{}var c={isRoot:!1,exists:!1,error:0,name:null,path:null,object:null,parentExists:!1,parentPath:null,parentObject:null};try{var d=u.lookupPath(o,{parent:!0});c.parentExists=!0,c.parentPath=d.path,c.parentObject=d.node,c.name=Z.basename(o),d=u.lookupPath(o,{follow:!l}),c.exists=!0,c.path=d.path,c.object=d.node,c.name=d.node.name,c.isRoot=d.path==="/"}catch(m){c.error=m.errno}return c},createPath(o,l,c,d){o=typeof o=="string"?o:u.getPath(o);for(var m=l.split("/").reverse();m.length;){var _=m.pop();if(_){var b=Z.join2(o,_);try{u.mkdir(b)}catch(w){if(w.errno!=20)throw w}o=b}}return b},createFile(o,l,c,d,m){var _=Z.join2(typeof o=="string"?o:u.getPath(o),l),b=_s(d,m);return u.create(_,b)},createDataFile(o,l,c,d,m,_){var b=l;o&&(o=typeof o=="string"?o:u.getPath(o),b=l?Z.join2(o,l):o);var w=_s(d,m),E=u.create(b,w);if(c){if(typeof c=="string"){for(var N=new Array(c.length),O=0,D=c.length;O<D;++O)N[O]=c.charCodeAt(O);c=N}u.chmod(E,146|w);var S=u.open(E,577);u.write(S,c,0,c.length,0,_),u.close(S),u.chmod(E,w)}},createDevice(o,l,c,d){var m=Z.join2(typeof o=="string"?o:u.getPath(o),l),_=_s(!!c,!!d);u.createDevice.major??=64;var b=u.makedev(u.createDevice.major++,0);return u.registerDevice(b,{open(w){w.seekable=!1},close(w){d?.buffer?.length&&d(10)},read(w,E,N,O,D){for(var S=0,M=0;M<O;M++){var Q;try{Q=c()}catch{throw new u.ErrnoError(29)}if(Q===void 0&&S===0)throw new u.ErrnoError(6);if(Q==null)break;S++,E[N+M]=Q}return S&&(w.node.atime=Date.now()),S},write(w,E,N,O,D){for(var S=0;S<O;S++)try{d(E[N+S])}catch{throw new u.ErrnoError(29)}return O&&(w.node.mtime=w.node.ctime=Date.now()),S}}),u.mkdev(m,_,b)},forceLoadFile(o){if(o.isDevice||o.isFolder||o.link||o.contents)return!0;if(globalThis.XMLHttpRequest)ee("Lazy loading should have been performed (contents set) in createLazyFile, but it was not. Lazy loading only works in web workers. Use --embed-file or --preload-file in emcc on the main thread.");else try{o.contents=h(o.url)}catch{throw new u.ErrnoError(29)}},createLazyFile(o,l,c,d,m){class _{lengthKnown=!1;chunks=[];get(D){if(!(D>this.length-1||D<0)){var S=D%this.chunkSize,M=D/this.chunkSize|0;return this.getter(M)[S]}}setDataGetter(D){this.getter=D}cacheLength(){var D=new XMLHttpRequest;D.open("HEAD",c,!1),D.send(null),D.status>=200&&D.status<300||D.status===304||ee("Couldn't load "+c+". Status: "+D.status);var S,M=Number(D.getResponseHeader("Content-length")),Q=(S=D.getResponseHeader("Accept-Ranges"))&&S==="bytes",de=(S=D.getResponseHeader("Content-Encoding"))&&S==="gzip",ve=1048576;Q||(ve=M);var xe=this;xe.setDataGetter(Jt=>{var yf=Jt*ve,bs=(Jt+1)*ve-1;return bs=Math.min(bs,M-1),xe.chunks[Jt]===void 0&&(xe.chunks[Jt]=((ws,ir)=>{ws>ir&&ee("invalid range ("+ws+", "+ir+") or no bytes requested!"),ir>M-1&&ee("only "+M+" bytes available! programmer error!");var Ne=new XMLHttpRequest;return Ne.open("GET",c,!1),M!==ve&&Ne.setRequestHeader("Range","bytes="+ws+"-"+ir),Ne.responseType="arraybuffer",Ne.overrideMimeType&&Ne.overrideMimeType("text/plain; charset=x-user-defined"),Ne.send(null),Ne.status>=200&&Ne.status<300||Ne.status===304||ee("Couldn't load "+c+". Status: "+Ne.status),Ne.response!==void 0?new Uint8Array(Ne.response||[]):hs(Ne.responseText||"",!0)})(yf,bs)),xe.chunks[Jt]===void 0&&ee("doXHR failed!"),xe.chunks[Jt]}),!de&&M||(ve=M=1,M=this.getter(0).length,ve=M,z("LazyFiles on gzip forces download of the whole file when length is accessed")),this._length=M,this._chunkSize=ve,this.lengthKnown=!0}get length(){return this.lengthKnown||this.cacheLength(),this._length}get chunkSize(){return this.lengthKnown||this.cacheLength(),this._chunkSize}}if(globalThis.XMLHttpRequest){s||ee("Cannot do synchronous binary XHRs outside webworkers in modern browsers. Use --embed-file or --preload-file in emcc");var b={isDevice:!1,contents:new _}}else b={isDevice:!1,url:c};var w=u.createFile(o,l,b,d,m);b.contents?w.contents=b.contents:b.url&&(w.contents=null,w.url=b.url),Object.defineProperties(w,{usedBytes:{get:function(){return this.contents.length}}});var E={};for(let[O,D]of Object.entries(w.stream_ops))E[O]=(...S)=>(u.forceLoadFile(w),D(...S));function N(O,D,S,M,Q){var de=O.node.contents;if(Q>=de.length)return 0;var ve=Math.min(de.length-Q,M);if(x(ve>=0),de.slice)for(var xe=0;xe<ve;xe++)D[S+xe]=de[Q+xe];else for(xe=0;xe<ve;xe++)D[S+xe]=de.get(Q+xe);return ve}return E.read=(O,D,S,M,Q)=>(u.forceLoadFile(w),N(O,D,S,M,Q)),E.mmap=(O,D,S,M,Q)=>{u.forceLoadFile(w);var de=Ci();if(!de)throw new u.ErrnoError(48);return N(O,Ue,de,D,S),{ptr:de,allocated:!0}},w.stream_ops=E,w},absolutePath(){ee("FS.absolutePath has been removed; use PATH_FS.resolve instead")},createFolder(){ee("FS.createFolder has been removed; use FS.mkdir instead")},createLink(){ee("FS.createLink has been removed; use FS.symlink instead")},joinPath(){ee("FS.joinPath has been removed; use PATH.join instead")},mmapAlloc(){ee("FS.mmapAlloc has been replaced by the top level function mmapAlloc")},standardizePath(){ee("FS.standardizePath has been removed; use PATH.normalize instead")}},W={DEFAULT_POLLMASK:5,calculateAt(o,l,c){if(Z.isAbs(l))return l;var d;if(o===-100?d=u.cwd():d=W.getStreamFromFD(o).path,l.length==0){if(!c)throw new u.ErrnoError(44);return d}return d+"/"+l},writeStat(o,l){K[o>>2]=l.dev,K[o+4>>2]=l.mode,K[o+8>>2]=l.nlink,K[o+12>>2]=l.uid,K[o+16>>2]=l.gid,K[o+20>>2]=l.rdev,be[o+24>>3]=BigInt(l.size),Ot[o+32>>2]=4096,Ot[o+36>>2]=l.blocks;var c=l.atime.getTime(),d=l.mtime.getTime(),m=l.ctime.getTime();return be[o+40>>3]=BigInt(Math.floor(c/1e3)),K[o+48>>2]=c%1e3*1e3*1e3,be[o+56>>3]=BigInt(Math.floor(d/1e3)),K[o+64>>2]=d%1e3*1e3*1e3,be[o+72>>3]=BigInt(Math.floor(m/1e3)),K[o+80>>2]=m%1e3*1e3*1e3,be[o+88>>3]=BigInt(l.ino),0},writeStatFs(o,l){K[o+4>>2]=l.bsize,K[o+60>>2]=l.bsize,be[o+8>>3]=BigInt(l.blocks),be[o+16>>3]=BigInt(l.bfree),be[o+24>>3]=BigInt(l.bavail),be[o+32>>3]=BigInt(l.files),be[o+40>>3]=BigInt(l.ffree),K[o+48>>2]=l.fsid,K[o+64>>2]=l.flags,K[o+56>>2]=l.namelen},doMsync(o,l,c,d,m){if(!u.isFile(l.node.mode))throw new u.ErrnoError(43);if(2&d)return 0;var _=wn.slice(o,o+c);u.msync(l,_,m,c,d)},getStreamFromFD:o=>u.getStreamChecked(o),varargs:void 0,getStr:o=>st(o)},nr=(o,l,c)=>(x(typeof c=="number","stringToUTF8(str, outPtr, maxBytesToWrite) is missing the third parameter that specifies the length of the output buffer!"),$i(o,wn,l,c)),mf=(o,l)=>(x(l,"alignment argument is required"),Math.ceil(o/l)*l),hf=o=>{var l=sr.buffer.byteLength,c=(o-l+65535)/65536|0;try{return sr.grow(c),Di(),1}catch(d){Y(`growMemory: Attempted to grow heap from ${l} bytes to ${o} bytes, but got error: ${d}`)}},Ui=[],qe=o=>{var l=Ui[o];return l||(Ui[o]=l=ys.get(o)),x(ys.get(o)==l,"JavaScript-side Wasm function table mirror is out of date!"),l},qi=o=>Xi(o),Wi=(o,l,c,d,m)=>{var _={string:S=>{var M=0;return S!=null&&S!==0&&(M=(Q=>{var de=tr(Q)+1,ve=qi(de);return nr(Q,ve,de),ve})(S)),M},array:S=>{var M,Q,de=qi(S.length);return Q=de,x((M=S).length>=0,"writeArrayToMemory array must have a length (should be an array or typed array)"),Ue.set(M,Q),de}},b=(S=>{var M=n["_"+S];return x(M,"Cannot call unknown function "+S+", make sure it is exported"),M})(o),w=[],E=0;if(x(l!=="array",'Return type should not be "array".'),d)for(var N=0;N<d.length;N++){var O=_[c[N]];O?(E===0&&(E=Oe()),w[N]=O(d[N])):w[N]=d[N]}var D=b(...w);return D=(function(S){return E!==0&&Ie(E),(function(M){return l==="string"?st(M):l==="boolean"?!!M:M})(S)})(D)};u.createPreloadedFile=(o,l,c,d,m,_,b,w,E,N)=>{Li(o,l,c,d,m,w,E,N).then(_).catch(b)},u.preloadFile=Li,u.staticInit(),globalThis.crypto===void 0&&(globalThis.crypto=f("crypto"));var rr,_f=Date.now();if(n.noExitRuntime&&n.noExitRuntime,n.preloadPlugins&&(Bi=n.preloadPlugins),n.print&&(z=n.print),n.printErr&&(Y=n.printErr),n.wasmBinary&&($=n.wasmBinary),rr="fetchSettings",Object.getOwnPropertyDescriptor(n,rr)&&ee(`\`Module.${rr}\` was supplied but \`${rr}\` not included in INCOMING_MODULE_JS_API`),n.arguments&&n.arguments,n.thisProgram&&n.thisProgram,x(n.memoryInitializerPrefixURL===void 0,"Module.memoryInitializerPrefixURL option was removed, use Module.locateFile instead"),x(n.pthreadMainPrefixURL===void 0,"Module.pthreadMainPrefixURL option was removed, use Module.locateFile instead"),x(n.cdInitializerPrefixURL===void 0,"Module.cdInitializerPrefixURL option was removed, use Module.locateFile instead"),x(n.filePackagePrefixURL===void 0,"Module.filePackagePrefixURL option was removed, use Module.locateFile instead"),x(n.read===void 0,"Module.read option was removed"),x(n.readAsync===void 0,"Module.readAsync option was removed (modify readAsync in JS)"),x(n.readBinary===void 0,"Module.readBinary option was removed (modify readBinary in JS)"),x(n.setWindowTitle===void 0,"Module.setWindowTitle option was removed (modify emscripten_set_window_title in JS)"),x(n.TOTAL_MEMORY===void 0,"Module.TOTAL_MEMORY has been renamed Module.INITIAL_MEMORY"),x(n.ENVIRONMENT===void 0,"Module.ENVIRONMENT has been deprecated. To force the environment, use the ENVIRONMENT compile-time option (for example, -sENVIRONMENT=web or -sENVIRONMENT=node)"),x(n.STACK_SIZE===void 0,"STACK_SIZE can no longer be set at runtime.  Use -sSTACK_SIZE at link time"),x(n.wasmMemory===void 0,"Use of `wasmMemory` detected.  Use -sIMPORTED_MEMORY to define wasmMemory externally"),x(n.INITIAL_MEMORY===void 0,"Detected runtime INITIAL_MEMORY setting.  Use -sIMPORTED_MEMORY to define wasmMemory dynamically"),n.preInit)for(typeof n.preInit=="function"&&(n.preInit=[n.preInit]);n.preInit.length>0;)n.preInit.shift()();er("preInit"),n.ccall=Wi,n.cwrap=(o,l,c,d)=>(...m)=>Wi(o,l,c,m),n.setValue=function(o,l,c="i8"){switch(c.endsWith("*")&&(c="*"),c){case"i1":case"i8":Ue[o]=l;break;case"i16":Yt[o>>1]=l;break;case"i32":Ot[o>>2]=l;break;case"i64":be[o>>3]=BigInt(l);break;case"float":cs[o>>2]=l;break;case"double":us[o>>3]=l;break;case"*":K[o>>2]=l;break;default:ee(`invalid type for setValue: ${c}`)}},n.getValue=ps,n.PATH=Z,n.PATH_FS=jt,n.UTF8ToString=st,n.stringToUTF8=nr,n.lengthBytesUTF8=tr,n.FS=u,["writeI53ToI64","writeI53ToI64Clamped","writeI53ToI64Signaling","writeI53ToU64Clamped","writeI53ToU64Signaling","readI53FromI64","readI53FromU64","convertI32PairToI53","convertI32PairToI53Checked","convertU32PairToI53","getTempRet0","setTempRet0","createNamedFunction","zeroMemory","exitJS","withStackSave","inetPton4","inetNtop4","inetPton6","inetNtop6","readSockaddr","writeSockaddr","readEmAsmArgs","jstoi_q","getExecutableName","autoResumeAudioContext","getDynCaller","dynCall","handleException","keepRuntimeAlive","runtimeKeepalivePush","runtimeKeepalivePop","callUserCallback","maybeExit","asmjsMangle","HandleAllocator","addOnInit","addOnPostCtor","addOnPreMain","addOnExit","STACK_SIZE","STACK_ALIGN","POINTER_SIZE","ASSERTIONS","convertJsFunctionToWasm","getEmptyTableSlot","updateTableMap","getFunctionAddress","addFunction","removeFunction","intArrayToString","AsciiToString","stringToAscii","UTF16ToString","stringToUTF16","lengthBytesUTF16","UTF32ToString","stringToUTF32","lengthBytesUTF32","stringToNewUTF8","registerKeyEventCallback","maybeCStringToJsString","findEventTarget","getBoundingClientRect","fillMouseEventData","registerMouseEventCallback","registerWheelEventCallback","registerUiEventCallback","registerFocusEventCallback","fillDeviceOrientationEventData","registerDeviceOrientationEventCallback","fillDeviceMotionEventData","registerDeviceMotionEventCallback","screenOrientation","fillOrientationChangeEventData","registerOrientationChangeEventCallback","fillFullscreenChangeEventData","registerFullscreenChangeEventCallback","JSEvents_requestFullscreen","JSEvents_resizeCanvasForFullscreen","registerRestoreOldStyle","hideEverythingExceptGivenElement","restoreHiddenElements","setLetterbox","softFullscreenResizeWebGLRenderTarget","doRequestFullscreen","fillPointerlockChangeEventData","registerPointerlockChangeEventCallback","registerPointerlockErrorEventCallback","requestPointerLock","fillVisibilityChangeEventData","registerVisibilityChangeEventCallback","registerTouchEventCallback","fillGamepadEventData","registerGamepadEventCallback","registerBeforeUnloadEventCallback","fillBatteryEventData","registerBatteryEventCallback","setCanvasElementSize","getCanvasElementSize","jsStackTrace","getCallstack","convertPCtoSourceLocation","getEnvStrings","checkWasiClock","wasiRightsToMuslOFlags","wasiOFlagsToMuslOFlags","safeSetTimeout","setImmediateWrapped","safeRequestAnimationFrame","clearImmediateWrapped","registerPostMainLoop","registerPreMainLoop","getPromise","makePromise","idsToPromises","makePromiseCallback","ExceptionInfo","findMatchingCatch","Browser_asyncPrepareDataCounter","isLeapYear","ydayFromDate","arraySum","addDays","getSocketFromFD","getSocketAddress","FS_mkdirTree","_setNetworkCallback","heapObjectForWebGLType","toTypedArrayIndex","webgl_enable_ANGLE_instanced_arrays","webgl_enable_OES_vertex_array_object","webgl_enable_WEBGL_draw_buffers","webgl_enable_WEBGL_multi_draw","webgl_enable_EXT_polygon_offset_clamp","webgl_enable_EXT_clip_control","webgl_enable_WEBGL_polygon_mode","emscriptenWebGLGet","computeUnpackAlignedImageSize","colorChannelsInGlTextureFormat","emscriptenWebGLGetTexPixelData","emscriptenWebGLGetUniform","webglGetUniformLocation","webglPrepareUniformLocationsBeforeFirstUse","webglGetLeftBracePos","emscriptenWebGLGetVertexAttrib","__glGetActiveAttribOrUniform","writeGLArray","registerWebGlEventCallback","runAndAbortIfError","ALLOC_NORMAL","ALLOC_STACK","allocate","writeStringToMemory","writeAsciiToMemory","allocateUTF8","allocateUTF8OnStack","demangle","stackTrace","getNativeTypeSize"].forEach(function(o){Mi(o)}),["run","out","err","callMain","abort","wasmExports","HEAPF32","HEAPF64","HEAP8","HEAPU8","HEAP16","HEAPU16","HEAP32","HEAPU32","HEAP64","HEAPU64","writeStackCookie","checkStackCookie","INT53_MAX","INT53_MIN","bigintToI53Checked","stackSave","stackRestore","stackAlloc","ptrToString","getHeapMax","growMemory","ENV","ERRNO_CODES","strError","DNS","Protocols","Sockets","timers","warnOnce","readEmAsmArgsArray","asyncLoad","alignMemory","mmapAlloc","wasmTable","wasmMemory","getUniqueRunDependency","noExitRuntime","addRunDependency","removeRunDependency","addOnPreRun","addOnPostRun","freeTableIndexes","functionsInTableMap","UTF8Decoder","UTF8ArrayToString","stringToUTF8Array","intArrayFromString","UTF16Decoder","stringToUTF8OnStack","writeArrayToMemory","JSEvents","specialHTMLTargets","findCanvasEventTarget","currentFullscreenStrategy","restoreOldWindowedStyle","UNWIND_CACHE","ExitStatus","doReadv","doWritev","initRandomFill","randomFill","emSetImmediate","emClearImmediate_deps","emClearImmediate","promiseMap","uncaughtExceptionCount","exceptionLast","exceptionCaught","Browser","requestFullscreen","requestFullScreen","setCanvasSize","getUserMedia","createContext","getPreloadedImageData__data","wget","MONTH_DAYS_REGULAR","MONTH_DAYS_LEAP","MONTH_DAYS_REGULAR_CUMULATIVE","MONTH_DAYS_LEAP_CUMULATIVE","SYSCALLS","preloadPlugins","FS_createPreloadedFile","FS_preloadFile","FS_modeStringToFlags","FS_getMode","FS_stdin_getChar_buffer","FS_stdin_getChar","FS_unlink","FS_createPath","FS_createDevice","FS_readFile","FS_root","FS_mounts","FS_devices","FS_streams","FS_nextInode","FS_nameTable","FS_currentPath","FS_initialized","FS_ignorePermissions","FS_filesystems","FS_syncFSRequests","FS_readFiles","FS_lookupPath","FS_getPath","FS_hashName","FS_hashAddNode","FS_hashRemoveNode","FS_lookupNode","FS_createNode","FS_destroyNode","FS_isRoot","FS_isMountpoint","FS_isFile","FS_isDir","FS_isLink","FS_isChrdev","FS_isBlkdev","FS_isFIFO","FS_isSocket","FS_flagsToPermissionString","FS_nodePermissions","FS_mayLookup","FS_mayCreate","FS_mayDelete","FS_mayOpen","FS_checkOpExists","FS_nextfd","FS_getStreamChecked","FS_getStream","FS_createStream","FS_closeStream","FS_dupStream","FS_doSetAttr","FS_chrdev_stream_ops","FS_major","FS_minor","FS_makedev","FS_registerDevice","FS_getDevice","FS_getMounts","FS_syncfs","FS_mount","FS_unmount","FS_lookup","FS_mknod","FS_statfs","FS_statfsStream","FS_statfsNode","FS_create","FS_mkdir","FS_mkdev","FS_symlink","FS_rename","FS_rmdir","FS_readdir","FS_readlink","FS_stat","FS_fstat","FS_lstat","FS_doChmod","FS_chmod","FS_lchmod","FS_fchmod","FS_doChown","FS_chown","FS_lchown","FS_fchown","FS_doTruncate","FS_truncate","FS_ftruncate","FS_utime","FS_open","FS_close","FS_isClosed","FS_llseek","FS_read","FS_write","FS_mmap","FS_msync","FS_ioctl","FS_writeFile","FS_cwd","FS_chdir","FS_createDefaultDirectories","FS_createDefaultDevices","FS_createSpecialDirectories","FS_createStandardStreams","FS_staticInit","FS_init","FS_quit","FS_findObject","FS_analyzePath","FS_createFile","FS_createDataFile","FS_forceLoadFile","FS_createLazyFile","FS_absolutePath","FS_createFolder","FS_createLink","FS_joinPath","FS_mmapAlloc","FS_standardizePath","MEMFS","TTY","PIPEFS","SOCKFS","tempFixedLengthArray","miniTempWebGLFloatBuffers","miniTempWebGLIntBuffers","GL","AL","GLUT","EGL","GLEW","IDBStore","SDL","SDL_gfx","print","printErr","jstoi_s"].forEach(Mi),n._free=B("_free"),n._malloc=B("_malloc"),n._mp_sched_keyboard_interrupt=B("_mp_sched_keyboard_interrupt"),n._mp_js_init=B("_mp_js_init"),n._mp_js_register_js_module=B("_mp_js_register_js_module"),n._mp_js_do_import=B("_mp_js_do_import"),n._proxy_convert_mp_to_js_obj_cside=B("_proxy_convert_mp_to_js_obj_cside"),n._mp_js_do_exec=B("_mp_js_do_exec"),n._mp_js_do_exec_async=B("_mp_js_do_exec_async"),n._mp_js_repl_init=B("_mp_js_repl_init"),n._mp_js_repl_process_char=B("_mp_js_repl_process_char"),n._mp_hal_get_interrupt_char=B("_mp_hal_get_interrupt_char"),n._proxy_c_init=B("_proxy_c_init"),n._proxy_c_free_obj=B("_proxy_c_free_obj"),n._proxy_c_to_js_call=B("_proxy_c_to_js_call"),n._proxy_c_to_js_dir=B("_proxy_c_to_js_dir"),n._proxy_c_to_js_has_attr=B("_proxy_c_to_js_has_attr"),n._proxy_c_to_js_lookup_attr=B("_proxy_c_to_js_lookup_attr"),n._proxy_c_to_js_store_attr=B("_proxy_c_to_js_store_attr"),n._proxy_c_to_js_delete_attr=B("_proxy_c_to_js_delete_attr"),n._proxy_c_to_js_get_type=B("_proxy_c_to_js_get_type"),n._proxy_c_to_js_get_array=B("_proxy_c_to_js_get_array"),n._proxy_c_to_js_get_dict=B("_proxy_c_to_js_get_dict"),n._proxy_c_to_js_get_iter=B("_proxy_c_to_js_get_iter"),n._proxy_c_to_js_iternext=B("_proxy_c_to_js_iternext"),n._proxy_c_to_js_resume=B("_proxy_c_to_js_resume");var Vi=B("_fflush"),Hi=B("_strerror"),gs=B("_emscripten_stack_get_end"),je=(B("_emscripten_stack_get_base"),B("_setThrew")),Gi=B("_emscripten_stack_init"),Yi=(B("_emscripten_stack_get_free"),B("__emscripten_stack_restore")),Xi=B("__emscripten_stack_alloc"),Ki=B("_emscripten_stack_get_current"),sr=(B("memory"),B("__indirect_function_table"),B("wasmMemory")),ys=B("wasmTable"),Ji,Sn,Zi={__syscall_chdir:function(o){try{return o=W.getStr(o),u.chdir(o),0}catch(l){if(u===void 0||l.name!=="ErrnoError")throw l;return-l.errno}},__syscall_fstat64:function(o,l){try{return W.writeStat(l,u.fstat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_getcwd:function(o,l){try{if(l===0)return-28;var c=u.cwd(),d=tr(c)+1;return l<d?-68:(nr(c,o,l),d)}catch(m){if(u===void 0||m.name!=="ErrnoError")throw m;return-m.errno}},__syscall_getdents64:function(o,l,c){try{var d=W.getStreamFromFD(o);d.getdents||=u.readdir(d.path);for(var m=0,_=u.llseek(d,0,1),b=Math.floor(_/280),w=Math.min(d.getdents.length,b+Math.floor(c/280)),E=b;E<w;E++){var N,O,D=d.getdents[E];if(D===".")N=d.node.id,O=4;else if(D==="..")N=u.lookupPath(d.path,{parent:!0}).node.id,O=4;else{var S;try{S=u.lookupNode(d.node,D)}catch(M){if(M?.errno===28)continue;throw M}N=S.id,O=u.isChrdev(S.mode)?2:u.isDir(S.mode)?4:u.isLink(S.mode)?10:8}x(N),be[l+m>>3]=BigInt(N),be[l+m+8>>3]=BigInt(280*(E+1)),Yt[l+m+16>>1]=280,Ue[l+m+18]=O,nr(D,l+m+19,256),m+=280}return u.llseek(d,280*E,0),m}catch(M){if(u===void 0||M.name!=="ErrnoError")throw M;return-M.errno}},__syscall_lstat64:function(o,l){try{return o=W.getStr(o),W.writeStat(l,u.lstat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_mkdirat:function(o,l,c){try{return l=W.getStr(l),l=W.calculateAt(o,l),u.mkdir(l,c,0),0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},__syscall_newfstatat:function(o,l,c,d){try{l=W.getStr(l);var m=256&d,_=4096&d;return x(!(d&=-6401),`unknown flags in __syscall_newfstatat: ${d}`),l=W.calculateAt(o,l,_),W.writeStat(c,m?u.lstat(l):u.stat(l))}catch(b){if(u===void 0||b.name!=="ErrnoError")throw b;return-b.errno}},__syscall_openat:function(o,l,c,d){W.varargs=d;try{l=W.getStr(l),l=W.calculateAt(o,l);var m=d?(()=>{x(W.varargs!=null);var _=Ot[+W.varargs>>2];return W.varargs+=4,_})():0;return u.open(l,c,m).fd}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return-_.errno}},__syscall_poll:function(o,l,c){try{for(var d=0,m=0;m<l;m++){var _=o+8*m,b=Ot[_>>2],w=Yt[_+4>>1],E=32,N=u.getStream(b);N&&(E=W.DEFAULT_POLLMASK,N.stream_ops.poll&&(E=N.stream_ops.poll(N,-1))),(E&=24|w)&&d++,Yt[_+6>>1]=E}return d}catch(O){if(u===void 0||O.name!=="ErrnoError")throw O;return-O.errno}},__syscall_renameat:function(o,l,c,d){try{return l=W.getStr(l),d=W.getStr(d),l=W.calculateAt(o,l),d=W.calculateAt(c,d),u.rename(l,d),0}catch(m){if(u===void 0||m.name!=="ErrnoError")throw m;return-m.errno}},__syscall_rmdir:function(o){try{return o=W.getStr(o),u.rmdir(o),0}catch(l){if(u===void 0||l.name!=="ErrnoError")throw l;return-l.errno}},__syscall_stat64:function(o,l){try{return o=W.getStr(o),W.writeStat(l,u.stat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_statfs64:function(o,l,c){try{return x(l===88),W.writeStatFs(c,u.statfs(W.getStr(o))),0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},__syscall_unlinkat:function(o,l,c){try{if(l=W.getStr(l),l=W.calculateAt(o,l),c){if(c!==512)return-28;u.rmdir(l)}else u.unlink(l);return 0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},_abort_js:()=>ee("native code called abort()"),_emscripten_throw_longjmp:()=>{throw 1/0},call0:function(o,l){ae((0,proxy_js_ref[o])(),l)},call0_kwarg:function(o,l,c,d,m,_){let b=proxy_js_ref[o],w={};for(let N=0;N<c;++N){let O=st(ps(d+4*N,"i32")),D=re(m+3*N*4);w[O]=D}let E;E=l?b.call(w):b(w),ae(E,_)},call1:function(o,l,c,d){let m=re(c),_=proxy_js_ref[o],b;b=l?_.call(m):_(m),ae(b,d)},call2:function(o,l,c,d,m){let _=re(c),b=re(d),w=proxy_js_ref[o],E;E=l?w.call(_,b):w(_,b),ae(E,m)},calln:function(o,l,c,d,m){let _=proxy_js_ref[o],b=[];for(let E=0;E<c;++E){let N=re(d+3*E*4);b.push(N)}let w;w=l?_.call(...b):_(...b),ae(w,m)},calln_kwarg:function(o,l,c,d,m,_,b,w){let E=proxy_js_ref[o],N=[];for(let S=0;S<c;++S){let M=re(d+3*S*4);N.push(M)}let O={};for(let S=0;S<m;++S){let M=st(ps(_+4*S,"i32")),Q=re(b+3*S*4);O[M]=Q}let D;D=l?E.call(...N,O):E(...N,O),ae(D,w)},create_promise:function(o,l){let c=re(o);ae(new Promise(c),l)},emscripten_resize_heap:o=>{var l=wn.length;if(x((o>>>=0)>l),o>2147483648)return Y(`Cannot enlarge memory, requested ${o} bytes, but the limit is 2147483648 bytes!`),!1;for(var c=1;c<=4;c*=2){var d=l*(1+.2/c);d=Math.min(d,o+100663296);var m=Math.min(2147483648,mf(Math.max(o,d),65536));if(hf(m))return!0}return Y(`Failed to grow the heap from ${l} bytes to ${m} bytes, not enough memory!`),!1},fd_close:function(o){try{var l=W.getStreamFromFD(o);return u.close(l),0}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return c.errno}},fd_read:function(o,l,c,d){try{var m=((_,b,w,E)=>{for(var N=0,O=0;O<w;O++){var D=K[b>>2],S=K[b+4>>2];b+=8;var M=u.read(_,Ue,D,S,E);if(M<0)return-1;if(N+=M,M<S)break;E!==void 0&&(E+=M)}return N})(W.getStreamFromFD(o),l,c);return K[d>>2]=m,0}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return _.errno}},fd_seek:function(o,l,c,d){var m;l=(m=l)<-9007199254740992||m>9007199254740992?NaN:Number(m);try{if(isNaN(l))return 61;var _=W.getStreamFromFD(o);return u.llseek(_,l,c),be[d>>3]=BigInt(_.position),_.getdents&&l===0&&c===0&&(_.getdents=null),0}catch(b){if(u===void 0||b.name!=="ErrnoError")throw b;return b.errno}},fd_sync:function(o){try{var l=W.getStreamFromFD(o);return l.stream_ops?.fsync?l.stream_ops.fsync(l):0}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return c.errno}},fd_write:function(o,l,c,d){try{var m=((_,b,w,E)=>{for(var N=0,O=0;O<w;O++){var D=K[b>>2],S=K[b+4>>2];b+=8;var M=u.write(_,Ue,D,S,E);if(M<0)return-1;if(N+=M,M<S)break;E!==void 0&&(E+=M)}return N})(W.getStreamFromFD(o),l,c);return K[d>>2]=m,0}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return _.errno}},has_attr:function(o,l){let c=proxy_js_ref[o];return st(l)in c},invoke_i:function(o){var l=Oe();try{return qe(o)()}catch(c){if(Ie(l),c!==c+0)throw c;je(1,0)}},invoke_ii:function(o,l){var c=Oe();try{return qe(o)(l)}catch(d){if(Ie(c),d!==d+0)throw d;je(1,0)}},invoke_iii:function(o,l,c){var d=Oe();try{return qe(o)(l,c)}catch(m){if(Ie(d),m!==m+0)throw m;je(1,0)}},invoke_iiii:function(o,l,c,d){var m=Oe();try{return qe(o)(l,c,d)}catch(_){if(Ie(m),_!==_+0)throw _;je(1,0)}},invoke_iiiii:function(o,l,c,d,m){var _=Oe();try{return qe(o)(l,c,d,m)}catch(b){if(Ie(_),b!==b+0)throw b;je(1,0)}},invoke_iiiiii:function(o,l,c,d,m,_){var b=Oe();try{return qe(o)(l,c,d,m,_)}catch(w){if(Ie(b),w!==w+0)throw w;je(1,0)}},invoke_v:function(o){var l=Oe();try{qe(o)()}catch(c){if(Ie(l),c!==c+0)throw c;je(1,0)}},invoke_vi:function(o,l){var c=Oe();try{qe(o)(l)}catch(d){if(Ie(c),d!==d+0)throw d;je(1,0)}},invoke_vii:function(o,l,c){var d=Oe();try{qe(o)(l,c)}catch(m){if(Ie(d),m!==m+0)throw m;je(1,0)}},invoke_viii:function(o,l,c,d){var m=Oe();try{qe(o)(l,c,d)}catch(_){if(Ie(m),_!==_+0)throw _;je(1,0)}},invoke_viiii:function(o,l,c,d,m){var _=Oe();try{qe(o)(l,c,d,m)}catch(b){if(Ie(_),b!==b+0)throw b;je(1,0)}},js_check_existing:function(o){return(function(l){let c=globalThis.proxy_js_map.get(l)?.deref();if(c===void 0)return-1;for(let d=0;d<globalThis.proxy_js_existing.length;++d)if(globalThis.proxy_js_existing[d]===void 0)return globalThis.proxy_js_existing[d]=c,d;return globalThis.proxy_js_existing.push(c),globalThis.proxy_js_existing.length-1})(o)},js_get_error_info:function(o,l,c){let d=proxy_js_ref[o];ae(d.name,l),ae(d.message,c)},js_get_iter:function(o,l){ae(proxy_js_ref[o][Symbol.iterator](),l)},js_get_proxy_js_ref_info:function(o){let l=0;for(let c of proxy_js_ref)c!==void 0&&++l;n.setValue(o,proxy_js_ref.length,"i32"),n.setValue(o+4,l,"i32")},js_iter_next:function(o,l){let c=proxy_js_ref[o].next();return!c.done&&(ae(c.value,l),!0)},js_reflect_construct:function(o,l,c,d){let m=proxy_js_ref[o],_=[];for(let b=0;b<l;++b)_.push(re(c+3*b*4));ae(Reflect.construct(m,_),d)},js_subscr_load:function(o,l,c){let d=proxy_js_ref[o],m=(function(_,b){let w=b;if(typeof w=="number"&&(w<0&&(w+=_.length),w<0||w>=_.length))throw new ar("IndexError","index out of range");return w})(d,re(l));ae(d[m],c)},js_subscr_store:function(o,l,c){proxy_js_ref[o][re(l)]=re(c)},js_then_continue:function(o,l,c,d,m){let _=re(l),b=re(c),w=re(d);ae(proxy_js_ref[o].then(E=>{_(E,null,b,w)},E=>{_(null,E,b,w)}),m)},js_then_reject:function(o,l){let c;try{c=re(o)}catch(d){c=d}re(l)(c)},js_then_resolve:function(o,l){let c=re(o);re(l)(c)},lookup_attr:function(o,l,c){let d=proxy_js_ref[o],m=st(l),_=d[m];return _!==void 0||m in d?(ae(_,c),typeof _!="function"||"_ref"in _?1:2):0},mp_js_random_u32:()=>globalThis.crypto.getRandomValues(new Uint32Array(1))[0],mp_js_ticks_ms:()=>Date.now()-_f,mp_js_time_ms:()=>Date.now(),proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside:function(o){let l=re(o);ae($t.toJs(l),o)},proxy_convert_mp_to_js_then_js_to_mp_obj_jsside:function(o){(function(l,c){eo(l,c,!1)})(re(o),o)},proxy_js_free_obj:function(o){o>=Qi&&(proxy_js_ref_map.delete(proxy_js_ref[o]),proxy_js_ref[o]=void 0,o<proxy_js_ref_next&&(proxy_js_ref_next=o))},store_attr:function(o,l,c){let d=st(l),m=re(c);proxy_js_ref[o][d]=m}};function gf(){var o;Gi(),x(!(3&(o=gs()))),o==0&&(o+=4),K[o>>2]=34821223,K[o+4>>2]=2310721022,K[0]=1668509029}Sn=await(async function(){function o(d,m){return(function(_){x(_.free!==void 0,"missing Wasm export: free"),n._free=J("free",1),x(_.malloc!==void 0,"missing Wasm export: malloc"),n._malloc=J("malloc",1),x(_.mp_sched_keyboard_interrupt!==void 0,"missing Wasm export: mp_sched_keyboard_interrupt"),n._mp_sched_keyboard_interrupt=J("mp_sched_keyboard_interrupt",0),x(_.mp_js_init!==void 0,"missing Wasm export: mp_js_init"),n._mp_js_init=J("mp_js_init",2),x(_.mp_js_register_js_module!==void 0,"missing Wasm export: mp_js_register_js_module"),n._mp_js_register_js_module=J("mp_js_register_js_module",2),x(_.mp_js_do_import!==void 0,"missing Wasm export: mp_js_do_import"),n._mp_js_do_import=J("mp_js_do_import",2),x(_.proxy_convert_mp_to_js_obj_cside!==void 0,"missing Wasm export: proxy_convert_mp_to_js_obj_cside"),n._proxy_convert_mp_to_js_obj_cside=J("proxy_convert_mp_to_js_obj_cside",2),x(_.mp_js_do_exec!==void 0,"missing Wasm export: mp_js_do_exec"),n._mp_js_do_exec=J("mp_js_do_exec",3),x(_.mp_js_do_exec_async!==void 0,"missing Wasm export: mp_js_do_exec_async"),n._mp_js_do_exec_async=J("mp_js_do_exec_async",3),x(_.mp_js_repl_init!==void 0,"missing Wasm export: mp_js_repl_init"),n._mp_js_repl_init=J("mp_js_repl_init",0),x(_.mp_js_repl_process_char!==void 0,"missing Wasm export: mp_js_repl_process_char"),n._mp_js_repl_process_char=J("mp_js_repl_process_char",1),x(_.mp_hal_get_interrupt_char!==void 0,"missing Wasm export: mp_hal_get_interrupt_char"),n._mp_hal_get_interrupt_char=J("mp_hal_get_interrupt_char",0),x(_.proxy_c_init!==void 0,"missing Wasm export: proxy_c_init"),n._proxy_c_init=J("proxy_c_init",0),x(_.proxy_c_free_obj!==void 0,"missing Wasm export: proxy_c_free_obj"),n._proxy_c_free_obj=J("proxy_c_free_obj",1),x(_.proxy_c_to_js_call!==void 0,"missing Wasm export: proxy_c_to_js_call"),n._proxy_c_to_js_call=J("proxy_c_to_js_call",4),x(_.proxy_c_to_js_dir!==void 0,"missing Wasm export: proxy_c_to_js_dir"),n._proxy_c_to_js_dir=J("proxy_c_to_js_dir",2),x(_.proxy_c_to_js_has_attr!==void 0,"missing Wasm export: proxy_c_to_js_has_attr"),n._proxy_c_to_js_has_attr=J("proxy_c_to_js_has_attr",2),x(_.proxy_c_to_js_lookup_attr!==void 0,"missing Wasm export: proxy_c_to_js_lookup_attr"),n._proxy_c_to_js_lookup_attr=J("proxy_c_to_js_lookup_attr",3),x(_.proxy_c_to_js_store_attr!==void 0,"missing Wasm export: proxy_c_to_js_store_attr"),n._proxy_c_to_js_store_attr=J("proxy_c_to_js_store_attr",3),x(_.proxy_c_to_js_delete_attr!==void 0,"missing Wasm export: proxy_c_to_js_delete_attr"),n._proxy_c_to_js_delete_attr=J("proxy_c_to_js_delete_attr",2),x(_.proxy_c_to_js_get_type!==void 0,"missing Wasm export: proxy_c_to_js_get_type"),n._proxy_c_to_js_get_type=J("proxy_c_to_js_get_type",1),x(_.proxy_c_to_js_get_array!==void 0,"missing Wasm export: proxy_c_to_js_get_array"),n._proxy_c_to_js_get_array=J("proxy_c_to_js_get_array",2),x(_.proxy_c_to_js_get_dict!==void 0,"missing Wasm export: proxy_c_to_js_get_dict"),n._proxy_c_to_js_get_dict=J("proxy_c_to_js_get_dict",2),x(_.proxy_c_to_js_get_iter!==void 0,"missing Wasm export: proxy_c_to_js_get_iter"),n._proxy_c_to_js_get_iter=J("proxy_c_to_js_get_iter",1),x(_.proxy_c_to_js_iternext!==void 0,"missing Wasm export: proxy_c_to_js_iternext"),n._proxy_c_to_js_iternext=J("proxy_c_to_js_iternext",2),x(_.proxy_c_to_js_resume!==void 0,"missing Wasm export: proxy_c_to_js_resume"),n._proxy_c_to_js_resume=J("proxy_c_to_js_resume",2),x(_.fflush!==void 0,"missing Wasm export: fflush"),Vi=J("fflush",1),x(_.strerror!==void 0,"missing Wasm export: strerror"),Hi=J("strerror",1),x(_.emscripten_stack_get_end!==void 0,"missing Wasm export: emscripten_stack_get_end"),gs=_.emscripten_stack_get_end,x(_.emscripten_stack_get_base!==void 0,"missing Wasm export: emscripten_stack_get_base"),_.emscripten_stack_get_base,x(_.setThrew!==void 0,"missing Wasm export: setThrew"),je=J("setThrew",2),x(_.emscripten_stack_init!==void 0,"missing Wasm export: emscripten_stack_init"),Gi=_.emscripten_stack_init,x(_.emscripten_stack_get_free!==void 0,"missing Wasm export: emscripten_stack_get_free"),_.emscripten_stack_get_free,x(_._emscripten_stack_restore!==void 0,"missing Wasm export: _emscripten_stack_restore"),Yi=_._emscripten_stack_restore,x(_._emscripten_stack_alloc!==void 0,"missing Wasm export: _emscripten_stack_alloc"),Xi=_._emscripten_stack_alloc,x(_.emscripten_stack_get_current!==void 0,"missing Wasm export: emscripten_stack_get_current"),Ki=_.emscripten_stack_get_current,x(_.memory!==void 0,"missing Wasm export: memory"),sr=_.memory,x(_.__indirect_function_table!==void 0,"missing Wasm export: __indirect_function_table"),ys=_.__indirect_function_table})(Sn=d.exports),Di(),Sn}var l=n,c={env:Zi,wasi_snapshot_preview1:Zi};return n.instantiateWasm?new Promise((d,m)=>{try{n.instantiateWasm(c,(_,b)=>{d(o(_))})}catch(_){Y(`Module.instantiateWasm callback failed with error: ${_}`),m(_)}}):(ds??=ff(),(function(d){return x(n===l,"the Module object should not be replaced during async compilation - perhaps the order of HTML elements is wrong?"),l=null,o(d.instance)})(await uf($,ds,c)))})(),(function o(){function l(){x(!Ji),Ji=!0,n.calledRun=!0,Se||(x(!vn),vn=!0,Gt(),n.noFSInit||u.initialized||u.init(),_t.init(),Sn.__wasm_call_ctors(),u.ignorePermissions=!1,Ai?.(n),n.onRuntimeInitialized?.(),er("onRuntimeInitialized"),x(!n._main,'compiled without a main, but one is present. if you added it from JS, use Module["onRuntimeInitialized"]'),(function(){if(Gt(),n.postRun)for(typeof n.postRun=="function"&&(n.postRun=[n.postRun]);n.postRun.length;)df(n.postRun.shift());er("postRun"),Ii(Oi)})())}Rt>0?En=o:(gf(),(function(){if(n.preRun)for(typeof n.preRun=="function"&&(n.preRun=[n.preRun]);n.preRun.length;)pf(n.preRun.shift());er("preRun"),Ii(ji)})(),Rt>0?En=o:(n.setStatus?(n.setStatus("Running..."),setTimeout(()=>{setTimeout(()=>n.setStatus(""),1),l()},1)):l(),Gt()))})(),e=vn?n:new Promise((o,l)=>{Ai=o,Fi=l});for(let o of Object.keys(n))o in t||Object.defineProperty(t,o,{configurable:!0,get(){ee(`Access to module property ('${o}') is no longer possible via the module constructor argument; Instead, use the result of the module constructor.`)}});return e}async function or(t){let{pystack:e,heapsize:n,url:r,stdin:s,stdout:i,stderr:a,linebuffer:f}=Object.assign({pystack:2048,heapsize:1048576,linebuffer:!0},t),p={locateFile:(g,v)=>r||v+g};p._textDecoder=new TextDecoder,s!==void 0&&(p.stdin=s),i!==void 0&&(f?(p._stdoutBuffer=[],p.stdout=g=>{g===10?(i(p._textDecoder.decode(new Uint8Array(p._stdoutBuffer))),p._stdoutBuffer=[]):p._stdoutBuffer.push(g)}):p.stdout=g=>i(new Uint8Array([g]))),a!==void 0&&(f?(p._stderrBuffer=[],p.stderr=g=>{g===10?(a(p._textDecoder.decode(new Uint8Array(p._stderrBuffer))),p._stderrBuffer=[]):p._stderrBuffer.push(g)}):p.stderr=g=>a(new Uint8Array([g]))),p=await bf(p),globalThis.Module=p,Lf();let h=g=>{let v=p._malloc(12);return p.ccall("mp_js_do_import","null",["string","pointer"],[g,v]),Pt(v)};return p.ccall("mp_js_init","null",["number","number"],[e,n]),p.ccall("proxy_c_init","null",[],[]),{_module:p,PyProxy:$t,FS:p.FS,globals:{__dict__:h("__main__").__dict__,get(g){return this.__dict__[g]},set(g,v){this.__dict__[g]=v},delete(g){delete this.__dict__[g]}},registerJsModule(g,v){let A=p._malloc(12);ae(v,A),p.ccall("mp_js_register_js_module","null",["string","pointer"],[g,A]),p._free(A)},pyimport:h,runPython(g){let v=p.lengthBytesUTF8(g),A=p._malloc(v+1);p.stringToUTF8(g,A,v+1);let $=p._malloc(12);return p.ccall("mp_js_do_exec","number",["pointer","number","pointer"],[A,v,$]),p._free(A),Pt($)},runPythonAsync(g){let v=p.lengthBytesUTF8(g),A=p._malloc(v+1);p.stringToUTF8(g,A,v+1);let $=p._malloc(12);p.ccall("mp_js_do_exec_async","number",["pointer","number","pointer"],[A,v,$]),p._free(A);let z=Pt($);return z instanceof Zt?Promise.resolve(z):z},replInit(){p.ccall("mp_js_repl_init","null",["null"])},replProcessChar:g=>p.ccall("mp_js_repl_process_char","number",["number"],[g]),replProcessCharWithAsyncify:async g=>p.ccall("mp_js_repl_process_char","number",["number"],[g],{async:!0})}}if(globalThis.loadMicroPython=or,typeof process=="object"&&typeof process.versions=="object"&&typeof process.versions.node=="string"&&process.argv.length>1){let t=await import("path"),e=await import("url"),n=t.resolve(e.fileURLToPath(import.meta.url)),r=t.resolve(process.argv[1]);n.includes(r)&&(async function(){let s=await import("fs"),i=131072,a="",f=!0;for(let h=2;h<process.argv.length;h++)if(process.argv[h]==="-X"&&h<process.argv.length-1){if(process.argv[h+1].includes("heapsize=")){i=parseInt(process.argv[h+1].split("heapsize=")[1]);let g=process.argv[h+1].substr(-1).toLowerCase();g==="k"?i*=1024:g==="m"&&(i*=1048576),++h}}else a+=s.readFileSync(process.argv[h],"utf8"),f=!1;process.stdin.isTTY===!1&&(a=s.readFileSync(0,"utf8"),f=!1);let p=await or({heapsize:i,stdout:h=>process.stdout.write(h),linebuffer:!1});if(f)p.replInit(),process.stdin.setRawMode(!0),process.stdin.on("data",h=>{for(let g=0;g<h.length;g++)p.replProcessCharWithAsyncify(h[g]).then(v=>{v&&process.exit()})});else{if(a.endsWith(`asyncio.run(main())
`)){let h=p.pyimport("asyncio");h.run=async g=>{await h.create_task(g)}}try{p.runPython(a)}catch(h){if(h.name!=="PythonError")throw h;h.type==="SystemExit"||console.error(h.message)}}})()}var $t=class t{constructor(e){this._ref=e}static toJs(e){if(!(e instanceof t))return e;let n=Module.ccall("proxy_c_to_js_get_type","number",["number"],[e._ref]);if(n===1||n===2){let r=Module._malloc(8),s=Module._malloc(12);Module.ccall("proxy_c_to_js_get_array","null",["number","pointer"],[e._ref,r]);let i=Module.getValue(r,"i32"),a=Module.getValue(r+4,"i32"),f=[];for(let p=0;p<i;++p){Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[Module.getValue(a+4*p,"i32"),s]);let h=re(s);f.push(t.toJs(h))}return Module._free(r),Module._free(s),f}if(n===3){let r=Module._malloc(8),s=Module._malloc(12);Module.ccall("proxy_c_to_js_get_dict","null",["number","pointer"],[e._ref,r]);let i=Module.getValue(r,"i32"),a=Module.getValue(r+4,"i32"),f={};for(let p=0;p<i;++p){let h=Module.getValue(a+8*p,"i32");if(h>8){Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[h,s]);let g=re(s),v=Module.getValue(a+8*p+4,"i32");Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[v,s]);let A=re(s);f[g]=t.toJs(A)}}return Module._free(r),Module._free(s),f}return e}},wf={isExtensible:()=>!0,ownKeys(t){let e=Module._malloc(12);Module.ccall("proxy_c_to_js_dir","null",["number","pointer"],[t._ref,e]);let n=Pt(e);return $t.toJs(n).filter(r=>!r.startsWith("__"))},getOwnPropertyDescriptor:(t,e)=>({value:t[e],enumerable:!0,writable:!0,configurable:!0}),has:(t,e)=>typeof e!="string"?e===Symbol.iterator:Module.ccall("proxy_c_to_js_has_attr","number",["number","string"],[t._ref,e]),get(t,e){if(e==="_ref")return t._ref;if(e==="then"||typeof e!="string"){if(e===Symbol.iterator){let r=Module.ccall("proxy_c_to_js_get_iter","number",["number"],[t._ref]);return function*(){let s=Module._malloc(12);for(;Module.ccall("proxy_c_to_js_iternext","number",["number","pointer"],[r,s]);)yield re(s);Module._free(s)}}return}let n=Module._malloc(12);return Module.ccall("proxy_c_to_js_lookup_attr","null",["number","string","pointer"],[t._ref,e,n]),Pt(n)},set(t,e,n){let r=Module._malloc(12);ae(n,r);let s=Module.ccall("proxy_c_to_js_store_attr","number",["number","string","number"],[t._ref,e,r]);return Module._free(r),s},deleteProperty:(t,e)=>Module.ccall("proxy_c_to_js_delete_attr","number",["number","string"],[t._ref,e])},Zt=class{constructor(e){this._ref=e}then(e,n){let r=Module._malloc(36);return ae(e,r+12),ae(n,r+24),Module.ccall("proxy_c_to_js_resume","null",["number","pointer"],[this._ref,r]),Pt(r)}},Qi=2,vf=-1,xf=0,kf=1,Ef=2,Sf=3,Nf=4,Tf=5,Af=6,Ff=7,Mf=9,Df=10,If=0,Of=1,jf=2,Rf=3,Pf=4,$f=5,Cf=6,zf=7,Bf=8,ar=class extends Error{constructor(e,n){super(n),this.name="PythonError",this.type=e}};function Lf(){globalThis.proxy_js_ref=[globalThis,void 0],globalThis.proxy_js_ref_next=Qi,globalThis.proxy_js_ref_map=new Map,globalThis.proxy_js_ref_map.set(globalThis,0),globalThis.proxy_js_map=new Map,globalThis.proxy_js_existing=[void 0],globalThis.pyProxyFinalizationRegistry=new FinalizationRegistry(t=>{globalThis.proxy_js_map.delete(t),Module.ccall("proxy_c_free_obj","null",["number"],[t])})}function eo(t,e,n){let r;if(t===void 0)r=If;else if(t===null)r=Of;else if(typeof t=="boolean")r=jf,Module.setValue(e+4,t,"i32");else if(typeof t=="number")if(Number.isInteger(t))r=Rf,Module.setValue(e+4,t,"i32");else{r=Pf;let s=e+4&-8;Module.setValue(s,t,"double");let i=Module.getValue(s,"i32"),a=Module.getValue(s+4,"i32");Module.setValue(e+4,i,"i32"),Module.setValue(e+8,a,"i32")}else if(typeof t=="string"){r=$f;let s=Module.lengthBytesUTF8(t),i=Module._malloc(s+1);Module.stringToUTF8(t,i,s+1),Module.setValue(e+4,s,"i32"),Module.setValue(e+8,i,"i32")}else if(n&&(t instanceof $t||typeof t=="function"&&"_ref"in t||t instanceof Zt))r=Bf,Module.setValue(e+4,t._ref,"i32");else{let s,i=proxy_js_ref_map.get(t);i!==void 0?(r=Cf,s=i):(r=zf,s=(function(a){for(;proxy_js_ref_next<proxy_js_ref.length;){if(proxy_js_ref[proxy_js_ref_next]===void 0){let p=proxy_js_ref_next;return++proxy_js_ref_next,proxy_js_ref[p]=a,proxy_js_ref_map.set(a,p),p}++proxy_js_ref_next}let f=proxy_js_ref.length;return proxy_js_ref[f]=a,proxy_js_ref_next=proxy_js_ref.length,proxy_js_ref_map.set(a,f),f})(t)),Module.setValue(e+4,s,"i32")}Module.setValue(e+0,r,"i32")}function ae(t,e){eo(t,e,!0)}function re(t){let e=Module.getValue(t,"i32"),n;if(e===vf){let r=Module.getValue(t+4,"i32"),s=Module.getValue(t+8,"i32"),i=Module.UTF8ToString(s,r);Module._free(s);let a=i.split("");throw new ar(a[0],a[1])}if(e===xf)throw new Error("NULL object");if(e===kf)n=null;else if(e===Ef)n=!!Module.getValue(t+4,"i32");else if(e===Sf)n=Module.getValue(t+4,"i32");else if(e===Nf){let r=t+4&-8,s=Module.getValue(t+4,"i32"),i=Module.getValue(t+8,"i32");Module.setValue(r,s,"i32"),Module.setValue(r+4,i,"i32"),n=Module.getValue(r,"double")}else if(e===Tf){let r=Module.getValue(t+4,"i32"),s=Module.getValue(t+8,"i32");n=Module.UTF8ToString(s,r)}else if(e===Mf){let r=Module.getValue(t+4,"i32");n=proxy_js_ref[r]}else if(e===Df){let r=Module.getValue(t+4,"i32");n=globalThis.proxy_js_existing[r],globalThis.proxy_js_existing[r]=void 0}else{let r=Module.getValue(t+4,"i32");if(e===Af)n=(...s)=>(function(i,a){let f=0;for(;a.length>0&&a[a.length-1]===void 0;)a.pop();if(a.length>0){f=Module._malloc(3*a.length*4);for(let g in a)ae(a[g],f+3*g*4)}let p=Module._malloc(12);Module.ccall("proxy_c_to_js_call","null",["number","number","number","pointer"],[i,a.length,f,p]),a.length>0&&Module._free(f);let h=Pt(p);return h instanceof Zt?Promise.resolve(h):h})(r,s),n._ref=r;else if(e===Ff)n=new Zt(r);else{let s=new $t(r);n=new Proxy(s,wf)}globalThis.pyProxyFinalizationRegistry.register(n,r),globalThis.proxy_js_map.set(r,new WeakRef(n))}return n}function Pt(t){let e=re(t);return Module._free(t),e}var Uf=new Set(`and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield None`.split(/\s+/)),qf=/(?:[ \t\f]|\\\r?\n)*(?:#[^\n]*)?/y,Wf=/(?:[ \t\f\r\n]|\\\r?\n|#[^\n]*)*/y,Vf=/(?:[ \t\f]*(?:#[^\n]*)?(?:\r?\n|$(?!\n)))*/y,Hf=/0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?/y,Gf=/[A-Za-z_\u00a1-\u{10ffff}][\w\u00a1-\u{10ffff}]*/uy,Yf=/([rRbBuU]|[rR][bB]|[bB][rR]|[fF]|[fF][rR]|[rR][fF])?('''|"""|'|")/y,Xf=/\*\*=|\/\/=|<<=|>>=|\.\.\.|[-+*\/%@&|^]=|->|:=|[<>=!]=|<>|<<|>>|\*\*|\/\/|[-+*\/%@&|^~<>=()[\]{},:;.!]/y;function Te(t,e,n){return t.lastIndex=n,t.exec(e)}function Kf(t){return t==="..."?"Ellipsis":t==="="||t===":="?"AssignOp":/^(?:[<>]|[<>=!]=|<>)$/.test(t)?"CompareOp":/=$/.test(t)?"UpdateOp":/^[-+/%@&|^~]|^(?:<<|>>)$/.test(t)&&t!=="->"?"operator":t}var Re=class extends Error{constructor(e){super("invalid syntax"),this.at=e}},lr=class{constructor(e){this.text=e,this.depth=0,this.opened=[],this.indents=[0],this.owed=0,this.token={name:"newline",from:0,to:0}}slice(e){return this.text.slice(e.from,e.to)}set(e,n,r){this.token={name:e,from:n,to:r}}next(){let{name:e,to:n}=this.token;e==="dedent"&&--this.owed?this.set("dedent",n,n):e==="newline"?this.lineStart(n):this.read(n)}lineStart(e){let n=e+(Te(Vf,this.text,e)?.[0].length??0),r=Te(/[ \t\f]*/y,this.text,n)?.[0]??"",i=n+r.length>=this.text.length?0:[...r].reduce((f,p)=>p==="	"?f+8-f%8:f+1,0),a=this.indents[this.indents.length-1];if(i>a){this.indents.push(i),this.set("indent",n,n+r.length);return}for(;i<this.indents[this.indents.length-1];)this.indents.pop(),this.owed++;if(i!==this.indents[this.indents.length-1])throw new Re(n);this.owed?this.set("dedent",n,n):this.read(n)}read(e){let{text:n}=this,r=e+(Te(this.depth?Wf:qf,n,e)?.[0].length??0);if(r>=n.length)return this.set("eof",n.length,n.length);if(/[\r\n]/.test(n[r]))return this.set("newline",r,n.startsWith(`\r
`,r)?r+2:r+1);let s=Te(Yf,n,r);if(s)return this.string(r,s);let i=Te(Gf,n,r);if(i)return this.set(Jf(i[0]),r,r+i[0].length);let a=Te(Hf,n,r);if(a)return this.set("Number",r,r+a[0].length);let f=Te(Xf,n,r);if(!f)throw new Re(r);return/[([{]/.test(f[0])?this.open(r):/[)\]}]/.test(f[0])&&this.close(),this.set(Kf(f[0]),r,r+f[0].length)}open(e){this.depth++,this.opened.push(e)}close(){this.depth=Math.max(this.depth-1,0),this.opened.pop()}blame(e){let n=this.opened[this.opened.length-1];return n!==void 0&&this.text.slice(n,e).includes(`
`)?n:e}string(e,[n,r="",s]){let i=e+n.length;if(/f/i.test(r))return this.set("FormatString",e,i);let a=this.closing(i,s);return this.set("String",e,a)}closing(e,n){let{text:r}=this;for(let s=e;s<r.length;s++)if(r[s]==="\\")s++;else{if(r.startsWith(n,s))return s+n.length;if(r[s]===`
`&&n.length===1)break}throw new Re(e-n.length)}};function Jf(t){return t==="True"||t==="False"?"Boolean":Uf.has(t)?t:"VariableName"}var ce=class{constructor(e,n,r,s=[]){this.name=e,this.from=n,this.to=r,this.parts=s,this.parent=null,this.index=0,s.forEach((i,a)=>{i.parent=this,i.index=a})}get type(){return{isError:this.name===vs}}get node(){return this}get firstChild(){return this.parts[0]??null}get lastChild(){return this.parts[this.parts.length-1]??null}get nextSibling(){return this.parent?.parts[this.index+1]??null}get prevSibling(){return this.parent?.parts[this.index-1]??null}getChildren(e){return this.parts.filter(n=>n.name===e)}getChild(e){return this.parts.find(n=>n.name===e)??null}iterate({enter:e}){if(e(this)!==!1)for(let n of this.parts)n.iterate({enter:e})}},vs="\u26A0";var fr=class{constructor(e){this.lexer=new lr(e),this.consumed=0}start(){this.lexer.lineStart(0)}get token(){return this.lexer.token}is(e){return this.token.name===e}isSign(e){return this.lexer.slice(this.token)===e&&this.token.name!=="String"}fail(){throw new Re(this.token.from)}take(e=this.token.name){return this.is(e)||this.fail(),this.takeAs(e)}takeAs(e){let n=new ce(e,this.token.from,this.token.to);return this.consumed=this.token.to,this.lexer.next(),n}skip(e){this.take(e)}node(e,n){return new ce(e,n[0].from,this.consumed,n)}softKeyword(e,n){return this.isSign(e)&&Te(n,this.lexer.text,this.token.to)!==null}list(e,n){let r=[e()].flat();for(;this.is(",")&&(r.push(this.take()),!n.has(this.token.name));)r.push(...[e()].flat());return r}flatList(e,n){return this.list(e,new Set([n]))}enclosed(e,n,r){let s=[this.take()];return this.is(n)||s.push(...this.list(r,new Set([n]))),this.node(e,[...s,this.take(n)])}};var Zf=/\{\{|\\N\{[A-Za-z][^}'"\n]*\}|\\[^{]/sy,cr=class extends fr{test(){return this.fail()}yielding(){return this.fail()}expression(){return this.fail()}starOr(e){return this.is("*")?[this.take(),this.expression()]:[e()]}strings(){let e=[];for(;this.is("String")||this.is("FormatString");)e.push(this.is("String")?this.take():this.formatString());return e.length>1?this.node("ContinuedString",e):e[0]}formatString(){let{from:e,to:n}=this.token,r=/(?:'''|"""|'|")$/.exec(this.lexer.slice(this.token))[0],s=[],i=this.formatText(n,s,f=>this.lexer.text.startsWith(r,f),{long:r.length===3}),a=new ce("FormatString",e,i+r.length,s);return this.consumed=a.to,this.lexer.read(a.to),a}formatText(e,n,r,{long:s=!0,spec:i=!1}={}){let{text:a}=this.lexer;for(;!r(e);){if(e>=a.length||!s&&a[e]===`
`)throw new Re(Math.min(e,a.length-1));let f=i?null:Te(Zf,a,e);f?e+=f[0].length:a[e]==="{"?(n.push(this.replacement(e)),e=n[n.length-1].to):e++}return e}replacement(e){let{lexer:n}=this,r=n.depth;n.depth=r+1,n.read(e+1);let s=[new ce("{",e,e+1)];this.is("yield")?s.push(this.yielding()):s.push(...this.list(()=>this.starOr(()=>this.test()),new Set(["}",":","!","AssignOp"]))),this.isSign("=")&&s.push(this.takeAs("FormatSelfDoc")),this.is("!")&&s.push(this.conversion());let a=this.is(":")||this.isSign(":=")?this.specification(this.token.from,s):this.token.from;if(n.text[a]!=="}")throw new Re(a);return n.depth=r,s.push(new ce("}",a,a+1)),new ce("FormatReplacement",e,a+1,s)}conversion(){let{from:e}=this.token;return this.lexer.next(),this.takeAs("VariableName"),new ce("FormatConversion",e,e+2)}specification(e,n){let r=[new ce(":",e,e+1)],s=this.formatText(e+1,r,i=>this.lexer.text[i]==="}",{spec:!0});return n.push(new ce("FormatSpec",e,s,r)),s}};var Qf={"|":0,"^":1,"&":2,"<<":3,">>":3,"+":4,"-":4,"*":5,"@":5,"/":5,"%":5,"//":5},ec=new Set(["VariableName","Number","Boolean","None","Ellipsis"]),to=new Set(["newline","eof",")","]","}",";","AssignOp"]),tc=/^(?:[|^&~]|<<|>>)$/,ur=class extends cr{parameter(){let e=[];return this.isSign("/")?(this.lexer.next(),[]):((this.is("*")||this.is("**"))&&e.push(this.take()),(!e.length||this.is("VariableName"))&&e.push(this.take("VariableName")),this.is(":")&&e.push(this.typeDef()),this.isSign("=")&&e.push(this.take(),this.test()),e)}typeDef(){let{from:e}=this.token,n=this.is(":")?[this.take()]:[];return n.length||this.skip("->"),n.push(this.test()),new ce("TypeDef",e,this.consumed,n)}testNamed(){let e=this.test();return this.isSign(":=")?this.node("NamedExpression",[e,this.take(),this.test()]):e}test(){if(this.is("lambda"))return this.lambda();let e=this.disjunction();if(!this.is("if"))return e;let n=[e,this.take(),this.disjunction(),this.take("else")];return this.node("ConditionalExpression",[...n,this.test()])}lambda(){let e=this.take("lambda"),n=this.is(":")?[]:this.list(()=>this.lambdaParameter(),new Set([":"])),r=new ce("ParamList",n[0]?.from??this.token.from,n.at(-1)?.to??this.token.from,n);return this.node("LambdaExpression",[e,r,this.take(":"),this.test()])}lambdaParameter(){if(this.isSign("/"))return this.lexer.next(),[];let e=this.is("*")||this.is("**")?[this.take()]:[];return(!e.length||this.is("VariableName"))&&e.push(this.take("VariableName")),this.isSign("=")&&e.push(this.take(),this.test()),e}disjunction(){let e=this.conjunction();for(;this.is("or");)e=this.node("BinaryExpression",[e,this.take(),this.conjunction()]);return e}conjunction(){let e=this.inversion();for(;this.is("and");)e=this.node("BinaryExpression",[e,this.take(),this.inversion()]);return e}inversion(){return this.is("not")?this.node("UnaryExpression",[this.take(),this.inversion()]):this.comparison()}comparison(){let e=this.expression();for(let n=this.comparing();n.length;n=this.comparing())e=this.node("BinaryExpression",[e,...n,this.is("not")?this.inversion():this.expression()]);return e}comparing(){if(this.is("CompareOp")||this.is("in"))return[this.take()];if(this.is("not"))return[this.take(),this.take("in")];if(!this.is("is"))return[];let e=this.take();return this.is("not")?[e,this.take()]:[e]}expression(e=0){let n=this.unary();for(;this.is("operator")||this.is("*");){let r=Qf[this.lexer.slice(this.token)];if(!(r>=e))break;n=this.node("BinaryExpression",[n,this.takeSign(),this.expression(r+1)])}return n}takeSign(){return this.takeAs(tc.test(this.lexer.slice(this.token))?"BitOp":"ArithOp")}unary(){return["+","-","~"].some(e=>this.isSign(e))?this.node("UnaryExpression",[this.takeSign(),this.unary()]):this.power()}power(){let e=this.is("await")?this.node("AwaitExpression",[this.take(),this.primary()]):this.primary();return this.is("**")?this.node("BinaryExpression",[e,this.takeAs("ArithOp"),this.unary()]):e}primary(){let e=this.atom();for(;;)if(this.is("("))e=this.node("CallExpression",[e,this.argumentList()]);else if(this.is("["))e=this.node("MemberExpression",[e,...this.subscript()]);else if(this.is("."))e=this.node("MemberExpression",[e,this.take(),this.property()]);else return e}property(){return/^[^\W\d]/u.test(this.lexer.slice(this.token))||this.fail(),this.takeAs("PropertyName")}subscript(){return[this.take(),...this.list(()=>this.slice(),new Set(["]"])),this.take("]")]}slice(){let e=[];for(;!this.is(",")&&!this.is("]");)e.push(...this.is(":")?[this.take()]:this.starOr(()=>this.testNamed()));return e.length||this.fail(),e}argumentList(){return this.enclosed("ArgList",")",()=>this.argument())}argument(){if(this.is("*")||this.is("**"))return[this.take(),this.test()];let e=this.test();return[...this.is("AssignOp")?[e,this.take(),this.test()]:[e],...this.comprehension()]}comprehension(){let e=[];for(;;)if(this.is("async")||this.is("for")){this.is("async")&&e.push(this.take());let n=()=>this.list(()=>this.starOr(()=>this.expression()),new Set(["in"]));e.push(this.take("for"),...n(),this.take("in"),this.disjunction())}else if(this.is("if"))e.push(this.take(),this.is("lambda")?this.lambda():this.condition());else return e}condition(){let e=this.disjunction();return this.isSign(":=")?this.node("NamedExpression",[e,this.take(),this.disjunction()]):e}atom(){let{name:e}=this.token;return e==="String"||e==="FormatString"?this.strings():ec.has(e)?this.take():e==="("?this.parentheses():e==="["?this.display("]",["ArrayExpression","ArrayComprehensionExpression"],()=>this.starOr(()=>this.testNamed())):e==="{"?this.braces():this.fail()}display(e,[n,r],s){let i=[this.take()];if(this.is(e))return this.node(n,[...i,this.take()]);i.push(...s());let a=this.comprehension();return a.length?this.node(r,[...i,...a,this.take(e)]):(this.is(",")&&i.push(this.take(),...this.is(e)?[]:this.list(s,new Set([e]))),this.node(n,[...i,this.take(e)]))}parentheses(){let e=this.take();if(this.is("yield"))return this.node("ParenthesizedExpression",[e,this.yielding(),this.take(")")]);if(this.is(")"))return this.node("TupleExpression",[e,this.take()]);let n=()=>this.starOr(()=>this.testNamed()),r=[e,...n()],s=this.comprehension();return s.length?this.node("ComprehensionExpression",[...r,...s,this.take(")")]):this.is(",")?(r.push(this.take(),...this.is(")")?[]:this.list(n,new Set([")"]))),this.node("TupleExpression",[...r,this.take(")")])):this.node("ParenthesizedExpression",[...r,this.take(")")])}braces(){let e="Dictionary",n=()=>{if(this.is("**"))return[this.take(),this.expression()];let s=this.starOr(()=>this.testNamed());return this.is(":")?[...s,this.take(),this.test()]:(e="Set",s)},r=this.display("}",["","Comprehension"],n);return new ce(`${e}${r.name}Expression`,r.from,r.to,r.parts)}yielding(){return this.node("YieldExpression",this.yieldParts())}yieldParts(){let e=[this.take("yield")];return this.is("from")?[...e,this.take(),this.test()]:to.has(this.token.name)?e:[...e,...this.list(()=>this.starOr(()=>this.test()),to)]}};var nc={pass:"PassStatement",break:"BreakStatement",continue:"ContinueStatement",return:"ReturnStatement",del:"DeleteStatement",assert:"AssertStatement",global:"ScopeStatement",nonlocal:"ScopeStatement",yield:"YieldStatement"},xs=class extends ur{script(){let e=[];try{for(this.start();!this.is("eof");)e.push(this.statement())}catch(n){if(!(n instanceof Re))throw n;let r=this.lexer.blame(n.at);e.push(new ce(vs,r,r))}return new ce("Script",0,this.lexer.text.length,e)}statement(){let e=lc[this.token.name];return e?e(this):this.isSign("@")?this.decorated():this.softKeyword("match",rc)?this.match():this.simple()}simple(){let e=[this.small()];if(!this.is(";"))return this.endLine(),e[0];for(;this.is(";");)e.push(this.take()),dr.has(this.token.name)||e.push(this.small());return this.endLine(),this.node("StatementGroup",e)}endLine(){this.is("eof")||this.skip("newline")}small(){let{name:e}=this.token;if(e==="import"||e==="from")return this.importing();if(e==="raise")return this.node("RaiseStatement",[this.take(),...this.raised()]);if(this.softKeyword("type",sc))return this.typeDefinition();let n=nc[e];if(!n)return this.expressionStatement();if(e==="yield")return this.node(n,this.yieldParts());let r=this.take();return this.node(n,dr.has(this.token.name)?[r]:[r,...this.expressions()])}expressionStatement(){let e=this.expressions();if(this.is("UpdateOp"))return this.node("UpdateStatement",[...e,this.take(),...this.assigned()]);let n=this.is(":");if(n&&e.push(this.typeDef()),!this.isSign("="))return this.node(n?"AssignStatement":"ExpressionStatement",e);for(;this.isSign("=");)e.push(this.take(),...this.assigned());return this.node("AssignStatement",e)}expressions(){return this.list(()=>this.starOr(()=>this.test()),dr)}assigned(){return this.is("yield")?[this.yielding()]:this.expressions()}raised(){if(dr.has(this.token.name))return[];let e=[this.test()];return(this.is("from")||this.is(","))&&e.push(this.take(),this.test()),e}typeDefinition(){let e=[this.takeAs("type"),this.take("VariableName")];return this.is("[")&&e.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.isSign("=")||this.fail(),this.lexer.next(),this.node("TypeDefinition",[...e,this.test()])}importing(){let e=[this.take()];if(e[0].name==="from"){for(;this.is(".")||this.is("Ellipsis");)e.push(this.take());this.is("import")||e.push(...this.dotted()),e.push(this.take("import"))}return this.is("*")?e.push(this.takeAs("*")):this.is("(")?e.push(this.take(),...this.flatList(()=>this.imported(),")"),this.take(")")):e.push(...this.flatList(()=>this.imported(),"newline")),this.node("ImportStatement",e)}imported(){let e=this.dotted();return this.is("as")?[...e,this.take(),this.take("VariableName")]:e}dotted(){let e=[this.take("VariableName")];for(;this.is(".");)e.push(this.take(),this.take("VariableName"));return e}body(){let e=[this.take(":")];if(!this.is("newline"))return this.node("Body",[...e,this.simple()]);for(this.skip("newline"),this.skip("indent");!this.is("dedent")&&!this.is("eof");)e.push(this.statement());let n=this.node("Body",e);return this.is("dedent")&&this.lexer.next(),n}orElse(){return this.is("else")?[this.take(),this.body()]:[]}match(){let e=[this.takeAs("match"),...this.expressions(),this.take(":")];for(this.skip("newline"),this.skip("indent");!this.is("dedent")&&!this.is("eof");)e.push(this.clause());let n=this.node("MatchStatement",e);return this.is("dedent")&&this.lexer.next(),n}clause(){let e=this.takeAs("case");for(;!this.is(":")||this.lexer.depth;)(this.is("newline")||this.is("eof"))&&this.fail(),this.lexer.next();return this.node("MatchClause",[e,this.body()])}definition(e=[]){let n=[...e,this.take("def"),this.take("VariableName")];return this.is("[")&&n.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.is("(")||this.fail(),n.push(this.enclosed("ParamList",")",()=>this.parameter())),this.is("->")&&n.push(this.typeDef()),this.node("FunctionDefinition",[...n,this.body()])}classDefinition(){let e=[this.take("class"),this.take("VariableName")];return this.is("[")&&e.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.is("(")&&e.push(this.argumentList()),this.node("ClassDefinition",[...e,this.body()])}decorated(){let e=[];for(;this.isSign("@");)e.push(this.decorator());let n=this.is("async")?[this.take()]:[];return e.push(this.is("class")?this.classDefinition():this.definition(n)),this.node("DecoratedStatement",e)}decorator(){let e=[this.takeAs("At")];return Te(ic,this.lexer.text,this.token.from)?e.push(...this.dotted()):e.push(this.testNamed()),this.is("(")&&e.push(this.argumentList()),this.endLine(),this.node("Decorator",e)}ifStatement(){let e=[this.take(),this.testNamed(),this.body()];for(;this.is("elif");)e.push(this.take(),this.testNamed(),this.body());return this.node("IfStatement",[...e,...this.orElse()])}whileStatement(){return this.node("WhileStatement",[this.take(),this.testNamed(),this.body(),...this.orElse()])}forStatement(e=[]){let n=[this.take("for"),...this.list(()=>this.starOr(()=>this.expression()),oc),this.take("in")],r=this.list(()=>this.starOr(()=>this.test()),ac);return this.node("ForStatement",[...e,...n,...r,this.body(),...this.orElse()])}withStatement(e=[]){let n=[...e,this.take("with"),...this.flatList(()=>this.aliased(),":")];return this.node("WithStatement",[...n,this.body()])}aliased(){let e=[this.test()];return this.is("as")?[...e,this.take(),this.expression()]:e}tryStatement(){let e=[this.take(),this.body()];for(;this.is("except");)e.push(...this.handler());return e.push(...this.orElse()),this.is("finally")&&e.push(this.take(),this.body()),this.node("TryStatement",e)}handler(){let e=[this.take()];return this.isSign("*")&&e.push(this.takeAs("*")),this.is(":")||e.push(...this.aliased()),[...e,this.body()]}asyncStatement(){let e=[this.take()];return this.is("def")?this.definition(e):this.is("for")?this.forStatement(e):this.withStatement(e)}},dr=new Set(["newline","eof",";",":","AssignOp","UpdateOp","dedent"]),rc=/(?=[ \t]+[^ \t=.,()[\]]|[ \t]*[([{])[^\n]*:[ \t]*(?:#[^\n]*)?\r?\n/y,sc=/[ \t]+[A-Za-z_]\w*[^\n=]*=[^=]/y,ic=/[ \t]*[\w.]+[ \t]*[(\r\n#]/y,oc=new Set(["in"]),ac=new Set([":"]),lc={if:t=>t.ifStatement(),while:t=>t.whileStatement(),for:t=>t.forStatement(),with:t=>t.withStatement(),try:t=>t.tryStatement(),def:t=>t.definition(),class:t=>t.classDefinition(),async:t=>t.asyncStatement()},no={parse:t=>new xs(t).script()};var fc={n:`
`,t:"	",r:"\r",0:"\0","\\":"\\","'":"'",'"':'"',a:"\x07",b:"\b",f:"\f",v:"\v"};function ro(t){return t.replace(/\\(\r?\n|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs,(e,n)=>/^\r?\n$/.test(n)?"":n.length>1?String.fromCodePoint(parseInt(n.slice(1),16)):fc[n]??e)}function so(t){let[,e,n]=/^([a-zA-Z]*)('''|"""|'|")/.exec(t);return{start:e.length+n.length,end:n.length,raw:/r/i.test(e)}}function cc(t){let{start:e,end:n,raw:r}=so(t),s=t.slice(e,t.length-n);return r?s:ro(s)}function ks(t,e){return P(t,e,"Constant",{value:cc(t.slice(e))})}function Es(t,e){let r=(e.name==="ContinuedString"?q(e):[e]).flatMap(s=>s.name==="FormatString"?uc(t,s):[ks(t,s)]);return r.every(s=>s.type==="Constant")?P(t,e,"Constant",{value:r.map(s=>s.value).join("")}):P(t,e,"JoinedStr",{values:r})}function uc(t,e){let{start:n,end:r,raw:s}=so(t.slice(e)),i=[],a=e.from+n,f=p=>{let h=t.text.slice(a,p).replaceAll("{{","{").replaceAll("}}","}");h&&i.push(P(t,e,"Constant",{value:s?h:ro(h)}))};for(let p of q(e))p.name==="FormatReplacement"&&(f(p.from),i.push(dc(t,p)),a=p.to);return f(e.to-r),i}function dc(t,e){let n=e.getChild("FormatConversion"),r=e.getChild("FormatSpec");return P(t,e,"FormattedValue",{value:H(t,q(e)[1]),conversion:n?t.slice(n).slice(1):"",spec:r?t.slice(r).slice(1):""})}var Ns={"+":"Add","-":"Sub","*":"Mult","/":"Div","//":"FloorDiv","%":"Mod","**":"Pow","@":"MatMult","<<":"LShift",">>":"RShift","&":"BitAnd","|":"BitOr","^":"BitXor"},io={"==":"Eq","!=":"NotEq","<":"Lt","<=":"LtE",">":"Gt",">=":"GtE",is:"Is","is not":"IsNot",in:"In","not in":"NotIn"},pc={"-":"USub","+":"UAdd","~":"Invert",not:"Not"},mc={VariableName:(t,e)=>P(t,e,"Name",{id:t.slice(e)}),Number:(t,e)=>P(t,e,"Constant",{value:hc(t.slice(e))}),Boolean:(t,e)=>P(t,e,"Constant",{value:t.slice(e)==="True"}),None:(t,e)=>P(t,e,"Constant",{value:null}),Ellipsis:(t,e)=>P(t,e,"Constant",{value:"..."}),String:ks,ContinuedString:Es,FormatString:Es,ParenthesizedExpression:(t,e)=>({...H(t,Nn(e)[0]),parenthesized:!0}),TupleExpression:(t,e)=>P(t,e,"Tuple",{elements:Ss(t,Nn(e))}),ArrayExpression:(t,e)=>P(t,e,"List",{elements:Ss(t,Nn(e))}),ArrayComprehensionExpression:Tc,BinaryExpression:_c,UnaryExpression:bc,CallExpression:wc,MemberExpression:xc,ConditionalExpression:Sc,NamedExpression:Nc,LambdaExpression:(t,e)=>P(t,e,"Lambda"),DictionaryExpression:(t,e)=>P(t,e,"Dict"),DictionaryComprehensionExpression:(t,e)=>P(t,e,"DictComp"),SetExpression:(t,e)=>P(t,e,"Set"),SetComprehensionExpression:(t,e)=>P(t,e,"SetComp"),ComprehensionExpression:(t,e)=>P(t,e,"GeneratorExp"),AwaitExpression:(t,e)=>P(t,e,"Await"),YieldExpression:(t,e)=>P(t,e,"Yield")};function H(t,e){let n=mc[e.name];return n?n(t,e):P(t,e,e.name)}function yt(t,e){if(e.length===1&&e[0].name!==",")return H(t,e[0]);let n=Ss(t,e);return P(t,e[0],"Tuple",{elements:n,to:e[e.length-1].to})}function Ss(t,e){let n=[],r=!1;for(let s of e)if(s.name!==",")if(s.name==="*")r=!0;else{let i=H(t,s);n.push(r?P(t,s,"Starred",{value:i}):i),r=!1}return n}var Nn=t=>q(t).slice(1,-1);function hc(t){let e=t.replaceAll("_","").toLowerCase();return e.endsWith("j")?{complex:e}:/^0[xob]/.test(e)||/^\d+$/.test(e)?BigInt(e):Number(e)}function _c(t,e){let n=q(e),r=H(t,n[0]),s=H(t,n[n.length-1]),i=n.slice(1,-1).map(a=>t.slice(a)).join(" ");return i==="and"||i==="or"?gc(t,e,i==="and"?"And":"Or",r,s):i in io?yc(t,e,io[i],r,s):P(t,e,"BinOp",{op:Ns[i]??i,sign:i,left:r,right:s})}function gc(t,e,n,r,s){let i=r.type==="BoolOp"&&r.op===n&&!r.parenthesized?r.values:[r];return P(t,e,"BoolOp",{op:n,values:[...i,s]})}function yc(t,e,n,r,s){return r.type!=="Compare"||r.parenthesized?P(t,e,"Compare",{left:r,ops:[n],comparators:[s]}):{...r,to:e.to,ops:[...r.ops,n],comparators:[...r.comparators,s]}}function bc(t,e){let[n,r]=q(e);return P(t,e,"UnaryOp",{op:pc[t.slice(n)],operand:H(t,r)})}function wc(t,e){let[n,r]=q(e),s=H(t,n);return P(t,e,"Call",{func:s,...vc(t,r)})}function vc(t,e){let n=[],r=[],s=Nn(e);for(let i=0;i<s.length;i++){let a=t.slice(s[i]);if(a!==",")if(s[i+1]?.name==="AssignOp")r.push({name:a,value:H(t,s[i+2])}),i+=2;else if(a==="*"||a==="**"){let f=H(t,s[++i]);a==="*"?n.push(P(t,s[i],"Starred",{value:f})):r.push({name:null,value:f})}else n.push(H(t,s[i]))}return{args:n,keywords:r}}function xc(t,e){let[n,...r]=q(e),s=H(t,n);return r[0].name==="."?P(t,e,"Attribute",{value:s,attribute:t.slice(r[1])}):P(t,e,"Subscript",{value:s,slice:kc(t,r.slice(1,-1),e)})}function kc(t,e,n){let r=[[]];for(let a of e)a.name===","?r.push([]):r[r.length-1].push(a);let i=(r.length>1&&r[r.length-1].length===0?r.slice(0,-1):r).map(a=>Ec(t,a,n));return r.length===1?i[0]:P(t,n,"Tuple",{elements:i})}function Ec(t,e,n){if(!e.some(i=>i.name===":"))return H(t,e[0]);let r=[null,null,null],s=0;for(let i of e)i.name===":"?s++:r[s]=H(t,i);return P(t,n,"Slice",{lower:r[0],upper:r[1],step:r[2]})}function Sc(t,e){let[n,,r,,s]=q(e).map(i=>/^(if|else)$/.test(i.name)?null:H(t,i));return P(t,e,"IfExp",{test:r,body:n,orelse:s})}function Nc(t,e){let[n,,r]=q(e);return P(t,e,"NamedExpr",{target:H(t,n),value:H(t,r)})}function Tc(t,e){let n=Nn(e),r=n.findIndex(a=>a.name==="in"),s=n.slice(r).some(a=>a.name==="for"),i=n.slice(r+2).filter(a=>a.name!=="if");return P(t,e,"ListComp",{element:H(t,n[0]),target:yt(t,n.slice(2,r)),iterable:H(t,n[r+1]),conditions:s?[]:i.map(a=>H(t,a)),nested:s})}var Ac={BreakStatement:"Break",ContinueStatement:"Continue",TryStatement:"Try",RaiseStatement:"Raise",ScopeStatement:"Global",DeleteStatement:"Delete",ImportStatement:"Import",ClassDefinition:"ClassDef",MatchStatement:"Match",YieldStatement:"Yield"},Fc={AssignStatement:Dc,UpdateStatement:Ic,ExpressionStatement:(t,e)=>P(t,e,"Expr",{value:yt(t,q(e))}),IfStatement:Oc,ForStatement:jc,WhileStatement:Rc,WithStatement:(t,e)=>P(t,e,"With",{body:bt(t,e.getChild("Body"))}),ReturnStatement:Pc,PassStatement:(t,e)=>P(t,e,"Pass"),AssertStatement:$c,FunctionDefinition:(t,e)=>pr(t,e),DecoratedStatement:(t,e)=>P(t,e,"FunctionDef")};function bt(t,e){return q(e).filter(n=>n.name!==":"&&n.name!==";").flatMap(n=>n.name==="StatementGroup"?bt(t,n):[Mc(t,n)])}function Mc(t,e){let n=Fc[e.name];return n?n(t,e):P(t,e,Ac[e.name]??e.name)}function Dc(t,e){let n=q(e),r=[[]],s=null;for(let a of n)a.name==="TypeDef"?s=H(t,q(a)[1]):a.name==="AssignOp"?r.push([]):r[r.length-1].push(a);let i=r.map(a=>yt(t,a));return s?P(t,e,"AnnAssign",{target:i[0],annotation:s,value:i[1]??null}):P(t,e,"Assign",{targets:i.slice(0,-1),value:i[i.length-1]})}function Ic(t,e){let[n,r,...s]=q(e),i=t.slice(r).slice(0,-1),a=P(t,e,"BinOp",{op:Ns[i],sign:i,left:H(t,n),right:yt(t,s)});return P(t,e,"Assign",{targets:[H(t,n)],value:a,augmented:!0})}function Oc(t,e){return oo(t,e,q(e))}function oo(t,e,n){let[,r,s,...i]=n,a=[];return i[0]?.name==="elif"?a=[oo(t,i[0],i)]:i[0]?.name==="else"&&(a=bt(t,i[1])),P(t,e,"If",{test:H(t,r),body:bt(t,s),orelse:a})}function jc(t,e){let n=q(e),r=n.findIndex(i=>i.name==="in"),s=n.findIndex(i=>i.name==="Body");return P(t,e,"For",{target:yt(t,n.slice(1,r)),iterable:yt(t,n.slice(r+1,s)),body:bt(t,n[s]),orelse:s+2<n.length})}function Rc(t,e){let[,n,r,...s]=q(e);return P(t,e,"While",{test:H(t,n),body:bt(t,r),orelse:s.length>0})}function Pc(t,e){let n=q(e).slice(1);return P(t,e,"Return",{value:n.length?yt(t,n):null})}function $c(t,e){let[,n,,r]=q(e);return P(t,e,"Assert",{test:H(t,n),message:r?H(t,r):null})}var Ct=class{constructor(e,n=""){this.text=e,this.file=n,this.starts=[0];for(let r=0;r<e.length;r++)e[r]===`
`&&this.starts.push(r+1);this.tree=no.parse(e)}line(e){let n=0,r=this.starts.length-1;for(;n<r;){let s=n+r+1>>1;this.starts[s]<=e?n=s:r=s-1}return n+1}slice(e){return this.text.slice(e.from,e.to)}firstError(){let e=-1;return this.tree.iterate({enter:n=>{n.type.isError&&e<0&&(e=n.from)}}),e}};function q(t){let e=[];for(let n=t.firstChild;n;n=n.nextSibling)n.name!=="Comment"&&e.push(n);return e}function P(t,e,n,r={}){return{type:n,line:t.line(e.from),from:e.from,to:e.to,...r}}function Cc(t,e){let n=[],r="",s=!1,i=!1;for(let a of q(e)){let f=t.slice(a);f==="*"||f==="**"?r=f:a.name==="AssignOp"?i=!0:a.name==="TypeDef"?n[n.length-1].annotation=zc(t,a):i?(n[n.length-1].default=H(t,a),i=!1):a.name==="VariableName"?(n.push({name:f,annotation:null,default:null,kind:r||(s?"keyword":"")}),s||=r==="*",r=""):f===","&&r==="*"&&(s=!0,r="")}return n}function zc(t,e){return H(t,q(e)[1])}function pr(t,e){return P(t,e,"FunctionDef",{name:t.slice(e.getChild("VariableName")),parameters:Cc(t,e.getChild("ParamList")),body:bt(t,e.getChild("Body")),file:t.file})}var Bc=/^(snippets|docs)(\.|$)/;function mr(t){let e=[];return t.tree.iterate({enter(n){n.name==="ImportStatement"&&e.push(...Uc(t,n.node))}}),e.filter(({module:n})=>Bc.test(n))}function Lc(t,e){let[,n,r]=/^(\.*)(.*)$/.exec(e);return n?[...t.split("/").slice(0,-n.length),r].filter(Boolean).join("."):e}var ao=t=>t.trim().split(" ")[0];function Uc(t,e){let n=t.slice(e).replace(/#.*/g,"").replace(/\\?\s+/g," ").trim(),r=/^from ([\w.]+) import \(?(.*?),? ?\)?$/.exec(n);return r?[{module:Lc(t.file,r[1]),names:r[2].split(",").map(ao).filter(Boolean)}]:n.replace(/^import /,"").split(",").map(s=>({module:ao(s),names:[]}))}var qc=new Set(["removeprefix","removesuffix","ljust","rjust","zfill","title","capitalize","swapcase","casefold","expandtabs"]),Wc={"<":"lt","<=":"le",">":"gt",">=":"ge"};function As(t){let e=[],n=new Map,r=Vc(t);return t.tree.iterate({enter(s){let i=s.node;if(i.name==="FunctionDefinition"&&Hc(t,i,r))return e.push(Gc(t,i,n)),!1;Xc[i.name]?.(t,i,e)}}),{code:su(t.text,e),kernels:n,imports:mr(t)}}function Vc(t){return new Set([...t.text.matchAll(/\bjit\(\s*([A-Za-z_]\w*)\s*[,)]/g)].map(e=>e[1]))}function Hc(t,e,n){return n.has(t.slice(e.getChild("VariableName")))?!0:e.parent?.name!=="DecoratedStatement"?!1:e.parent.getChildren("Decorator").some(r=>/\bjit\b/.test(t.slice(r)))}function Gc(t,e,n){let r=pr(t,e),s=`${t.file}:${n.size}`;n.set(s,r);let i=e.getChild("Body"),a=r.parameters.map(({name:g})=>g),f=a.map(g=>`"${g}":${g}`).join(","),p=Yc(r,a).map(g=>`"${g}":lambda:${g}`).join(","),h=`
`.repeat(t.slice(i).split(`
`).length-1);return{from:i.from,to:i.to,text:`: return __kernel__("${s}",{${f}},{${p}})${h}`}}function Yc(t,e){let n=new Set,r=s=>{Array.isArray(s)?s.forEach(r):s&&typeof s=="object"&&(s.type==="Name"&&n.add(s.id),Object.values(s).forEach(r))};r([t.body,t.parameters.map(s=>[s.default,s.annotation])]);for(let s of e)n.delete(s);return[...n]}var Xc={DictionaryExpression:Kc,DictionaryComprehensionExpression:Jc,ArrayExpression:(t,e,n)=>Ts(t,e,n,"__runner__.concat("),TupleExpression:(t,e,n)=>Ts(t,e,n,"__runner__.concat_tuple("),SetExpression:(t,e,n)=>Ts(t,e,n,"__runner__.concat_set("),AssignStatement:lo,ReturnStatement:lo,BinaryExpression:Zc,CallExpression:eu,FormatReplacement:tu,RaiseStatement:nu,ClassDefinition:ru},zt=(t,e)=>({from:t,to:t,text:e}),Tn=(t,e)=>({from:t,to:t,text:e,closes:!0});function Kc(t,e,n){let r=q(e),s=r.some(i=>t.slice(i)==="**");r.length!==2&&(s?po(t,r,n,{open:"__runner__.merge(",star:"**",left:"__runner__.Dictionary([",right:"])"}):fo(r,n,"__runner__.Dictionary([","])"),r.forEach((i,a)=>{i.name===":"&&co(r[a-1],i,r[a+1],n)}))}function Jc(t,e,n){let r=q(e);fo(r,n,"__runner__.Dictionary([","])"),co(r[1],r[2],r[3],n)}function fo(t,e,n,r){let[s,i]=[t[0],t[t.length-1]];e.push({from:s.from,to:s.to,text:n},{from:i.from,to:i.to,text:r})}function co(t,e,n,r){r.push(zt(t.from,"("),{from:e.from,to:e.to,text:","},Tn(n.to,")"))}function Ts(t,e,n,r){let s=q(e);!s.some(i=>t.slice(i)==="*")||uo(e)||po(t,s,n,{open:r,star:"*",left:"[",right:"]"})}function uo(t){let e=t.parent?.name??"";if(["TupleExpression","ArrayExpression"].includes(e))return uo(t.parent);if(!/^(AssignStatement|ForStatement|.*Comprehension.*)$/.test(e))return!1;for(let n=t.nextSibling;n;n=n.nextSibling){if(n.name==="in"||n.name==="AssignOp")return!0;if(n.name!==","&&n.name!=="VariableName")return!1}return!1}function po(t,e,n,{open:r,star:s,left:i,right:a}){n.push({from:e[0].from,to:e[0].to,text:r}),mo(t,e.slice(1,-1),n,{star:s,left:i,right:a});let f=e[e.length-1];n.push({from:f.from,to:f.to,text:")"})}function lo(t,e,n){let r=q(e),s=r.findLastIndex(a=>a.name==="AssignOp"||a.name==="return")+1,i=r.slice(s);!s||!i.some(a=>t.slice(a)==="*")||(n.push(zt(i[0].from,"__runner__.concat_tuple("),Tn(i[i.length-1].to,")")),mo(t,i,n,{star:"*",left:"[",right:"]"}))}function mo(t,e,n,{star:r,left:s,right:i}){let a=null,f=!1,p=()=>{a&&n.push(zt(a.from,s),Tn(a.to,i)),a=null};for(let h of e){let g=t.slice(h);g===r?(p(),n.push({from:h.from,to:h.to,text:""}),f=!0):g!==","&&(f||(a=a?{from:a.from,to:h.to}:{from:h.from,to:h.to}),f=!1)}p()}function Zc(t,e,n){let[r,s,i,...a]=q(e),f=Wc[t.slice(s)];!f||a.length||r.name!=="Number"||Qc(t,e)||n.push(zt(r.from,`__runner__.${f}(`),{from:s.from,to:s.to,text:","},Tn(i.to,")"))}function Qc(t,e){let n=e.nextSibling;return e.parent?.name==="BinaryExpression"&&n!==null&&n.name==="CompareOp"}function eu(t,e,n){let r=e.firstChild;if(r?.name==="VariableName"&&t.slice(r)==="zip"&&/\bstrict\s*=/.test(t.slice(e))&&n.push({from:r.from,to:r.to,text:"__runner__.zip_strict"}),r?.name!=="MemberExpression")return;let[s,i,a]=q(r);i.name!=="."||!qc.has(t.slice(a))||n.push(zt(s.from,`__runner__.method.${t.slice(a)}(`),{from:i.from,to:a.to,text:")"})}function tu(t,e,n){if(e.getChild("FormatConversion")||e.getChild("FormatSelfDoc"))return;let r=q(e)[1];n.push(zt(r.from,"__runner__.number("),Tn(r.to,")"))}function nu(t,e,n){let r=q(e),s=r.findIndex(i=>i.name==="from");s>0&&n.push({from:r[s].from,to:r[s+1].to,text:""})}function ru(t,e,n){let r=e.getChild("Body"),s=q(r).find(a=>a.name!==":"),i=q(r).flatMap(a=>a.name==="AssignStatement"&&a.getChild("TypeDef")?[t.slice(a.firstChild)]:[]);i.length&&s&&n.push(zt(s.from,`__fields__ = (${i.map(a=>`"${a}",`).join("")}); `));for(let a of q(r))a.name==="AssignStatement"&&a.getChild("TypeDef")&&!a.getChild("AssignOp")&&n.push({from:a.from,to:a.to,text:"pass"})}function su(t,e){let n=e.map((i,a)=>({...i,order:i.closes?-a:a}));n.sort((i,a)=>i.from-a.from||i.to-a.to||Number(a.closes??!1)-Number(i.closes??!1)||i.order-a.order);let r="",s=0;for(let i of n)i.from<s||(r+=t.slice(s,i.from)+i.text,s=i.to);return r+t.slice(s)}var _o={name:"fp16",bits:16,mantissa:10,bias:15,least:-14,largest:65504,infinite:!0},Fs={name:"bf16",bits:16,mantissa:7,bias:127,least:-126,largest:33895313892515355e22,infinite:!0},Qt={e4nv:{name:"fp8e4nv",bits:8,mantissa:3,bias:7,least:-6,largest:448,infinite:!1,saturates:!0},e4b8:{name:"fp8e4b8",bits:8,mantissa:3,bias:8,least:-7,largest:240,infinite:!1,unsignedZero:!0},e4b15:{name:"fp8e4b15",bits:8,mantissa:3,bias:15,least:-14,largest:1.875,infinite:!1,saturates:!0},e5:{name:"fp8e5",bits:8,mantissa:2,bias:15,least:-14,largest:57344,infinite:!0,saturates:!0},e5b16:{name:"fp8e5b16",bits:8,mantissa:2,bias:16,least:-15,largest:57344,infinite:!1,unsignedZero:!0}},An=new Float32Array(1),hr=new Uint32Array(An.buffer);function iu(t){An[0]=t;let e=hr[0];return(e&2147483647)>2139095040?NaN:(hr[0]=e+32767+(e>>>16&1)&4294901760,An[0])}function _r(t){An[0]=t;let e=hr[0]>>>23&255;return e>0?e-127-(An[0]>t&&(hr[0]&8388607)===0?1:0):t===0?-1/0:Math.floor(Math.log2(t))}var ou=t=>{let e=Math.floor(t),n=t-e;return n>.5||n===.5&&e%2!==0?e+1:e};function Ms(t){if(t===Fs)return iu;let{mantissa:e,least:n}=t,r=new Map;for(let s=n;s<=128;s++)r.set(s,2**(s-e));return s=>{if(s===0||s!==s)return s;let i=Math.abs(s);if(i===1/0)return ho(s,t);let a=r.get(Math.max(_r(i),n))??2**(_r(i)-e),f=ou(i/a)*a;return f>t.largest?ho(s,t):s<0?-f:f}}function ho(t,e){return e.saturates?t<0?-e.largest:e.largest:e.infinite?t<0?-1/0:1/0:NaN}function go(t){let e=Ms(t);return n=>{if(!Number.isFinite(n)||n===0)return n;let r=Math.abs(n),s=2**(Math.max(_r(r),t.least)-t.mantissa),i=Math.min(Math.floor(r/s)*s,t.largest);return e(n<0?-i:i)}}function au(t,e){let{bits:n,mantissa:r,bias:s}=t,i=e>>n-1,a=e>>r&(1<<n-1-r)-1,f=e&(1<<r)-1,p=(1<<n-1-r)-1;if(t.unsignedZero&&e===1<<n-1)return NaN;if(t.infinite&&a===p)return f?NaN:i?-1/0:1/0;if(t.name==="fp8e4nv"&&a===p&&f===7)return NaN;let h=a?(1+f/(1<<r))*2**(a-s):f/(1<<r)*2**(1-s);return i?-h:h}function yo(t){return t.table??=Float32Array.from({length:1<<t.bits},(e,n)=>au(t,n)),t.table}function bo(t,e){let{bits:n,mantissa:r,bias:s,least:i}=t,a=e<0||Object.is(e,-0)?1<<n-1:0,f=(1<<n-1-r)-1;if(e!==e)return lu(t,f);let p=Math.abs(e);if(p===1/0)return a|f<<r;if(p===0)return t.unsignedZero?0:a;let h=Math.max(_r(p),i),g=Math.round(p/2**h*(1<<r)),v=g>=1<<r;return a|(v?h+s<<r|g-(1<<r):g)}function lu(t,e){return t.unsignedZero?1<<t.bits-1:t.infinite?e<<t.mantissa|1<<t.mantissa-1:e<<t.mantissa|(1<<t.mantissa)-1}var it=class{constructor(e,n,r,s,i,a=null){this.name=e,this.kind=n,this.bits=r,this.bytes=Math.max(1,r>>3),this.Array=s,this.rank=i,this.format=a,this.round=a?Ms(a):null,this.isFloat=n==="float",this.isInt=n!=="float",this.isBool=e==="int1",this.isSigned=n==="int",this.isUnsigned=n==="uint",this.isFp8=e.startsWith("fp8"),this.isWide=r===64&&this.isInt,this.isPointer=!1}toString(){return this.name}get limits(){if(this.isBool)return[0n,1n];let e=BigInt(this.bits);return this.isSigned?[-(1n<<e-1n),(1n<<e-1n)-1n]:[0n,(1n<<e)-1n]}},ot=(t,e,n,r)=>new it(t,e,n,r,0),vt=(t,e,n,r)=>new it(t,"float",e,Float32Array,n,r),V=ot("int1","uint",1,Uint8Array),xt=ot("int8","int",8,Int8Array),Bt=ot("int16","int",16,Int16Array),G=ot("int32","int",32,Int32Array),U=ot("int64","int",64,Float64Array),Lt=ot("uint8","uint",8,Uint8Array),Fn=ot("uint16","uint",16,Uint16Array),we=ot("uint32","uint",32,Uint32Array),Ee=ot("uint64","uint",64,Float64Array),Mn=vt("fp8e4nv",8,1,Qt.e4nv),Dn=vt("fp8e4b8",8,1,Qt.e4b8),Is=vt("fp8e4b15",8,1,Qt.e4b15),In=vt("fp8e5",8,1,Qt.e5),On=vt("fp8e5b16",8,1,Qt.e5b16),me=vt("fp16",16,2,_o),pe=vt("bf16",16,2,Fs),C=vt("fp32",32,3,null),X=new it("fp64","float",64,Float64Array,4),jn=Object.fromEntries([V,xt,Bt,G,U,Lt,Fn,we,Ee,Mn,Dn,Is,In,On,me,pe,C,X].map(t=>[t.name,t])),wt=class{constructor(e){this.element=e,this.name=`pointer<${e.name}>`,this.kind="pointer",this.bits=64,this.bytes=8,this.Array=Float64Array,this.round=null,this.isPointer=!0,this.isFloat=this.isInt=this.isBool=this.isFp8=this.isWide=this.isSigned=this.isUnsigned=!1}toString(){return this.name}},Ds=new Map;function en(t){return Ds.has(t)||Ds.set(t,new wt(t)),Ds.get(t)}function Os(t,e){return e.length?`<[${e.map(n=>`'${n}'`).join(", ")}], ${t}>`:String(t)}var fu={fp16:"float16",bf16:"bfloat16",fp32:"float32",fp64:"float64"};function We(t){return t.isPointer?String(t):`triton.language.${fu[t.name]??t.name.replace(/^fp8/,"float8")}`}var k=class t{constructor(e,n,r,s=null,i=null){this.type=e,this.shape=n,this.data=r,this.taint=s,this.base=i}get size(){return this.data.length}as(e){return new t(this.type,e,this.data,this.taint,this.base)}},ke=t=>t.reduce((e,n)=>e*n,1),Rn=(t,e)=>t.length===e.length&&t.every((n,r)=>n===e[r]);function _e(t,e,n){let r=ke(e);if(t.isWide&&typeof n=="bigint")return new k(t,e,cu(t,r,n));let s=t.round?t.round(Number(n)):Number(n);return new k(t,e,new t.Array(r).fill(s))}function cu(t,e,n){let r=t===U?BigInt.asIntN(64,n):BigInt.asUintN(64,n),s=Number(r);return Number.isSafeInteger(s)?new Float64Array(e).fill(s):(t===U?new BigInt64Array(e):new BigUint64Array(e)).fill(r)}var se=(t,e)=>_e(t,[],e);function gr(t,e){let n=new Int32Array(e-t);for(let r=0;r<n.length;r++)n[r]=t+r;return new k(G,[n.length],n)}function uu(t,e){if(Rn(t,e))return null;let n=du(t,e);return Pn(e,n)}function du(t,e){let n=[...Array(e.length-t.length).fill(1),...t],r=Array(e.length).fill(0),s=1;for(let i=e.length-1;i>=0;i--)r[i]=n[i]===1?0:s,s*=n[i];return r}function Pn(t,e,n=0){let r=ke(t),s=new Int32Array(r),i=t.length;if(r===0)return s;if(i===0)return s.fill(n);let a=t[i-1],f=e[i-1],p=Array(i).fill(0),h=n;for(let g=0;g<r;g+=a){for(let v=0,A=h;v<a;v++,A+=f)s[g+v]=A;h=pu(p,t,e,h,i-2)}return s}function pu(t,e,n,r,s){for(;s>=0;s--){if(r+=n[s],++t[s]<e[s])return r;r-=n[s]*e[s],t[s]=0}return r}function js(t,e){let n=new t.constructor(e.length);for(let r=0;r<e.length;r++)n[r]=t[e[r]];return n}function Ve(t,e,n){return new k(t.type,e,js(t.data,n),t.taint&&t.taint.take(n),t.base)}function te(t,e){if(Rn(t.shape,e))return t;if(t.size===1){let n=ke(e),r=new t.data.constructor(n).fill(t.data[0]);return new k(t.type,e,r,t.taint&&t.taint.fill(n),t.base)}return Ve(t,e,uu(t.shape,e))}function yr(t){let e=t.data[0];return t.type.isBool?e!==0:e}var Rs=["undefined","wrapped","synced"],Ae=class t{constructor(e){this.channels=e}static of(e,n){return new t({undefined:null,wrapped:null,synced:null,[e]:n})}map(e){let n={};for(let r of Rs)n[r]=this.channels[r]&&e(this.channels[r]);return new t(n)}take(e){return this.map(n=>js(n,e))}fill(e){return this.map(n=>new Int32Array(e).fill(n[0]))}without(e){let n={...this.channels,[e]:null};return Object.values(n).some(Boolean)?new t(n):null}};function Fe(t,e){let n=e.filter(s=>s&&s.taint);if(n.length===0)return null;let r={};for(let s of Rs)r[s]=mu(s,t,n);return new Ae(r)}function mu(t,e,n){let r=n.map(i=>i.taint.channels[t]).filter(Boolean);if(r.length===0)return null;let s=new Int32Array(e);for(let i of r){let a=i.length===1?0:-1;for(let f=0;f<e;f++)s[f]||(s[f]=i[f&a])}return s}function $n(t,e,n){if(!t)return Ae.of(e,n);let r=t.channels[e],s=r?n.map((i,a)=>r[a]||i):n;return new Ae({...t.channels,[e]:s})}function wo(t,e,n,r){if(!e.taint&&!n.taint&&!r.taint)return null;let s={data:e.data,mask:e.size===1?0:-1},i={};for(let a of Rs)i[a]=hu(a,t,s,e,n,r);return Object.values(i).some(Boolean)?new Ae(i):null}function hu(t,e,n,r,s,i){let[a,f,p]=[r,s,i].map(v=>v.taint&&v.taint.channels[t]);if(!a&&!f&&!p)return null;let h=(v,A)=>v?v[v.length===1?0:A]:0,g=new Int32Array(e);for(let v=0;v<e;v++)g[v]=h(a,v)||h(n.data[v&n.mask]?f:p,v);return g}var $s=t=>t instanceof BigInt64Array||t instanceof BigUint64Array,xo=(t,e)=>t===U?new BigInt64Array(e):new BigUint64Array(e),tn=t=>t.length===1?0:-1,vo={add:(t,e)=>t+e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,floordiv:(t,e)=>e===0?0:Math.trunc(t/e),mod:(t,e)=>e===0?0:t%e,max:Math.max,min:Math.min,and:Ps((t,e)=>t&e),or:Ps((t,e)=>t|e),xor:Ps((t,e)=>t^e)};function Ps(t){return(e,n)=>e>=0&&n>=0&&e<2147483648&&n<2147483648?t(e,n):NaN}var _u={add:(t,e)=>t+e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,floordiv:(t,e)=>e===0n?0n:t/e,mod:(t,e)=>e===0n?0n:t%e,max:(t,e)=>t>e?t:e,min:(t,e)=>t<e?t:e,and:(t,e)=>t&e,or:(t,e)=>t|e,xor:(t,e)=>t^e,shl:(t,e)=>e<0n||e>63n?0n:t<<e,ashr:(t,e)=>t>>(e<0n||e>63n?63n:e),lshr:(t,e)=>e<0n||e>63n?0n:BigInt.asUintN(64,t)>>e,mulhi:(t,e)=>t*e>>64n};function Cs(t,e,n,r,s){if(t in vo&&!$s(n)&&!$s(r)){let i=gu(vo[t],n,r,s,e===U?-1/0:0);if(i)return i}return Pe(yu(_u[t],e,at(e,n),at(e,r),s))}function gu(t,e,n,r,s){let i=new Float64Array(r),a=tn(e),f=tn(n);for(let p=0;p<r;p++){let h=t(e[p&a],n[p&f]);if(!Number.isSafeInteger(h)||h<s)return null;i[p]=h}return i}function yu(t,e,n,r,s){let i=xo(e,s),a=tn(n),f=tn(r);for(let p=0;p<s;p++)i[p]=t(n[p&a],r[p&f]);return i}function at(t,e){if($s(e))return e;let n=xo(t,e.length);for(let r=0;r<e.length;r++)n[r]=BigInt(e[r]);return n}function Pe(t){let e=new Float64Array(t.length);for(let n=0;n<t.length;n++)if(e[n]=Number(t[n]),!Number.isSafeInteger(e[n]))return t;return e}function ko(t,e,n,r){let s=tn(e),i=tn(n),a=bu[t];for(let f=0;f<r.length;f++)r[f]=a(e[f&s],n[f&i])?1:0;return r}var bu={lt:(t,e)=>t<e,le:(t,e)=>t<=e,gt:(t,e)=>t>e,ge:(t,e)=>t>=e,eq:(t,e)=>!(t<e)&&!(t>e),ne:(t,e)=>t<e||t>e};function br(t){return t===U||t.isPointer?BigInt64Array:t===Ee?BigUint64Array:t.isFp8?Uint8Array:t===me||t===pe?Uint16Array:t.Array}var nn=t=>t.format?yo(t.format):null;function rn(t){return t.format?e=>bo(t.format,e):t.isWide||t.isPointer?BigInt:null}function Eo(t,e){let n=rn(t),r=new(br(t))(e.length);for(let s=0;s<r.length;s++)r[s]=n?n(e[s]):e[s];return r}function So(t,e){let n=new(br(t))(e);if(t.isWide)return Pe(n);if(t.isBool)return n.map(s=>s?1:0);let r=nn(t);return r?Float32Array.from(n,s=>r[s]):n}function No(t,e,n,r){let s=NaN,i=0;for(let a=0;a<t.length;a++){if(e&&!e[a])continue;let f=Math.floor((n+t[a]*r)/32);if(f!==s){if(f<s)return wu(t,e,n,r);i++,s=f}}return i}function wu(t,e,n,r){let s=new Set;for(let i=0;i<t.length;i++)(!e||e[i])&&s.add(Math.floor((n+t[i]*r)/32));return s.size}function vu(t){let e=new Int32Array(t);for(let n=0;n<e.length;n++)if(e[n]!==t[n])return t.slice();return e}var wr=class{constructor(){this.clear()}clear(){this.launches=[],this.traces=[],this.room=4194304,this.variableRoom=4194304}begin(e,n,r){let s=n[0]*n[1]*n[2];this.launch={kernel:e,grid:n,programs:s,bytes_read:0,bytes_written:0,sectors:0},this.trace={kernel:e,grid:n,arguments:r,accesses:[],variables:[],truncated:!1},this.launches.push(this.launch),this.traces.push(this.trace)}access(e){e.op!=="store"&&(this.launch.bytes_read+=e.bytes),e.op!=="load"&&(this.launch.bytes_written+=e.bytes),this.launch.sectors+=e.sectors;let n=e.offsets.length*(e.mask?5:4)+100;if(!this.fits("room",n))return;let r=vu(e.offsets),s=e.mask&&e.mask.includes(0)?new Uint8Array(e.mask):null;this.trace.accesses.push({...e,program:[...e.program],block:[...e.block],offsets:r,mask:s})}variable(e,n,r,s,i){if(!this.fits("variableRoom",i.size*4+100))return;let a=Float32Array.from(i.data,Number);this.trace.variables.push({program:[...e],line:n,name:r,iteration:s,shape:[...i.shape],values:a})}fits(e,n){return this[e]<n?this.trace.truncated=!0:this[e]-=n,!this.trace.truncated}};var To={add:(t,e)=>t+e,max:(t,e)=>t>e||e!==e?t:e,min:(t,e)=>t<e||e!==e?t:e,and:(t,e)=>t&e,or:(t,e)=>t|e,xor:(t,e)=>t^e,xchg:(t,e)=>e,cas:(t,e,n)=>t===n?e:t};var xu=0x7f0000000000,Ao=1<<30,zs=class{constructor(e,n,r,s){this.bytes=new ArrayBuffer(e),this.address=n,this.elementBytes=r,this.written=s?null:new Uint8Array(Math.ceil(e/r)),this.views=new Map}view(e){if(!this.views.has(e)){let n=Math.floor(this.bytes.byteLength/e.bytes);this.views.set(e,new(br(e))(this.bytes,0,n))}return this.views.get(e)}},sn=class{constructor(e,n,r,s={}){this.name=e,this.buffer=n,this.byteOffset=r,this.description=s}extent(e){return{before:Math.floor(this.byteOffset/e),size:Math.floor((this.buffer.bytes.byteLength-this.byteOffset)/e)}}get address(){return this.buffer.address+this.byteOffset}},vr=class{constructor(){this.clear()}clear(){this.buffers=[],this.next=xu,this.total=0}allocate(e,n,r){if(this.total+=e,this.total>Ao)throw new Error(`out of memory: the runner gives one run ${Ao>>20} MiB`);let s=new zs(e,this.next,n,r);return this.next+=Math.ceil((e+1)/512)*512+(1<<20),this.buffers.push(s),s}find(e){let n=this.buffers.find(r=>e>=r.address&&e<r.address+r.bytes.byteLength);return n?{buffer:n,byteOffset:e-n.address}:null}};var Ls=class{constructor(e){this.writer=new Int32Array(e),this.writerLane=new Int32Array(e),this.reader=new Int32Array(e),this.readers=new Uint8Array(e),this.atomic=new Uint8Array(e)}},xr=class{constructor(e){this.faults=e,this.begin()}begin(){this.shadows=new Map,this.accesses=[],this.clocks=new Map,this.released=new Map,this.signals=[],this.acquired=new Map}enter(e,n){this.program=[...e],this.index=n,this.acquired=new Map}shadow(e){return this.shadows.has(e)||this.shadows.set(e,new Ls(Math.ceil(e.bytes.byteLength/e.elementBytes))),this.shadows.get(e)}announce(e){let n=this.clocks.get(this.index)??0;return this.accesses.push({...e,program:this.program,index:this.index,time:n})}ordered(e){let n=this.accesses[e-1];return n.index===this.index||(this.acquired.get(n.index)??-1)>=n.time}read(e,n,r){let s=e.writer[n];s&&!e.atomic[n]&&!this.ordered(s)&&this.blame(s,e.writerLane[n],n);let i=e.reader[n];i&&this.accesses[i-1].index!==this.index?e.readers[n]=2:i||(e.readers[n]=1),e.reader[n]=r}write(e,n,r,s){let i=e.writer[n];i&&!this.ordered(i)?(e.atomic[n]||this.blame(i,e.writerLane[n],n),this.blame(r,s,n)):this.readElsewhere(e,n)&&this.blame(r,s,n),e.writer[n]=r,e.writerLane[n]=s,e.atomic[n]=0}readElsewhere(e,n){let r=e.reader[n];return r!==0&&(e.readers[n]===2?this.acquired.size===0:!this.ordered(r))}atomicWrite(e,n,r,s){let i=e.writer[n];i&&!e.atomic[n]&&!this.ordered(i)&&this.blame(i,e.writerLane[n],n),e.writer[n]=r,e.writerLane[n]=s,e.atomic[n]=1}blame(e,n,r){let{line:s,file:i,op:a,program:f,argument:p,offsetOf:h,size:g}=this.accesses[e-1];this.faults.add({kind:"race",line:s,file:i,program:f,lane:n,op:a,index:h(r),size:g,argument:p})}signal(e){let n=this.released.get(e)??new Map;this.signals.push(new Map(n));let r=this.clocks.get(this.index)??0;for(let[s,i]of this.acquired)Bs(n,s,i);return Bs(n,this.index,r),this.released.set(e,n),this.clocks.set(this.index,r+1),this.signals.length}acquire(e){for(let[n,r]of this.signals[e-1])Bs(this.acquired,n,r)}};function Bs(t,e,n){(t.get(e)??-1)<n&&t.set(e,n)}var kr=class{constructor(e,n,r){this.space=e,this.faults=n,this.tracer=r,this.races=new xr(n),this.begin()}begin(){this.races.begin(),this.events=[],this.nextRecord=1}enter(e,n){this.program=e,this.races.enter(e,n)}load(e,n,r,s){let i=this.open("load",e,n,s),{offsets:a,on:f,type:p}=i,h=nn(p),g=p.isWide?new BigInt64Array(a.length):new p.Array(a.length);for(let v=0;v<a.length;v++){if(f&&!f[v])continue;let A=this.locate(i,v);if(A<0)continue;this.checkWritten(i,A,v),this.races.read(i.shadow,i.slot(A),i.number);let $=i.view[A];g[v]=h?h[$]:p.isWide?BigInt.asIntN(64,$):$}return this.close(i),this.loaded(i,g,r)}loaded(e,n,r){let{type:s,on:i,pointer:a}=e,f=s.isWide?Fo(s,n):n,p=new k(s,a.shape,f);return i&&r&&Su(p,i,r),p.taint=Fe(p.size,[r?{...r,taint:r.taint}:null]),i&&!r&&this.markUndefined(p,e),p}markUndefined(e,n){let{on:r,offsets:s,at:i}=n;if(!r.includes(0)||this.faults.settled("masked_undefined",i,this.program))return;let a={kind:"masked_undefined",op:"load",at:i,offsets:s,size:n.size,argument:n.argument},f=this.record(a,e.size),p=Int32Array.from(r,(h,g)=>h?0:f+g);e.taint=$n(e.taint,"undefined",p)}store(e,n,r,s){let i=this.open("store",e,r,s),{offsets:a,on:f,type:p}=i,h=rn(p);for(let g=0;g<a.length;g++){if(f&&!f[g])continue;let v=this.locate(i,g);v<0||(this.races.write(i.shadow,i.slot(v),i.number,g),i.view[v]=h?h(n.data[g]):n.data[g],i.written&&(i.written[i.slot(v)]=1))}this.close(i),this.reportReaching(n,f,i)}atomic(e,n,r,s,i,a=null){let f=this.open("atomic",n,s,i),{offsets:p,on:h,type:g}=f,[v,A]=[nn(g),rn(g)],$=g.isWide?new BigInt64Array(p.length):new g.Array(p.length);for(let z=0;z<p.length;z++){if(h&&!h[z])continue;let Y=this.locate(f,z);if(Y<0)continue;this.races.atomicWrite(f.shadow,f.slot(Y),f.number,z);let Se=v?v[f.view[Y]]:f.view[Y];$[z]=Se;let x=g.isWide?BigInt(r.data[z]):r.data[z],ht=To[e](Se,x,a&&(g.isWide?BigInt(a.data[z]):a.data[z])),Gt=g.round?g.round(ht):ht;f.view[Y]=A?A(Gt):Gt,f.written&&(f.written[f.slot(Y)]=1)}return this.close(f),this.reportReaching(r,h,f),this.signalled(new k(g,n.shape,g.isWide?Fo(g,$):$),f)}signalled(e,n){if(e.size!==1||n.on&&!n.on[0])return e;let r=n.base.address+n.offsets[0]*n.type.bytes;return e.taint=$n(e.taint,"synced",Int32Array.of(this.races.signal(r))),e}open(e,n,r,s){let i=n.base?n:this.resolve(n),{base:a}=i,f=i.type.element,{before:p,size:h}=a.extent(f.bytes),g=r?te(r,i.shape).data:null,v=a.buffer,A=f.bytes/v.elementBytes,$=a.name,z={op:e,pointer:i,at:s,base:a,type:f,before:p,size:h,on:g,argument:$,offsets:i.data,view:v.view(f),written:v.written,shadow:this.races.shadow(v),slot:A===1?Se=>Se:Se=>Math.floor(Se*A)},Y=Se=>Math.floor(Se/A)-p;return z.number=this.races.announce({op:e,line:s.line,file:s.file,argument:$,size:h,offsetOf:Y}),this.branchOn(r),z}resolve(e){let{bytes:n}=e.type.element,r=this.space.find(e.data[0]*n)??{buffer:this.space.allocate(0,n,!0)},s=new sn("",r.buffer,0),i=e.data.map(a=>a-s.address/n);return new k(e.type,e.shape,i,e.taint,s)}locate(e,n){let r=e.offsets[n];return r<e.size&&r>=-e.before?r+e.before:(this.fault("out_of_bounds",e,n),-1)}checkWritten(e,n,r){e.written&&!e.written[e.slot(n)]&&this.fault("uninitialised",e,r)}fault(e,{at:n,op:r,offsets:s,size:i,argument:a},f){this.faults.add({kind:e,line:n.line,file:n.file,program:this.program,lane:f,op:r,index:s[f],size:i,argument:a})}close(e){let{op:n,at:r,argument:s,pointer:i,offsets:a,on:f,base:p,type:h}=e,g=f?Eu(f):a.length,v=g?No(a,f,p.byteOffset,h.bytes):0,A={program:this.program,line:r.line,file:r.file,op:n,argument:s,block:i.shape,offsets:a,mask:f};this.tracer.access({...A,bytes:g*h.bytes,sectors:v}),this.reportReaching(i,f,e)}reportReaching(e,n,r){if(e.taint)for(let s of e===r.pointer?["undefined","wrapped"]:["undefined"])this.reportRecords(e.taint.channels[s],n,r)}reportRecords(e,n,r){let s=0;for(let i of e?ku(e,n):[]){if(i<s)continue;let a=this.events.findLast(f=>f.first<=i);s=a.first+a.lanes,this.reportRecord(a,i,r)}}reportRecord(e,n,r){let s=n-e.first,{kind:i,op:a,at:f,size:p=r.size,argument:h=r.argument}=e,g=e.offsets?e.offsets[s]:r.offsets[this.laneOf(r,n)];this.faults.add({kind:i,line:f.line,file:f.file,program:this.program,lane:s,op:a,index:g,size:p,argument:h})}laneOf(e,n){let r=e.pointer.taint.channels.wrapped;return Math.max(0,r?r.indexOf(n):0)}record(e,n){let r=this.nextRecord;return this.events.push({...e,first:r,lanes:n}),this.nextRecord+=n,r}branchOn(e){if(!e?.taint)return;let{undefined:n,synced:r}=e.taint.channels;if(this.reportRecords(n,null,{size:0,offsets:[0],pointer:e}),r)for(let s of new Set(r))s&&this.races.acquire(s)}};function ku(t,e){let n=new Set;for(let r=0;r<t.length;r++)t[r]&&(!e||e[r])&&n.add(t[r]);return[...n].sort((r,s)=>r-s)}function Eu(t){let e=0;for(let n=0;n<t.length;n++)e+=t[n];return e}function Su(t,e,n){let r=te(n,t.shape).data;for(let s=0;s<e.length;s++)e[s]||(t.data[s]=r[s])}var Fo=(t,e)=>Pe(t.isSigned?e:new BigUint64Array(e.buffer));var Nu={out_of_bounds:t=>`${t.op} outside ${t.argument||"memory"}: element ${t.index} of ${t.size}`,masked_undefined:()=>"a lane that the mask turned off, without `other`, is undefined, and it reached a result",uninitialised:t=>`load of element ${t.index} of ${t.argument||"memory"}, which nobody has written`,race:t=>`another program uses element ${t.index} of ${t.argument||"memory"} too, and no atomic orders them`,int32_overflow:t=>`this int32 ${t.op} overflowed and was used as an offset: element ${t.index} of ${t.size}`},Er=class{constructor(){this.clear()}clear(){this.found=new Map,this.launch=0}add(e){let n=`${e.kind} ${e.line} ${e.file}`,r={...e,program:[...e.program],launch:this.launch},s=this.found.get(n);(!s||Tu(r,s))&&this.found.set(n,r)}settled(e,n,r){let s=this.found.get(`${e} ${n.line} ${n.file}`);return s!==void 0&&s.program.join()!==r.join()}report(){return[...this.found.values()].sort((n,r)=>n.line-r.line).map(({launch:n,...r})=>({...r,message:Nu[r.kind](r)}))}};function Tu(t,e){let r=[t.launch-e.launch,...t.program.map((s,i)=>s-e.program[i]),t.lane-e.lane].find(s=>s!==0);return r!==void 0&&r<0}var T=class{constructor(e){this.items=e}},$e=class{constructor(e,n){this.scalar=e,this.shape=n}toString(){return Os(this.scalar,this.shape)}},ue=class{constructor(e,n,r,{onlyConstants:s=!1}={}){this.name=e,this.parameters=n,this.call=r,this.onlyConstants=s}},Ut=class{constructor(e,n){this.builtin=e,this.self=n}},kt=class{constructor(e,n){this.name=e,this.lookup=n}},Xe=class{constructor(e,n,{noinline:r=!1}={}){this.definition=e,this.name=e.name,this.globals=n,this.noinline=r}},Ke=class{constructor(e){this.kind=e}},on=class{constructor(e,n,r){this.lower=e,this.upper=n,this.step=r}},Sr=class{constructor(e,n,r,s){this.start=e,this.end=n,this.step=r,this.isStatic=s}},Ce=class{constructor(e,n,r,s,i){this.base=e,this.shape=n,this.strides=r,this.block=s,this.padding=i,this.dtype=e.type.element}},j=t=>t instanceof k,ie=t=>typeof t=="bigint"||typeof t=="number"||typeof t=="boolean",lt=t=>t instanceof k&&t.shape.length>0,Us=t=>t instanceof it||t instanceof wt||t instanceof $e;function le(t){return t instanceof k?Os(t.type,t.shape):t instanceof T?`[${t.items.map(le).join(",")}]`:`constexpr[${fe(t)}]`}function Nr(t){return t instanceof k&&t.shape.length===0?We(t.type):le(t)}function qt(t){return t instanceof k?`${t.type}[${t.shape.map(e=>`constexpr[${e}]`).join(", ")}]`:`constexpr[${fe(t)}]`}function ne(t){return t===null?"NoneType":t instanceof k?"tensor":t instanceof T?"tuple":t instanceof Xe?"JITFunction":Us(t)?"dtype":{bigint:"int",number:"float",boolean:"bool",string:"str"}[typeof t]??"object"}function fe(t){return t==null?"None":typeof t=="boolean"?t?"True":"False":typeof t=="number"?Au(t):typeof t=="string"?`'${t}'`:t instanceof T?`(${t.items.map(fe).join(", ")}${t.items.length===1?",":""})`:t instanceof k?le(t):t instanceof Xe?`JITFunction(${t.name})`:String(t)}var Je=t=>typeof t=="string"?t:fe(t);function Au(t){if(t===1/0)return"inf";if(t===-1/0)return"-inf";if(t!==t)return"nan";if(Number.isInteger(t)&&Math.abs(t)<1e16)return`${Object.is(t,-0)?"-0":t}.0`;let e=Math.abs(t);return e<1e-4||e>=1e16?t.toExponential().replace(/e([+-])(\d)$/,"e$10$2"):String(t)}var Ze=t=>t.length===1?0:-1;function Fu(t,e,n,r){let s=Ze(e),i=Ze(n),a=r.length;switch(t){case"add":for(let f=0;f<a;f++)r[f]=e[f&s]+n[f&i];break;case"sub":for(let f=0;f<a;f++)r[f]=e[f&s]-n[f&i];break;case"mul":for(let f=0;f<a;f++)r[f]=e[f&s]*n[f&i];break;case"div":for(let f=0;f<a;f++)r[f]=e[f&s]/n[f&i];break;case"mod":for(let f=0;f<a;f++)r[f]=e[f&s]%n[f&i];break;case"pow":for(let f=0;f<a;f++)r[f]=Math.pow(e[f&s],n[f&i]);break;case"max":for(let f=0;f<a;f++)r[f]=Mu(e[f&s],n[f&i]);break;case"min":for(let f=0;f<a;f++)r[f]=Du(e[f&s],n[f&i]);break;case"maxNan":for(let f=0;f<a;f++)r[f]=Math.max(e[f&s],n[f&i]);break;case"minNan":for(let f=0;f<a;f++)r[f]=Math.min(e[f&s],n[f&i]);break;default:throw new Error(`no float operation ${t}`)}return r}var Mu=(t,e)=>t>e||e!==e?t:e,Du=(t,e)=>t<e||e!==e?t:e;function Iu(t,e,n,r){let s=Ze(e),i=Ze(n),a=r.length;switch(t){case"add":for(let f=0;f<a;f++)r[f]=e[f&s]+n[f&i];break;case"sub":for(let f=0;f<a;f++)r[f]=e[f&s]-n[f&i];break;case"mul":for(let f=0;f<a;f++)r[f]=Math.imul(e[f&s],n[f&i]);break;case"floordiv":for(let f=0;f<a;f++)r[f]=Math.trunc(e[f&s]/n[f&i]);break;case"mod":for(let f=0;f<a;f++)r[f]=e[f&s]%n[f&i];break;case"max":for(let f=0;f<a;f++)r[f]=Math.max(e[f&s],n[f&i]);break;case"min":for(let f=0;f<a;f++)r[f]=Math.min(e[f&s],n[f&i]);break;case"and":for(let f=0;f<a;f++)r[f]=e[f&s]&n[f&i];break;case"or":for(let f=0;f<a;f++)r[f]=e[f&s]|n[f&i];break;case"xor":for(let f=0;f<a;f++)r[f]=e[f&s]^n[f&i];break;case"shl":for(let f=0;f<a;f++)r[f]=Mo(n[f&i])?0:e[f&s]<<n[f&i];break;case"ashr":for(let f=0;f<a;f++)r[f]=e[f&s]>>Math.min(n[f&i]>>>0,31);break;case"lshr":for(let f=0;f<a;f++)r[f]=Mo(n[f&i])?0:e[f&s]>>>n[f&i];break;default:throw new Error(`no integer operation ${t}`)}return r}var Mo=t=>t>>>0>31;function Ou(t,e,n,r){let s=Ze(e),i=Ze(n),a=r.length;switch(t){case"lt":for(let f=0;f<a;f++)r[f]=e[f&s]<n[f&i]?1:0;break;case"le":for(let f=0;f<a;f++)r[f]=e[f&s]<=n[f&i]?1:0;break;case"gt":for(let f=0;f<a;f++)r[f]=e[f&s]>n[f&i]?1:0;break;case"ge":for(let f=0;f<a;f++)r[f]=e[f&s]>=n[f&i]?1:0;break;case"eq":for(let f=0;f<a;f++)r[f]=e[f&s]===n[f&i]?1:0;break;case"ne":for(let f=0;f<a;f++)r[f]=e[f&s]!==n[f&i]?1:0;break;default:throw new Error(`no comparison ${t}`)}return r}function ze(t,e){let n=t.round;if(n)for(let r=0;r<e.length;r++)e[r]=n(e[r]);return e}function ju(t){for(let e=0;e<t.length;e++)t[e]&=1;return t}function oe(t,e,n){let r=e.type,s=Math.max(e.size,n.size),i=e.size===s?e.shape:n.shape;if(r.isWide)return new k(r,i,Cs(t,r,e.data,n.data,s));let a=new r.Array(s);return r.isFloat?new k(r,i,ze(r,Fu(t,e.data,n.data,a))):(Iu(t,e.data,n.data,a),new k(r,i,r.isBool?ju(a):a))}function Et(t,e,n){let r=Math.max(e.size,n.size),s=e.size===r?e.shape:n.shape,i=e.type.isWide?ko:Ou;return new k(V,s,i(t,e.data,n.data,new Uint8Array(r)))}function Do(t,e,n,r){if(e.type!==G)return null;let s={add:(i,a)=>i+a,sub:(i,a)=>i-a,mul:(i,a)=>i*a,shl:(i,a)=>i*2**a}[t];return s?Ru(s,e.data,n.data,r.data):null}function Ru(t,e,n,r){let s=Ze(e),i=Ze(n),a=null;for(let f=0;f<r.length;f++)t(e[f&s],n[f&i])!==r[f]&&(a??=new Uint8Array(r.length),a[f]=1);return a}function Tr(t,e){let n=Math.max(t.size,e.size),r=t.size===n?t.shape:e.shape;if(t.type.isWide)return new k(t.type,r,Cs("mulhi",t.type,t.data,e.data,n));let s=new t.type.Array(n),i=t.type===we?Io:Pu;for(let a=0;a<n;a++)s[a]=i(t.data[a&Ze(t.data)],e.data[a&Ze(e.data)]);return new k(t.type,r,s)}function Io(t,e){let[n,r,s,i]=[t>>>16,t&65535,e>>>16,e&65535],a=n*i+Math.floor(r*i/65536);return n*s+Math.floor(a/65536)+Math.floor((a%65536+r*s)/65536)>>>0}function Pu(t,e){return Io(t>>>0,e>>>0)-(t<0?e:0)-(e<0?t:0)|0}function Oo(t){let e=Math.abs(t);if(e<2.5)return $u(t);if(t!==t)return t;let n=e>6?1:1-jo(e);return t<0?-n:n}function $u(t){let e=t,n=t;for(let r=1;r<80;r++){n*=-t*t/r;let s=n/(2*r+1);if(e+=s,Math.abs(s)<1e-17*Math.abs(e))break}return e*2/Math.sqrt(Math.PI)}function jo(t){let e=0;for(let n=60;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/(Math.sqrt(Math.PI)*(t+e))}var Cu=t=>{let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2===0?e:e+1},St={exp:Math.exp,exp2:t=>2**t,exp10:t=>10**t,expm1:Math.expm1,log:Math.log,log2:Math.log2,log10:Math.log10,log1p:Math.log1p,sqrt:Math.sqrt,rsqrt:t=>1/Math.sqrt(t),cbrt:Math.cbrt,sin:Math.sin,cos:Math.cos,tan:Math.tan,asin:Math.asin,acos:Math.acos,atan:Math.atan,sinh:Math.sinh,cosh:Math.cosh,tanh:Math.tanh,asinh:Math.asinh,acosh:Math.acosh,atanh:Math.atanh,erf:Oo,erfc:t=>t>2.5&&t<27?jo(t):1-Oo(t),floor:Math.floor,ceil:Math.ceil,trunc:Math.trunc,round:t=>Math.sign(t)*Math.floor(Math.abs(t)+.5),rint:Cu,sigmoid:t=>1/(1+Math.exp(-t))};function ft(t,e){let n=St[t],r=new e.type.Array(e.size);for(let s=0;s<r.length;s++)r[s]=n(e.data[s]);return new k(e.type,e.shape,ze(e.type,r),e.taint)}function He(t,e){if(e.type.isWide)return Bu(t,e);let n=new e.type.Array(e.size),{data:r}=e;switch(t){case"neg":for(let s=0;s<n.length;s++)n[s]=-r[s];break;case"abs":for(let s=0;s<n.length;s++)n[s]=Math.abs(r[s]);break;case"not":for(let s=0;s<n.length;s++)n[s]=~r[s];break;default:throw new Error(`no operation ${t}`)}if(e.type.isBool)for(let s=0;s<n.length;s++)n[s]&=1;return new k(e.type,e.shape,n,e.taint)}var zu={neg:t=>-t,abs:t=>t<0n?-t:t,not:t=>~t};function Bu(t,e){let n=at(e.type,e.data),r=e.type===U?new BigInt64Array(n.length):new BigUint64Array(n.length);for(let s=0;s<r.length;s++)r[s]=zu[t](n[s]);return new k(e.type,e.shape,Pe(r),e.taint)}function Ro(t,e,n){let r=Math.max(t.size,e.size,n.size),s=[t,e,n].find(h=>h.size===r).shape,i=new t.type.Array(r),[a,f,p]=[t,e,n].map(h=>h.size===1?0:-1);for(let h=0;h<r;h++)i[h]=t.data[h&a]*e.data[h&f]+n.data[h&p];return new k(t.type,s,ze(t.type,i))}function R(t,e){return t.type===e?t:new k(e,t.shape,Lu(t.type,e,t.data),t.taint)}function Lu(t,e,n){return e===V?Uu(n):e.isFloat?ze(e,qu(e,n)):t.isFloat?Wu(e,n):Hu(e,n)}function Uu(t){let e=new Uint8Array(t.length);for(let n=0;n<e.length;n++)e[n]=t[n]==0?0:1;return e}function qu(t,e){let n=new t.Array(e.length);for(let r=0;r<n.length;r++)n[r]=Number(e[r]);return n}function Wu(t,e){if(t.isWide)return Vu(t,e);let[n,r]=t.bits===32?t.limits.map(Number):[-2147483648,2147483647],s=new t.Array(e.length);for(let i=0;i<s.length;i++){let a=Math.trunc(e[i]);s[i]=a<n?n:a>r?r:a}return s}function Vu(t,e){let[n,r]=t.limits,s=a=>a!==a?0n:a<=Number(n)?n:a>=Number(r)?r:BigInt(Math.trunc(a)),i=t===U?new BigInt64Array(e.length):new BigUint64Array(e.length);for(let a=0;a<i.length;a++)i[a]=s(e[a]);return Pe(i)}function Hu(t,e){if(!t.isWide)return Gu(t,e);if(!Yu(t,e))return new Float64Array(e);let n=t===U?new BigInt64Array(e.length):new BigUint64Array(e.length);for(let r=0;r<n.length;r++)n[r]=BigInt(e[r]);return Pe(n)}function Gu(t,e){let n=new t.Array(e.length);if(typeof e[0]=="bigint")for(let r=0;r<n.length;r++)n[r]=Number(BigInt.asIntN(32,e[r]));else for(let r=0;r<n.length;r++)n[r]=e[r];return n}function Yu(t,e){return typeof e[0]=="bigint"?!0:t!==U&&e.some(n=>n<0)}function Po(t,e){let n=go(e.format);return new k(e,t.shape,Float32Array.from(t.data,n),t.taint)}function Ar(t,e){if(t.type===e)return t;let n=Eo(t.type,t.data);return new k(e,t.shape,So(e,n.buffer),t.taint)}var F=class extends Error{constructor(e){super(e),this.at=null}},Me=class extends F{},an=class extends F{};function y(t,e){if(!t)throw new F(typeof e=="function"?e():e)}function Fr(t,e){if(t instanceof F)return t.at??=e,t;if(t instanceof RangeError&&/call stack/i.test(t.message)){let r=new F("maximum recursion depth exceeded");return r.at=e,r}if(!(t instanceof TypeError))return t;let n=new F("TypeError('an argument is not what this operation takes')");return n.at=e,n}var Xu=2**-126,Ku=(2-2**-23)*2**127;function Bo(t){if(typeof t=="boolean")return V;if(typeof t=="bigint")return Ju(t);let e=Math.abs(t);return e===1/0||e===0||e!==e||e>=Xu&&e<=Ku?C:X}function Ju(t){let e=(n,r)=>t>=n&&t<r;return e(-(2n**31n),2n**31n)?G:e(2n**31n,2n**32n)?we:e(-(2n**63n),2n**63n)?U:(y(e(2n**63n,2n**64n),()=>`ValueError('Nonrepresentable integer ${t}.')`),Ee)}function I(t,e=null){if(t instanceof k)return t;if(ie(t))return se(e??Bo(t),t);throw new F(`cannot convert ${Je(t)} of type <class '${ne(t)}'> to tensor`)}var qs={bool:0,int:1,float:2},$o=t=>t.isBool?qs.bool:t.isInt?qs.int:qs.float;function Zu(t,e){if(t.isSigned===e.isSigned)return t.bits>e.bits?t:e;let[n,r]=t.isUnsigned?[t,e]:[e,t];return n.bits>=r.bits?n:r}function Cn(t,e,n,r,s=!1){if(e!==r){let[i,a]=e?[t,n]:[n,t];if($o(i)<=$o(a))return Co(a,a,s)}return Co(t,n,s)}function Co(t,e,n){if(t.isFloat||e.isFloat)return Qu(t,e,n);if(n&&t.isSigned!==e.isSigned)throw new F(`Cannot use /, #, or % with ${We(t)} and ${We(e)} because they have different signedness;this is unlikely to result in a useful answer. Cast them to the same signedness.`);return Zu(t,e)}function Qu(t,e,n){let r=s=>t===s||e===s;if(r(X))return X;if(n||r(C))return C;if(r(me))return me;if(r(pe))return t===e?pe:C;if(t.isFp8&&e.isFp8)return t===e?t:me;throw new F(`unexpected type ${t} and ${e}`)}function Ws(t,e){if(t instanceof k)return R(t,e);if(e.isUnsigned&&!e.isBool&&t<0)throw new F("Cannot perform a binary operation between an unsigned tensor and a negative scalar. Perform a explicit cast on one of them.");return ed(t,e),se(e,t)}function ed(t,e){if(!e.isInt||typeof t=="number")return;let[n,r]=e.limits;y(BigInt(t)>=n&&BigInt(t)<=r,()=>`Scalar ${fe(t)} is out of range for type ${e}`)}function Vs(t){return new F(`'${ne(t)}' object has no attribute ${t instanceof T?"dtype":"'dtype'"}`)}var Mr=t=>t instanceof k?t.type:Bo(t);function td(t,e){return new F(`invalid operands of type ${We(t)} and ${We(e)}`)}function zo(t,e,n){if(t.isPointer&&(!n||e.isPointer&&t!==e||e.isFloat))throw td(t,e)}function ge(t,e,{leftPointer:n=!1,rightPointer:r=!1,divides:s=!1}={}){for(let p of[t,e])if(!(p instanceof k)&&!ie(p))throw Vs(p);let[i,a]=[Mr(t),Mr(e)];if(zo(i,a,n),zo(a,i,r),i.isPointer||a.isPointer)return Qe(I(t),I(e));let f=Cn(i,!(t instanceof k),a,!(e instanceof k),s);return Qe(Ws(t,f),Ws(e,f))}function Hs(...t){let[e,n]=[t.filter(f=>f instanceof k),t.filter(f=>!(f instanceof k))];for(let f of n)I(f);let r=(f,p)=>f.map(Mr).reduce((h,g)=>Cn(h,p,g,p),f.length?Mr(f[0]):null),[s,i]=[e.length?r(e,!1):null,n.length?r(n,!0):null],a=s&&i?Cn(s,!1,i,!0):s??i;return Nt(t.map(f=>Ws(f,a)))}function Dr(t,e){if(Rn(t,e))return t;let n=Math.max(t.length,e.length),[r,s]=[t,e].map(i=>[...Array(n-i.length).fill(1),...i]);return r.map((i,a)=>i===1||i===s[a]?s[a]:(y(s[a]===1,()=>`Cannot make_shape_compatible: incompatible dimensions at index ${a}: ${i} and ${s[a]}`),i))}function Qe(t,e){if(t.shape.length===0||e.shape.length===0)return nd(t,e);let n=Dr(t.shape,e.shape);return[te(t,n),te(e,n)]}function nd(t,e){return t.shape.length&&t.size===1?[t,e.as(t.shape)]:e.shape.length&&e.size===1?[t.as(e.shape),e]:[t,e]}function Nt(t){let e=t.map(n=>n.shape).reduce(Dr);return t.map(n=>Rn(n.shape,e)?n:te(n,e))}function Lo(t,e){return t.shape.length===0?te(t,e):(y(t.shape.length===e.length,()=>`Cannot broadcast, rank mismatch: [${t.shape.map(n=>`'${n}'`).join(", ")}], [${e.join(", ")}]`),t.shape.forEach((n,r)=>y(n===e[r]||n===1,()=>`Cannot broadcast, the expanded size of the tensor (${e[r]}) must match the existing size (${n}) at non-singleton dimension ${r}: [${t.shape.join(", ")}], [${e.join(", ")}]`)),te(t,e))}var rd=new Set(["mod","and","or","xor","ashr","lshr","floordiv"]);function ye(t,e,n,r){let s=oe(e,n,r);(n.taint||r.taint)&&(s.taint=sd(e,n,r,s.size));let i=Do(e,n,r,s);return i&&t.overflowed(e,i,s),s}function sd(t,e,n,r){let s=Fe(r,[e,n]);return rd.has(t)&&(s.channels.wrapped=null),e.type.isBool&&(t==="and"||t==="or")&&id(t==="and"?0:1,e,n,s),s}function id(t,e,n,r){let s=r.channels.undefined;if(s)for(let i of[e,n]){let a=i.taint&&i.taint.channels.undefined,f=i.size===1?0:-1;for(let p=0;p<s.length;p++)i.data[p&f]===t&&!(a&&a[p&f])&&(s[p]=0)}}function ln(t,e,n){let[r,s]=ge(e,n),i=Et(t,r,s),a=Fe(i.size,[r,s]);return i.taint=a&&a.without("wrapped"),i}function Gs(t,e,n){let r=Math.max(t.size,e.size),s=new Float64Array(r),[i,a]=[t,e].map(p=>p.size===1?0:-1);for(let p=0;p<r;p++)s[p]=t.data[p&i]+n*Number(e.data[p&a]);let f=t.size===r?t.shape:e.shape;return new k(t.type,f,s,Fe(r,[t,e]),t.base)}function od(t,e,n){let[r,s]=ge(e,n,{leftPointer:!0,rightPointer:!0});return y(!(r.type.isPointer&&s.type.isPointer),"cannot add pointers together"),r.type.isPointer?Gs(r,s,1):s.type.isPointer?Gs(s,r,1):ye(t,"add",r,s)}function ad(t,e,n){let[r,s]=ge(e,n,{leftPointer:!0});return r.type.isPointer?Gs(r,s,-1):ye(t,"sub",r,s)}function ld(t,e,n){let[r,s]=ge(e,n,{divides:!0});return r.type.isInt?ye(t,"div",R(r,C),R(s,C)):ye(t,"div",r,s)}function fd(t,e,n){let[r,s]=ge(e,n,{divides:!0});if(r.type.isFloat)throw new F(`unexpected type ${r.type}`);return ye(t,"floordiv",r,s)}var cd=(t,e,n)=>ye(t,"mod",...ge(e,n,{divides:!0}));function Tt(t){return(e,n,r)=>{let[s,i]=ge(n,r);if(!s.type.isInt||!i.type.isInt)throw new F(`invalid operands of type ${We(s.type)} and ${We(i.type)}`);return ye(e,t,s,i)}}function ud(t,e,n){let r=I(e).type.isSigned;return Tt(r?"ashr":"lshr")(t,e,n)}function zn(t){let e=I(t);if(e.type.isBool)return e;throw new F(`Cannot bitcast data-type of size ${e.type.bits} to data-type of size 1`)}var Wt={Add:od,Sub:ad,Mult:(t,e,n)=>ye(t,"mul",...ge(e,n)),Div:ld,FloorDiv:fd,Mod:cd,BitAnd:Tt("and"),BitOr:Tt("or"),BitXor:Tt("xor"),LShift:Tt("shl"),RShift:ud,Lt:(t,e,n)=>ln("lt",e,n),LtE:(t,e,n)=>ln("le",e,n),Gt:(t,e,n)=>ln("gt",e,n),GtE:(t,e,n)=>ln("ge",e,n),Eq:(t,e,n)=>ln("eq",e,n),NotEq:(t,e,n)=>ln("ne",e,n),And:(t,e,n)=>Tt("and")(t,zn(e),zn(n)),Or:(t,e,n)=>Tt("or")(t,zn(e),zn(n))};function Uo(t,e,n){if(e==="UAdd")throw new F("AST unary operator '__pos__' is not (currently) implemented on type tensor");if(e==="Not")return Tt("xor")(t,zn(n),se(V,1));if(e==="USub"?n.type.isPointer:n.type.isPointer||n.type.isFloat)throw new F(`wrong type argument to unary ${e==="USub"?"minus":"invert"} (${We(n.type)})`);return e==="USub"&&n.type.isInt?ye(t,"sub",se(n.type,0),n):He(e==="USub"?"neg":"not",n)}function qo(t,e,n){let r=Int32Array.from(n,(s,i)=>s?e+i:0);t.taint=t.taint instanceof Ae?$n(t.taint,"wrapped",r):Ae.of("wrapped",r)}function Bn(t,e,n){let r=Math.max(t.size,e.size,n.size),s=[t,e,n].find(h=>h.size===r).shape,i=dd(e,n,r),[a,f,p]=[t,e,n].map(h=>h.size===1?0:-1);for(let h=0;h<r;h++)i[h]=t.data[h&a]?e.data[h&f]:n.data[h&p];return new k(e.type,s,i,wo(r,t,e,n),e.base??n.base)}function dd(t,e,n){let r=[t,e].find(s=>s.data instanceof BigInt64Array||s.data instanceof BigUint64Array);if(!r)return new t.data.constructor(n);for(let s of[t,e])typeof s.data[0]=="number"&&(s.data=r.data.constructor.from(s.data,BigInt));return new r.data.constructor(n)}var et=t=>typeof t=="bigint"||typeof t=="boolean",tt=t=>typeof t=="boolean"?BigInt(t):t,Wo=(t,e)=>{let n=t/e;return t%e!==0n&&t<0n!=e<0n?n-1n:n},Vo={Add:(t,e)=>t+e,Sub:(t,e)=>t-e,Mult:(t,e)=>t*e,Div:(t,e)=>Number(t)/Number(e),FloorDiv:Wo,Mod:(t,e)=>t-Wo(t,e)*e,Pow:(t,e)=>e<0n?Number(t)**Number(e):t**e,LShift:(t,e)=>t<<e,RShift:(t,e)=>t>>e,BitAnd:(t,e)=>t&e,BitOr:(t,e)=>t|e,BitXor:(t,e)=>t^e},pd={Add:(t,e)=>t+e,Sub:(t,e)=>t-e,Mult:(t,e)=>t*e,Div:(t,e)=>t/e,FloorDiv:(t,e)=>Math.floor(t/e),Mod:(t,e)=>t-Math.floor(t/e)*e,Pow:(t,e)=>t**e},Ir={Lt:(t,e)=>t<e,LtE:(t,e)=>t<=e,Gt:(t,e)=>t>e,GtE:(t,e)=>t>=e};function ct(t){return t instanceof T?t.items.length>0:typeof t=="bigint"?t!==0n:!!t}function Ys(t,e){return t instanceof T&&e instanceof T?t.items.length===e.items.length&&t.items.every((n,r)=>Ys(n,e.items[r])):ie(t)&&ie(e)?Number(t)===Number(e)&&(!et(t)||!et(e)||tt(t)===tt(e)):t===e}function fn(t,e,n){if(t==="Eq")return Ys(e,n);if(t==="NotEq")return!Ys(e,n);if(e instanceof T||n instanceof T)return gd(t,e,n);if(typeof e=="string"&&typeof n=="string")return _d(t,e,n);if(!(!ie(e)||!ie(n)))return t in Ir?Ir[t](...md(e,n)):hd(t,e,n)}var md=(t,e)=>et(t)&&et(e)?[tt(t),tt(e)]:[Number(t),Number(e)];function hd(t,e,n){if(["Div","FloorDiv","Mod"].includes(t)&&Number(n)===0)throw new F("ZeroDivisionError('division by zero')");return typeof e=="boolean"&&typeof n=="boolean"&&t.startsWith("Bit")?Vo[t](BigInt(e),BigInt(n))!==0n:et(e)&&et(n)?Vo[t]?.(tt(e),tt(n)):pd[t]?.(Number(e),Number(n))}function _d(t,e,n){return t==="Add"?e+n:t in Ir?Ir[t](e,n):void 0}function gd(t,e,n){if(t==="Add"&&e instanceof T&&n instanceof T)return new T([...e.items,...n.items]);if(t!=="Mult")return;let[r,s]=e instanceof T?[e,n]:[n,e];if(et(s))return new T(Array.from({length:Number(tt(s))},()=>r.items).flat())}function Ho(t,e){if(t==="Not")return!ct(e);if(ie(e))return t==="USub"?et(e)?-tt(e):-e:t==="UAdd"?et(e)?tt(e):e:et(e)?~tt(e):void 0}function Ge(t,e){let n=r=>r.reduce((s,i)=>s*i,1);return{outer:n(t.slice(0,e)),extent:t[e],inner:n(t.slice(e+1))}}var Ln=(t,e,n)=>n?t.map((r,s)=>s===e?1:r):t.filter((r,s)=>s!==e);function Go(t,e,n){let{outer:r,extent:s,inner:i}=Ge(t.shape,e),a=s>>1,f=new Int32Array(r*a*i),p=0;for(let h=0;h<r;h++)for(let g=0;g<a;g++)for(let v=0;v<i;v++)f[p++]=(h*s+2*g+n)*i+v;return Ve(t,t.shape.map((h,g)=>g===e?a:h),f)}function Xs(t,e,n,r){let s=t;for(;s[0].shape[e]>1;){let i=s.map(f=>Go(f,e,0)),a=s.map(f=>Go(f,e,1));s=r(i,a)}return s.map(i=>i.as(Ln(i.shape,e,n)))}function yd(t,e,n){let{outer:r,extent:s,inner:i}=Ge(t.shape,e),a=new t.type.Array(r*i),f=new Float64Array(i);for(let p=0;p<r;p++){f.fill(0);for(let h=0,g=p*s*i;h<s;h++)for(let v=0;v<i;v++)f[v]+=t.data[g++];a.set(f,p*i)}return new k(t.type,Ln(t.shape,e,n),a,Ks(t,e))}function ut(t,e,n,r){if(t==="add"&&e.type.isFloat&&e.type.bits>=32)return yd(e,n,r);let s=(a,f)=>[oe(t,a[0],f[0])],[i]=Xs([new k(e.type,e.shape,e.data)],n,r,s);return i.taint=Ks(e,n),i}function Un(t,e,n,r){let{outer:s,extent:i,inner:a}=Ge(e.shape,n),f=new e.data.constructor(s*a),p=new Int32Array(s*a),h=t==="max"?(A,$)=>A>$:(A,$)=>A<$;for(let A=0;A<s;A++)for(let $=0;$<a;$++){let z=bd(e.data,A*i*a+$,i,a,h);f[A*a+$]=e.data[A*i*a+$+z*a],p[A*a+$]=z}let g=Ln(e.shape,n,r),v=Ks(e,n);return[new k(e.type,g,f,v),new k(G,g,p,v)]}function bd(t,e,n,r,s){let i=0;for(let a=1;a<n;a++)s(t[e+a*r],t[e+i*r])&&(i=a);return i}function Ks(t,e){return t.taint&&t.taint.map(n=>wd(n,t.shape,e))}function wd(t,e,n){let{outer:r,extent:s,inner:i}=Ge(e,n),a=new Int32Array(r*i);for(let f=0,p=0;f<r;f++)for(let h=0;h<s;h++)for(let g=0;g<i;g++,p++)a[f*i+g]||=t[p];return a}function Or(t,e,n,r){return Js([e],n,r,(s,i)=>[oe(t,s[0],i[0])],e)[0]}function Js(t,e,n,r){let s=n?t.map(h=>cn(h,e)):t,{outer:i,extent:a,inner:f}=Ge(t[0].shape,e),p={outer:i,extent:a,inner:f};for(let h=1;h<a;h*=2){let g=s.map(A=>Ve(A,A.shape,vd(p,h))),v=r(g,s);s=s.map((A,$)=>xd(A,v[$],p,h))}return n?s.map(h=>cn(h,e)):s}function vd({outer:t,extent:e,inner:n},r){let s=new Int32Array(t*e*n);for(let i=0;i<s.length;i++){let a=Math.floor(i/n)%e;s[i]=a<r?i:i-r*n}return s}function xd(t,e,{extent:n,inner:r},s){let i=e.data.constructor===t.data.constructor?e.data:e.data.slice(),a=e.taint??t.taint,f=i.slice();for(let p=0;p<f.length;p++)Math.floor(p/r)%n<s&&(f[p]=t.data[p]);return new k(e.type,e.shape,f,a instanceof Ae?a:null)}function cn(t,e){let{outer:n,extent:r,inner:s}=Ge(t.shape,e),i=new Int32Array(t.size);for(let a=0,f=0;a<n;a++)for(let p=0;p<r;p++)for(let h=0;h<s;h++,f++)i[f]=(a*r+(r-1-p))*s+h;return Ve(t,t.shape,i)}var At={NONE:"PropagateNan.NONE",ALL:"PropagateNan.ALL"};function Ft(t,e){y(!j(t)||e.includes(t.type.name),()=>`Expected dtype [${e.map(n=>`'${n}'`).join(", ")}] but got ${t.type}`)}var Be=(t,e=["fp32","fp64"])=>["x",(n,{x:r})=>{Ft(r,e);let s=I(r);return Ft(s,e),ft(t,s)}];function kd(t,{x:e}){let n=I(e);return n.type.isUnsigned?n:He("abs",n)}function Qs(t){return(e,{x:n,y:r,propagate_nan:s})=>{let[i,a]=ge(n,r);return ye(e,i.type.isFloat&&s===At.ALL?`${t}Nan`:t,i,a)}}function Ed(t,{x:e,min:n,max:r,propagate_nan:s}){let[i,a,f]=Hs(e,n,r),p=i.type.isFloat&&s===At.ALL?"Nan":"";return ye(t,`min${p}`,ye(t,`max${p}`,i,a),f)}function Sd(t,{x:e,y:n,z:r}){let s=Hs(e,n,r),i=Ro(...s);return i.taint=Fe(i.size,s),i}function Nd(t,{condition:e,x:n,y:r}){let s=R(I(e),V),[i,a]=ge(n,r,{leftPointer:!0,rightPointer:!0});if(i.base!==a.base&&i.type.isPointer)throw new Me("the runner cannot choose between pointers to two tensors in one tl.where");let f=[i.shape,a.shape].reduce(Dr,s.shape);[i,a]=[i,a].map(h=>h.shape.length?te(h,f):h);let p=Bn(s.shape.length?te(s,f):s,i,a);return p.size===1?p.as(f):p}var Zs=t=>(e,{x:n,y:r})=>j(n)||j(r)?Wt[t](e,n,r):Wt[t](e,I(n),I(r));function Td(t,{x:e,y:n}){let[r,s]=ge(e,n,{divides:!0});return y(r.type.isFloat,"fdiv requires floating-point operands after type promotion"),ye(t,"div",r,s)}function Ad(t,{x:e,y:n}){return Ft(e,["fp32"]),Ft(n,["fp32"]),ye(t,"div",...ge(e,n))}function Fd(t,{x:e,y:n}){let r=["int32","int64","uint32","uint64"];Ft(e,r),Ft(n,r);let[s,i]=ge(e,n),a=Tr(s,i);return a.taint=Fe(a.size,[s,i]),a}function Md(t,{x:e,div:n}){let r=(s,i,a)=>j(i)||j(a)?Wt[s](t,i,a):fn(s,i,a);return r("FloorDiv",r("Add",e,r("Sub",n,1n)),n)}function Dd(t,{x:e}){let n=I(e);return Ft(n,["fp32","fp64"]),ft("sigmoid",n)}function Id(t,{x:e,dim:n}){let r=n===null?0:Number(n);y(e.shape.length>0,"softmax needs a block"),Ft(e,["fp16","bf16","fp32","fp64"]);let s=e.type.bits<32?R(e,C):e,i=ut("max",s,(r+e.shape.length)%e.shape.length,!0),a=ft("exp",ye(t,"sub",...Qe(s,i))),f=ut("add",a,(r+e.shape.length)%e.shape.length,!0);return ye(t,"div",...Qe(a,f))}function Yo(t){return(e,{values:n})=>{let r=n.items.length===1&&n.items[0].items?n.items[0].items:n.items;y(r.length>0,`${t}() needs at least one argument`);let s=t==="max"?"Gt":"Lt";return r.reduce((i,a)=>j(i)||j(a)?Qs(t)(e,{x:i,y:a,propagate_nan:At.NONE}):fn(s,a,i)?a:i)}}function Xo(t){return(e,{x:n})=>{if(t==="float"&&typeof n=="string")return Od(n);if(!ie(n))throw new F(`TypeError("${t}() argument must be a string or a real number, not '${ne(n)}'")`);return t==="float"?Number(n):BigInt(typeof n=="number"?Math.trunc(n):n)}}function Od(t){let e={inf:1/0,"-inf":-1/0,"+inf":1/0,nan:NaN}[t.trim().toLowerCase()]??Number(t);if(e!==e&&!/nan/i.test(t))throw new F(`ValueError("could not convert string to float: '${t}'")`);return e}var Ko={exp:Be("exp"),exp2:Be("exp2"),log:Be("log"),log2:Be("log2"),sin:Be("sin"),cos:Be("cos"),sqrt:Be("sqrt"),sqrt_rn:Be("sqrt",["fp32"]),rsqrt:Be("rsqrt"),erf:Be("erf"),floor:Be("floor"),ceil:Be("ceil"),abs:["x",kd],sigmoid:["x",Dd],softmax:["x, dim=None, *, keep_dims=None, ieee_rounding=False",Id],maximum:[`x, y, propagate_nan='${At.NONE}'`,Qs("max")],minimum:[`x, y, propagate_nan='${At.NONE}'`,Qs("min")],clamp:[`x, min, max, propagate_nan='${At.NONE}'`,Ed],fma:["x, y, z",Sd],where:["condition, x, y",Nd],add:["x, y, sanitize_overflow=True",Zs("Add")],sub:["x, y, sanitize_overflow=True",Zs("Sub")],mul:["x, y, sanitize_overflow=True",Zs("Mult")],fdiv:["x, y, ieee_rounding=False, approx=False",Td],div_rn:["x, y",Ad],umulhi:["x, y",Fd],cdiv:["x, div",Md]},Jo={max:["*values",Yo("max")],min:["*values",Yo("min")],int:["x",Xo("int")],float:["x",Xo("float")]};function dt(t){let e=[],n=!1;for(let r of t.split(/,\s*/).filter(Boolean)){let[s,i]=r.split("=");s==="*"?n=!0:s.startsWith("*")?e.push({name:s.slice(1),kind:"*"}):e.push({name:s,kind:n?"keyword":"",...i===void 0?{}:{default:jd(i)}})}return e}function jd(t){return t==="None"?null:t==="True"||t==="False"?t==="True":t==="()"?new T([]):/^['"]/.test(t)?t.slice(1,-1):/^-?\d+$/.test(t)?BigInt(t):Number(t)}function qn(t){return new Map(Object.entries(t).map(([e,[n,r]])=>[e,new ue(e,dt(n),r)]))}function Vt(t){let e=t.length===1&&t[0]instanceof T?t[0].items:t;return e.map(n=>{if(typeof n!="bigint")throw new F(`Shape element ${e.indexOf(n)} must have type \`constexpr[int]\`, got \`constexpr[${Rd(n)}]`);return Number(n)})}var Rd=t=>`<class '${j(t)?"triton.language.core.tensor":ne(t)}'>`;function Zo(t){return t.forEach((e,n)=>{if(e<=0||(e&e-1)!==0)throw new F(`Shape element ${n} must be a power of 2`)}),t}var jr=1048576;function Wn(t){let e=Zo(Vt(t)),n=e.reduce((r,s)=>r*s,1);return y(n<=jr,`numel (${n}) exceeds triton maximum tensor numel (${jr})`),e}function Qo(t,e){return y([0n,1n,2n].includes(e),()=>`${t} axis must be 0, 1, or 2 but got ${fe(e)}`),Number(e)}var Pd=(t,{axis:e})=>se(G,t.program[Qo("program_id",e)]),$d=(t,{axis:e})=>se(G,t.grid[Qo("num_programs",e)]);function Cd(t,{start:e,end:n}){y([e,n].every(s=>typeof s=="bigint"),"arange's arguments must be of type tl.constexpr"),y([e,n].every(s=>s>>32n===0n),"arange must fit in int32"),y(n>e,"arange's end argument must be greater than the start argument");let r=n-e;return y((r&r-1n)===0n,"arange's range must be a power of 2"),y(r<=jr,`numel (${r}) exceeds triton maximum tensor numel (${jr})`),gr(Number(e),Number(n))}function zd(t,{shape:e,value:n,dtype:r}){let s=Wn([e]);return y(r!==null,"dtype must be specified when value is not a tensor"),j(n)?(y(n.size===1,"only accepts size-1 tensor"),y(n.shape.length===0,"Cannot splat a block tensor"),te(R(n,r),s)):_e(r,s,Bd(n,r))}function Bd(t,e){return y(ie(t),()=>`cannot convert ${fe(t)} to tensor`),e.isInt&&typeof t=="number"?(y(t===0,()=>`TypeError('full() cannot make ${e} of ${fe(t)}')`),0):t}function Ld(t,{input:e,dtype:n,fp_downcast_rounding:r,bitcast:s}){return Ud(I(e),n instanceof $e?n.scalar:n,r,s)}function Ud(t,e,n=null,r=!1){return y(!(e instanceof ue),()=>`type object '${e.name}' has no attribute 'scalar'`),y(e&&typeof e=="object"&&"bits"in e,()=>`cannot cast to ${fe(e)}`),t.type.isPointer||e.isPointer?Wd(t,e):r?(y(t.type.bits===e.bits,()=>`Cannot bitcast data-type of size ${t.type.bits} to data-type of size ${e.bits}`),Ar(t,e)):qd(t,e,n)}function qd(t,e,n){if(n===null||n==="rtne")return R(t,e);y(n==="rtz",`Invalid rounding mode: ${n}. Supported rounding modes are 'rtne' and 'rtz'.`);let r=t.type.isFloat&&e.isFloat&&e.bits<t.type.bits;return y(r,()=>`fp_downcast_rounding should be set only for truncating fp conversions. Source scalar type is ${t.type} and destination type is ${e}`),e.format?Po(t,e):R(t,e)}function Wd(t,e){if(t.type===e)return t;if(t.type.isPointer&&e.isPointer){let r=t.type.element.bytes/e.element.bytes;return new k(e,t.shape,t.data.map(s=>s*r),t.taint,t.base)}if(e.isPointer&&t.type.isInt){let r=Float64Array.from(t.data,s=>Number(s)/e.element.bytes);return new k(e,t.shape,r,t.taint,null)}y(e.isWide,()=>`cannot cast ${t.type} to ${e}`);let n=t.base?t.base.address:0;return new k(e,t.shape,t.data.map(r=>n+r*t.type.element.bytes),t.taint)}var Vd=(t,{shape:e,dtype:n})=>_e(n,Wn([e]),0);function Hd(t,{input:e}){return y(j(e),"zeros_like needs a tensor"),_e(e.type,e.shape,0)}function Gd(t,{x:e}){return I(e)}function Yd(t,{value:e}){return y(!j(e),"TypeError('constexpr cannot hold a tensor: it is not known at compile time')"),e}function Xd(t,{element_ty:e}){return en(e)}function Kd(t,{values:e}){if(!(e instanceof T))throw new F("tl.tuple needs a tuple");return e}var ea={program_id:["axis",Pd],num_programs:["axis",$d],arange:["start, end",Cd],full:["shape, value, dtype",zd],zeros:["shape, dtype",Vd],zeros_like:["input",Hd],cast:["input, dtype, fp_downcast_rounding=None, bitcast=False",Ld],to_tensor:["x",Gd],pointer_type:["element_ty, address_space=1, const=False",Xd],tuple:["values",Kd]},ei=["value",Yd];var ti=3,Jd=1e3,Zd=75;function Qd(t,e){if(e)return t;for(let n=1;n<9;n++){let r=Number(t.toPrecision(n));if(Math.fround(r)===t)return r}return Number(t.toPrecision(9))}function ta(t,e){let n=ep(t,e),[r,s=""]=n.split(".");return{whole:r,fraction:s}}function ep(t,e){let n=t.toFixed(e);return n.includes(".")?n.replace(/0+$/,"").replace(/\.$/,""):n}function tp(t,e){let n=t.map(v=>Qd(v,e)),r=n.filter(Number.isFinite),s=r.filter(v=>v!==0).map(Math.abs),[i,a]=[Math.max(0,...s),Math.min(1/0,...s)];if(i>=1e8||a<1e-4||i/a>1e3)return rp(n,r);let f=r.map(v=>ta(v,8)),p=Math.max(0,...f.map(v=>v.fraction.length)),h=Math.max(1,...f.map((v,A)=>v.whole.length+(Object.is(r[A],-0)?1:0))),g=Math.max(h+1+p,...n.filter(v=>!Number.isFinite(v)).map(v=>ni(v).length));return n.map(v=>(Number.isFinite(v)?np(v,h,p):ni(v)).padStart(g))}function np(t,e,n){let r=ta(t,8);return`${((Object.is(t,-0)&&!r.whole.startsWith("-")?"-":"")+r.whole).padStart(e)}.${r.fraction.padEnd(n)}`}var ni=t=>t!==t?"nan":t>0?"inf":"-inf";function rp(t,e){let n=Math.min(8,Math.max(0,...e.map(i=>(i.toExponential().split("e")[0].split(".")[1]??"").length))),r=t.map(i=>Number.isFinite(i)?sp(i,n):ni(i)),s=Math.max(...r.map(i=>i.length));return r.map(i=>i.padStart(s))}function sp(t,e){let[n,r]=t.toExponential(e).split("e");return`${e?n:`${n}.`}e${r[0]}${r.slice(1).padStart(2,"0")}`}function ip(t,e){let n=Array.from(t.data);if(e)return n.map(i=>`0x${BigInt.asUintN(t.type.bits,BigInt(Math.trunc(Number(i)))).toString(16).padStart(t.type.bytes*2,"0")}`);if(t.type.isBool)return n.map(i=>i?"True":"False").map((i,a,f)=>i.padStart(Math.max(...f.map(p=>p.length))));if(t.type.isFloat)return tp(n,t.type===X);let r=n.map(String),s=Math.max(...r.map(i=>i.length));return r.map(i=>i.padStart(s))}function ri(t,e=!1){let n=t.shape.length?t.shape:[1],r=t.data.length<=Jd,s=r?null:op(n),i=ip(r?t:{...t,type:t.type,data:s.map(p=>t.data[p])},e),a=r?i:new Map(s.map((p,h)=>[p,i[h]]));return ra(n,0,0,p=>r?i[p]:a.get(p),!r)}function op(t){let e=[0];for(let n of t)e=e.flatMap(r=>na(n,!0).filter(s=>s>=0).map(s=>r*n+s));return e}function na(t,e){let n=[...Array(t).keys()];return e&&t>2*ti?[...n.slice(0,ti),-1,...n.slice(-ti)]:n}function ra(t,e,n,r,s){let i=na(t[e],s),a=h=>n*t[e]+h;if(e===t.length-1)return ap(i.map(h=>h<0?"...":r(a(h))),e);let f=i.map(h=>h<0?"...":ra(t,e+1,a(h),r,s)),p=`${`
`.repeat(t.length-1-e)}${" ".repeat(e+1)}`;return`[${f.join(p)}]`}function ap(t,e){let n=[],r=" ".repeat(e+1);for(let s of t)r.length>e+1&&r.length+s.length+1>Zd&&(n.push(r.trimEnd()),r=" ".repeat(e+1)),r+=r.length>e+1?` ${s}`:s;return`[${[...n,r].join(`
`).slice(e+1)}]`}function lp(t,e){let n=t;return e&&!n.endsWith(" ")&&(n+=" "),e&&!n.endsWith(": ")&&(n=`${n.slice(0,-1)}: `),n.length>2&&!n.startsWith(" ")?` ${n}`:n}function fp(t,{prefix:e,values:n,hex:r}){y(typeof e=="string",`${Je(e)} is not string`),y(/^[\x09-\x0d\x20-\x7e]*$/.test(e),`${e} is not an ascii string`);let s=n.items.map(f=>I(f));if(t.checking)return null;let i=`(${t.program.join(", ")})`,a=lp(e,s.length>0);for(let f of s)t.print(`${i}${a?` ${a}`:""} ${ri(f,!!r)}
`);return null}function cp(t,{values:e,sep:n,end:r}){return t.checking&&t.print(e.items.map(Je).join(n)+(r??`
`)),null}function up(t,{cond:e,msg:n}){if(typeof e!="boolean")throw new F("Assertion condition could not be determined at compile-time. Make sure that it depends only on `constexpr` values");if(!e)throw new F(Je(n)||"static_assert failed");return null}function dp(t,{cond:e,msg:n}){return t.deviceAssert(e,Je(n)),null}function si(t){return(e,{input:n,values:r})=>{let s=r instanceof T?r.items:[r];return s.forEach((i,a)=>y(typeof i=="bigint",`values element ${a} must have type \`constexpr\``)),y(Math.max(1,n.shape.length)===s.length,`Shape of input to ${t} does not match the length of values`),n}}function pp(t,{value:e}){return y(e instanceof T||typeof e=="string",`TypeError("object of type '${ne(e)}' has no len()")`),BigInt(e instanceof T?e.items.length:e.length)}function mp(t,{value:e}){return y(e instanceof T,"list() needs a tuple"),e}var hp=()=>null,sa={device_print:["prefix, *values, hex=False",fp],static_print:["*values, sep=' ', end=None, file=None, flush=False",cp],static_assert:["cond, msg=''",up],device_assert:["cond, msg='', mask=None",dp],debug_barrier:["",hp],assume:["cond",(t,{cond:e})=>void ct(j(e)?!0:e)??null],multiple_of:["input, values",si("multiple_of")],max_contiguous:["input, values",si("max_contiguous")],max_constancy:["input, values",si("max_constancy")]};function _p(t,{values:e,sep:n,end:r}){return t.checking||t.print(e.items.map(s=>j(s)?ri(s):Je(s)).join(n)+(r??`
`)),null}var ia={print:["*values, sep=' ', end=None",_p],len:["value",pp],list:["value",mp]};function gp(t,{base:e,shape:n,strides:r,block_shape:s,padding_option:i}){y(j(e)&&e.type.isPointer,"base must be a pointer type");let a=Vt([s]),f=n.items.length;return y(f>=1&&f<=5,`Expected 1 <= ndim <= 5 but got ${f} dimensions`),y(r.items.length===f,`Expected ${f} strides but got ${r.items.length}`),y(a.length===f,`Expected block_shape to have ${f} dimensions but got ${r.items.length}`),ii(e.type.element,a,r.items[f-1]),y(i!=="nan"||e.type.element.isFloat,"Padding option `nan` is not supported for integer blocks"),new Ce(e,n.items.map(p=>I(p)),r.items.map(p=>I(p)),a,i)}function ii(t,e,n){let r=t.bytes,s=e[e.length-1];y(s*r>=16,`Descriptor block shape must have at least 16 bytes in the last dimension, but got ${s} * ${r} = ${s*r} bytes`);let i=j(n)?null:Number(n);y(i===null||i===1,`Tensor descriptor last dim must be 1 but got ${fe(n)}`)}function Rr(t,e){let n=t.block.length;y(e.length===n,`expected ${n} offsets, but got ${e.length}`);let r=t.block.reduce((p,h)=>p*h,1),s=new Float64Array(r),i=new Uint8Array(r).fill(1),a=t.base.data[0];for(let p=0;p<r;p++){s[p]=a;let h=p;for(let g=n-1;g>=0;g--){let v=Number(e[g].data[0])+h%t.block[g];h=Math.floor(h/t.block[g]),s[p]+=v*Number(t.strides[g].data[0]),(v<0||v>=Number(t.shape[g].data[0]))&&(i[p]=0)}}return{pointer:new k(t.base.type,t.block,s,null,t.base.base),inside:new k(V,t.block,i)}}var oi=t=>(t instanceof T?t.items:[t]).map(e=>I(e));function aa(t,{self:e,offsets:n}){let{pointer:r,inside:s}=Rr(e,oi(n)),i=se(e.dtype,e.padding==="nan"?NaN:0);return t.memory.load(r,s,i,t.at)}function la(t,e){return y(e.shape.join()===t.block.join(),`expected value of shape [${t.block.join(", ")}], got [${e.shape.join(", ")}]`),R(e,t.dtype)}function fa(t,{self:e,offsets:n,value:r}){let{pointer:s,inside:i}=Rr(e,oi(n));return t.memory.store(s,la(e,r),i,t.at),null}function yp(t){return(e,{self:n,offsets:r,value:s})=>{let{pointer:i,inside:a}=Rr(n,oi(r));return e.memory.atomic(t,i,la(n,s),a,e.at),null}}function ca(t,e,n){y(t.block.length===2,`descriptor must be 2D, but got [${t.block.join(", ")}]`),y(t.block[0]===1,`descriptor block must have 1 row, but got [${t.block.join(", ")}]`),y(e.shape.length===1,`x offsets must be 1D, but got [${e.shape.join(", ")}]`),y(e.shape[0]>=8,`descriptor gather must have at least 8 rows, but got [${e.shape.join(", ")}]`);let r=Array.from(e.data,a=>Rr(t,[_e(G,[],Number(a)),I(n)])),s=[e.size,t.block[1]],i=(a,f)=>f.from(r.flatMap(p=>[...a(p).data]));return{pointer:new k(t.base.type,s,i(a=>a.pointer,Float64Array),null,t.base.base),inside:new k(V,s,i(a=>a.inside,Uint8Array))}}function bp(t,{self:e,x_offsets:n,y_offset:r}){let{pointer:s,inside:i}=ca(e,n,r);return t.memory.load(s,i,se(e.dtype,0),t.at)}function wp(t,{self:e,value:n,x_offsets:r,y_offset:s}){let{pointer:i,inside:a}=ca(e,r,s);return t.memory.store(i,R(te(n,i.shape),e.dtype),a,t.at),null}function oa(t){return(e,{desc:n,...r})=>{if(!(n instanceof Ce))throw new F("this needs a tensor descriptor");return t(e,{self:n,...r})}}var ua={make_tensor_descriptor:["base, shape, strides, block_shape, padding_option='zero', round_f32_to_tf32=False",gp],load_tensor_descriptor:["desc, offsets",oa(aa)],store_tensor_descriptor:["desc, offsets, value",oa(fa)]},da={load:["self, offsets",aa],store:["self, offsets, value",fa],gather:["self, x_offsets, y_offset",bp],scatter:["self, value, x_offsets, y_offset",wp],...Object.fromEntries(["add","min","max","and","or","xor"].map(t=>[`atomic_${t}`,["self, offsets, value",yp(t)]]))};function Pr(t,e,n,r){let s=t.shape.length,[i,a]=t.shape.slice(-2),f=e.shape[s-1],p=s===3?t.shape[0]:1,h=new r.Array(p*i*f);n&&h.set(n.data);for(let A=0;A<p;A++)vp(t.data.subarray(A*i*a,(A+1)*i*a),e.data.subarray(A*a*f,(A+1)*a*f),h.subarray(A*i*f),i,f,a);let g=s===3?[p,i,f]:[i,f],v=new k(r,g,ze(r,h));return v.taint=xp(t,e,n,{batch:p,M:i,N:f,K:a}),v}function vp(t,e,n,r,s,i){let a=new Float64Array(s);for(let f=0;f<r;f++){for(let p=0;p<s;p++)a[p]=n[f*s+p];for(let p=0;p<i;p++){let h=t[f*i+p],g=p*s;for(let v=0;v<s;v++)a[v]+=h*e[g+v]}for(let p=0;p<s;p++)n[f*s+p]=a[p]}}function xp(t,e,n,r){if(!t.taint&&!e.taint&&!n?.taint)return null;let s=(a,f)=>a?.taint?a.taint.channels[f]:null,i={};for(let a of["undefined","wrapped","synced"]){let[f,p,h]=[s(t,a),s(e,a),s(n,a)];i[a]=f||p||h?kp(f,p,h,r):null}return new Ae(i)}function kp(t,e,n,{batch:r,M:s,N:i,K:a}){let f=new Int32Array(r*s*i);for(let p=0,h=0;p<r;p++)for(let g=0;g<s;g++)for(let v=0;v<i;v++,h++)f[h]=n&&n[h]||pa(t,(p*s+g)*a,1,a)||pa(e,p*a*i+v,i,a);return f}function pa(t,e,n,r){if(!t)return 0;for(let s=0;s<r;s++)if(t[e+s*n])return t[e+s*n];return 0}var ma=["tf32","tf32x3","ieee","bf16x3","bf16x6"],ha=[xt,Lt,me,pe,C,X],un=t=>`[${t.join(", ")}]`;function Ep(t,e){t.type.isFp8&&e.type.isFp8||(y(ha.includes(t.type),`Unsupported lhs dtype ${t.type}`),y(ha.includes(e.type),`Unsupported rhs dtype ${e.type}`),y(t.type===e.type,`Both operands must be same dtype. Got ${t.type} and ${e.type}`))}function Sp(t){return[1,1,{8:32,16:16,32:8,64:4}[t.bits]]}function Np(t,e){let n=[t.shape.length,e.shape.length];y(n[0]===n[1]&&n[0]>=2,"input and other must have equal ranks >= 2"),y(t.shape[n[0]-1]===e.shape[n[0]-2],"input and other must have equal reduction dimensions"),y(n[0]===n[1]&&(n[0]===2||n[0]===3),`Both inputs must be either 2D or 3D; (lhs: ${un(t.shape)} vs rhs: ${un(e.shape)})`);let[r,s]=t.shape.slice(-2),[i,a]=e.shape.slice(-2);y(s===i,`First input shape (${un(t.shape)}) and second input shape ${un(e.shape)} are not compatible for matmul (second index of first shape (${s}) must be equal to first index of second shape (${i})`);let f=Sp(t.type);y(r>=f[0]&&a>=f[1]&&s>=f[2],`Input shapes should have M >= ${f[0]}, N >= ${f[1]} and K >= ${f[2]}`),y(n[0]===2||t.shape[0]===e.shape[0],`batch dimensions differ: ${t.shape[0]} and ${e.shape[0]}`)}function Tp(t,e){if(t.isInt)return y(t===xt,"only int8 supported!"),G;if(e===pe)throw new F("out_dtype=bfloat16 is unsupported. Please use out_dtype=float32/float16 and cast with `.to(tl.bfloat16)`");return t===C||t===pe?C:t===X?X:e}function Ap(t,e,n){y(t.shape.join()===e.join(),`expected accumulator shape ${un(e)}, got ${un(t.shape)}`),y(t.type===n,`expected accumulator dtype ${n}, got ${t.type}; pass out_dtype=${t.type} to use this accumulator dtype`)}function Fp(t,{input:e,other:n,acc:r,input_precision:s,allow_tf32:i,out_dtype:a}){y(s===null||i===null,"Only one of input_precision and allow_tf32 can be specified"),y(lt(e)&&lt(n),"dot operands must be block tensors (not scalars)"),y(s===null||ma.includes(String(s).toLowerCase()),`input_precision must be one of (${ma.map(fe).join(", ")}). Got ${s}`),Ep(e,n),Np(e,n);let f=a??(r===null?C:r.type),p=Tp(e.type,f),h=[...e.shape.slice(0,-1),n.shape[n.shape.length-1]];return r!==null&&Ap(r,h,a??p),t.checking?_e(p,h,0):Pr(e,n,r,p)}var _a={dot:["input, other, acc=None, input_precision=None, allow_tf32=None, max_num_imprecise_acc=None, out_dtype=None",Fp]};function $r(t){let e=I(t);return y(e.type===C||e.type===X,`input arg type does not match. Expect one of fp32, fp64, got ${e.type}`),e}var Ye=t=>["arg0",(e,{arg0:n})=>ft(t,$r(n))],nt=t=>["arg0, arg1",(e,{arg0:n,arg1:r})=>{let[s,i]=ge(n,r).map($r),a=Math.max(s.size,i.size),[f,p]=[s,i].map(g=>g.size===1?0:-1),h=new s.type.Array(a);for(let g=0;g<a;g++)h[g]=t(s.data[g&f],i.data[g&p]);return new k(s.type,s.size===a?s.shape:i.shape,ze(s.type,h),Fe(a,[s,i]))}],Vn=t=>["arg0",(e,{arg0:n})=>{let r=$r(n);return new k(V,r.shape,Uint8Array.from(r.data,s=>t(s)?1:0),r.taint)}],Mp=(t,e)=>t-e*St.rint(t/e),Dp=(t,e)=>e<0||Object.is(e,-0)?-Math.abs(t):Math.abs(t),ga={...Object.fromEntries(Object.keys(St).filter(t=>t!=="sigmoid").map(t=>[t,Ye(t)])),nearbyint:Ye("rint"),abs:["arg0",(t,{arg0:e})=>He("abs",I(e))],fabs:["arg0",(t,{arg0:e})=>He("abs",$r(e))],pow:nt(Math.pow),fmod:nt((t,e)=>t%e),remainder:nt(Mp),atan2:nt(Math.atan2),hypot:nt(Math.hypot),copysign:nt(Dp),fdim:nt((t,e)=>t>e?t-e:0),div_rn:nt((t,e)=>t/e),isnan:Vn(t=>t!==t),isinf:Vn(t=>Math.abs(t)===1/0),finitef:Vn(Number.isFinite),isfinited:Vn(Number.isFinite),signbit:Vn(t=>t<0||Object.is(t,-0)),fast_expf:Ye("exp"),fast_exp10f:Ye("exp10"),fast_logf:Ye("log"),fast_log2f:Ye("log2"),fast_log10f:Ye("log10"),fast_sinf:Ye("sin"),fast_cosf:Ye("cos"),fast_tanf:Ye("tan"),fast_tanhf:Ye("tanh"),fast_powf:nt(Math.pow),fast_dividef:nt((t,e)=>t/e)};var Cr=t=>`[${t.map(e=>`'constexpr[${e}]'`).join(", ")}]`;function ai(t,e){y(j(t)&&t.type.isPointer,()=>`Unsupported ptr type ${j(t)?Nr(t):"constexpr"} in \`tl.${e}\``)}function ba(t,e){if(!t.shape.length)for(let[n,r]of Object.entries(e))y(r===null||r.shape.length===0,`${n} argument cannot be block type if pointer argument is not a block`)}var dn=t=>t===null?null:I(t),Ip={load:["",".ca",".cg",".cv"],store:["",".wb",".cg",".cs",".wt"]};function wa(t,e,n){y(Ip[t].includes(e),`Cache modifier ${e} not supported`),y(["","evict_last","evict_first","evict_normal"].includes(n),`Eviction policy ${n} not supported`)}var pn=t=>t.at;function Op(t,{pointer:e,mask:n,other:r,cache_modifier:s,eviction_policy:i}){ai(e,"load"),y(n!==null||r===null,"`other` cannot be provided without `mask`"),wa("load",s,i);let a=dn(n),f=dn(r);ba(e,{Mask:a,Other:f}),y(!a||a.type.isBool,"Mask must have boolean scalar type");let[p,h]=a?jp(e,a):[e,null],g=e.type.element,v=f&&R(te(...Rp(f,p)),g);return t.memory.load(p,h,v,pn(t))}function jp(t,e){return t.shape.length===0?[t,e]:Nt([t,e])}function Rp(t,e){let[,n]=Qe(e,t);return y(n.shape.length===0||n.shape.join()===e.shape.join(),()=>`Other argument of shape ${Cr(t.shape)} does not fit pointers of shape ${Cr(e.shape)}`),[n,e.shape]}function Hn(t,e,n){if(ba(t,{Value:e,Mask:n}),t.shape.length===0)return[e,n];let r=Nt([t,e,...n?[n]:[]]);return y(r[0].shape.join()===t.shape.join(),()=>`Expected pointer argument to have shape ${Cr(r[0].shape)} but got ${Cr(t.shape)}`),[r[1],n?r[2]:null]}function Pp(t,{pointer:e,value:n,mask:r,cache_modifier:s,eviction_policy:i}){ai(e,"store"),wa("store",s,i);let[a,f]=Hn(e,I(n),dn(r));return y(!f||f.type.isBool,"Mask must have boolean scalar type"),t.memory.store(e,R(a,e.type.element),f,pn(t)),null}var $p=[null,"acquire","release","acq_rel","relaxed"],Cp=[null,"gpu","cta","sys"];function zr(t,e,n,r){ai(t,`atomic_${e}`),y($p.includes(n),`Memory semantic ${n} not supported`),y(Cp.includes(r),`Memory semantic ${r} not supported`)}function zp(t,e){y(e==="add"||t!==me&&t!==pe,`atomic_${e} does not support ${t}`),y(t.bits>16||t.isFloat,`atomic_${e} does not support ${t}`),y(t.bits>=16,`atomic_${e} does not support ${t}`),y(t.isInt||["add","max","min","xchg"].includes(e),`atomic_${e} not supported for dtype ${t}`)}function Ht(t){return(e,{pointer:n,val:r,mask:s,sem:i,scope:a})=>{zr(n,t,i,a),zp(n.type.element,t);let[f,p]=Hn(n,I(r),dn(s));return y(!p||p.type.isBool,"Mask must have boolean scalar type"),e.memory.atomic(t,n,te(R(f,n.type.element),n.shape),p,pn(e))}}function Bp(t,{pointer:e,cmp:n,val:r,sem:s,scope:i}){zr(e,"cas",s,i);let a=e.type.element;y([16,32,64].includes(a.bits),"atomic_cas only supports elements with width {16, 32, 64}");let[f]=Hn(e,I(r),null),[p]=Hn(e,I(n),null),[h,g]=[f,p].map(v=>te(R(v,a),e.shape));return t.memory.atomic("cas",e,h,null,pn(t),g)}function Lp(t,{pointer:e,mask:n,sem:r,scope:s}){zr(e,"load",r,s),y([null,"acquire","relaxed"].includes(r),"atomic_load only supports acquire and relaxed semantics");let i=te(R(I(0n),e.type.element),e.shape);return t.memory.atomic(e.type.element.isInt?"or":"add",e,i,dn(n),pn(t))}function Up(t,{pointer:e,val:n,mask:r,sem:s,scope:i}){zr(e,"store",s,i),y([null,"release","relaxed"].includes(s),"atomic_store only supports release and relaxed semantics");let[a,f]=Hn(e,I(n),dn(r));return t.memory.atomic("xchg",e,te(R(a,e.type.element),e.shape),f,pn(t)),null}function ya(){return()=>{throw new F("Block pointers have been removed in favor of the tensor descriptor API")}}var Mt="pointer, val, mask=None, sem=None, scope=None",va={load:["pointer, mask=None, other=None, *, cache_modifier='', eviction_policy='', volatile=False",Op],store:["pointer, value, mask=None, *, cache_modifier='', eviction_policy=''",Pp],atomic_add:[Mt,Ht("add")],atomic_max:[Mt,Ht("max")],atomic_min:[Mt,Ht("min")],atomic_and:[Mt,Ht("and")],atomic_or:[Mt,Ht("or")],atomic_xor:[Mt,Ht("xor")],atomic_xchg:[Mt,Ht("xchg")],atomic_cas:["pointer, cmp, val, sem=None, scope=None",Bp],atomic_load:["pointer, mask=None, sem=None, scope=None",Lp],atomic_store:[Mt,Up],make_block_ptr:["*values",ya()],advance:["*values",ya()]};var xa=[3528531795,3449720151],ka=[2654435769,3144134277],De=Math.fround,hn=(t,e)=>new k(we,t,e),qp=t=>new k(we,[],Uint32Array.of(t));function Ea(t,e){let n=new Uint32Array(t.size);for(let r=0;r<n.length;r++)n[r]=Math.imul(t.data[r],e);return{low:n,high:Tr(t,qp(e)).data}}function Na(t,e,n){let[r,s,i,a]=t.map(g=>Uint32Array.from(g.data)),[f,p]=e,{shape:h}=t[0];for(let g=0;g<n;g++){let v=Ea(hn(h,r),xa[0]),A=Ea(hn(h,i),xa[1]);r=A.high.map(($,z)=>$^s[z]^f),i=v.high.map(($,z)=>$^a[z]^p),[s,a]=[A.low,v.low],[f,p]=[f+ka[0]>>>0,p+ka[1]>>>0]}return[r,s,i,a].map(g=>hn(h,g))}function Ta(t){let e=I(t);y(e.type.isInt&&e.size===1,"a random seed is one integer");let n=at(Ee,R(e,Ee).data)[0];return[Number(n&0xffffffffn),Number(n>>32n)]}function Wp(t){let e=I(t);y(e.type.isInt,"a random offset is an integer");let n=R(e,we);if(e.type.bits<=32)return[n,hn(e.shape,new Uint32Array(e.size))];let r=Uint32Array.from(at(U,e.data),s=>Number(BigInt.asUintN(32,s>>32n)));return[n,hn(e.shape,r)]}function mn({seed:t,offset:e,n_rounds:n}){let[r,s]=Wp(e),i=hn(r.shape,new Uint32Array(r.size));return Na([r,s,i,i],Ta(t),Number(n))}function Br(t){if(t.type.bits!==32)throw new Me("the runner has no 64-bit tl.uint_to_uniform_float");let e=De(46566127342e-20),n=r=>(r|0)<0?~r:r|0;return new k(C,t.shape,Float32Array.from(t.data,r=>De(De(n(r))*e)))}function li(t,e){let n=Array.from(t.data,(r,s)=>{let i=De(De(6.283185307179586)*e.data[s]),a=De(Math.sqrt(De(-2*De(Math.log(Math.max(De(1e-7),r))))));return[De(a*De(Math.cos(i))),De(a*De(Math.sin(i)))]});return[0,1].map(r=>new k(C,t.shape,Float32Array.from(n,s=>s[r])))}function Sa(t){let e=t.map(Br);return[...li(e[0],e[1]),...li(e[2],e[3])]}function Vp(t,{seed:e,c0:n,c1:r,c2:s,c3:i,n_rounds:a}){let f=Nt([n,r,s,i].map(p=>I(p)));if(f[0].type.bits!==32)throw new Me("the runner has only the 32-bit tl.philox");return new T(Na(f.map(p=>R(p,we)),Ta(e),Number(a)))}var Gn="seed, offset, n_rounds=10",Aa={randint:[Gn,(t,e)=>mn(e)[0]],randint4x:[Gn,(t,e)=>new T(mn(e))],rand:[Gn,(t,e)=>Br(mn(e)[0])],rand4x:["seed, offsets, n_rounds=10",(t,{offsets:e,...n})=>new T(mn({offset:e,...n}).map(Br))],randn:[Gn,(t,e)=>Sa(mn(e))[0]],randn4x:[Gn,(t,e)=>new T(Sa(mn(e)))],philox:["seed, c0, c1, c2, c3, n_rounds=10",Vp],uint_to_uniform_float:["x",(t,{x:e})=>Br(e)],pair_uniform_to_normal:["u1, u2",(t,{u1:e,u2:n})=>new T(li(e,n))]};var Hp=t=>t.map((e,n)=>ke(t.slice(n+1)));function Yn(t,e){let n=Hp(t.shape),r=e.map(s=>t.shape[s]);return Ve(t,r,Pn(r,e.map(s=>n[s])))}function fi(t,e){let n=new t.data.constructor(t.size*2);for(let i=0;i<t.size;i++)n[2*i]=t.data[i],n[2*i+1]=e.data[i];let r=Gp(t,e),s=Int32Array.from({length:t.size*2},(i,a)=>(a>>1)+(a&1)*t.size);return new k(t.type,[...t.shape,2],n,r&&r.take(s),t.base)}function Gp(t,e){if(!t.taint&&!e.taint)return null;let n=s=>{let[i,a]=[t,e].map(f=>(f.taint&&f.taint.channels[s])??new Int32Array(f.size));return Int32Array.from([...i,...a])},r=(t.taint??e.taint).map(s=>s);for(let s of Object.keys(r.channels))r.channels[s]=n(s);return r}function Fa(t){let e=t.shape.slice(0,-1),n=r=>Int32Array.from({length:t.size>>1},(s,i)=>2*i+r);return[0,1].map(r=>Ve(t,e,n(r)))}function Lr(t,e,n){let r=Ge(t.shape,n),{extent:s,inner:i}=Ge(e.shape,n),a=new Int32Array(e.size);for(let p=0;p<a.length;p++){let h=Math.floor(p/(s*i));a[p]=(h*r.extent+Number(e.data[p]))*i+p%i}let f=Ve(t,e.shape,a);return f.taint=Fe(f.size,[f,e]),f}function Xn(t,e){let n=t.shape[t.shape.length-1],r=new Int32Array(t.size);for(let s=0;s<t.size;s+=n){let i=Array.from({length:n},(a,f)=>s+f);i.sort((a,f)=>Yp(t.data[a],t.data[f])||a-f),e&&i.reverse(),r.set(i,s)}return Ve(t,t.shape,r)}function Yp(t,e){return t<e?-1:t>e?1:(t!==t?1:0)-(e!==e?1:0)}function Ma(t,e){let n=t.shape[t.shape.length-1],r=t.size/n,s=Int32Array.from({length:r*e},(i,a)=>Math.floor(a/e)*n+a%e);return Ve(t,[...t.shape.slice(0,-1),e],s)}function Da(t,e,n){let r=new Int32Array(e);for(let i=0;i<t.size;i++){let a=Number(t.data[i]);(!n||n.data[n.size===1?0:i])&&a>=0&&a<e&&r[a]++}let s=new k(G,[e],r);return t.taint&&(s.taint=t.taint.map(i=>new Int32Array(e).fill(i.find(Boolean)??0))),s}function Oa(t,e,n){let r=Xp(t,e,n);if(r!==void 0)return r;throw new F(`AttributeError("'${ne(e)}' object has no attribute '${n}'")`)}function Xp(t,e,n){if(e instanceof kt)return Kp(e,n);if(j(e))return Zp(t,e,n);if(e instanceof it||e instanceof wt||e instanceof $e)return em(e,n);if(e instanceof Ce)return tm(t,e,n);if(n==="value"&&(ie(e)||typeof e=="string"))return e}function Kp(t,e){let n=t.lookup(e);if(n!==void 0)return n;throw Jp.has(`${t.name}.${e}`)?new Me(`the runner has no ${t.name}.${e}`):new F(`AttributeError("module '${t.name}' has no attribute '${e}'")`)}var Jp=new Set(["dot_scaled","inline_asm_elementwise","map_elementwise","condition","target_info","atomic_poll"].map(t=>`triton.language.${t}`));function Zp(t,e,n){if(n==="shape")return new T(e.shape.map(BigInt));if(n==="dtype")return e.type;if(n==="type")return e.shape.length?new $e(e.type,e.shape):e.type;if(n==="numel")return BigInt(e.size);if(n==="T")return Qp(e);let r=t.methods.get(n);return r&&new Ut(r,e)}function Qp(t){return y(t.shape.length===2,()=>`permute dims must have the same length as input shape, got ${t.shape.length} and 2`),Yn(t,[1,0])}var ci={is_floating:t=>!!t.isFloat,is_standard_floating:t=>!!(t.isFloat&&!t.isFp8),is_int:t=>!!t.isInt,is_int_signed:t=>!!t.isSigned,is_int_unsigned:t=>!!t.isUnsigned,is_bool:t=>!!t.isBool,is_int1:t=>!!t.isBool,is_ptr:t=>t instanceof wt,is_block:t=>t instanceof $e,is_fp8:t=>!!t.isFp8};for(let[t,e]of[["fp16","fp16"],["bf16","bf16"],["fp32","fp32"],["fp64","fp64"],["int8","int8"],["int16","int16"],["int32","int32"],["int64","int64"],["uint8","uint8"],["uint16","uint16"],["uint32","uint32"],["uint64","uint64"],["fp8e4nv","fp8e4nv"],["fp8e5","fp8e5"]])ci[`is_${t}`]=n=>n.name===e;function em(t,e){return e==="scalar"?t instanceof $e?t.scalar:t:e==="element_ty"?t instanceof $e?t.scalar:t.element:e==="shape"&&t instanceof $e?new T(t.shape.map(BigInt)):e==="name"?String(t):["primitive_bitwidth","int_bitwidth"].includes(e)?BigInt(t.bits):e==="itemsize"?BigInt(t.bytes):e in ci?new ue(e,[],()=>ci[e](t)):void 0}function tm(t,e,n){if(n==="dtype")return e.dtype;if(n==="shape")return new T(e.shape);if(n==="strides")return new T(e.strides);if(n==="block_shape")return new T(e.block.map(BigInt));let r=t.descriptorMethods.get(n);return r&&new Ut(r,e)}function Le(t,e){y(typeof t=="bigint",()=>`axis must be a constexpr int, not ${fe(t)}`);let n=Number(t);return y(n>=-e&&n<e,`invalid axis ${n}. Expected ${-e} <= axis < ${e}`),n<0?n+e:n}function Ur(t,e){return y(e>=0&&e<=t.shape.length,`invalid axis ${e}`),t.as([...t.shape.slice(0,e),1,...t.shape.slice(e)])}function ja(t,{input:e,shape:n}){let r=I(e),s=Wn(n.items);return s.length===0&&y(r.size===1,"can only unsplat single-element tensors"),y(ke(s)===r.size,"reshape() cannot change total number of elements in tensor"),r.as(s)}function ui(t,e){let n=t.shape.length;y(e.length===n,`permute dims must have the same length as input shape, got ${n} and ${e.length}`);let r=[...e].sort((s,i)=>s-i);return y(r.every((s,i)=>s===i),`permute dims must be a permutation of 0, 1, ..., n-1, but were [${e.join(", ")}]`),Yn(t,e)}var nm=(t,{input:e,dims:n})=>ui(e,Vt(n.items));function rm(t,{input:e,dims:n}){if(n.items.length)return ui(e,Vt(n.items));let r=e.shape.length;y(r>=2,"tl.trans invoked with a 0- or 1-dimensional tensor");let s=[...e.shape.keys()];return ui(e,[...s.slice(0,-2),r-1,r-2])}var sm=(t,{input:e,shape:n})=>Lo(I(e),Wn(n.items));function im(t,{input:e,other:n}){return new T(Nt([I(e),I(n)]))}function om(t,{input:e,axis:n}){let r=I(e),s=n instanceof T?n.items:[n],i=s.map(a=>Le(a,r.shape.length+s.length)).sort((a,f)=>a-f);return y(new Set(i).size===i.length,`expand_dims received duplicate axes, normalized axes = [${i.join(", ")}]`),i.reduce(Ur,r)}function am(t,{x:e,dim:n}){let r=Le(n,e.shape.length);return y(e.shape[r]===1,`cannot squeeze axis ${r} of extent ${e.shape[r]}`),e.as(e.shape.filter((s,i)=>i!==r))}var lm=(t,{x:e,dim:n})=>Ur(e,Le(n,e.shape.length+1));function Ra(t,{a:e,b:n}){let[r,s]=Qe(I(e),I(n));return y(r.type===s.type,()=>`join needs two tensors of one type, got ${r.type} and ${s.type}`),fi(r,s)}function fm(t,{a:e}){return y(e.shape.length>0,"split requires a non-scalar tensor"),y(e.shape[e.shape.length-1]===2,"split requires that the last dimension of the input tensor be of size 2"),new T(Fa(e))}function cm(t,{a:e,b:n}){let r=Ra(t,{a:e,b:n});return r.shape.length===1?r:r.as([...r.shape.slice(0,-2),r.shape[r.shape.length-2]*2])}function um(t,{input:e,other:n,can_reorder:r,dim:s}){y(e.type===n.type,()=>`cat needs two tensors of one type, got ${e.type} and ${n.type}`),y(e.shape.join()===n.shape.join(),()=>`tl.cat requires tensors of the same shape, got [${e.shape.join(", ")}] and [${n.shape.join(", ")}]`),r&&y(e.shape.length===1,`expected 1D input for cat, got ${e.shape.length}D`);let i=r?0:Le(s,e.shape.length);return dm(e,n,i)}function dm(t,e,n){let r=t.shape.length,s=[...Array(r).keys()];s.splice(n,0,r);let i=t.shape.map((a,f)=>f===n?2*a:a);return Yn(fi(t,e),s).as(i)}function pm(t,{x:e,dim:n}){let r=e.shape.length;return y(n===null||n>=-r&&n<r,"flip: dim must be None or in [-rank, rank)"),y(r>0,"list index out of range"),cn(e,n===null?r-1:Le(n,r))}function mm(t,{src:e,index:n,axis:r}){y(j(n)&&n.type.isInt,"index must be an integer tensor");let s=e.shape.length;y(n.shape.length===s,"source and index tensors must have the same rank");let i=Le(r,s);for(let a=0;a<s;a++)y(a===i||n.shape[a]===e.shape[a],`index dim ${i} must match the corresponding source dim`);return Lr(e,n,i)}function hm(t,{x:e,dim:n,descending:r}){return Pa(e,n),Xn(e,!!r)}function _m(t,{x:e,k:n,dim:r,descending:s}){return Pa(e,r),y(typeof n=="bigint"&&n>0n,"topk: k must be greater than 0"),y((n&n-1n)===0n,"topk: k must be a power of two"),y(n<=BigInt(e.shape[e.shape.length-1]),"topk: k must not exceed the size of the selected dimension"),Ma(Xn(e,!!s),Number(n))}function Pa(t,e){let n=t.shape.length-1;y(n>=0,"list index out of range"),y(e===null||Number(e)===n,"only minor dimension is currently supported")}function gm(t,{input:e,num_bins:n,mask:r}){y(e.shape.length===1,"histogram only supports 1D input"),y(e.type.isInt&&e.type.bits===32,`histogram only supports 32-bit integer input, but got ${e.type}`);let s=r===null?null:I(r);return y(!s||s.type.isBool,"Mask must have boolean scalar type"),Da(e,Number(n),s)}function ym(t,{input:e}){return y(e.size===1,"can only unsplat single-element tensors"),e.as([])}function bm(t,{i:e,j:n,size_i:r,size_j:s,size_g:i}){let a=[e,n,r,s,i].map(z=>I(z)),[f,p]=Qe(a[0],a[1]),[h,g,v]=a.slice(2).map(z=>Number(z.data[0])),A=Array.from(f.data,(z,Y)=>wm(Number(z)*g+Number(p.data[Y]),h,g,v)),$=z=>new k(f.type,f.shape,f.data.constructor.from(A.map(Y=>Y[z])));return new T([$(0),$(1)])}function wm(t,e,n,r){let s=Math.floor(t/(r*n))*r,i=Math.min(e-s,r),a=t%(r*n);return[s+a%i,Math.floor(a/i)]}var $a={reshape:["input, *shape, can_reorder=False",ja],view:["input, *shape",ja],ravel:["x, can_reorder=False",(t,{x:e})=>e.as([e.size])],permute:["input, *dims",nm],trans:["input, *dims",rm],broadcast_to:["input, *shape",sm],broadcast:["input, other",im],expand_dims:["input, axis",om],squeeze:["x, dim",am],unsqueeze:["x, dim",lm],join:["a, b",Ra],split:["a",fm],interleave:["a, b",cm],cat:["input, other, can_reorder=False, dim=0",um],flip:["x, dim=None",pm],gather:["src, index, axis",mm],sort:["x, dim=None, descending=False",hm],topk:["x, k, dim=None, descending=True",_m],histogram:["input, num_bins, mask=None",gm],item:["input",ym],swizzle2d:["i, j, size_i, size_j, size_g",bm]};var pi={Eq:"==",NotEq:"!=",Lt:"<",LtE:"<=",Gt:">",GtE:">=",And:"and",Or:"or"};function za(t,e){let n=$m[e.type];if(!n)throw new F(`unsupported AST node type: ${e.type}`);return n(t,e)}function vm(t,{id:e}){if(t.scope.has(e))return t.scope.get(e);let n=t.fn.globals;if(n.has(e))return xm(e,n.get(e));let r=t.machine.builtins.get(e);if(r!==void 0)return r;throw new F(`NameError('${e} is not defined')`)}function xm(t,e){if(!(e instanceof Ke))return e;throw y(e.kind!=="function",`Unsupported function referenced: <function ${t}>`),new F(`NameError("Cannot access global variable ${t} from within @jit'ed function. Triton kernels can only access global variables that are instanstiated as constexpr (\`x = triton.language.constexpr(42)\`). Note that this is different from annotating a variable as constexpr (\`x: triton.language.constexpr = 42\`), which is not supported.  Alternatively, set the envvar TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1, but we do not promise to support this forever.")`)}function Ba(t,e,n,r,s){if(j(r)||j(s)){let i=Wt[e];if(i&&Ca(r)&&Ca(s))return i(t.machine,r,s);if(i)throw Vs(j(r)?s:r)}else{let i=fn(e,r,s);if(i!==void 0)return i}throw new F(`unsupported operand type(s) for ${n}: '${ne(r)}' and '${ne(s)}'`)}var Ca=t=>j(t)||ie(t);function km(t,e){let n=t.evaluate(e.left),r=t.evaluate(e.right);return y(e.op!=="MatMult","AST binary operator 'MatMult' is not (currently) implemented."),t.machine.at=t.place(e),Ba(t,e.op,e.sign,n,r)}function Em(t,e){let n=t.evaluate(e.operand);if(t.machine.at=t.place(e),j(n))return Uo(t.machine,e.op,n);let r=Ho(e.op,n);if(r!==void 0)return r;let s={USub:"__neg__",UAdd:"__pos__",Invert:"__invert__"}[e.op];throw new F(`AST unary operator '${s}' is not (currently) implemented on type ${ne(n)}`)}function Sm(t,e){let n=t.evaluate(e.left),r=function*(){for(let s=0;s<e.ops.length;s++){let i=t.evaluate(e.comparators[s]);t.machine.at=t.place(e),yield Nm(t,e.ops[s],n,i),n=i}};return e.ops.length===1?r().next().value:La(t,"And",r())}function Nm(t,e,n,r){return e==="Is"||e==="IsNot"?n===r==(e==="Is"):(y(e in pi,`AST comparison operator '${e}' is not (currently) implemented.`),!j(n)&&!j(r)?Tm(e,n,r):Ba(t,e,pi[e],n,r))}function Tm(t,e,n){let r=fn(t,e,n);if(r!==void 0)return r;throw new F(`unsupported operand type(s) for ${pi[t]}: '${ne(e)}' and '${ne(n)}'`)}function La(t,e,n){let r=[],s;for(let i of n)if(s=i,j(i))r.push(i);else if(ct(i)===(e==="Or"))return i;return r.length===0?s:r.reduceRight((i,a)=>Wt[e](t.machine,a,i))}function Am(t,e){let n=function*(){for(let r of e.values)yield t.evaluate(r)};return La(t,e.op,n())}function Fm(t,e){let n=t.evaluate(e.test);if(!j(n))return t.evaluate(ct(n)?e.body:e.orelse);if(y(!lt(n),"Boolean value of Tensor with more than one value is ambiguous"),!t.machine.checking)return I(t.evaluate(Kn(t,n)?e.body:e.orelse));let[r,s]=[e.body,e.orelse].map(i=>I(t.evaluate(i)));return y(le(r)===le(s),()=>`Ternary expression with dynamic condition has inconsistent types ${le(r)} and ${le(s)}`),r}function Mm(t,e){let n=t.evaluate(e.value),r=t.evaluate(e.slice);if(j(n))return Dm(n,r);if(n instanceof T)return Im(n,r);throw new F(`'${ne(n)}' object is not subscriptable`)}function Dm(t,e){let n=e instanceof T?e.items:[e],r=t,s=0;return n.forEach((i,a)=>{if(i===null)r=Ur(r,a);else if(i instanceof on&&[i.lower,i.upper,i.step].every(f=>f===null))y(++s<=t.shape.length,`too many indices for tensor of rank ${t.shape.length}`);else throw new F(`unsupported tensor index: ${qt(i)}`)}),r}function Im(t,e){if(e instanceof on){let r=[e.lower,e.upper].map(s=>s===null?void 0:Number(s));return new T(t.items.slice(...r))}y(typeof e=="bigint",()=>`tuple indices must be constexpr integers, not ${ne(e)}`);let n=t.items.at(Number(e));return y(n!==void 0,"tuple index out of range"),n}function Om(t,e){y(!e.nested,"nested comprehensions are not supported");let n=t.evaluate(e.iterable);y(n instanceof T,"only tuple comprehensions are supported");let r=[];for(let s of n.items)t.assign(e.target,s),e.conditions.every(i=>ct(t.evaluate(i)))&&r.push(t.evaluate(e.element));return new T(r)}function jm(t,e){return e.values.map(n=>n.type==="FormattedValue"?Rm(t,n):n.value).join("")}function Rm(t,e){let n=t.evaluate(e.value);if(y(!j(n),"Cannot evaluate f-string containing non-constexpr conversion values, found conversion of type <class 'triton.language.core.tensor'>"),e.spec)throw new Me(`the runner's kernels have no f-string format ":${e.spec}"`);return e.conversion==="r"?fe(n):Je(n)}function Pm(t,e){return t.assign(e.target,t.sanitized(e.target,t.evaluate(e.value))),t.scope.get(e.target.id)}var di=(t,e)=>e===null?null:t.evaluate(e),$m={Name:vm,Constant:(t,e)=>e.value,BinOp:km,UnaryOp:Em,Compare:Sm,BoolOp:Am,IfExp:Fm,Call:(t,e)=>{try{return Ua(t,e)}catch(n){throw Fr(n,t.place(e))}},Attribute:(t,e)=>Oa(t.machine,t.evaluate(e.value),e.attribute),Subscript:Mm,Slice:(t,e)=>new on(di(t,e.lower),di(t,e.upper),di(t,e.step)),Tuple:(t,e)=>new T(e.elements.map(n=>t.evaluate(n))),List:(t,e)=>new T(e.elements.map(n=>t.evaluate(n))),ListComp:Om,JoinedStr:jm,NamedExpr:Pm};function Wa(t,e,{start:n,end:r,step:s}){let i=[n,r,s];y(i.every(h=>typeof h=="bigint"||typeof h=="boolean"),"tl.static_range needs constexpr bounds");let[a,f,p]=i.map(BigInt);y(p!==0n,"range() arg 3 must not be zero");for(let h=a;p>0n?h<f:h>f;h+=p){t.scope.set(e.target.id,h);let g=t.body(e.body);if(g)return g}}function Va(t,e,n){y(!e.orelse,`AssertionError("Don't know what to do with else after for")`);let r=[n.start,n.end,n.step].map(h=>I(h)),s=zm(r);if(t.machine.checking)return Ga(t,e,()=>t.scope.set(e.target.id,se(s,0)),[e.target.id]);let[i,a,f]=r.map(h=>Number(yr(h)));for(let h of r)t.machine.memory.branchOn(h);y(f!==0,"a loop's step must not be zero");let p=t.machine.traces(t)?Ya(e).filter(([h])=>t.scope.has(h)):[];for(let h=i,g=0;f>0?h<a:h>a;h+=f,g++){t.scope.set(e.target.id,Cm(s,h)),t.body(e.body);for(let[v,A]of p)t.machine.traceVariable(A,v,g,t.scope.get(v))}}var Cm=(t,e)=>new k(t,[],new t.Array(1).fill(e));function zm(t){let e=t.map(r=>r.type);y(e.every(r=>r.isInt),`For loop bounds and step must all be ints, are (${e.join(", ")})`);let n=["lower bound","upper bound","step"];return t.forEach((r,s)=>y(!lt(r),()=>`For ${n[s]} must be a scalar, got ${le(r)}`)),e.reduce((r,s)=>Cn(r,!1,s,!1))}function Ha(t,e){if(y(!e.orelse,"AssertionError('Not implemented')"),t.machine.checking){Ga(t,e,()=>{},[]),qa(t.evaluate(e.test));return}let n=t.machine.traces(t)?Ya(e).filter(([r])=>t.scope.has(r)):[];for(let r=0;Kn(t,qa(t.evaluate(e.test)));r++){t.body(e.body);for(let[s,i]of n)t.machine.traceVariable(i,s,r,t.scope.get(s))}}function qa(t){if(!j(t))throw new F(`AttributeError("'constexpr' object has no attribute 'handle'")`);return y(t.size===1,"Boolean value of Tensor with more than one value is ambiguous"),t}function Ga(t,e,n,r){n();let s=new Map(t.scope);t.loopDepth++,t.body(e.body),t.loopDepth--;let i=t.scope;t.scope=s;for(let[a,f]of s)r.includes(a)||i.get(a)===f||(Bm(a,f,i.get(a)),s.set(a,i.get(a)))}function Bm(t,e,n){let r=f=>j(f)?"tensor":ne(f)==="tuple"?"tuple":"constexpr",s=f=>`<class 'triton.language.core.${r(f)}'>`;y(e!==null&&n!==null,`Loop carried variable ${t} is not a triton value`),y(r(e)===r(n),`Loop carried variable ${t} changed type, was ${s(n)} but is now ${s(e)}`);let[i,a]=[le(e),le(n)];y(i===a,`Loop-carried variable ${t} has initial type ${i} but is re-assigned to ${a} in loop! Please make sure that the type stays consistent.`)}function Ya(t){return t.assigned??=[...Xa(t.body,new Map)],t.assigned}function Xa(t,e){for(let n of t)if(n.type==="Assign")for(let r of Ka(n.targets[0]))e.set(r,n.line);else n.type==="If"&&Xa([...n.body,...n.orelse],e);return e}function Ka(t){return t.type==="Name"?[t.id]:t.elements?t.elements.flatMap(Ka):[]}function Za(t,e){y(t.loopDepth===0||!Qa(e),"Cannot have `return` statements inside `while` or `for` statements in triton.");let n=new Map(t.scope),r=Ja(t,e.body,n),s=e.orelse.length?Ja(t,e.orelse,n):n;t.scope=Lm(n,r,s)}function Ja(t,e,n){return t.scope=new Map(n),t.body(e),t.scope}function Qa(t){return[...t.body,...Array.isArray(t.orelse)?t.orelse:[]].some(n=>n.type==="Return"||n.body&&Qa(n))}function Lm(t,e,n){let r=new Map(t);for(let[s,i]of t)if(!(e.get(s)===i&&n.get(s)===i)){for(let[a,f]of[["then",e],["else",n]])Um(s,i,f.get(s),a);r.set(s,e.get(s)===i?n.get(s):e.get(s))}for(let[s,i]of e)!t.has(s)&&n.has(s)&&r.set(s,qm(s,i,n.get(s)));return r}function Um(t,e,n,r){let[s,i]=[le(e),le(n)];y(s===i,()=>`initial value for \`${t}\` is of type ${qt(e)}, but the ${r} block redefines it as ${qt(n)}`)}function qm(t,e,n){let[r,s]=[le(e),le(n)];return y(r===s,`Mismatched type for ${t} between then block (${r}) and else block (${s})`),e}var qr=Symbol("returned"),el=["bool","int","NoneType"],Wr=class{constructor(e,n){this.machine=e,this.fn=n,this.scope=new Map,this.pending=new Set,this.loopDepth=0,this.returned=null,this.isKernel=!1}place(e){return e.at??={line:e.line,file:this.fn.definition.file}}evaluate(e){return za(this,e)}body(e){for(let n of e)if(this.statement(n)===qr||n.type==="Return")return qr}statement(e){try{let n=Zm[e.type];if(!n)throw new F(`unsupported AST node type: ${e.type}`);return n(this,e)}catch(n){throw Fr(n,this.place(e))}}assign(e,n){if(e.type==="Name")this.scope.set(e.id,n);else if(e.type==="Tuple"||e.type==="List")e.elements.forEach((r,s)=>this.assign(r,n.items[s]));else throw e.type==="Subscript"?new F("__setitem__ is not supported in triton"):e.type==="Attribute"?new F("Attribute assignment is not supported in triton"):new F(`unsupported AST node type: ${e.type}`)}sanitized(e,n){return e.type==="Tuple"||e.type==="List"?this.unpacked(e,n):e.type==="Name"&&this.pending.delete(e.id)?n:tl(n)}unpacked(e,n){y(n instanceof T,"cannot unpack non-iterable value");let[r,s]=[e.elements.length,n.items.length];return y(!e.elements.some(i=>i.type==="Starred"),"starred assignment targets are not supported"),y(s>=r,`not enough values to unpack (expected ${r}, got ${s})`),y(s<=r,`too many values to unpack (expected ${r})`),new T(e.elements.map((i,a)=>this.sanitized(i,n.items[a])))}};function tl(t){return t instanceof T?new T(t.items.map(tl)):t===null||j(t)||Us(t)?t:ie(t)||typeof t=="string"?I(t):t}function Wm(t,e){y(e.targets.length===1,"Simultaneous multiple assignment is not supported.");let n=e.targets[0];t.assign(n,t.sanitized(n,t.evaluate(e.value)))}function Vm(t,e){let n=t.evaluate(e.annotation)===t.machine.constexprType,r=e.target.id;if(e.value===null){n&&t.pending.add(r);return}let s=t.evaluate(e.value);if(!n)return t.assign(e.target,t.sanitized(e.target,s));y(!t.machine.checking||!t.scope.has(r),`${r} is already defined. constexpr cannot be reassigned.`),t.scope.set(r,s)}function Kn(t,e){return t.machine.memory.branchOn(e),!!yr(R(e,V))}function Hm(t,e){let n=t.evaluate(e.test);if(j(n))return Gm(t,e,n);let r=ne(n);return y(el.includes(r),`\`if\` conditionals can only accept values of type {${el.join(", ")}}, not objects of type ${r}`),t.body(ct(n)?e.body:e.orelse)}function Gm(t,e,n){return y(!lt(n)||n.size===1,"Boolean value of Tensor with more than one value is ambiguous"),t.machine.checking?Za(t,e):t.body(Kn(t,n)?e.body:e.orelse)}function Ym(t,e){y(e.iterable.type==="Call",`AttributeError("'${e.iterable.type}' object has no attribute 'func'")`);let n=t.evaluate(e.iterable);return y(n&&"isStatic"in Object(n),"Only `range` and `static_range` iterators are currently supported"),y(e.target.type==="Name","a loop needs one name to count with"),n.isStatic?Wa(t,e,n):Va(t,e,n)}function Xm(t,e){y(t.loopDepth===0,"Cannot have `return` statements inside `while` or `for` statements in triton.");let n=e.value?t.evaluate(e.value):null;return t.returned=t.machine.checking?Km(t.returned,n,t):{value:n},qr}function Km(t,e,n){if(n.returnTypes=[...n.returnTypes??[],n.machine.describeRepr(e)],!t)return{value:e};let[r,s]=[t.value,e].map(i=>n.machine.describe(ie(i)?I(i):i));return y(r===s,()=>`Return type mismatch: ${r} and ${s}. Note all return types were: [${n.returnTypes.join(", ")}]`),t}function Jm(t,e){let n=t.evaluate(e.test),r=e.message?t.evaluate(e.message):"";t.machine.deviceAssert(n,r)}var Zm={Assign:Wm,AnnAssign:Vm,Expr:(t,e)=>{t.evaluate(e.value)},If:Hm,For:Ym,While:Ha,Return:Xm,Pass:()=>{},Assert:Jm,FunctionDef:()=>{throw new F("nested function definitions are not allowed inside a @triton.jit kernel. Move the helper function to module level and decorate it with @triton.jit.")}};function Ua(t,e){let n=t.evaluate(e.func),r=e.args.flatMap(i=>Qm(t,i)),s=new Map;for(let{name:i,value:a}of e.keywords)y(i!==null,"unsupported keyword argument expansion `**`"),s.set(i,t.evaluate(a));return t.machine.at=t.place(e),nl(t.machine,n,r,s)}function Qm(t,e){if(e.type!=="Starred")return[t.evaluate(e)];let n=t.evaluate(e.value);return y(n instanceof T,"only tuples can be unpacked into arguments"),n.items}function nl(t,e,n,r=new Map){if(e instanceof Ut)return nl(t,e.builtin,[e.self,...n],r);if(e instanceof Xe)return _n(t,e,n,r);if(e instanceof ue)return th(t,e,n,r);throw e instanceof Ke?new F(`a kernel cannot call this ${e.kind}: only @triton.jit functions`):new F(`TypeError("'${ne(e)}' object is not callable")`)}function rl(t,e,n,r,s,i=!1){let a=h=>i?`TypeError("${h}")`:`${t}() ${h}`,f=new Map,p=[...n];for(let h of e)h.kind==="*"?f.set(h.name,new T(p.splice(0))):h.kind!=="keyword"&&p.length&&f.set(h.name,p.shift());y(p.length===0||!i,"TypeError('too many positional arguments')"),y(p.length===0,`${t}() takes ${e.length} positional arguments but ${n.length} were given`);for(let[h,g]of r)y(e.some(v=>v.name===h),a(`got an unexpected keyword argument '${h}'`)),y(!f.has(h),a(`${i?"":"got "}multiple values for argument '${h}'`)),f.set(h,g);for(let h of e)f.has(h.name)||f.set(h.name,s(h));return f}var eh=(t,e)=>new F(`${t}() missing 1 required positional argument: '${e}'`);function _n(t,e,n,r=new Map,s=!1){let i=new Wr(t,e);i.isKernel=s,i.scope=rl(e.name,e.definition.parameters,n,r,f=>{if(!f.default)throw new F(`TypeError("missing a required argument: '${f.name}'")`);return i.evaluate(f.default)},!0),i.body(e.definition.body),i.returnTypes?.length>1&&(e.definition.mergesReturns=!0);let a=i.returned?i.returned.value:null;return e.definition.mergesReturns&&ie(a)?I(a):a}function th(t,e,n,r){let s=rl(e.name,e.parameters,n,r,i=>{if(!("default"in i))throw eh(e.name,i.name);return i.default});if(e.onlyConstants)for(let i of s.values())nh(e,i);return e.call(t,Object.fromEntries(s))}function nh(t,e){y(!j(e)||t.name!=="triton.cdiv","Did you forget to add @triton.jit ? (`_semantic` argument must be provided outside of JIT functions.)"),y(!j(e),`${t.name}() takes compile-time values, and this is a tensor`)}function Vr(t,e){let n=I(t);return e===null?{tile:n.as([n.size]),axis:0,flat:n.shape}:{tile:n,axis:Le(e,n.shape.length),flat:null}}function Hr(t,e,n){return e&&n?t.as(e.map(()=>1)):t}function fl(t,e){return e!==null?e:t.isInt&&t.bits<32?t.isSigned?G:we:t}function rh(t,{input:e,axis:n,keep_dims:r,dtype:s}){let i=R(I(e),fl(I(e).type,s)),a=Vr(i,n);return Hr(ut("add",a.tile,a.axis,!!r),a.flat,r)}function sh(t){return t.type.bits>=32?t:R(t,t.type.isFloat?C:G)}function sl(t){return(e,{input:n,axis:r,return_indices:s,keep_dims:i})=>{if(s)return new T(Un(t,n,Le(r,n.shape.length),!!i));let a=Vr(sh(I(n)),r);return Hr(ut(t,a.tile,a.axis,!!i),a.flat,i)}}function il(t){return(e,{input:n,axis:r,keep_dims:s})=>Un(t,n,Le(r,n.shape.length),!!s)[1]}function ol(t,e){return(n,{input:r,axis:s,keep_dims:i})=>{y(r.type.isInt,`${e} only supported for integers`);let a=Vr(r,s);return Hr(ut(t,a.tile,a.axis,!!i),a.flat,i)}}function cl(t,e){if(!(e instanceof Xe))throw new F("combine_fn must be a @triton.jit function");return(n,r)=>{let s=_n(t,e,[...n,...r]),i=s instanceof T?s.items:[s];return y(i.length===n.length&&i.every(j),"combine_fn must return as many tensors as it reduces"),i.forEach((a,f)=>y(a.type===n[f].type,()=>`combine_fn returned ${a.type} where ${n[f].type} was expected`)),i}}var ul=t=>(t instanceof T?t.items:[t]).map(e=>I(e));function ih(t,{input:e,axis:n,combine_fn:r,keep_dims:s}){let i=ul(e).map(p=>Vr(p,n));y(i.every(({tile:p})=>p.shape.join()===i[0].tile.shape.join()),"all reduction inputs must have the same shape");let f=Xs(i.map(({tile:p})=>p),i[0].axis,!!s,cl(t,r)).map((p,h)=>Hr(p,i[h].flat,s));return e instanceof T?new T(f):f[0]}function oh(t,{input:e,axis:n,combine_fn:r,reverse:s}){let i=ul(e);y(i.every(f=>f.shape.join()===i[0].shape.join()),"all scan inputs must have the same shape");let a=Js(i,Le(n,i[0].shape.length),!!s,cl(t,r));return e instanceof T?new T(a):a[0]}function al(t){return(e,{input:n,axis:r,reverse:s,dtype:i})=>{let a=R(n,fl(n.type,i));return Or(t,a,Le(r,a.shape.length),!!s)}}var ll="input, axis=None, return_indices=False, return_indices_tie_break_left=True, keep_dims=False",dl={sum:["input, axis=None, keep_dims=False, dtype=None",rh],max:[ll,sl("max")],min:[ll,sl("min")],argmax:["input, axis, tie_break_left=True, keep_dims=False",il("max")],argmin:["input, axis, tie_break_left=True, keep_dims=False",il("min")],xor_sum:["input, axis=None, keep_dims=False",ol("xor","xor_sum")],reduce_or:["input, axis, keep_dims=False",ol("or","reduce_or")],reduce:["input, axis, combine_fn, keep_dims=False",ih],associative_scan:["input, axis, combine_fn, reverse=False",oh],cumsum:["input, axis=0, reverse=False, dtype=None",al("add")],cumprod:["input, axis=0, reverse=False, dtype=None",al("mul")]};var Gr=(t,e)=>new ue(t,dt("x"),(n,{x:r})=>e(Number(r)),{onlyConstants:!0}),pl={pi:Math.PI,e:Math.E,tau:2*Math.PI,inf:1/0,nan:NaN,...Object.fromEntries(["sqrt","exp","log2","log10","sin","cos","tan","tanh"].map(t=>[t,Gr(t,Math[t])])),log:Gr("log",Math.log),floor:Gr("floor",t=>BigInt(Math.floor(t))),ceil:Gr("ceil",t=>BigInt(Math.ceil(t)))};var Jn=qn({...ea,...Ko,...$a,...dl,...va,..._a,...ua,...Aa,...sa}),hi=new ue("constexpr",dt(ei[0]),ei[1]);function mi(t,e){let n="arg1, arg2=None, step=None, num_stages=None, loop_unroll_factor=None, disallow_acc_multi_buffer=False, flatten=False, warp_specialize=False, disable_licm=False";return new ue(t,dt(n),(r,{arg1:s,arg2:i,step:a})=>{if(e)for(let[h,g]of[["start",s],["end",i],["step",a]])y(!j(g),()=>`${qt(g)} used as tl.static_range ${h} value is not a constexpr`);let[f,p]=i===null?[0n,s]:[s,i];return new Sr(f,p,a??1n,e)})}var ah={float16:me,bfloat16:pe,float32:C,float64:X,float8e4nv:Mn,float8e4b8:Dn,float8e4b15:Is,float8e5:In,float8e5b16:On,int1:V,int8:xt,int16:Bt,int32:G,int64:U,uint8:Lt,uint16:Fn,uint32:we,uint64:Ee},Dt=(t,e)=>new kt(t,n=>(e instanceof Map?e:new Map(Object.entries(e))).get(n)),lh=["exp","exp2","log","log2","sin","cos","sqrt","sqrt_rn","rsqrt","erf","floor","ceil","abs","fma","fdiv","div_rn","umulhi"],ml=Dt("triton.language.math",new Map(lh.map(t=>[t,Jn.get(t)]))),Zn=Dt("triton.language.extra.libdevice",qn(ga)),Yr=t=>Dt(`triton.language.extra.${t}`,{libdevice:Zn}),hl=Dt("triton.language.extra",{libdevice:Zn,cuda:Yr("cuda"),hip:Yr("hip")}),_l=new Map([...Jn,...Object.entries(ah),["constexpr",hi],["range",mi("range",!1)],["static_range",mi("static_range",!0)],["math",ml],["extra",hl],["PropagateNan",Dt("PropagateNan",At)]]),gl=Dt("triton.language",_l),fh=Dt("triton",{language:gl,cdiv:ch("triton.cdiv",Jn.get("cdiv")),next_power_of_2:new ue("next_power_of_2",dt("n"),uh,{onlyConstants:!0})});function ch(t,e){return new ue(t,e.parameters,e.call,{onlyConstants:!0})}function uh(t,{n:e}){if(typeof e!="bigint")throw new F("next_power_of_2 needs an int");let n=1n;for(;n<e;)n*=2n;return n}var gn=new Map([fh,gl,ml,hl,Zn,Yr("cuda"),Yr("hip"),Dt("math",pl)].map(t=>[t.name,t]));gn.set("triton.language.extra.cuda.libdevice",Zn);gn.set("triton.language.extra.hip.libdevice",Zn);var yl=new Map([...qn({...Jo,...ia}),["range",mi("range",!1)]]),dh=["abs","advance","argmax","argmin","associative_scan","atomic_add","atomic_and","atomic_cas","atomic_load","atomic_max","atomic_min","atomic_or","atomic_store","atomic_xchg","atomic_xor","broadcast_to","cast","cdiv","ceil","cos","cumprod","cumsum","erf","exp","exp2","expand_dims","flip","floor","gather","histogram","item","log","log2","max","min","permute","ravel","reduce","reduce_or","reshape","rsqrt","sigmoid","sin","softmax","sort","split","sqrt","sqrt_rn","store","sum","topk","trans","view","xor_sum"],bl=new Map([...dh.map(t=>[t,Jn.get(t)]),["to",Jn.get("cast")]]),wl=qn(da),vl=()=>[..._l.keys()];var ph={load:t=>_e(t.type.element,t.shape,0),store:()=>{},atomic:(t,e)=>_e(e.type.element,e.shape,0),branchOn:()=>{},record:()=>1},Xr=class{constructor(e){this.print=e,this.space=new vr,this.faults=new Er,this.tracer=new wr,this.device=new kr(this.space,this.faults,this.tracer),this.builtins=yl,this.methods=bl,this.descriptorMethods=wl,this.constexprType=hi,this.describe=le,this.describeRepr=Nr,this.reset()}reset(){this.space.clear(),this.faults.clear(),this.tracer.clear(),this.device.begin(),this.memory=this.device,this.checking=!1,this.grid=[1,1,1],this.program=[0,0,0],this.at={line:0,file:""},this.checked=new Set,this.debug=!1}overflowed(e,n,r){if(this.checking)return;let s={add:"+",sub:"-",mul:"*",shl:"<<"}[e];qo(r,this.memory.record({kind:"int32_overflow",op:s,at:this.at},r.size),n)}deviceAssert(e,n){let r=j(e)?e:I(e);if(this.checking||!this.debug||r.data.every(Boolean))return;let s=r.data.findIndex(i=>!i);throw new an(`device_assert: program (${this.program.join(", ")}), lane ${s}: ${n}`)}traces(e){return e.isKernel}traceVariable(e,n,r,s){s instanceof k&&!s.type.isPointer&&this.tracer.variable(this.program,e,n,r,s)}launch({fn:e,grid:n,args:r,signature:s,debug:i}){this.debug=i,this.grid=n,this.check(e,r,s);let a=[...r].flatMap(([p,h])=>mh(p,h));this.tracer.begin(e.name,n,a),this.device.begin(),this.faults.launch++;let f=0;for(let p=0;p<n[0];p++)for(let h=0;h<n[1];h++)for(let g=0;g<n[2];g++)this.runProgram(e,r,[p,h,g],f++)}check(e,n,r){if(!this.checked.has(r)){this.program=[0,0,0],this.checking=!0,this.memory=ph;try{_n(this,e,[],n)}finally{this.checking=!1,this.memory=this.device}this.checked.add(r)}}runProgram(e,n,r,s){this.program=r,this.device.enter(r,s),_n(this,e,[],n,!0)}};function mh(t,e){let n=e instanceof Ce?e.base:e;return n instanceof k&&n.base?[{name:t,...n.base.description}]:[]}function xl(t,e){return new k(en(e),[],new Float64Array(1),null,t)}var Kr=class{constructor(e=5489){this.seed(e)}seed(e){this.state=new Uint32Array(624),this.state[0]=Number(BigInt.asUintN(32,BigInt(e)));for(let n=1;n<624;n++){let r=this.state[n-1]^this.state[n-1]>>>30;this.state[n]=Math.imul(1812433253,r)+n}this.at=624,this.spare=null}bits(){this.at===624&&this.twist();let e=this.state[this.at++];return e^=e>>>11,e^=e<<7&2636928640,e^=e<<15&4022730752,(e^e>>>18)>>>0}twist(){let{state:e}=this;for(let n=0;n<624;n++){let r=e[n]&2147483648|e[(n+1)%624]&2147483647;e[n]=e[(n+397)%624]^r>>>1^(r&1?2567483615:0)}this.at=0}uniform(){return(this.bits()&16777215)/16777216}uniformDouble(){return((this.bits()&2097151)*4294967296+this.bits())/9007199254740992}uniforms(e){return Float32Array.from({length:e},()=>this.uniform())}normals(e){if(e<16)return Float32Array.from({length:e},()=>this.normal());let n=this.uniforms(e);for(let r=0;r+16<=e;r+=16)kl(n,r);return e%16&&(n.set(this.uniforms(16),e-16),kl(n,e-16)),n}normal(){if(this.spare!==null){let s=this.spare;return this.spare=null,s}let[e,n]=[this.uniformDouble(),this.uniformDouble()],r=Math.sqrt(-2*Math.log1p(-n));return this.spare=r*Math.sin(2*Math.PI*e),r*Math.cos(2*Math.PI*e)}integers(e,n,r){let s=n-e;return Float64Array.from({length:r},()=>e+this.bits()%s)}permutation(e){let n=Float64Array.from({length:e},(r,s)=>s);for(let r=0;r<e-1;r++){let s=r+this.bits()%(e-r);[n[r],n[s]]=[n[s],n[r]]}return n}};function kl(t,e){for(let n=e;n<e+8;n++){let r=Math.fround(Math.sqrt(Math.fround(-2*Math.fround(Math.log(Math.fround(1-t[n])))))),s=Math.fround(Math.fround(2*Math.PI)*t[n+8]);t[n]=r*Math.fround(Math.cos(s)),t[n+8]=r*Math.fround(Math.sin(s))}}var _i={bool:V,uint8:Lt,int8:xt,int16:Bt,uint16:Fn,int32:G,uint32:we,int64:U,uint64:Ee,float8_e4m3fn:Mn,float8_e5m2:In,float8_e4m3fnuz:Dn,float8_e5m2fnuz:On,float16:me,bfloat16:pe,float32:C,float64:X},Qn=new Map(Object.entries(_i).map(([t,e])=>[e,t])),El=t=>t.map((e,n)=>ke(t.slice(n+1))),pt=class{constructor(e,n,r,s,i){this.buffer=e,this.type=n,this.shape=r,this.strides=s,this.offset=i}get size(){return ke(this.shape)}get isContiguous(){let e=El(this.shape);return this.shape.every((n,r)=>n===1||this.strides[r]===e[r])}places(){return Pn(this.shape,this.strides,this.offset)}tile(){let{type:e}=this,n=this.buffer.view(e),r=this.places(),s=nn(e),i=e.isWide?new(e.isSigned?BigInt64Array:BigUint64Array)(r.length):new e.Array(r.length);for(let a=0;a<r.length;a++)i[a]=s?s[n[r[a]]]:n[r[a]];return new k(e,this.shape,e.isWide?Pe(i):i)}write(e){let n=this.buffer.view(this.type),r=this.places(),s=rn(this.type),i=e.size===1?0:-1;for(let a=0;a<r.length;a++)n[r[a]]=s?s(e.data[a&i]):e.data[a&i];this.markWritten(r)}markWritten(e){let{written:n,elementBytes:r}=this.buffer;if(!n)return;let s=this.type.bytes/r;for(let i of e)n[Math.floor(i*s)]=1}},Jr=class{constructor(e){this.space=e,this.tensors=[]}clear(){this.tensors=[]}get(e){return this.tensors[e]}add(e){let n=this.tensors.push(e)-1,r=e.buffer.address+e.offset*e.type.bytes;return{id:n,dtype:Qn.get(e.type),shape:e.shape,strides:e.strides,offset:e.offset,address:String(r)}}allocate(e,n,r){let s=this.space.allocate(ke(n)*e.bytes,e.bytes,r);return new pt(s,e,n,El(n),0)}fromTile(e){let n=this.allocate(e.type,e.shape,!0);return n.write(e),this.add(n)}};var It=t=>t.isBool?0:t.isInt?1:2,Sl=[V,U,C];function Zr(t){let e=["","scalar","number"].map(r=>t.filter(s=>s.weak===r).map(({type:s})=>s)),n=null;return e.forEach((r,s)=>{if(!r.length)return;let i=r.reduce(hh);(n===null||It(i)>It(n))&&(n=s===2?Sl[It(i)]:i)}),n}function hh(t,e){if(t===e)return t;if(It(t)!==It(e))return It(t)>It(e)?t:e;if(t.isFloat)return _h(t,e);if(t.isSigned===e.isSigned)return t.bits>e.bits?t:e;let[n,r]=t.isUnsigned?[t,e]:[e,t];return r.bits>n.bits?r:{8:Bt,16:G,32:U,64:U}[n.bits]}function _h(t,e){return t.bits===e.bits?C:t.bits>e.bits?t:e}var Qr=t=>t.isFloat?t:C;function ts(t){if(t instanceof pt)return{tile:t.tile(),type:t.type,weak:t.shape.length?"":"scalar"};let e=typeof t=="boolean"?V:typeof t=="bigint"?U:X;return{tile:se(e,typeof t=="boolean"?Number(t):t),type:e,weak:"number"}}function es(t,e=null){let n=t.map(ts),r=e??Zr(n);return Tl(n.map(({tile:s})=>R(s,r)))}function Tl(t){let e=t.map(n=>n.shape).reduce(Al);return t.map(n=>te(n,e))}function Al(t,e){let n=Math.max(t.length,e.length),[r,s]=[t,e].map(i=>[...Array(n-i.length).fill(1),...i]);return r.map((i,a)=>{if(i===s[a]||s[a]===1)return i;if(i===1)return s[a];throw new Error(`The size of tensor a (${i}) must match the size of tensor b (${s[a]}) at non-singleton dimension ${a}`)})}var gh=["lt","le","gt","ge","eq","ne"];function Fl({table:t},e,n,r){if(gh.includes(e))return t.fromTile(Et(e,...es([n,r])));let s=[ts(n),ts(r)],i=Zr(s);if(e==="div")return t.fromTile(oe("div",...es([n,r],Qr(i))));let[a,f]=es([n,r],i);return e==="floordiv"?t.fromTile(Nl(a,f)):e==="mod"?t.fromTile(oe("sub",a,oe("mul",Nl(a,f),f))):e==="shr"?t.fromTile(oe("ashr",a,f)):e==="pow"?t.fromTile(yh(a,f)):e==="add"&&a.type.isBool?t.fromTile(oe("or",a,f)):e==="mul"&&a.type.isBool?t.fromTile(oe("and",a,f)):t.fromTile(oe(a.type.isFloat&&(e==="max"||e==="min")?`${e}Nan`:e,a,f))}function Nl(t,e){if(t.type.isFloat)return ft("floor",oe("div",t,e));let n=oe("floordiv",t,e),r=se(t.type,1),s=Et("ne",oe("mul",n,e),t),i=Et("ne",Et("lt",t,se(t.type,0)),Et("lt",e,se(t.type,0)));return Bn(oe("and",s,i),oe("sub",n,r),n)}function yh(t,e){return t.type.isFloat?oe("pow",t,e):R(oe("pow",R(t,X),R(e,X)),t.type)}var bh=t=>t*t,wh={relu:t=>t>0||t!==t?t:0,square:bh,reciprocal:t=>1/t,gelu:t=>.5*t*(1+St.erf(t/Math.SQRT2)),gelu_tanh:t=>.5*t*(1+Math.tanh(Math.sqrt(2/Math.PI)*(t+.044715*t**3))),silu:t=>t/(1+Math.exp(-t)),sign:Math.sign,frac:t=>t-Math.trunc(t),round:St.rint,softplus:t=>t>20?t:Math.log1p(Math.exp(t))};function Ml({table:t},e,n){let r=n.tile();if(e==="neg"||e==="abs"&&r.type.isSigned)return t.fromTile(He(e,r));if(e==="not")return t.fromTile(He("not",r));if(e==="abs"&&r.type.isInt)return t.fromTile(r);if(e==="abs")return t.fromTile(He("abs",r));if(["isnan","isinf","isfinite"].includes(e))return t.fromTile(kh(e,r));let s=wh[e]??St[e];if(r.type.isInt&&vh.includes(e))return t.fromTile(new k(r.type,r.shape,r.data.map(a=>Number(s(Number(a))))));let i=R(r,Qr(r.type));return t.fromTile(new k(i.type,i.shape,ze(i.type,i.data.map(s))))}var vh=["relu","square","sign","floor","ceil","trunc","round"],xh={isnan:t=>t!==t,isinf:t=>Math.abs(t)===1/0,isfinite:t=>Number.isFinite(Number(t))},kh=(t,e)=>new k(V,e.shape,Uint8Array.from(e.data,n=>xh[t](n)?1:0));function Dl({table:t},e,n,r,s,i){let a=n.tile(),[f,p]=Eh(e,a.type,i);a=R(a,f);let h=(r??[...a.shape.keys()]).map(v=>v<0?v+a.shape.length:v).sort((v,A)=>A-v),g=h.reduce((v,A)=>v*a.shape[A],1);for(let v of h)a=gi(e,a,v,s);return e==="mean"&&(a=oe("div",a,se(a.type,g))),t.fromTile(R(a,p))}function Eh(t,e,n){if(t==="any"||t==="all")return[V,V];if(["max","min"].includes(t))return[e,e];let r=n??(t==="mean"?Qr(e):e.isInt?U:e);return[r.isFloat&&r.bits<32?C:r,r]}var Sh={sum:(t,e)=>t+e,mean:(t,e)=>t+e,prod:(t,e)=>t*e,max:(t,e)=>t!==t||t>e?t:e,min:(t,e)=>t!==t||t<e?t:e,any:(t,e)=>t|e,all:(t,e)=>t&e};function gi(t,e,n,r){if((t==="sum"||t==="mean")&&e.type.isFloat)return ut("add",e,n,r);let{outer:s,extent:i,inner:a}=Ge(e.shape,n),f=Ln(e.shape,n,r);if(i===0)return _e(e.type,f,t==="all"||t==="prod"?1:0);let p=new e.data.constructor(s*a);for(let h=0;h<s;h++)for(let g=0;g<a;g++)p[h*a+g]=Nh(Sh[t],e.data,h*i*a+g,i,a);return new k(e.type,f,p)}function Nh(t,e,n,r,s){let i=e[n];for(let a=1;a<r;a++)i=t(i,e[n+a*s]);return i}function Il({table:t},e,n,r,s){let i=r===null?n.tile().as([n.size]):n.tile(),a=r===null?0:(r+i.shape.length)%i.shape.length,[f,p]=Un(e,i,a,s);return[t.fromTile(f),t.fromTile(R(p,U))]}function Ol({table:t},e,n){let r=R(e.tile(),e.type.bits<32?C:e.type),s=(n+r.shape.length)%r.shape.length,i=te(gi("max",r,s,!0),r.shape),a=ft("exp",oe("sub",r,i)),f=te(gi("sum",a,s,!0),r.shape);return t.fromTile(R(oe("div",a,f),e.type))}function jl({table:t},e,n){let r=R(e.tile(),e.type.isInt?U:e.type);return t.fromTile(Or("add",r,(n+r.shape.length)%r.shape.length,!1))}function Rl({table:t},e,n){if(e.type!==n.type)throw new Error(`expected m1 and m2 to have the same dtype, but got: ${e.type} != ${n.type}`);let r=Al(e.shape.slice(0,-2),n.shape.slice(0,-2)),[s,i]=e.shape.slice(-2),[a,f]=n.shape.slice(-2);if(i!==a)throw new Error(`mat1 and mat2 shapes cannot be multiplied (${s}x${i} and ${a}x${f})`);let p=(A,$,z)=>te(A,[...r,$,z]).as([ke(r),$,z]),h=e.type.bits<32?C:e.type,[g,v]=[p(R(e.tile(),h),s,i),p(R(n.tile(),h),i,f)];return t.fromTile(R(Pr(g,v,null,h),e.type).as([...r,s,f]))}function Pl({table:t},e,n,r){let[s,i]=es([n,r]),[a,...f]=Tl([e.tile(),s,i]);return t.fromTile(Bn(a,f[0],f[1]))}var $l=({table:t},e,n)=>t.fromTile(R(e.tile(),n)),Cl=({table:t},e)=>t.fromTile(e.tile());function zl(t,e,n){let r=R(ts(n).tile,e.type);return e.write(r.size===1?r:te(r,e.shape)),null}function Bl({table:t},e,n){let r=Zr(e.map(p=>({type:p.type,weak:""}))),s=[...e[0].shape],i=(n+s.length)%s.length;s[i]=e.reduce((p,h)=>p+h.shape[i],0);let a=t.allocate(r,s,!0),f=0;for(let p of e)new pt(a.buffer,r,p.shape,a.strides,f*a.strides[i]).write(R(p.tile(),r)),f+=p.shape[i];return t.add(a)}function Ll({table:t},e,n){let r=e.tile();return t.fromTile(Xn(r,n))}var Ul=({table:t},e,n)=>t.fromTile(n.reduce((r,s)=>cn(r,(s+r.shape.length)%r.shape.length),e.tile()));function ql({table:t},e,n,r){let s=e.tile(),i=(r+s.shape.length)%s.shape.length,a=n.tile(),f=s.shape.map((g,v)=>v===i?a.size:g),p=ke(f.slice(i+1)),h=Int32Array.from({length:ke(f)},(g,v)=>Number(a.data[Math.floor(v/p)%a.size]));return t.fromTile(Lr(s,new k(G,f,h),i))}function Wl({table:t},e,n,r,s){let i=gr(0,r||1),a=Float64Array.from(i.data.subarray(0,r),f=>e+f*n);return t.fromTile(R(new k(X,[r],a),s))}var yi=3,Ah=1e3,Fh=80,Mh=(t,e)=>t.toExponential(e).replace(/e([+-])(\d)$/,"e$10$2"),Dh=t=>t!==t?"nan":t>0?"inf":"-inf";function Ih(t,e){let n=t.isFloat?Oh(e):t===V?i=>i?"True":"False":String,r=t.isFloat?e.filter(i=>Number.isFinite(i)&&i!==0):e,s=Math.max(1,...r.map(i=>n(i).length));return{width:s,format:i=>n(i).padStart(s)}}function Oh(t){let e=t.filter(a=>Number.isFinite(a)&&a!==0).map(Math.abs),n=a=>f=>Number.isFinite(f)?a(f):Dh(f);if(e.length===0)return n(a=>`${bi(a)}${Math.abs(a).toFixed(0)}.`);let[r,s]=[e.reduce((a,f)=>Math.max(a,f)),e.reduce((a,f)=>Math.min(a,f))],i=e.every(Number.isInteger);return r/s>1e3||r>1e8||!i&&s<1e-4?n(a=>Mh(a,4)):n(i?a=>`${bi(a)}${Math.abs(a).toFixed(0)}.`:a=>`${bi(a)}${Math.abs(a).toFixed(4)}`)}var bi=t=>t<0||Object.is(t,-0)?"-":"";function Vl(t,e){let n=[...Array(t).keys()];return e&&t>2*yi?[...n.slice(0,yi),-1,...n.slice(-yi)]:n}function jh(t,e){let n=[0];for(let r of t.shape)n=n.flatMap(s=>Vl(r,e).filter(i=>i>=0).map(i=>s*r+i));return n.map(r=>t.data[r])}function Hl(t,e){let n=t.size>Ah,r=t.size?jh(t,n):[],{width:s,format:i}=Ih(t.type,r),a=t.shape.length===0?i(t.data[0]).trim():t.size===0?Rh(t.shape):Gl(t,i,s,n,0,0,7),f=[];return t.size===0&&t.shape.length!==1&&f.push(`size=(${t.shape.join(", ")})`),t.type===C||t.size>0&&(t.type===U||t.type===V)||f.push(`dtype=torch.${e}`),`tensor(${[a,...f].join(", ")})`}var Rh=t=>"[]";function Gl(t,e,n,r,s,i,a){let{shape:f}=t,p=Vl(f[s],r),h=v=>i*f[s]+v;return s===f.length-1?Ph(p.map(v=>v<0?" ...":e(t.data[h(v)])),n,a):`[${p.map(v=>v<0?"...":Gl(t,e,n,r,s+1,h(v),a+1)).join(`,${`
`.repeat(f.length-1-s)}${" ".repeat(a+1)}`)}]`}function Ph(t,e,n){let r=Math.max(1,Math.floor((Fh-n)/(e+2))),s=[];for(let i=0;i<t.length;i+=r)s.push(t.slice(i,i+r).join(", "));return`[${s.join(`,
${" ".repeat(n+1)}`)}]`}var ns=t=>({inf:1/0,"-inf":-1/0,nan:NaN})[t]??Number(t);function yn([t,...e],n){switch(t){case"i":return BigInt(e[0]);case"f":return ns(e[0]);case"b":return!!e[0];case"n":return null;case"s":return e[0];case"t":return new T(e[0].map(r=>yn(r,n)));case"d":return $h(e[0]);case"m":return gn.get(e[0])??new kt(e[0],()=>{});case"l":return gn.get("triton.language")?.lookup(e[0]);case"e":return gn.get(e[0])?.lookup(e[1]);case"j":return n.functions[e[0]];case"p":return Ch(n,e[0],e[1]);default:return new Ke(e[0])}}function $h(t){let e=/^pointer<(.*)>$/.exec(t);return e?en(jn[e[1]]):jn[t]}function Ch(t,e,n){return new ue(n,dt("*values"),(r,{values:s})=>{let i=JSON.parse(t.callPython(e,JSON.stringify(s.items.map(Yl))));if(i.error)throw new F(i.error);return yn(i.value,t)},{onlyConstants:!0})}function Yl(t){return t==null?["n"]:typeof t=="bigint"?["i",String(t)]:typeof t=="boolean"?["b",Number(t)]:typeof t=="number"?["f",zh(t)]:typeof t=="string"?["s",t]:t instanceof T?["t",t.items.map(Yl)]:(y(!j(t)&&ie(t),()=>`a compile-time function cannot take a ${ne(t)}`),["n"])}var zh=t=>t!==t?"nan":t===1/0?"inf":t===-1/0?"-inf":String(t);var rt=t=>t===null?null:_i[t];function bn({table:t},[e,n]){return e==="T"?t.get(n):e==="i"?BigInt(n):e==="b"?!!n:ns(n)}function Bh({table:t},e,n,r){let s=rt(r),i=s.isWide?BigInt64Array.from(e,f=>BigInt(f)):Float64Array.from(e,f=>ns(String(f))),a=s.isWide?new k(U,n,i):new k(X,n,i);return t.fromTile(R(a,s))}function Lh({table:t},e){let n=t.get(e).tile();return n.type.isFloat?Array.from(n.data,r=>Number.isFinite(r)?r:String(r).replace("Infinity","inf").replace("NaN","nan")):n.type.isWide?Array.from(at(n.type,n.data),String):Array.from(n.data)}function Uh({table:t,generator:e},n,r,s,i,a){let f=r.reduce((g,v)=>g*v,1),p=rt(s),h={rand:()=>new k(C,r,e.uniforms(f)),randn:()=>new k(C,r,e.normals(f)),randint:()=>new k(X,r,e.integers(i,a,f)),randperm:()=>new k(X,r,e.permutation(f))};return t.fromTile(R(h[n](),p))}function qh({table:t},e,n,r,s){let i=t.get(e);return t.add(new pt(i.buffer,i.type,n,r,s))}function Wh({table:t},e,n){let r=t.get(e);return rt(n).bytes!==r.type.bytes?t.fromTile(Ar(r.tile(),rt(n))):t.add(new pt(r.buffer,rt(n),r.shape,r.strides,r.offset))}function Vh({table:t},e,n,r,s,i){let[a,f]=[e,n].map(h=>R(t.get(h).tile(),X).data),p={close:!0,mismatched:0,largest:0,relative:0,size:a.length};for(let h=0;h<a.length;h++)Hh(p,a[h],f[h],r,s,i);return p.close=p.mismatched===0,{...p,largest:String(p.largest),relative:String(p.relative)}}function Hh(t,e,n,r,s,i){if(e===n||i&&e!==e&&n!==n)return;let a=Math.abs(e-n);(!(a<=s+r*Math.abs(n))||Math.abs(n)===1/0)&&t.mismatched++,t.largest=Math.max(t.largest,a),t.relative=Math.max(t.relative,a/Math.abs(n))}var Xl={list:Bh,tolist:Lh,text:({table:t},e)=>Hl(t.get(e).tile(),Qn.get(t.get(e).type)),empty:({table:t},e,n)=>t.add(t.allocate(rt(n),e,!1)),full:(t,e,n,r)=>t.table.fromTile(R(Gh(bn(t,n),e),rt(r))),sequence:(t,e,n,r,s)=>Wl(t,e,n,r,rt(s)),random:Uh,seed:({generator:t},e)=>{t.seed(BigInt(e))},view:qh,view_type:Wh,binary:(t,e,n,r)=>Fl(t,e,bn(t,n),bn(t,r)),unary:(t,e,n)=>Ml(t,e,t.table.get(n)),reduce:(t,e,n,r,s,i)=>Dl(t,e,t.table.get(n),r,s,rt(i)),arg:(t,e,n,r,s)=>Il(t,e,t.table.get(n),r,s),softmax:(t,e,n)=>Ol(t,t.table.get(e),n),cumsum:(t,e,n)=>jl(t,t.table.get(e),n),matmul:(t,e,n)=>Rl(t,t.table.get(e),t.table.get(n)),where:(t,e,n,r)=>Pl(t,t.table.get(e),bn(t,n),bn(t,r)),cast:(t,e,n)=>$l(t,t.table.get(e),rt(n)),clone:(t,e)=>Cl(t,t.table.get(e)),copy:(t,e,n)=>zl(t,t.table.get(e),bn(t,n)),cat:(t,e,n)=>Bl(t,e.map(r=>t.table.get(r)),n),sort:(t,e,n)=>Ll(t,t.table.get(e),n),flip:(t,e,n)=>Ul(t,t.table.get(e),n),index:(t,e,n,r)=>ql(t,t.table.get(e),t.table.get(n),r),closeness:Vh};function Gh(t,e){return typeof t=="number"?_e(X,e,t):_e(U,e,typeof t=="boolean"?BigInt(t):t)}function Kl(t,e){let n={functions:[],callPython:(a,f)=>e.callPython(a,f)};t.functions.forEach(a=>n.functions.push(new Xe(e.definitions.get(a.key),new Map,a))),t.functions.forEach((a,f)=>Yh(n.functions[f],a.globals,n));let r=n.functions[t.kernel],s=new Map(r.definition.parameters.map(a=>[a.name,Zh(a,t,e,n)])),i=[t.functions[t.kernel].key,...[...s.values()].map(Kh),JSON.stringify(t.functions)].join("|");e.machine.launch({fn:r,grid:Xh(t.grid),args:s,signature:i,debug:t.debug})}function Yh(t,e,n){for(let[r,s]of Object.entries(e)){let i=yn(s,n);i!==void 0&&t.globals.set(r,i)}}function Xh(t){let e=[...t,1,1,1].slice(0,3);return y(t.length>=1&&t.length<=3,`a grid has one to three numbers, not ${t.length}`),e.forEach((n,r)=>{y(Number.isInteger(n)&&n>=0,`grid[${r}] is ${n}: it must be a non-negative int`),y(n<=(r?65535:2147483647),`grid[${r}] is ${n}: at most ${r?65535:2147483647} programs`)}),e}var Kh=t=>t instanceof Ce?`descriptor ${t.block}`:t&&t.data?le(t):fe(t),Jh=({annotation:t})=>/(^|\.)constexpr$/.test(String(t?.attribute??t?.id??t?.value??""));function Zh(t,e,n,r){let s=e.arguments[t.name];return Jh(t)?(y(s[0]!=="T",`${t.name} is marked tl.constexpr, but a tensor was passed`),yn(s,r)):Jl(t,s,!e.general.includes(t.name),n,r)}function Jl(t,e,n,r,s){let[i,a]=e;return i==="t"?new T(a.map(f=>Jl(t,f,n,r,s))):i==="T"?Zl(t.name,r.table.get(a)):i==="D"?s_(t.name,a,r):Qh(t,yn(e,s),n)}function Qh(t,e,n){let r=r_(t);return e===null||e instanceof Ke?e_(t.name,e):typeof e=="boolean"?se(V,Number(e)):typeof e=="number"?se(r??C,e):typeof e!="bigint"?e:r?se(r,e):e===1n&&n?e:se(t_(e),e)}function e_(t,e){if(e===null)return null;throw new F(`TypeError('failed to specialize argument of type: ${e.kind}') (argument ${t})`)}function t_(t){return t>=-(2n**31n)&&t<2n**31n?G:t>=-(2n**63n)&&t<2n**63n?U:(y(t<2n**64n,`OverflowError('int too big to convert: ${t}')`),Ee)}var n_={...jn,float16:me,bfloat16:pe,float32:C,float64:X},r_=({annotation:t})=>t?.type==="Attribute"?n_[t.attribute]??null:null;function Zl(t,e){let n={shape:e.shape,strides:e.strides,dtype:Qn.get(e.type)};return xl(new sn(t,e.buffer,e.offset*e.type.bytes,n),e.type)}function s_(t,{base:e,shape:n,strides:r,block:s,padding:i},a){let f=Zl(t,a.table.get(e));ii(f.type.element,s,BigInt(r[r.length-1]));let p=(h,g)=>h.map(v=>se(g,v));return new Ce(f,p(n,G),p(r,U),s,i)}var wi={"__future__.py":"annotations = None","_math.py":`from math import *
from math import e, inf, nan, pi, tau
__name__ = 'math'

def prod(values, start=1):
    for value in values:
        start *= value
    return start

def isqrt(n):
    root = int(n ** 0.5)
    while root * root > n:
        root -= 1
    while (root + 1) * (root + 1) <= n:
        root += 1
    return root

def gcd(*numbers):
    result = 0
    for n in numbers:
        while n:
            result, n = (n, result % n)
    return abs(result)

def lcm(*numbers):
    result = 1
    for n in numbers:
        result = result * n // gcd(result, n)
    return result

def comb(n, k):
    return factorial(n) // (factorial(k) * factorial(n - k)) if 0 <= k <= n else 0

def dist(p, q):
    return sqrt(sum([(a - b) ** 2 for a, b in zip(p, q)]))

def hypot(*sides):
    return sqrt(sum([side * side for side in sides]))`,"collections/__init__.py":`from ucollections import OrderedDict, deque, namedtuple

class defaultdict(dict):

    def __init__(self, make=None, *args):
        super().__init__(*args)
        self.make = make

    def __getitem__(self, key):
        if key not in self:
            self[key] = self.make()
        return super().__getitem__(key)

class Counter(defaultdict):

    def __init__(self, items=()):
        super().__init__(int)
        for item in items:
            self[item] += 1

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda pair: -pair[1])[:n]`,"collections/abc.py":"Callable = Iterable = Iterator = Sequence = Mapping = Hashable = Generator = Sized = object","contextlib.py":`class _Generated:

    def __init__(self, generator):
        self.generator = generator

    def __enter__(self):
        return next(self.generator)

    def __exit__(self, kind, error, trace):
        try:
            if error is None:
                next(self.generator)
            else:
                self.generator.throw(error)
        except StopIteration:
            return error is not None
        return False

def contextmanager(function):
    return lambda *args, **kwargs: _Generated(function(*args, **kwargs))

class nullcontext:

    def __init__(self, value=None):
        self.value = value

    def __enter__(self):
        return self.value

    def __exit__(self, *error):
        return False

class suppress:

    def __init__(self, *kinds):
        self.kinds = kinds

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return kind is not None and issubclass(kind, self.kinds)`,"dataclasses.py":`from typing import NamedTuple

class _Factory:

    def __init__(self, make):
        self.make = make

def field(default=None, default_factory=None, **options):
    return _Factory(default_factory) if default_factory else default

def _init(self, *values, **named):
    NamedTuple.__init__(self, *values, **named)
    for name in self.__fields__:
        if isinstance(getattr(self, name), _Factory):
            setattr(self, name, getattr(self, name).make())
    if hasattr(self, '__post_init__'):
        self.__post_init__()

def _equal(self, other):
    return type(self) is type(other) and _values(self) == _values(other)

def _values(self):
    return [getattr(self, name) for name in self.__fields__]

def dataclass(cls=None, **options):
    if cls is None:
        return lambda decorated: dataclass(decorated)
    cls.__init__, cls.__eq__, cls.__repr__ = (_init, _equal, NamedTuple.__repr__)
    cls.__hash__ = lambda self: hash(tuple(_values(self)))
    return cls

def replace(instance, **changes):
    return type(instance)(**{name: changes.get(name, getattr(instance, name)) for name in instance.__fields__})

def asdict(instance):
    return {name: getattr(instance, name) for name in instance.__fields__}`,"enum.py":`class Enum:
    pass
IntEnum = Enum

def auto():
    raise NotImplementedError("the runner's enum has no auto()")`,"functools.py":`def partial(function, *first, **named):

    def call(*args, **kwargs):
        full = dict(named)
        full.update(kwargs)
        return function(*first, *args, **full)
    return call

def reduce(function, values, *start):
    values = iter(values)
    result = start[0] if start else next(values)
    for value in values:
        result = function(result, value)
    return result

def wraps(wrapped, **options):
    return lambda wrapper: wrapper

def cache(function):
    known = {}

    def call(*args, **kwargs):
        key = args + tuple(sorted(kwargs.items()))
        if key not in known:
            known[key] = function(*args, **kwargs)
        return known[key]
    return call

def lru_cache(function=None, maxsize=None, **options):
    return cache(function) if callable(function) else cache

def cached_property(function):
    return property(function)

def total_ordering(cls):
    return cls

def cmp_to_key(compare):

    class Key:

        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return compare(self.value, other.value) < 0
    return Key`,"itertools.py":`def chain(*iterables):
    for iterable in iterables:
        yield from iterable

def _from_iterable(iterables):
    for iterable in iterables:
        yield from iterable

def product(*iterables, repeat=1):
    rows = [()]
    for pool in [list(pool) for pool in iterables] * repeat:
        rows = [row + (item,) for row in rows for item in pool]
    return iter(rows)

def count(start=0, step=1):
    while True:
        yield start
        start += step

def islice(iterable, *bounds):
    start, stop, step = (0, bounds[0], 1) if len(bounds) == 1 else (bounds + (1,))[:3]
    for i, item in enumerate(iterable):
        if stop is not None and i >= stop:
            return
        if i >= (start or 0) and (i - (start or 0)) % (step or 1) == 0:
            yield item

def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        times = times and times - 1

def cycle(iterable):
    items = list(iterable)
    while items:
        yield from items

def accumulate(iterable, function=lambda a, b: a + b):
    total = None
    for i, item in enumerate(iterable):
        total = item if i == 0 else function(total, item)
        yield total

def zip_longest(*iterables, fillvalue=None):
    rows = [list(iterable) for iterable in iterables]
    for i in range(max([len(row) for row in rows])):
        yield tuple([row[i] if i < len(row) else fillvalue for row in rows])

def combinations(iterable, size):
    items = list(iterable)
    if size == 0:
        yield ()
    for i, item in enumerate(items):
        for rest in combinations(items[i + 1:], size - 1) if size else ():
            yield ((item,) + rest)

def permutations(iterable, size=None):
    items = list(iterable)
    size = len(items) if size is None else size
    if size == 0:
        yield ()
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:], size - 1) if size else ():
            yield ((item,) + rest)`,"numbers.py":`Number = Real = Complex = (int, float)
Integral = Rational = int`,"os.py":`environ = {}

def getenv(name, default=None):
    return environ.get(name, default)`,"random.py":`from urandom import *
from urandom import choice, getrandbits, randint, random, randrange, seed, uniform

def shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = randint(0, i)
        values[i], values[j] = (values[j], values[i])

def sample(population, k):
    values = list(population)
    shuffle(values)
    return values[:k]

def choices(population, k=1):
    return [choice(population) for _ in range(k)]

class Random:

    def __init__(self, start=None):
        seed(start)

    def __getattr__(self, name):
        return globals()[name]`,"runner.py":`import _door
import builtins
import gc
import io
import json
import sys
from collections import OrderedDict

class CompilationError(Exception):
    line = 0
    file = ''

def tagged(value):
    if value is None:
        return ['n']
    if isinstance(value, bool):
        return ['b', int(value)]
    if isinstance(value, int):
        return ['i', str(value)]
    if isinstance(value, float):
        return ['f', repr(value)]
    if isinstance(value, str):
        return ['s', value]
    if isinstance(value, (tuple, list)):
        return ['t', [tagged(item) for item in value]]
    return value.tagged() if hasattr(value, 'tagged') else ['x', type(value).__name__]

def untagged(tag):
    kind = tag[0]
    if kind == 't':
        return tuple((untagged(item) for item in tag[1]))
    if kind == 'n':
        return None
    return {'i': int, 'f': float, 'b': bool, 's': str}[kind](tag[1])

def ask(request, *arguments):
    answer = json.loads(_door.ask(request, json.dumps(arguments)))
    if 'error' not in answer:
        return answer['value']
    kinds = {'CompilationError': CompilationError, 'NotImplementedError': NotImplementedError}
    error = kinds.get(answer['kind'], RuntimeError)(answer['error'])
    if 'line' in answer:
        _places.append((error, answer['line'], answer['file']))
    raise error
_places = []
_functions = []

def keep_function(function):
    if function not in _functions:
        _functions.append(function)
    return _functions.index(function)

def _call_back(index, arguments):
    try:
        value = _functions[index](*[untagged(tag) for tag in json.loads(arguments)])
        return json.dumps({'value': tagged(value)})
    except Exception as error:
        return json.dumps({'error': f'{type(error).__name__}: {error}'})
_door.callback(_call_back)
Dictionary = OrderedDict

def merge(*parts):
    whole = Dictionary()
    for part in parts:
        whole.update(part)
    return whole

def shown(value):
    if isinstance(value, dict):
        return '{' + ', '.join([f'{shown(key)}: {shown(item)}' for key, item in value.items()]) + '}'
    if type(value) is list:
        return '[' + ', '.join([shown(item) for item in value]) + ']'
    if type(value) is tuple:
        return '(' + ', '.join([shown(item) for item in value]) + (',' if len(value) == 1 else '') + ')'
    return repr(value)

class Attributes:

    def __init__(self, owner):
        self.owner = owner

    def keys(self):
        return self.owner.__dict__.keys()

    def items(self):
        return self.owner.__dict__.items()

    def __iter__(self):
        return iter(self.keys())

    def __getitem__(self, name):
        return getattr(self.owner, name)

    def __setitem__(self, name, value):
        setattr(self.owner, name, value)

    def update(self, *others, **named):
        for name, value in merge(*others, named).items():
            setattr(self.owner, name, value)

    def __or__(self, other):
        return merge(dict(self.items()), other)
_print = print

def _print_containers(*values, **options):
    _print(*[shown(value) if isinstance(value, dict) or type(value) in (list, tuple) else value for value in values], **options)

def zip_strict(*iterables, strict=False):
    rows = [list(iterable) for iterable in iterables]
    if strict and len({len(row) for row in rows}) > 1:
        raise ValueError('zip() arguments have different lengths')
    return zip(*rows)

def concat(*parts):
    whole = []
    for part in parts:
        whole.extend(part)
    return whole

def concat_tuple(*parts):
    return tuple(concat(*parts))

def concat_set(*parts):
    return set(concat(*parts))

def _ask_right(name, compare):

    def method(left, right):
        if hasattr(right, name) and (not isinstance(right, (int, float))):
            return getattr(right, name)(left)
        return compare(left, right)
    return method
lt = _ask_right('__gt__', lambda a, b: a < b)
le = _ask_right('__ge__', lambda a, b: a <= b)
gt = _ask_right('__lt__', lambda a, b: a > b)
ge = _ask_right('__le__', lambda a, b: a >= b)

def number(value):
    return value.item() if getattr(value, 'ndim', None) == 0 else value

class _StringMethods:

    def __getattr__(self, name):

        def bind(target):
            if not isinstance(target, str):
                return getattr(target, name)
            return lambda *arguments: _STRINGS[name](target, *arguments)
        return bind

def _pad(text, width, fill):
    return fill * max(0, width - len(text))

def _zfill(text, width):
    sign = text[:1] if text[:1] in ('-', '+') else ''
    return sign + _pad(text, width, '0') + text[len(sign):]
_STRINGS = {'removeprefix': lambda s, p: s[len(p):] if p and s.startswith(p) else s, 'removesuffix': lambda s, p: s[:-len(p)] if p and s.endswith(p) else s, 'ljust': lambda s, width, fill=' ': s + _pad(s, width, fill), 'rjust': lambda s, width, fill=' ': _pad(s, width, fill) + s, 'zfill': _zfill, 'capitalize': lambda s: s[:1].upper() + s[1:].lower(), 'title': lambda s: ' '.join((w[:1].upper() + w[1:].lower() for w in s.split(' '))), 'swapcase': lambda s: ''.join((c.lower() if c.isupper() else c.upper() for c in s)), 'casefold': lambda s: s.lower(), 'expandtabs': lambda s, size=8: s.replace('\\t', ' ' * size)}
method = _StringMethods()

def kernel(key, arguments, names):
    return (key, arguments, names)

def _line_of(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    line = 0
    for row in text.getvalue().split('\\n'):
        if 'File "<page>", line ' in row:
            line = int(row.split('line ')[1].split(',')[0])
    return line

def _described(error):
    for known, line, file in _places:
        if known is error and line:
            return {'kind': type(error).__name__, 'message': str(error), 'line': line, 'file': file}
    return {'kind': type(error).__name__, 'message': str(error), 'line': _line_of(error), 'file': ''}

def run(code, name):
    _places.clear()
    _functions.clear()
    for module in [m for m in sys.modules if m.split('.')[0] in ('snippets', 'docs')]:
        del sys.modules[module]
    gc.collect()
    try:
        exec(compile(code, name, 'exec'), {'__name__': '__main__'})
    except SystemExit:
        pass
    except BaseException as error:
        return json.dumps(_described(error))
    return 'null'
builtins.print = _print_containers
builtins.vars = Attributes
OWN = {'print': _print_containers}
builtins.__runner__ = sys.modules['runner']
builtins.__kernel__ = kernel
for _hidden in ('js', 'jsffi'):
    sys.modules[_hidden] = None
sys.modules['math'] = __import__('_math')`,"time.py":`from utime import *
from utime import sleep, ticks_us, time, time_ns

def perf_counter():
    return ticks_us() / 1000000.0

def perf_counter_ns():
    return ticks_us() * 1000
monotonic, process_time = (perf_counter, perf_counter)`,"torch/__init__.py":`from torch._dtypes import bfloat16, bool, dtype, finfo, float, float8_e4m3fn, float8_e4m3fnuz, float8_e5m2, float8_e5m2fnuz, float16, float32, float64, half, iinfo, int, int8, int16, int32, int64, long, short, uint8, uint16, uint32, uint64
from torch._tensor import Size, Tensor, device, strided
from torch._create import arange, empty, empty_like, empty_strided, eye, from_list, full, full_like, linspace, manual_seed, ones, ones_like, rand, rand_like, randint, randn, randn_like, randperm, tensor, zeros, zeros_like
from torch._functions import abs, add, allclose, amax, amin, any, all, argmax, argmin, bmm, broadcast_to, cat, ceil, chunk, clamp, cos, cumsum, div, equal, erf, exp, exp2, flip, floor, isclose, isfinite, isinf, isnan, is_tensor, log, log1p, log2, matmul, max, maximum, mean, min, minimum, mm, mul, neg, outer, permute, pow, relu, reshape, round, rsqrt, sigmoid, sign, sin, softmax, sort, sqrt, square, stack, std, sub, sum, tanh, tril, triu, transpose, unsqueeze, var, vstack, where
from torch._modes import enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from torch import autograd, backends, cuda, nn, testing, version
__version__ = '2.13.0'
inf = nan = pi = None
from math import inf, nan, pi

def get_default_dtype():
    return float32

def set_printoptions(**options):
    pass

def compile(model=None, **options):
    return model if model is not None else lambda function: function

def __getattr__(name):
    raise AttributeError(f"the runner's small torch has no torch.{name}")`,"torch/_create.py":`from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int
import runner
from torch import _dtypes as dtypes
from torch import _views
from torch._tensor import Tensor, device, flat, operand, product, wrap

def checked_device(name):
    if name is not None and str(name) not in ('cpu', 'cuda', 'cuda:0'):
        raise RuntimeError(f'the runner has no device {name}')

def filled(shape, value, dtype, device=None):
    checked_device(device)
    return wrap(runner.ask('full', list(shape), runner.tagged(value), dtype.name))

def empty(*size, dtype=None, device=None, **options):
    checked_device(device)
    return wrap(runner.ask('empty', flat(size), (dtype or dtypes.float32).name))

def zeros(*size, dtype=None, device=None, **options):
    return filled(flat(size), 0, dtype or dtypes.float32, device)

def ones(*size, dtype=None, device=None, **options):
    return filled(flat(size), 1, dtype or dtypes.float32, device)

def full(size, fill_value, dtype=None, device=None, **options):
    return filled(size if isinstance(size, (tuple, list)) else [size], _number(fill_value), dtype or type_of(_number(fill_value)), device)

def _number(value):
    return value.item() if isinstance(value, Tensor) else value

def type_of(value):
    if isinstance(value, _bool):
        return dtypes.bool
    return dtypes.int64 if isinstance(value, _int) else dtypes.float32

def empty_like(tensor, dtype=None, device=None, **options):
    made = empty(list(tensor.shape), dtype=dtype or tensor.dtype, device=device)
    if tensor.is_contiguous() or 0 in tensor.strides:
        return made
    order = sorted(range(tensor.ndim), key=lambda d: -tensor.strides[d])
    dense = _views.row_major([tensor.shape[d] for d in order])
    strides = [dense[order.index(d)] for d in range(tensor.ndim)]
    return _views.view_of(made, tensor.shape, strides, 0) if sorted(strides) == sorted(tensor.strides) else made

def zeros_like(tensor, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(0)

def ones_like(tensor, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(1)

def full_like(tensor, fill_value, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(fill_value)

def empty_strided(size, stride, dtype=None, device=None, **options):
    length = 1 + sum([(n - 1) * s for n, s in zip(size, stride)]) if product(size) else 0
    return _views.view_of(empty(length, dtype=dtype, device=device), size, stride, 0)

def eye(n, m=None, dtype=None, device=None, **options):
    made = zeros(n, m or n, dtype=dtype, device=device)
    step = made.strides[0] + made.strides[1]
    _views.view_of(made, [min(n, m or n)], [step], 0).fill_(1)
    return made

def arange(start, end=None, step=1, dtype=None, device=None, **options):
    checked_device(device)
    start, end = (0, start) if end is None else (start, end)
    whole = all([isinstance(n, _int) for n in (start, end, step)])
    length = max(0, -_int(-(end - start) // step))
    return wrap(runner.ask('sequence', start, step, length, (dtype or (dtypes.int64 if whole else dtypes.float32)).name))

def linspace(start, end, steps, dtype=None, device=None, **options):
    step = (end - start) / (steps - 1) if steps > 1 else 0
    return wrap(runner.ask('sequence', start, step, steps, (dtype or dtypes.float32).name))

def _drawn(kind, size, dtype, low=0, high=0):
    return wrap(runner.ask('random', kind, list(size), dtype.name, low, high))

def rand(*size, dtype=None, device=None, generator=None, **options):
    checked_device(device)
    return _drawn('rand', flat(size), dtype or dtypes.float32)

def randn(*size, dtype=None, device=None, generator=None, **options):
    checked_device(device)
    return _drawn('randn', flat(size), dtype or dtypes.float32)

def randint(low, high=None, size=None, dtype=None, device=None, generator=None, **options):
    if size is None:
        low, high, size = (0, low, high)
    elif high is None:
        low, high = (0, low)
    return _drawn('randint', size, dtype or dtypes.int64, low, high)

def randperm(n, dtype=None, device=None, generator=None, **options):
    return _drawn('randperm', [n], dtype or dtypes.int64)

def rand_like(tensor, dtype=None, **options):
    return rand(list(tensor.shape), dtype=dtype or tensor.dtype)

def randn_like(tensor, dtype=None, **options):
    return randn(list(tensor.shape), dtype=dtype or tensor.dtype)

def manual_seed(seed):
    runner.ask('seed', str(seed))

def tensor(data, dtype=None, device=None, requires_grad=False, **options):
    checked_device(device)
    if isinstance(data, Tensor):
        return data.clone().to(dtype or data.dtype)
    return from_list(data, dtype)

def from_list(data, dtype=None):
    shape, values = ([], [data])
    while values and isinstance(values[0], (list, tuple)):
        shape.append(len(values[0]))
        if any([len(row) != shape[-1] for row in values]):
            raise ValueError(f'expected sequence of length {shape[-1]}')
        values = [item for row in values for item in row]
    values = [_number(value) for value in values]
    kinds = [type_of(value) for value in values]
    found = dtypes.float32 if dtypes.float32 in kinds or not kinds else dtypes.int64 if dtypes.int64 in kinds else dtypes.bool
    texts = [repr(v) if isinstance(v, _float) else str(_int(v)) for v in values]
    dtype = dtype or found
    if not dtype.is_floating_point:
        texts = [str(_int(v)) for v in values]
    return wrap(runner.ask('list', texts, shape, dtype.name))`,"torch/_dtypes.py":`_float, _int = (float, int)

class dtype:

    def __init__(self, name, size, is_floating_point=False):
        self.name, self.itemsize, self.is_floating_point = (name, size, is_floating_point)
        self.is_signed = name[0] != 'u' and name != 'bool'
        self.is_complex = False

    def __repr__(self):
        return 'torch.' + self.name
    __str__ = __repr__
bool = dtype('bool', 1)
uint8, uint16, uint32, uint64 = [dtype(f'uint{8 * n}', n) for n in (1, 2, 4, 8)]
int8, int16, int32, int64 = [dtype(f'int{8 * n}', n) for n in (1, 2, 4, 8)]
float16, bfloat16 = (dtype('float16', 2, True), dtype('bfloat16', 2, True))
float32, float64 = (dtype('float32', 4, True), dtype('float64', 8, True))
float8_e4m3fn, float8_e5m2 = (dtype('float8_e4m3fn', 1, True), dtype('float8_e5m2', 1, True))
float8_e4m3fnuz, float8_e5m2fnuz = (dtype('float8_e4m3fnuz', 1, True), dtype('float8_e5m2fnuz', 1, True))
half, long, short = (float16, int64, int16)
float, int = (float32, int32)
BY_NAME = {t.name: t for t in (bool, uint8, uint16, uint32, uint64, int8, int16, int32, int64, float16, bfloat16, float32, float64, float8_e4m3fn, float8_e5m2, float8_e4m3fnuz, float8_e5m2fnuz)}
_LIMITS = {'float16': (65504.0, 2.0 ** (-14), 2.0 ** (-10)), 'bfloat16': (3.3895313892515355e+38, 2.0 ** (-126), 2.0 ** (-7)), 'float32': (3.4028234663852886e+38, 2.0 ** (-126), 2.0 ** (-23)), 'float64': (1.7976931348623157e+308, 2.0 ** (-1022), 2.0 ** (-52))}

class finfo:

    def __init__(self, dtype=float32):
        self.dtype = dtype.name
        self.max, self.tiny, self.eps = _LIMITS[dtype.name]
        self.min, self.smallest_normal, self.bits = (-self.max, self.tiny, 8 * dtype.itemsize)

class iinfo:

    def __init__(self, dtype):
        self.bits = 8 * dtype.itemsize
        self.max = 2 ** (self.bits - dtype.is_signed) - 1
        self.min = -2 ** (self.bits - 1) if dtype.is_signed else 0`,"torch/_functions.py":`from builtins import float as _float
from builtins import int as _int
from builtins import min as _min
from builtins import sum as _sum
import runner
from torch import _dtypes as dtypes
from torch import _views
from torch._create import from_list, zeros
from torch._tensor import Tensor, axes_of, operand, product, wrap
from torch._views import permute, reshape, transpose, unsqueeze

def _binary(op):

    def function(a, b, *, out=None, rounding_mode=None):
        return wrap(runner.ask('binary', op, operand(a), operand(b)))
    return function

def _unary(op):
    return lambda a: wrap(runner.ask('unary', op, a.id))
mul, sub_plain, add_plain, pow = (_binary('mul'), _binary('sub'), _binary('add'), _binary('pow'))
maximum, minimum, true_divide = (_binary('max'), _binary('min'), _binary('div'))
eq, ne, lt, le, gt, ge = [_binary(op) for op in ('eq', 'ne', 'lt', 'le', 'gt', 'ge')]
bitwise_and, bitwise_or, bitwise_xor, shift_left, shift_right = [_binary(op) for op in ('and', 'or', 'xor', 'shl', 'shr')]
floor_divide, remainder = (_binary('floordiv'), _binary('mod'))
abs, neg, exp, exp2, log, log2, log1p, sqrt, rsqrt, sin, cos, tanh, erf, sigmoid, floor, ceil, round, relu, sign, square = [_unary(op) for op in ('abs', 'neg', 'exp', 'exp2', 'log', 'log2', 'log1p', 'sqrt', 'rsqrt', 'sin', 'cos', 'tanh', 'erf', 'sigmoid', 'floor', 'ceil', 'round', 'relu', 'sign', 'square')]
isnan, isinf, isfinite, logical_not, reciprocal = [_unary(op) for op in ('isnan', 'isinf', 'isfinite', 'not', 'reciprocal')]

def add(a, b, alpha=1):
    return add_plain(a, b if alpha == 1 else mul(b, alpha))

def sub(a, b, alpha=1):
    return sub_plain(a, b if alpha == 1 else mul(b, alpha))

def div(a, b, rounding_mode=None):
    if rounding_mode == 'floor':
        return floor_divide(a, b)
    return true_divide(a, b) if rounding_mode is None else true_divide(a, b).to(dtypes.float64).to(a.dtype)

def clamp(a, min=None, max=None):
    a = a if min is None else maximum(a, min)
    return a if max is None else minimum(a, max)

def where(condition, a=None, b=None):
    return wrap(runner.ask('where', condition.id, operand(a), operand(b)))

def _reduce(op):

    def function(a, dim=None, keepdim=False, dtype=None, axis=None):
        dim = axis if dim is None else dim
        return wrap(runner.ask('reduce', op, a.id, axes_of(dim), keepdim, dtype.name if dtype else None))
    return function
sum, mean, prod, amax, amin, all, any = [_reduce(op) for op in ('sum', 'mean', 'prod', 'max', 'min', 'all', 'any')]

class Pair(tuple):

    @property
    def values(self):
        return self[0]

    @property
    def indices(self):
        return self[1]

def _arg(op, a, dim, keepdim):
    return [wrap(described) for described in runner.ask('arg', op, a.id, dim, keepdim)]

def max(a, dim=None, keepdim=False):
    if isinstance(dim, Tensor):
        return maximum(a, dim)
    return amax(a) if dim is None else Pair(_arg('max', a, dim, keepdim))

def min(a, dim=None, keepdim=False):
    if isinstance(dim, Tensor):
        return minimum(a, dim)
    return amin(a) if dim is None else Pair(_arg('min', a, dim, keepdim))

def argmax(a, dim=None, keepdim=False):
    return _arg('max', a, dim, keepdim)[1]

def argmin(a, dim=None, keepdim=False):
    return _arg('min', a, dim, keepdim)[1]

def var(a, dim=None, unbiased=True, keepdim=False, correction=None):
    wide = a.to(dtypes.float64)
    count = product([a.shape[d] for d in axes_of(dim)]) if dim is not None else a.numel()
    correction = (1 if unbiased else 0) if correction is None else correction
    centred = wide - mean(wide, dim, True) if dim is not None else wide - mean(wide)
    return (sum(square(centred), dim, keepdim) / (count - correction)).to(a.dtype)

def std(a, dim=None, unbiased=True, keepdim=False, correction=None):
    return sqrt(var(a, dim, unbiased, keepdim, correction))

def norm(a, p=2, dim=None, keepdim=False):
    return sqrt(sum(square(a.to(dtypes.float64)), dim, keepdim)).to(a.dtype)

def softmax(a, dim=None, dtype=None):
    a = a.to(dtype) if dtype else a
    return wrap(runner.ask('softmax', a.id, dim))

def cumsum(a, dim):
    return wrap(runner.ask('cumsum', a.id, dim))

def sort(a, dim=-1, descending=False):
    if dim % a.ndim != a.ndim - 1:
        raise NotImplementedError("the runner's small torch sorts along the last axis only")
    return Pair([wrap(runner.ask('sort', a.id, descending)), None])

def flip(a, *dims):
    return wrap(runner.ask('flip', a.id, axes_of(dims[0]) if len(dims) == 1 else list(dims)))

def matmul(a, b):
    if not isinstance(b, Tensor):
        raise TypeError(f"matmul(): argument 'other' must be Tensor, not {type(b).__name__}")
    x = unsqueeze(a, 0) if a.ndim == 1 else a
    y = unsqueeze(b, 1) if b.ndim == 1 else b
    result = wrap(runner.ask('matmul', x.id, y.id))
    if b.ndim == 1:
        result = reshape(result, list(result.shape[:-1]))
    return reshape(result, list(result.shape[:result.ndim - 1 - (b.ndim != 1)]) + list(result.shape[result.ndim - (b.ndim != 1):])) if a.ndim == 1 else result
mm = bmm = matmul

def outer(a, b):
    return mul(unsqueeze(a, 1), unsqueeze(b, 0))

def cat(tensors, dim=0):
    return wrap(runner.ask('cat', [t.id for t in tensors], dim))

def stack(tensors, dim=0):
    return cat([unsqueeze(t, dim) for t in tensors], dim)

def vstack(tensors):
    return cat([t if t.ndim > 1 else unsqueeze(t, 0) for t in tensors], 0)

def chunk(a, chunks, dim=0):
    size = -(-a.shape[dim] // chunks)
    return tuple([_views.narrow(a, dim, i, _min(size, a.shape[dim] - i)) for i in range(0, a.shape[dim], size)])

def broadcast_to(a, shape):
    return _views.expand(a, shape)

def _triangle(a, diagonal, below):
    rows = from_list([[i] for i in range(a.shape[-2])])
    columns = from_list(list(range(a.shape[-1])))
    keep = le(columns, rows + diagonal) if below else ge(columns, rows + diagonal)
    return where(keep, a, 0)

def tril(a, diagonal=0):
    return _triangle(a, diagonal, True)

def triu(a, diagonal=0):
    return _triangle(a, diagonal, False)

def _closeness(a, b, rtol, atol, equal_nan):
    a, b = (_views.expand(a, b.shape) if a.shape != b.shape else a, b)
    return runner.ask('closeness', a.id, b.id, rtol, atol, equal_nan)

def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return _closeness(a, b, rtol, atol, equal_nan)['close']

def isclose(a, b, rtol=1e-05, atol=1e-08):
    return le(abs(sub(a, b)), add(mul(abs(b), rtol), atol))

def equal(a, b):
    return a.shape == b.shape and _closeness(a, b, 0.0, 0.0, False)['close']

def is_tensor(value):
    return isinstance(value, Tensor)

def masked_fill(a, mask, value):
    return where(mask, value, a)

def _in_place(function):
    return lambda self, *args, **kwargs: self.copy_(function(self, *args, **kwargs))

def _reflected(function):
    return lambda self, other: function(other, self)
_METHODS = {'add': add, 'sub': sub, 'mul': mul, 'div': div, 'pow': pow, 'neg': neg, 'abs': abs, 'exp': exp, 'exp2': exp2, 'log': log, 'log2': log2, 'sqrt': sqrt, 'rsqrt': rsqrt, 'sin': sin, 'cos': cos, 'tanh': tanh, 'erf': erf, 'sigmoid': sigmoid, 'floor': floor, 'ceil': ceil, 'round': round, 'relu': relu, 'sign': sign, 'square': square, 'clamp': clamp, 'clamp_min': lambda a, v: clamp(a, v), 'clamp_max': lambda a, v: clamp(a, None, v), 'sum': sum, 'mean': mean, 'prod': prod, 'amax': amax, 'amin': amin, 'all': all, 'any': any, 'max': max, 'min': min, 'argmax': argmax, 'argmin': argmin, 'var': var, 'std': std, 'norm': norm, 'softmax': softmax, 'cumsum': cumsum, 'sort': sort, 'flip': flip, 'matmul': matmul, 'mm': matmul, 'bmm': matmul, 'eq': eq, 'ne': ne, 'lt': lt, 'le': le, 'gt': gt, 'ge': ge, 'isnan': isnan, 'isinf': isinf, 'isfinite': isfinite, 'logical_not': logical_not, 'maximum': maximum, 'minimum': minimum, 'chunk': chunk, 'tril': tril, 'triu': triu, 'allclose': allclose, 'equal': equal, 'masked_fill': masked_fill, 'where': lambda a, c, b: where(c, a, b), 'reciprocal': reciprocal, 'bitwise_and': bitwise_and, 'bitwise_or': bitwise_or, '__add__': add_plain, '__radd__': _reflected(add_plain), '__sub__': sub_plain, '__rsub__': _reflected(sub_plain), '__mul__': mul, '__rmul__': _reflected(mul), '__truediv__': true_divide, '__rtruediv__': _reflected(true_divide), '__floordiv__': floor_divide, '__rfloordiv__': _reflected(floor_divide), '__mod__': remainder, '__pow__': pow, '__rpow__': _reflected(pow), '__matmul__': matmul, '__neg__': neg, '__abs__': abs, '__invert__': logical_not, '__eq__': eq, '__ne__': ne, '__lt__': lt, '__le__': le, '__gt__': gt, '__ge__': ge, '__and__': bitwise_and, '__or__': bitwise_or, '__xor__': bitwise_xor, '__lshift__': shift_left, '__rshift__': shift_right, '__iadd__': _in_place(add_plain), '__isub__': _in_place(sub_plain), '__imul__': _in_place(mul), '__itruediv__': _in_place(true_divide), 'add_': _in_place(add), 'sub_': _in_place(sub), 'mul_': _in_place(mul), 'div_': _in_place(div), 'clamp_': _in_place(clamp), 'masked_fill_': _in_place(masked_fill), 'exp_': _in_place(exp), 'relu_': _in_place(relu)}
for _name, _function in _METHODS.items():
    setattr(Tensor, _name, _function)`,"torch/_modes.py":`_state = {'enabled': True}

def is_grad_enabled():
    return _state['enabled']

class set_grad_enabled:

    def __init__(self, enabled):
        self.enabled, self.before = (enabled, _state['enabled'])
        _state['enabled'] = enabled

    def __enter__(self):
        return self

    def __exit__(self, *error):
        _state['enabled'] = self.before

class _mode:

    def __init__(self, function=None):
        self.before = _state['enabled']

    def __enter__(self):
        self.before, _state['enabled'] = (_state['enabled'], self.enabled)
        return self

    def __exit__(self, *error):
        _state['enabled'] = self.before

    def __call__(self, function):

        def wrapped(*args, **kwargs):
            with type(self)():
                return function(*args, **kwargs)
        return wrapped

class no_grad(_mode):
    enabled = False

class inference_mode(_mode):
    enabled = False

class enable_grad(_mode):
    enabled = True`,"torch/_tensor.py":`from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int
import runner
from torch import _dtypes as dtypes
strided = 'torch.strided'

class device:

    def __init__(self, name='cpu', index=None):
        name = name.type if isinstance(name, device) else name
        self.type, _, number = name.partition(':')
        self.index = _int(number) if number else index

    def __repr__(self):
        return f"device(type='{self.type}')" if self.index is None else f"device(type='{self.type}', index={self.index})"

    def __str__(self):
        return self.type if self.index is None else f'{self.type}:{self.index}'

    def __eq__(self, other):
        return isinstance(other, device) and str(self) == str(other)

    def __hash__(self):
        return hash(str(self))

class Size(tuple):

    def numel(self):
        return product(self)

    def __repr__(self):
        return f"torch.Size([{', '.join([str(n) for n in self])}])"
    __str__ = __repr__

def product(numbers):
    result = 1
    for n in numbers:
        result *= n
    return result

def wrap(described):
    return Tensor(described)

def operand(value):
    if isinstance(value, Tensor):
        return ['T', value.id]
    if isinstance(value, (_bool, _int, _float)):
        return runner.tagged(value)
    raise TypeError(f'unsupported operand: {type(value).__name__}')

def flat(values):
    return list(values[0]) if len(values) == 1 and isinstance(values[0], (tuple, list)) else [_int(v) for v in values]

def axes_of(dim):
    return None if dim is None else list(dim) if isinstance(dim, (tuple, list)) else [dim]

class Tensor:

    def __init__(self, described):
        self.id = described['id']
        self.dtype = dtypes.BY_NAME[described['dtype']]
        self.shape = Size(described['shape'])
        self.strides, self.offset, self.address = (tuple(described['strides']), described['offset'], _int(described['address']))
        self.device, self.layout = (device('cpu'), strided)
        self.requires_grad, self.grad, self.is_cuda = (False, None, False)

    def tagged(self):
        return ['T', self.id]

    @property
    def ndim(self):
        return len(self.shape)

    def dim(self):
        return len(self.shape)

    def numel(self):
        return product(self.shape)
    nelement = numel

    def size(self, dim=None):
        return self.shape if dim is None else self.shape[dim]

    def stride(self, dim=None):
        return self.strides if dim is None else self.strides[dim]

    def storage_offset(self):
        return self.offset

    def element_size(self):
        return self.dtype.itemsize

    @property
    def itemsize(self):
        return self.dtype.itemsize

    @property
    def nbytes(self):
        return self.numel() * self.dtype.itemsize

    def data_ptr(self):
        return self.address

    def is_floating_point(self):
        return self.dtype.is_floating_point

    def is_contiguous(self):
        expected = 1
        for extent, stride in zip(reversed(self.shape), reversed(self.strides)):
            if extent != 1 and stride != expected:
                return self.numel() == 0
            expected *= extent
        return True

    def __len__(self):
        if not self.shape:
            raise TypeError('len() of a 0-d tensor')
        return self.shape[0]

    def __repr__(self):
        return runner.ask('text', self.id)
    __str__ = __repr__

    def item(self):
        if self.numel() != 1:
            raise RuntimeError(f'a Tensor with {self.numel()} elements cannot be converted to Scalar')
        return self._numbers()[0]

    def _numbers(self):
        values = runner.ask('tolist', self.id)
        if self.dtype is dtypes.bool:
            return [_bool(v) for v in values]
        return [(_float if self.dtype.is_floating_point else _int)(v) for v in values]

    def tolist(self):
        values = self._numbers()
        for extent in reversed(self.shape[1:]):
            values = [values[i:i + extent] for i in range(0, len(values), extent)] if extent else []
        return values if self.shape else values[0]

    def __bool__(self):
        if self.numel() != 1:
            raise RuntimeError('Boolean value of Tensor with more than one value is ambiguous')
        return _bool(self.item())

    def __int__(self):
        return _int(self.item())

    def __float__(self):
        return _float(self.item())

    def __index__(self):
        return _int(self.item())

    def __iter__(self):
        return iter([self[i] for i in range(len(self))])

    def __hash__(self):
        return id(self)

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        raise AttributeError(f"the runner's small torch has no Tensor.{name}")`,"torch/_views.py":`import runner
from builtins import int as _int
from torch import _dtypes as dtypes
from torch._tensor import Tensor, device, flat, operand, product, wrap

class _Index:

    def __getitem__(self, index):
        return index
INDEX = _Index()
WHOLE = INDEX[:]

def view_of(tensor, shape, strides, offset):
    return wrap(runner.ask('view', tensor.id, list(shape), list(strides), offset))

def sliced(extent, part):
    start, stop, step = (part.start, part.stop, part.step or 1)
    if step < 1:
        raise ValueError('step must be greater than zero')
    clip = lambda n, default: default if n is None else max(0, min(extent, n + extent if n < 0 else n))
    start, stop = (clip(start, 0), clip(stop, extent))
    return (start, step, max(0, -(-(stop - start) // step)))

def getitem(self, index):
    index = index if isinstance(index, tuple) else (index,)
    tensors = [part for part in index if isinstance(part, (Tensor, list))]
    if tensors:
        return gathered(self, index)
    return basic(self, index)

def basic(self, index):
    given = len([part for part in index if part is not None and part is not Ellipsis])
    if given > self.ndim:
        raise IndexError(f'too many indices for tensor of dimension {self.ndim}')
    if Ellipsis not in index:
        index = tuple(index) + (Ellipsis,)
    shape, strides, offset, axis = ([], [], self.offset, 0)
    for part in index:
        if part is None:
            shape.append(1)
            strides.append(0)
        elif part is Ellipsis:
            rest = self.ndim - given
            shape += self.shape[axis:axis + rest]
            strides += self.strides[axis:axis + rest]
            axis += rest
        elif isinstance(part, slice):
            start, step, length = sliced(self.shape[axis], part)
            offset += start * self.strides[axis]
            shape.append(length)
            strides.append(step * self.strides[axis])
            axis += 1
        else:
            offset += place(_int(part), self.shape[axis], axis) * self.strides[axis]
            axis += 1
    return view_of(self, shape, strides, offset)

def place(i, extent, axis):
    if not -extent <= i < extent:
        raise IndexError(f'index {i} is out of bounds for dimension {axis} with size {extent}')
    return i + extent if i < 0 else i

def gathered(self, index):
    axis = [i for i, part in enumerate(index) if isinstance(part, (Tensor, list))][0]
    if any([part != WHOLE for part in index[:axis]]) or len(index) > axis + 1:
        raise NotImplementedError("the runner's small torch takes one index tensor, after whole slices only")
    from torch._create import tensor
    chosen = index[axis] if isinstance(index[axis], Tensor) else tensor(index[axis])
    if chosen.dtype is dtypes.bool:
        return masked(self, chosen)
    picked = wrap(runner.ask('index', self.id, reshape(chosen, -1).id, axis))
    return reshape(picked, list(self.shape[:axis]) + list(chosen.shape) + list(self.shape[axis + 1:]))

def masked(self, mask):
    from torch._create import tensor
    lanes = [i for i, on in enumerate(reshape(mask, -1).tolist()) if on]
    rest = list(self.shape[mask.ndim:])
    return wrap(runner.ask('index', reshape(self, [-1] + rest).id, tensor(lanes, dtype=dtypes.int64).id, 0))

def setitem(self, index, value):
    index_ = index if isinstance(index, tuple) else (index,)
    if len(index_) == 1 and isinstance(index_[0], Tensor) and (index_[0].dtype is dtypes.bool):
        from torch._functions import where
        copy_(self, where(index_[0], value, self))
    else:
        copy_(basic(self, index_), value)

def copy_(self, source, non_blocking=False):
    runner.ask('copy', self.id, operand(source))
    return self

def reshape(self, *shape):
    shape = known(self, flat(shape))
    source = self if self.is_contiguous() else contiguous(self)
    return view_of(source, shape, row_major(shape), source.offset)

def view(self, *shape):
    if len(shape) == 1 and isinstance(shape[0], dtypes.dtype):
        return wrap(runner.ask('view_type', self.id, shape[0].name))
    if not self.is_contiguous():
        raise RuntimeError("view size is not compatible with input tensor's size and stride: use .reshape(...) instead.")
    return reshape(self, *shape)

def known(self, shape):
    if -1 in shape:
        rest = product([n for n in shape if n != -1])
        shape = [self.numel() // rest if n == -1 else n for n in shape]
    if product(shape) != self.numel():
        raise RuntimeError(f"shape '{shape}' is invalid for input of size {self.numel()}")
    return shape

def row_major(shape):
    return [product(shape[i + 1:]) for i in range(len(shape))]

def contiguous(self):
    return self if self.is_contiguous() else clone(self)

def clone(self):
    return wrap(runner.ask('clone', self.id))

def transpose(self, a, b):
    order = list(range(self.ndim))
    order[a], order[b] = (order[b], order[a])
    return permute(self, order)

def permute(self, *dims):
    order = [d % self.ndim for d in flat(dims)]
    return view_of(self, [self.shape[d] for d in order], [self.strides[d] for d in order], self.offset)

def t(self):
    return self if self.ndim < 2 else transpose(self, 0, 1)

def expand(self, *sizes):
    sizes = flat(sizes)
    extra = len(sizes) - self.ndim
    shape, strides = ([1] * extra + list(self.shape), [0] * extra + list(self.strides))
    for d, size in enumerate(sizes):
        if size not in (-1, shape[d]):
            if shape[d] != 1:
                raise RuntimeError(f'The expanded size of the tensor ({size}) must match the existing size ({shape[d]}) at non-singleton dimension {d}.')
            shape[d], strides[d] = (size, 0)
    return view_of(self, shape, strides, self.offset)

def unsqueeze(self, dim):
    dim = dim % (self.ndim + 1)
    shape, strides = (list(self.shape), list(self.strides))
    shape.insert(dim, 1)
    strides.insert(dim, 0)
    return view_of(self, shape, strides, self.offset)

def squeeze(self, dim=None):
    gone = [d for d in range(self.ndim) if self.shape[d] == 1 and (dim is None or d == dim % self.ndim)]
    keep = [d for d in range(self.ndim) if d not in gone]
    return view_of(self, [self.shape[d] for d in keep], [self.strides[d] for d in keep], self.offset)

def flatten(self, start_dim=0, end_dim=-1):
    first, last = (start_dim % self.ndim, end_dim % self.ndim)
    return reshape(self, list(self.shape[:first]) + [product(self.shape[first:last + 1])] + list(self.shape[last + 1:]))

def as_strided(self, size, stride, storage_offset=None):
    return view_of(self, size, stride, self.offset if storage_offset is None else storage_offset)

def narrow(self, dim, start, length):
    return basic(self, (WHOLE,) * dim + (INDEX[start:start + length],))

def to(self, *targets, dtype=None, device=None, copy=False, non_blocking=False):
    for target in targets:
        if isinstance(target, dtypes.dtype):
            dtype = target
        elif isinstance(target, Tensor):
            dtype = target.dtype
    if dtype is None or dtype is self.dtype:
        return clone(self) if copy else self
    return wrap(runner.ask('cast', self.id, dtype.name))

def identity(self, *ignored, **options):
    return self

def requires_grad_(self, requires_grad=True):
    self.requires_grad = requires_grad
    return self

def detach(self):
    return view_of(self, self.shape, self.strides, self.offset)

def fill_(self, value):
    return copy_(self, value)
for _name, _function in {'__getitem__': getitem, '__setitem__': setitem, 'copy_': copy_, 'reshape': reshape, 'view': view, 'contiguous': contiguous, 'clone': clone, 'transpose': transpose, 'permute': permute, 't': t, 'expand': expand, 'unsqueeze': unsqueeze, 'squeeze': squeeze, 'flatten': flatten, 'as_strided': as_strided, 'narrow': narrow, 'to': to, 'cpu': identity, 'cuda': identity, 'numpy': identity, 'requires_grad_': requires_grad_, 'detach': detach, 'fill_': fill_, 'ravel': flatten, 'expand_as': lambda self, other: expand(self, other.shape), 'view_as': lambda self, other: view(self, other.shape), 'zero_': lambda self: copy_(self, 0), 'type_as': lambda self, other: to(self, other.dtype), 'T': property(lambda self: permute(self, list(range(self.ndim))[::-1])), 'mT': property(lambda self: transpose(self, -1, -2)), 'data': property(detach), 'is_neg': lambda self: False, 'is_conj': lambda self: False, 'is_complex': lambda self: False, 'get_device': lambda self: -1, 'pin_memory': identity, 'is_sparse': False, 'is_quantized': False}.items():
    setattr(Tensor, _name, _function)
for _name, _dtype in {'float': dtypes.float32, 'half': dtypes.float16, 'bfloat16': dtypes.bfloat16, 'double': dtypes.float64, 'int': dtypes.int32, 'long': dtypes.int64, 'bool': dtypes.bool}.items():
    setattr(Tensor, _name, lambda self, _dtype=_dtype: to(self, _dtype))`,"torch/autograd.py":`class Context:
    saved_tensors = ()

    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *tensors):
        pass

class Function:

    @classmethod
    def apply(cls, *args):
        return cls.forward(Context(), *args)`,"torch/backends.py":`class _Matmul:
    allow_tf32 = False

class _Cuda:
    matmul = _Matmul()

class _Cudnn:
    allow_tf32 = False
    enabled = False
cuda, cudnn = (_Cuda(), _Cudnn())`,"torch/cuda.py":`def is_available():
    return False

def device_count():
    return 0

def get_device_properties(device=None):
    raise RuntimeError('the runner has no GPU to describe')
get_device_capability = get_device_name = current_stream = get_device_properties

def synchronize(device=None):
    pass

class device_of:

    def __init__(self, tensor):
        self.tensor = tensor

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return False
device = device_of

def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    raise AttributeError(f'the runner has no GPU: no torch.cuda.{name}')`,"torch/nn/__init__.py":"from torch.nn import functional","torch/nn/functional.py":`import math
import runner
from torch import _functions as functions
from torch._create import full, ones
from torch._functions import relu, sigmoid, softmax, tanh
from torch._tensor import wrap
from torch._views import transpose

def gelu(x, approximate='none'):
    return wrap(runner.ask('unary', 'gelu' if approximate == 'none' else 'gelu_tanh', x.id))

def silu(x):
    return wrap(runner.ask('unary', 'silu', x.id))

def layer_norm(x, normalized_shape, weight=None, bias=None, eps=1e-05):
    axes = list(range(x.ndim - len(normalized_shape), x.ndim))
    centred = x - functions.mean(x, axes, True)
    y = centred * functions.rsqrt(functions.mean(functions.square(centred), axes, True) + eps)
    y = y if weight is None else y * weight
    return y if bias is None else y + bias

def linear(x, weight, bias=None):
    y = functions.matmul(x, weight.t())
    return y if bias is None else y + bias

def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None):
    import torch
    q, k, v = [t.to(torch.float32) if t.element_size() < 4 else t for t in (query, key, value)]
    scores = functions.matmul(q, transpose(k, -2, -1)) * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if is_causal:
        keep = functions.tril(ones(scores.shape[-2], scores.shape[-1], dtype=torch.bool))
        scores = functions.where(keep, scores, float('-inf'))
    if attn_mask is not None:
        scores = functions.where(attn_mask, scores, float('-inf')) if attn_mask.dtype is torch.bool else scores + attn_mask
    return functions.matmul(softmax(scores, -1), v).to(query.dtype)

def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    raise AttributeError(f"the runner's small torch has no torch.nn.functional.{name}")`,"torch/testing.py":`import runner
from torch import _dtypes as dtypes
from torch._create import tensor
from torch._tensor import Tensor
TOLERANCES = {'float16': (0.001, 1e-05), 'bfloat16': (0.016, 1e-05), 'float32': (1.3e-06, 1e-05), 'float64': (1e-07, 1e-07)}

def assert_close(actual, expected, rtol=None, atol=None, equal_nan=False, check_dtype=True, check_device=True, check_stride=False, msg=None):
    actual, expected = [value if isinstance(value, Tensor) else tensor(value) for value in (actual, expected)]
    if actual.shape != expected.shape:
        raise AssertionError(msg or f"The values for attribute 'shape' do not match: {actual.shape} != {expected.shape}.")
    if check_dtype and actual.dtype is not expected.dtype:
        raise AssertionError(msg or f"The values for attribute 'dtype' do not match: {actual.dtype} != {expected.dtype}.")
    pairs = [TOLERANCES.get(t.dtype.name, (0.0, 0.0)) for t in (actual, expected)]
    rtol = max([pair[0] for pair in pairs]) if rtol is None else rtol
    atol = max([pair[1] for pair in pairs]) if atol is None else atol
    found = runner.ask('closeness', actual.id, expected.id, rtol, atol, equal_nan)
    if not found['close']:
        raise AssertionError(msg or _message(found, rtol, atol))

def _message(found, rtol, atol):
    share = 100 * found['mismatched'] / found['size']
    return f"Tensor-likes are not close!\\n\\nMismatched elements: {found['mismatched']} / {found['size']} ({share:.1f}%)\\nGreatest absolute difference: {found['largest']} (up to {atol} allowed)\\nGreatest relative difference: {found['relative']} (up to {rtol} allowed)"`,"torch/version.py":`cuda = None
hip = None`,"triton/__init__.py":`from . import knobs, language
from .runtime.autotuner import Config, autotune, heuristics
from .runtime.jit import ConstexprFunction, JITFunction, constexpr_function, jit
from .tools.tensor_descriptor import TensorDescriptor
from . import testing
from runner import CompilationError
__version__ = '3.9.0'

def cdiv(x, y):
    return (x + y - 1) // y

def next_power_of_2(n):
    power = 1
    while power < n:
        power *= 2
    return power

def set_allocator(allocator):
    pass`,"triton/backends/__init__.py":"","triton/backends/compiler.py":`from typing import NamedTuple

class GPUTarget(NamedTuple):
    __fields__ = ('backend', 'arch', 'warp_size')`,"triton/compiler/__init__.py":"from .errors import CompilationError","triton/compiler/errors.py":`from runner import CompilationError
CompileTimeAssertionFailure = UnsupportedLanguageConstruct = CompilationError`,"triton/knobs.py":`class _Runtime:
    interpret = True
    debug = False

class _Cache:
    dir = ''
runtime = _Runtime()
cache = _Cache()`,"triton/language/__init__.py":`import runner

class dtype:

    def __init__(self, name, bits):
        self.name, self.primitive_bitwidth = (name, bits)
        self.itemsize = max(1, bits // 8)

    def __repr__(self):
        return self.name

    def is_floating(self):
        return 'fp' in self.name or 'bf' in self.name

    def is_int(self):
        return 'int' in self.name

    def tagged(self):
        return ['d', self.name]

class pointer_type:

    def __init__(self, element_ty, address_space=1, const=False):
        self.element_ty = element_ty
        self.name = f'pointer<{element_ty.name}>'

    def __repr__(self):
        return self.name

    def tagged(self):
        return ['d', self.name]
int1, int8, int16, int32, int64 = [dtype(f'int{bits}', bits) for bits in (1, 8, 16, 32, 64)]
uint8, uint16, uint32, uint64 = [dtype(f'uint{bits}', bits) for bits in (8, 16, 32, 64)]
float16, bfloat16, float32, float64 = [dtype(name, bits) for name, bits in (('fp16', 16), ('bf16', 16), ('fp32', 32), ('fp64', 64))]
float8e4nv, float8e4b8, float8e4b15, float8e5, float8e5b16 = [dtype(f'fp8{form}', 8) for form in ('e4nv', 'e4b8', 'e4b15', 'e5', 'e5b16')]

class constexpr:

    def __init__(self, value):
        self.value = value.value if isinstance(value, constexpr) else value

    def __repr__(self):
        return f'constexpr[{self.value}]'

    def __int__(self):
        return int(self.value)

    def __index__(self):
        return int(self.value)

    def __float__(self):
        return float(self.value)

    def __bool__(self):
        return bool(self.value)

    def __add__(self, other):
        return constexpr(self.value + _plain(other))

    def __sub__(self, other):
        return constexpr(self.value - _plain(other))

    def __mul__(self, other):
        return constexpr(self.value * _plain(other))

    def __truediv__(self, other):
        return constexpr(self.value / _plain(other))

    def __floordiv__(self, other):
        return constexpr(self.value // _plain(other))

    def __mod__(self, other):
        return constexpr(self.value % _plain(other))

    def __neg__(self):
        return constexpr(-self.value)

    def __radd__(self, other):
        return constexpr(_plain(other) + self.value)

    def __rsub__(self, other):
        return constexpr(_plain(other) - self.value)

    def __rmul__(self, other):
        return constexpr(_plain(other) * self.value)

    def __eq__(self, other):
        return self.value == _plain(other)

    def __lt__(self, other):
        return self.value < _plain(other)

    def __gt__(self, other):
        return self.value > _plain(other)

    def __hash__(self):
        return hash(self.value)

    def tagged(self):
        return runner.tagged(self.value)

def _plain(value):
    return value.value if isinstance(value, constexpr) else value

class Builtin:

    def __init__(self, name, module='triton.language'):
        self.__name__, self.module = (name, module)

    def __call__(self, *args, **kwargs):
        raise ValueError('Did you forget to add @triton.jit ? (\`_semantic\` argument must be provided outside of JIT functions.)')

    def tagged(self):
        return ['e', self.module, self.__name__]

class PropagateNan:
    NONE = constexpr('PropagateNan.NONE')
    ALL = constexpr('PropagateNan.ALL')

class tensor:
    pass
_names = set(runner.ask('names'))
_made = {}

def __getattr__(name):
    if name in _made:
        return _made[name]
    if name not in _names:
        raise AttributeError(f"module 'triton.language' has no attribute '{name}'")
    _made[name] = Builtin(name)
    return _made[name]
from . import extra, math`,"triton/language/extra/__init__.py":"from . import cuda, hip, libdevice","triton/language/extra/cuda/__init__.py":"from . import libdevice","triton/language/extra/cuda/libdevice.py":`def __getattr__(name):
    from triton.language import Builtin
    if name.startswith('__'):
        raise AttributeError(name)
    return Builtin(name, 'triton.language.extra.libdevice')`,"triton/language/extra/hip/__init__.py":"from . import libdevice","triton/language/extra/hip/libdevice.py":`def __getattr__(name):
    from triton.language import Builtin
    if name.startswith('__'):
        raise AttributeError(name)
    return Builtin(name, 'triton.language.extra.libdevice')`,"triton/language/extra/libdevice.py":`def __getattr__(name):
    from triton.language import Builtin
    if name.startswith('__'):
        raise AttributeError(name)
    return Builtin(name, 'triton.language.extra.libdevice')`,"triton/language/math.py":`def __getattr__(name):
    from triton.language import Builtin
    if name.startswith('__'):
        raise AttributeError(name)
    return Builtin(name, 'triton.language.math')`,"triton/runtime/__init__.py":`from . import driver
from .autotuner import Autotuner, Config, Heuristics
from .jit import JITFunction`,"triton/runtime/autotuner.py":`import runner
from .errors import OutOfResources, PTXASError

class Config:

    def __init__(self, kwargs, num_warps=4, num_stages=3, num_ctas=1, maxnreg=None, pre_hook=None, ir_override=None):
        self.kwargs, self.num_warps, self.num_stages = (kwargs, num_warps, num_stages)
        self.num_ctas, self.maxnreg, self.pre_hook, self.ir_override = (num_ctas, maxnreg, pre_hook, ir_override)

    def all_kwargs(self):
        named = {'num_warps': self.num_warps, 'num_ctas': self.num_ctas, 'num_stages': self.num_stages, 'maxnreg': self.maxnreg}
        return runner.merge(self.kwargs, {k: v for k, v in named.items() if v is not None})

    def __str__(self):
        parts = [f'{k}: {v}' for k, v in self.kwargs.items()]
        parts += [f'num_warps: {self.num_warps}', f'num_ctas: {self.num_ctas}', f'num_stages: {self.num_stages}', f'maxnreg: {self.maxnreg}']
        return ', '.join(parts)
    __repr__ = __str__

class _Wrapped:

    def __init__(self, fn):
        self.fn = fn
        self.__name__ = fn.__name__

    def __getitem__(self, grid):
        return lambda *args, **kwargs: self.run(*args, grid=grid, **kwargs)

    def __call__(self, *args, **kwargs):
        raise RuntimeError("Cannot call @triton.jit'd outside of the scope of a kernel")

    def arguments(self, args, kwargs):
        return self.fn.arguments(args, kwargs)

    def warmup(self, *args, grid=None, **kwargs):
        return self.run(*args, grid=grid, warmup=True, **kwargs)

class Autotuner(_Wrapped):

    def __init__(self, fn, configs, key, reset_to_zero, restore_value, pre_hook, post_hook, prune_configs_by, do_bench):
        super().__init__(fn)
        self.configs = configs or [Config({})]
        self.keys, self.reset_to_zero, self.restore_value = (key, reset_to_zero or [], restore_value or [])
        self.user_pre_hook, self.user_post_hook = (pre_hook, post_hook)
        self.prune = (prune_configs_by or {}).get('early_config_prune')
        self.do_bench = do_bench
        self.cache, self.configs_timings, self.best_config = ({}, {}, None)

    def run(self, *args, **kwargs):
        named = {k: v for k, v in kwargs.items() if k not in ('grid', 'warmup')}
        conflicts = [k for k in self.configs[0].kwargs if k in named]
        if conflicts:
            raise ValueError(f"Conflicting meta-parameters: {', '.join(conflicts)}. Make sure that you don't re-define auto-tuned symbols.")
        self.best_config = config = self.choose(args, named, kwargs)
        if config.pre_hook is not None:
            config.pre_hook(self.everything(args, named, config))
        return self.fn.run(*args, **runner.merge(kwargs, config.all_kwargs()))

    def everything(self, args, named, config):
        bound = self.fn.arguments(args, runner.merge(named, config.kwargs))
        return runner.merge(bound, config.all_kwargs())

    def choose(self, args, named, kwargs):
        if len(self.configs) == 1:
            return self.configs[0]
        first = self.configs[0].kwargs
        bound = {k: v for k, v in self.everything(args, named, self.configs[0]).items() if k not in first}
        key = tuple([repr(bound.get(name)) for name in self.keys] + sorted([f'{k} {v.dtype}' for k, v in bound.items() if hasattr(v, 'dtype')]))
        if key not in self.cache:
            configs = self.prune(self.configs, bound, **named) if self.prune else self.configs
            timed = self.do_bench is not None and len(configs) > 1
            self.cache[key] = self.tuned(configs, args, named, kwargs) if timed else configs[0]
        return self.cache[key]

    def tuned(self, configs, args, named, kwargs):
        self.configs_timings = runner.Dictionary([(config, self.bench(config, args, named, kwargs)) for config in configs])
        best = min(configs, key=lambda config: self.configs_timings[config][0])
        self.clear(self.everything(args, named, best))
        return best

    def bench(self, config, args, named, kwargs):
        everything = self.everything(args, named, config)

        def kernel_call():
            if config.pre_hook is not None:
                config.pre_hook(everything)
            copies = self.before(everything)
            self.fn.run(*args, **runner.merge(kwargs, config.all_kwargs()))
            self.after(everything, copies)
        try:
            return self.do_bench(kernel_call, quantiles=(0.5, 0.2, 0.8))
        except (OutOfResources, PTXASError):
            return [float('inf')] * 3

    def clear(self, everything):
        for name in self.reset_to_zero:
            everything[name].zero_()

    def before(self, everything):
        if self.user_pre_hook:
            self.user_pre_hook(everything)
            return {}
        self.clear(everything)
        return {name: everything[name].clone() for name in self.restore_value}

    def after(self, everything, copies):
        if self.user_post_hook:
            self.user_post_hook(everything, exception=None)
        for name, copy in copies.items():
            everything[name].copy_(copy)

class Heuristics(_Wrapped):

    def __init__(self, fn, values):
        super().__init__(fn)
        self.values = values

    def arguments(self, args, kwargs):
        return self.fn.arguments(args, self.filled(args, kwargs))

    def filled(self, args, kwargs):
        full = dict(kwargs)
        for name in self.values:
            full.setdefault(name, None)
        bound = runner.merge(self.fn.arguments(args, {k: v for k, v in full.items() if k not in ('grid', 'warmup')}), kwargs)
        for name, value in self.values.items():
            full[name] = bound[name] = value(bound)
        return full

    def run(self, *args, **kwargs):
        return self.fn.run(*args, **self.filled(args, kwargs))

def autotune(configs, key, prune_configs_by=None, reset_to_zero=None, restore_value=None, pre_hook=None, post_hook=None, warmup=None, rep=None, use_cuda_graph=False, do_bench=None, cache_results=False):
    return lambda fn: Autotuner(fn, configs, key, reset_to_zero, restore_value, pre_hook, post_hook, prune_configs_by, do_bench)

def heuristics(values):
    return lambda fn: Heuristics(fn, values)`,"triton/runtime/driver.py":`from triton.backends.compiler import GPUTarget

class _Active:

    def get_active_torch_device(self):
        import torch
        return torch.device('cpu')

    def get_current_target(self):
        return GPUTarget('cuda', 90, 32)

    def __getattr__(self, name):
        raise RuntimeError('0 active drivers ([]). There should only be one.')
active = _Active()`,"triton/runtime/errors.py":`class OutOfResources(Exception):

    def __init__(self, required, limit, name):
        self.required, self.limit, self.name = (required, limit, name)
        super().__init__(f'out of resource: {name}, Required: {required}, Hardware limit: {limit}. Reducing block sizes or \`num_stages\` may help.')

class PTXASError(Exception):
    pass

class AutotunerError(Exception):
    pass`,"triton/runtime/jit.py":`import runner
OPTIONS = ('num_warps', 'num_stages', 'num_ctas', 'maxnreg', 'debug', 'grid', 'warmup', 'enable_fp_fusion', 'launch_cooperative_grid', 'launch_pdl', 'sanitize_overflow', 'default_dot_input_precision', 'allow_fp8e4nv', 'waves_per_eu', 'matrix_instr_nonkdim', 'kpack', 'ir_override', 'instrumentation_mode', 'extern_libs', 'allowed_dot_input_precisions', 'max_num_imprecise_acc_default', 'cluster_dims')

class CompiledKernel:

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        raise AttributeError(f'the runner compiles nothing: no {name} of {self.name}')

class JITFunction:

    def __init__(self, fn, do_not_specialize=(), noinline=False, debug=False, **options):
        self.fn = fn
        self.__name__ = fn.__name__
        self.do_not_specialize = do_not_specialize
        self.noinline = noinline
        self.debug = debug
        self.parts = None

    def __call__(self, *args, **kwargs):
        raise RuntimeError("Cannot call @triton.jit'd outside of the scope of a kernel")

    def __getitem__(self, grid):
        return lambda *args, **kwargs: self.run(*args, grid=grid, **kwargs)

    def bind(self, args, kwargs):
        bound = self.fn(*args, **kwargs)
        if not isinstance(bound, tuple) or len(bound) != 3:
            raise NotImplementedError(f'the runner walks functions under @triton.jit only, and {self.__name__} is not')
        return bound

    def arguments(self, args, kwargs):
        return self.bind(args, {k: v for k, v in kwargs.items() if k not in OPTIONS})[1]

    def run(self, *args, grid=None, warmup=False, **kwargs):
        names, options = ({}, {})
        for key, value in kwargs.items():
            (options if key in OPTIONS else names)[key] = value
        key, bound, _ = self.bind(args, names)
        where = grid(runner.merge(bound, options)) if callable(grid) else grid
        where = [int(extent) for extent in (where if isinstance(where, (tuple, list)) else (where,))]
        if not warmup:
            self.launch(where, bound, bool(options.get('debug', self.debug)))
        return CompiledKernel(self.__name__)

    def launch(self, grid, bound, debug):
        collector = Collector()
        index = collector.function(self)
        arguments = {name: collector.argument(value) for name, value in bound.items()}
        runner.ask('launch', {'kernel': index, 'functions': collector.functions, 'grid': grid, 'arguments': arguments, 'debug': debug, 'general': list(self.do_not_specialize)})

    def warmup(self, *args, grid=None, **kwargs):
        return self.run(*args, grid=grid, warmup=True, **kwargs)

class ConstexprFunction:

    def __init__(self, fn):
        self.fn = fn
        self.__name__ = fn.__name__

    def __call__(self, *args, **kwargs):
        return self.fn(*args, **kwargs)

    def tagged(self):
        return ['p', runner.keep_function(self.fn), self.__name__]

class Collector:

    def __init__(self):
        self.functions, self.known = ([], [])

    def function(self, jitted):
        if jitted in self.known:
            return self.known.index(jitted)
        index = len(self.known)
        self.known.append(jitted)
        entry = {'noinline': jitted.noinline, 'globals': {}}
        self.functions.append(entry)
        entry['key'], names = self.source(jitted)
        for name, thunk in names.items():
            try:
                value = thunk()
            except NameError:
                continue
            if not _is_pythons_own(name, value):
                entry['globals'][name] = self.constant(value)
        return index

    def source(self, jitted):
        if jitted.parts is None:
            jitted.parts = _call_with_nothing(jitted)
        return jitted.parts

    def constant(self, value):
        if isinstance(value, JITFunction):
            return ['j', self.function(value)]
        if type(value).__name__ == 'module':
            return ['m', value.__name__]
        if value is None or hasattr(value, 'tagged'):
            return runner.tagged(value)
        return ['x', type(value).__name__]

    def argument(self, value):
        if isinstance(value, JITFunction):
            return ['j', self.function(value)]
        if isinstance(value, (tuple, list)):
            return ['t', [self.argument(item) for item in value]]
        return runner.tagged(value)

def _is_pythons_own(name, value):
    import builtins
    return getattr(builtins, name, _nothing) is value or runner.OWN.get(name) is value
_nothing = object()

def _call_with_nothing(jitted):
    for count in range(64):
        try:
            bound = jitted.bind([None] * count, {})
            return (bound[0], bound[2])
        except TypeError:
            pass
    raise NotImplementedError(f'the runner cannot read {jitted.__name__}')

def jit(fn=None, **options):
    if fn is None:
        return lambda function: JITFunction(function, **{k: options[k] for k in options if k in ('do_not_specialize', 'noinline', 'debug')})
    return JITFunction(fn)

def constexpr_function(fn):
    return ConstexprFunction(fn)`,"triton/testing.py":`import torch

def do_bench(fn, warmup=25, rep=100, grad_to_none=None, quantiles=None, return_mode='mean'):
    raise RuntimeError('0 active drivers ([]). There should only be one. (do_bench needs a GPU; the runner has no clock to trust)')
do_bench_cudagraph = do_bench

def assert_close(x, y, atol=None, rtol=None, err_msg=''):
    x, y = [value if isinstance(value, torch.Tensor) else torch.tensor(value) for value in (x, y)]
    torch.testing.assert_close(x.to(torch.float64), y.to(torch.float64), atol=0.01 if atol is None else atol, rtol=0.0 if rtol is None else rtol)

class Benchmark:

    def __init__(self, **settings):
        self.settings = settings

class Mark:

    def __init__(self, fn, benchmarks):
        self.fn, self.benchmarks = (fn, benchmarks)

    def run(self, **options):
        do_bench(self.fn)

def perf_report(benchmarks):
    return lambda fn: Mark(fn, benchmarks)`,"triton/tools/__init__.py":"","triton/tools/tensor_descriptor.py":`class TensorDescriptor:

    def __new__(cls, *args, **kwargs):
        return object.__new__(cls)

    def __init__(self, base, shape, strides, block_shape, padding='zero', round_f32_to_tf32=False):
        self.base, self.shape, self.strides = (base, list(shape), list(strides))
        self.block_shape, self.padding = (list(block_shape), padding)
        rank = len(self.shape)
        assert len(self.strides) == rank, 'rank mismatch'
        assert len(self.block_shape) == rank, 'rank mismatch'
        assert rank > 0, 'rank must not be zero'
        assert rank <= 5, 'rank cannot be more than 5'
        assert base.data_ptr() % 16 == 0, 'base must be 16-byte aligned'
        size = base.element_size()
        for stride in self.strides[:-1]:
            assert stride * size % 16 == 0, 'strides must be 16-byte aligned'
        for extent in self.block_shape:
            assert extent > 0, 'block_shape must be positive'
        assert self.strides[-1] == 1, 'Last dimension must be contiguous'

    @staticmethod
    def from_tensor(tensor, block_shape, padding='zero', round_f32_to_tf32=False):
        return TensorDescriptor(tensor, tensor.shape, tensor.stride(), block_shape, padding)

    def tagged(self):
        return ['D', {'base': self.base.id, 'shape': self.shape, 'strides': self.strides, 'block': self.block_shape, 'padding': self.padding}]`,"typing.py":`class _Hint:

    def __getitem__(self, item):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self
Any = Optional = Union = Callable = List = Dict = Tuple = Sequence = Iterable = Iterator = Literal = ClassVar = Final = _Hint()
TYPE_CHECKING = False

def cast(kind, value):
    return value

class NamedTuple:
    __fields__ = ()

    def __init__(self, *values, **named):
        for name, value in zip(self.__fields__, values):
            setattr(self, name, value)
        for name in self.__fields__[len(values):]:
            if name in named:
                setattr(self, name, named[name])
            elif not hasattr(type(self), name):
                raise TypeError(f'{type(self).__name__} is missing {name}')

    def _values(self):
        return tuple([getattr(self, name) for name in self.__fields__])

    def __iter__(self):
        return iter(self._values())

    def __getitem__(self, index):
        return self._values()[index]

    def __len__(self):
        return len(self.__fields__)

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __hash__(self):
        return hash(self._values())

    def __repr__(self):
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.__fields__])})"

    def _replace(self, **changes):
        return type(self)(*[changes.get(name, getattr(self, name)) for name in self.__fields__])

    def _asdict(self):
        return {name: getattr(self, name) for name in self.__fields__}`,"warnings.py":`def warn(message, category=None, stacklevel=1):
    pass

def simplefilter(*args, **kwargs):
    pass
filterwarnings = simplefilter`},Ql=Object.keys(wi);var i_=new URL("../",import.meta.url),rs=class{constructor(e){this.fetchText=e,this.book=null,this.installed=new Set}library(){return Promise.all(Ql.map(async e=>[e,wi[e]??await this.required(`python/${e}`)]))}async required(e){let n=await this.fetchText(new URL(e,i_));if(n===null)throw new Error(`the runner's ${e} is missing`);return n}async needed(e){if(e.length===0)return[];this.book??=this.required("modules/index.json").then(i=>new Set(JSON.parse(i)));let n=await this.book,r=[],s=e.flatMap(ef);for(;s.length;){let i=s.shift();if(!n.has(i)||this.installed.has(i))continue;this.installed.add(i);let a=await this.required(`modules/${i}`);r.push([i,a]),s.push(...mr(new Ct(a,i)).flatMap(ef))}return r}};function ef({module:t,names:e}){let n=t.split(".");return[...n.map((s,i)=>`${n.slice(0,i+1).join("/")}/__init__.py`),...[t,...e.map(s=>`${t}.${s}`)].map(s=>`${s.replaceAll(".","/")}.py`)]}var o_=8<<20,tf="<page>",ss=class{constructor(e,n){this.print=e,this.machine=new Xr(e),this.table=new Jr(this.machine.space),this.generator=new Kr,this.definitions=new Map,this.modules=new rs(n),this.requests={...Object.fromEntries(Object.entries(Xl).map(([r,s])=>[r,(...i)=>s(this,...i)])),launch:r=>{Kl(r,this)},names:()=>vl()}}async boot(){let e=new URL("../../vendor/micropython/micropython.wasm.lzma",import.meta.url).href,n=new TextDecoder("utf-8"),r=a=>this.print(n.decode(a,{stream:!0})),[s,i]=await Promise.all([or({url:e,stdout:r,stderr:r,linebuffer:!1,heapsize:o_}),this.modules.library()]);this.python=s,s.registerJsModule("_door",{ask:(a,f)=>this.answer(a,f),callback:a=>{this.callback=a}});for(let[a,f]of i)this.write(a,f);s.runPython(`import sys
sys.path.insert(0, '/lib')
import runner`)}answer(e,n){try{let r=this.requests[e](...JSON.parse(n));return JSON.stringify({value:r??null})}catch(r){return JSON.stringify(l_(r))}}callPython(e,n){return this.callback(e,n)}install(e,n){let r=new Ct(n,e),{code:s,kernels:i}=As(r);for(let[a,f]of i)this.definitions.set(a,f);this.write(e,s)}write(e,n){let{FS:r}=this.python,s=`/lib/${e}`.split("/");for(let i=2;i<s.length;i++)a_(r,s.slice(0,i).join("/"));r.writeFile(`/lib/${e}`,n)}async run(e){this.reset();let n=new Ct(e,""),r=n.firstError();if(r>=0)return`line ${n.line(r)}: SyntaxError: invalid syntax`;let{code:s,kernels:i,imports:a}=As(n);for(let[p,h]of i)this.definitions.set(p,h);for(let[p,h]of await this.modules.needed(a))this.install(p,h);let f=JSON.parse(this.python.globals.get("runner").run(s,tf));return f===null?null:f_(f)}reset(){this.machine.reset(),this.table.clear(),this.generator.seed(5489)}results(){let{faults:e,tracer:n}=this.machine;return{report:{launches:n.launches,faults:e.report()},trace:{launches:n.traces}}}};function a_(t,e){t.analyzePath(e).exists||t.mkdir(e)}function l_(t){if(!(t instanceof F))return{error:t.message,kind:"RuntimeError"};let e=t instanceof Me?"NotImplementedError":t instanceof an?"RuntimeError":"CompilationError";return{error:t.message,kind:e,line:t.at?.line??0,file:t.at?.file??""}}function f_({kind:t,message:e,line:n,file:r}){let s=r&&r!==tf?`${r}, line ${n}`:n?`line ${n}`:"",i=e?`${t}: ${e}`:t;return s?`${s}: ${i}`:i}var is=class{constructor(e){this.send=e}begin(e){this.id=e,this.buffer="",this.room=1e5,this.sentAt=performance.now()}write(e){if(this.room<=0)return;let n=e.length<=this.room?e:`${e.slice(0,this.room)}
\u2026 output stops here: ${1e5.toLocaleString("en")} characters
`;this.room-=e.length,this.buffer+=n,(this.buffer.length>=4096||performance.now()-this.sentAt>50||this.room<=0)&&this.flush()}flush(){this.buffer&&this.send({id:this.id,text:this.buffer}),this.buffer="",this.sentAt=performance.now()}end(){this.flush(),this.room=0}};var c_=["fetch","XMLHttpRequest","WebSocket","WebSocketStream","WebTransport","EventSource","importScripts","Worker","SharedWorker","BroadcastChannel","MessageChannel","indexedDB","caches","cookieStore","navigator","Notification","FileReader","FileReaderSync","OffscreenCanvas","RTCPeerConnection","RTCDataChannel","PushManager","eval","Function","close","postMessage","addEventListener","createImageBitmap","FontFace","fonts","ImageDecoder","StorageManager","queueMicrotask","setTimeout","setInterval","WebAssembly"];function u_(){let t=[function(){},function*(){},async function(){},async function*(){}];for(let e of t)Object.defineProperty(Object.getPrototypeOf(e),"constructor",{value:void 0,configurable:!1})}function d_(t){for(let e=self;e;e=Object.getPrototypeOf(e))Object.hasOwn(e,t)&&(Reflect.deleteProperty(e,t)||Reflect.defineProperty(e,t,{value:void 0}));t in self&&Reflect.defineProperty(self,t,{value:void 0,configurable:!1})}function nf(){u_(),c_.forEach(d_)}var rf=[{choices:8,bits:3,base:0},{choices:8,bits:3,base:8}],sf=8,of=4294967295,mt=t=>new Uint16Array(t).fill(1024),vi=(t,e)=>Array.from({length:t},()=>mt(1<<e)),xi=class{constructor(e,n){this.input=e,this.at=n+1,this.range=of,this.code=0;for(let r=0;r<4;r++)this.code=(this.code<<8|this.input[this.at++])>>>0}normalise(){if(!(this.range>=16777216)){if(this.at>=this.input.length)throw new RangeError("the packed file is cut off");this.range=this.range<<8>>>0,this.code=(this.code<<8|this.input[this.at++])>>>0}}bit(e,n){let r=e[n],s=(this.range>>>11)*r,i=this.code>=s;return i?(this.range-=s,this.code-=s,e[n]=r-(r>>>5)):(this.range=s,e[n]=r+(2048-r>>>5)),this.normalise(),i?1:0}plain(e){let n=0;for(let r=0;r<e;r++){this.range>>>=1;let s=this.code>=this.range;s&&(this.code-=this.range),n=n*2+(s?1:0),this.normalise()}return n}tree(e,n){let r=1;for(let s=0;s<n;s++)r=r<<1|this.bit(e,r);return r-(1<<n)}reverseTree(e,n,r=0){let s=1,i=0;for(let a=0;a<n;a++){let f=this.bit(e,r+s);s=s<<1|f,i|=f<<a}return i}},os=class{constructor(e){this.choice=mt(2),this.short=rf.map(({bits:n})=>vi(e,n)),this.high=mt(1<<sf)}read(e,n){for(let[r,{bits:s,base:i}]of rf.entries())if(!e.bit(this.choice,r))return i+e.tree(this.short[r][n],s);return 16+e.tree(this.high,sf)}},ki=class{constructor(){this.bytes=new Uint8Array(1<<20),this.length=0}push(e){if(this.length===this.bytes.length){let n=new Uint8Array(this.length*2);n.set(this.bytes),this.bytes=n}this.bytes[this.length++]=e}back(e){if(e>=this.length)throw new RangeError("the packed file is damaged");return this.bytes[this.length-1-e]}},Ei=class{constructor(e){let n=e[0];this.literalContext=n%9,this.literalPosition=Math.floor(n/9)%5,this.positions=1<<Math.floor(n/45),this.decoder=new xi(e,13),this.out=new ki,this.state=0,this.recent=[0,0,0,0],this.literals=Array.from({length:1<<this.literalContext+this.literalPosition},()=>mt(768)),this.isMatch=mt(192),this.isRepeated=mt(12),this.isRecent=vi(3,4),this.isShort=mt(192),this.slots=vi(4,6),this.distances=mt(128),this.aligned=mt(16),this.lengths=new os(this.positions),this.repeatedLengths=new os(this.positions)}all(){for(;;){let e=this.out.length&this.positions-1,n=(this.state<<4)+e;if(!this.decoder.bit(this.isMatch,n))this.literal();else if(this.decoder.bit(this.isRepeated,this.state))this.repeated(e,n);else if(!this.match(e))return this.out.bytes.subarray(0,this.out.length)}}literal(){let{out:e,decoder:n,state:r}=this,s=e.length?e.back(0):0,i=e.length&(1<<this.literalPosition)-1,a=this.literals[(i<<this.literalContext)+(s>>8-this.literalContext)],f=1;if(r>=7){let p=e.back(this.recent[0]);for(;f<256;){let h=p>>7&1;p<<=1;let g=n.bit(a,(1+h<<8)+f);if(f=f<<1|g,h!==g)break}}for(;f<256;)f=f<<1|n.bit(a,f);e.push(f&255),this.state=r<4?0:r<10?r-3:r-6}match(e){let n=this.lengths.read(this.decoder,e),r=this.distance(Math.min(n,3));return r===of?!1:(this.recent=[r,...this.recent.slice(0,3)],this.state=this.state<7?7:10,this.copy(n+2),!0)}repeated(e,n){let{decoder:r,state:s}=this,i=0;if(r.bit(this.isRecent[0],s))i=r.bit(this.isRecent[1],s)?2+r.bit(this.isRecent[2],s):1;else if(!r.bit(this.isShort,n)){this.state=s<7?9:11,this.copy(1);return}let[a]=this.recent.splice(i,1);this.recent.unshift(a);let f=this.repeatedLengths.read(r,e);this.state=s<7?8:11,this.copy(f+2)}distance(e){let n=this.decoder.tree(this.slots[e],6);if(n<4)return n;let r=(n>>1)-1,s=(2|n&1)<<r>>>0;return n<14?s+this.decoder.reverseTree(this.distances,r,s-n):s+this.decoder.plain(r-4)*16+this.decoder.reverseTree(this.aligned,4)}copy(e){for(let n=0;n<e;n++)this.out.push(this.out.back(this.recent[0]))}};function af(t){return new Ei(t).all()}var as=self.postMessage.bind(self),lf=self.fetch.bind(self);self.fetch=async t=>{let e=new Uint8Array(await(await lf(t)).arrayBuffer());return new Response(af(e),{headers:{"Content-Type":"application/wasm"}})};async function p_(t){let e=await lf(t);return e.ok?e.text():null}var m_=()=>[self.location.href,...performance.getEntriesByType("resource").map(t=>t.name)],Ni=new is(t=>as(t)),Ti=new ss(t=>Ni.write(t),p_),h_=Ti.boot().then(nf),Si=h_;async function __({id:t,source:e}){as({id:t,started:!0}),Ni.begin(t);let n=null;try{n=await Ti.run(e)}catch(r){n=`The runner failed: ${r instanceof Error?r.message:r}`}Ni.end(),as({id:t,result:{error:n,...Ti.results(),loaded:m_()}})}self.onmessage=({data:t})=>{Si=Si.then(()=>__(t)),Si.catch(e=>as({id:t.id,result:{error:`The runner could not start: ${e}`,report:{launches:[],faults:[]},trace:{launches:[]}}}))};
