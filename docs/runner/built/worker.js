async function Mf(t={}){var e;(function(){function o(b){for(var v=(b=b.split("-")[0]).split(".").slice(0,3);v.length<3;)v.push("00");return(v=v.map((E,T,O)=>E.padStart(2,"0"))).join("")}var l=b=>[b/1e4|0,(b/100|0)%100,b%100].join("."),c=typeof process<"u"&&process.versions?.node?o(process.versions.node):2147483647;if(c<16e4)throw new Error(`This emscripten-generated code requires node v${l(16e4)} (detected v${l(c)})`);var d=typeof navigator<"u"&&navigator.userAgent?.includes("Safari/")&&navigator.userAgent.match(/Version\/(\d+\.?\d*\.?\d*)/)?o(navigator.userAgent.match(/Version\/(\d+\.?\d*\.?\d*)/)[1]):2147483647;if(d<15e4)throw new Error(`This emscripten-generated code requires Safari v${l(15e4)} (detected v${d})`);var h=typeof navigator<"u"&&navigator.userAgent?.match(/Firefox\/(\d+(?:\.\d+)?)/)?parseFloat(navigator.userAgent.match(/Firefox\/(\d+(?:\.\d+)?)/)[1]):2147483647;if(h<79)throw new Error(`This emscripten-generated code requires Firefox v79 (detected v${h})`);var _=typeof navigator<"u"&&navigator.userAgent?.match(/Chrome\/(\d+(?:\.\d+)?)/)?parseFloat(navigator.userAgent.match(/Chrome\/(\d+(?:\.\d+)?)/)[1]):2147483647;if(_<85)throw new Error(`This emscripten-generated code requires Chrome v85 (detected v${_})`)})();var n=t,r=!!globalThis.window,s=!!globalThis.WorkerGlobalScope,i=globalThis.process?.versions?.node&&globalThis.process?.type!="renderer",a=!r&&!i&&!s;if(i){let{createRequire:o}=await import("module");var f=o(import.meta.url)}var p,m,g=import.meta.url,w="";if(i){if(!(globalThis.process?.versions?.node&&globalThis.process?.type!="renderer"))throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");var N=f("fs");g.startsWith("file:")&&(w=f("path").dirname(f("url").fileURLToPath(g))+"/"),m=o=>{o=ht(o)?new URL(o):o;var l=N.readFileSync(o);return k(Buffer.isBuffer(l)),l},p=async(o,l=!0)=>{o=ht(o)?new URL(o):o;var c=N.readFileSync(o,l?void 0:"utf8");return k(l?Buffer.isBuffer(c):typeof c=="string"),c},process.argv.length>1&&process.argv[1].replace(/\\/g,"/"),process.argv.slice(2)}else if(!a){if(!r&&!s)throw new Error("environment detection error");try{w=new URL(".",g).href}catch{}if(!globalThis.window&&!globalThis.WorkerGlobalScope)throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");s&&(m=o=>{var l=new XMLHttpRequest;return l.open("GET",o,!1),l.responseType="arraybuffer",l.send(null),new Uint8Array(l.response)}),p=async o=>{if(ht(o))return new Promise((c,d)=>{var h=new XMLHttpRequest;h.open("GET",o,!0),h.responseType="arraybuffer",h.onload=()=>{h.status==200||h.status==0&&h.response?c(h.response):d(h.status)},h.onerror=d,h.send(null)});var l=await fetch(o,{credentials:"same-origin"});if(l.ok)return l.arrayBuffer();throw new Error(l.status+" : "+l.url)}}var $,C=console.log.bind(console),R=console.error.bind(console);k(!a,"shell environment detected but not enabled at build time.  Add `shell` to `-sENVIRONMENT` to enable."),globalThis.WebAssembly||R("no native wasm support detected");var nt=!1;function k(o,l){o||te("Assertion failed"+(l?": "+l:""))}var ht=o=>o.startsWith("file://");function Kt(){if(!nt){var o=ks();o==0&&(o+=4);var l=K[o>>2],c=K[o+4>>2];l==34821223&&c==2310721022||te(`Stack overflow! Stack cookie has been overwritten at ${kn(o)}, expected hex dwords 0x89BACDFE and 0x2135467, but received ${kn(c)} ${kn(l)}`),K[0]!=1668509029&&te("Runtime error: The application has corrupted its heap memory area (address zero)!")}}var ms,hs,Oi,ji,Be,vn,Jt,Pt,K,_s,gs,ve;function tr(o){Object.getOwnPropertyDescriptor(n,o)||Object.defineProperty(n,o,{configurable:!0,set(){te(`Attempt to set \`Module.${o}\` after it has already been processed.  This can happen, for example, when code is injected via '--post-js' rather than '--pre-js'`)}})}function L(o){return()=>k(!1,`call to '${o}' via reference taken before Wasm module initialization`)}function Pi(o){Object.getOwnPropertyDescriptor(n,o)||Object.defineProperty(n,o,{configurable:!0,get(){var l,c=`'${o}' was not exported. add it to EXPORTED_RUNTIME_METHODS (see the Emscripten FAQ)`;((l=o)==="FS_createPath"||l==="FS_createDataFile"||l==="FS_createPreloadedFile"||l==="FS_preloadFile"||l==="FS_unlink"||l==="addRunDependency"||l==="FS_createLazyFile"||l==="FS_createDevice"||l==="removeRunDependency")&&(c+=". Alternatively, forcing filesystem support (-sFORCE_FILESYSTEM) can export this for you"),te(c)}})}ms=new Int16Array(1),hs=new Int8Array(ms.buffer),ms[0]=25459,hs[0]===115&&hs[1]===99||te("Runtime error: expected the system to be little-endian! (Run with -sSUPPORT_BIG_ENDIAN to bypass)");var ys,xn=!1;function zi(){var o=ir.buffer;Be=new Int8Array(o),Jt=new Int16Array(o),vn=new Uint8Array(o),new Uint16Array(o),Pt=new Int32Array(o),K=new Uint32Array(o),_s=new Float32Array(o),gs=new Float64Array(o),ve=new BigInt64Array(o),new BigUint64Array(o)}function te(o){n.onAbort?.(o),R(o="Aborted("+o+")"),nt=!0;var l=new WebAssembly.RuntimeError(o);throw ji?.(l),l}function J(o,l){return(...c)=>{k(xn,`native function \`${o}\` called before runtime initialization`);var d=Nn[o];return k(d,`exported native function \`${o}\` not found`),k(c.length<=l,`native function \`${o}\` called with ${c.length} args but expects ${l}`),d(...c)}}function bf(){return n.locateFile?(o="micropython.wasm",n.locateFile?n.locateFile(o,w):w+o):new URL("micropython.wasm",import.meta.url).href;var o}async function wf(o){if(!$)try{var l=await p(o);return new Uint8Array(l)}catch{}return(function(c){if(c==ys&&$)return new Uint8Array($);if(m)return m(c);throw"both async and sync fetching of the wasm failed"})(o)}async function vf(o,l,c){if(!o&&!ht(l)&&!i)try{var d=fetch(l,{credentials:"same-origin"});return await WebAssembly.instantiateStreaming(d,c)}catch(h){R(`wasm streaming compile failed: ${h}`),R("falling back to ArrayBuffer instantiation")}return(async function(h,_){try{var b=await wf(h);return await WebAssembly.instantiate(b,_)}catch(v){R(`failed to asynchronously prepare wasm: ${v}`),ht(h)&&R(`warning: Loading from a file URI (${h}) is not supported in most browsers. See https://emscripten.org/docs/getting_started/FAQ.html#how-do-i-run-a-local-webserver-for-testing-why-does-my-program-stall-in-downloading-or-preparing`),te(v)}})(l,c)}k(globalThis.Int32Array&&globalThis.Float64Array&&Int32Array.prototype.subarray&&Int32Array.prototype.set,"JS engine does not provide full typed array support");var Ri=o=>{for(;o.length>0;)o.shift()(n)},$i=[],xf=o=>$i.push(o),Ci=[],kf=o=>Ci.push(o);function bs(o,l="i8"){switch(l.endsWith("*")&&(l="*"),l){case"i1":case"i8":return Be[o];case"i16":return Jt[o>>1];case"i32":return Pt[o>>2];case"i64":return ve[o>>3];case"float":return _s[o>>2];case"double":return gs[o>>3];case"*":return K[o>>2];default:te(`invalid type for getValue: ${l}`)}}var kn=o=>(k(typeof o=="number","ptrToString expects a number, got "+typeof o),"0x"+(o>>>=0).toString(16).padStart(8,"0")),Me=o=>Qi(o),Fe=()=>to(),En=o=>{En.shown||={},En.shown[o]||(En.shown[o]=1,i&&(o="warning: "+o),R(o))},Z={isAbs:o=>o.charAt(0)==="/",splitPath:o=>/^(\/?|)([\s\S]*?)((?:\.{1,2}|[^\/]+?|)(\.[^.\/]*|))(?:[\/]*)$/.exec(o).slice(1),normalizeArray:(o,l)=>{for(var c=0,d=o.length-1;d>=0;d--){var h=o[d];h==="."?o.splice(d,1):h===".."?(o.splice(d,1),c++):c&&(o.splice(d,1),c--)}if(l)for(;c;c--)o.unshift("..");return o},normalize:o=>{var l=Z.isAbs(o),c=o.slice(-1)==="/";return(o=Z.normalizeArray(o.split("/").filter(d=>!!d),!l).join("/"))||l||(o="."),o&&c&&(o+="/"),(l?"/":"")+o},dirname:o=>{var l=Z.splitPath(o),c=l[0],d=l[1];return c||d?(d&&(d=d.slice(0,-1)),c+d):"."},basename:o=>o&&o.match(/([^\/]+|\/)\/*$/)[1],join:(...o)=>Z.normalize(o.join("/")),join2:(o,l)=>Z.normalize(o+"/"+l)},Bi=o=>{(Bi=(()=>{if(i){var l=f("crypto");return c=>l.randomFillSync(c)}return c=>crypto.getRandomValues(c)})())(o)},zt={resolve:(...o)=>{for(var l="",c=!1,d=o.length-1;d>=-1&&!c;d--){var h=d>=0?o[d]:u.cwd();if(typeof h!="string")throw new TypeError("Arguments to path.resolve must be strings");if(!h)return"";l=h+"/"+l,c=Z.isAbs(h)}return(c?"/":"")+(l=Z.normalizeArray(l.split("/").filter(_=>!!_),!c).join("/"))||"."},relative:(o,l)=>{function c(T){for(var O=0;O<T.length&&T[O]==="";O++);for(var D=T.length-1;D>=0&&T[D]==="";D--);return O>D?[]:T.slice(O,D-O+1)}o=zt.resolve(o).slice(1),l=zt.resolve(l).slice(1);for(var d=c(o.split("/")),h=c(l.split("/")),_=Math.min(d.length,h.length),b=_,v=0;v<_;v++)if(d[v]!==h[v]){b=v;break}var E=[];for(v=b;v<d.length;v++)E.push("..");return(E=E.concat(h.slice(b))).join("/")}},Li=globalThis.TextDecoder&&new TextDecoder,Zt=(o,l=0,c,d)=>{var h=((O,D,S,F)=>{var Q=D+S;if(F)return Q;for(;O[D]&&!(D>=Q);)++D;return D})(o,l,c,d);if(h-l>16&&o.buffer&&Li)return Li.decode(o.subarray(l,h));for(var _="";l<h;){var b=o[l++];if(128&b){var v=63&o[l++];if((224&b)!=192){var E=63&o[l++];if((240&b)==224?b=(15&b)<<12|v<<6|E:((248&b)!=240&&En("Invalid UTF-8 leading byte "+kn(b)+" encountered when deserializing a UTF-8 string in wasm memory to a JS string!"),b=(7&b)<<18|v<<12|E<<6|63&o[l++]),b<65536)_+=String.fromCharCode(b);else{var T=b-65536;_+=String.fromCharCode(55296|T>>10,56320|1023&T)}}else _+=String.fromCharCode((31&b)<<6|v)}else _+=String.fromCharCode(b)}return _},ws=[],nr=o=>{for(var l=0,c=0;c<o.length;++c){var d=o.charCodeAt(c);d<=127?l++:d<=2047?l+=2:d>=55296&&d<=57343?(l+=4,++c):l+=3}return l},Ui=(o,l,c,d)=>{if(k(typeof o=="string",`stringToUTF8Array expects a string (got ${typeof o})`),!(d>0))return 0;for(var h=c,_=c+d-1,b=0;b<o.length;++b){var v=o.codePointAt(b);if(v<=127){if(c>=_)break;l[c++]=v}else if(v<=2047){if(c+1>=_)break;l[c++]=192|v>>6,l[c++]=128|63&v}else if(v<=65535){if(c+2>=_)break;l[c++]=224|v>>12,l[c++]=128|v>>6&63,l[c++]=128|63&v}else{if(c+3>=_)break;v>1114111&&En("Invalid Unicode code point "+kn(v)+" encountered when serializing a JS string to a UTF-8 string in wasm memory! (Valid unicode code points should be in range 0-0x10FFFF)."),l[c++]=240|v>>18,l[c++]=128|v>>12&63,l[c++]=128|v>>6&63,l[c++]=128|63&v,b++}}return l[c]=0,c-h},vs=(o,l,c)=>{var d=c>0?c:nr(o)+1,h=new Array(d),_=Ui(o,h,0,h.length);return l&&(h.length=_),h},_t={ttys:[],init(){},shutdown(){},register(o,l){_t.ttys[o]={input:[],output:[],ops:l},u.registerDevice(o,_t.stream_ops)},stream_ops:{open(o){var l=_t.ttys[o.node.rdev];if(!l)throw new u.ErrnoError(43);o.tty=l,o.seekable=!1},close(o){o.tty.ops.fsync(o.tty)},fsync(o){o.tty.ops.fsync(o.tty)},read(o,l,c,d,h){if(!o.tty||!o.tty.ops.get_char)throw new u.ErrnoError(60);for(var _=0,b=0;b<d;b++){var v;try{v=o.tty.ops.get_char(o.tty)}catch{throw new u.ErrnoError(29)}if(v===void 0&&_===0)throw new u.ErrnoError(6);if(v==null)break;_++,l[c+b]=v}return _&&(o.node.atime=Date.now()),_},write(o,l,c,d,h){if(!o.tty||!o.tty.ops.put_char)throw new u.ErrnoError(60);try{for(var _=0;_<d;_++)o.tty.ops.put_char(o.tty,l[c+_])}catch{throw new u.ErrnoError(29)}return d&&(o.node.mtime=o.node.ctime=Date.now()),_}},default_tty_ops:{get_char:o=>(()=>{if(!ws.length){var l=null;if(i){var c=Buffer.alloc(256),d=0,h=process.stdin.fd;try{d=N.readSync(h,c,0,256)}catch(_){if(!_.toString().includes("EOF"))throw _;d=0}d>0&&(l=c.slice(0,d).toString("utf-8"))}else globalThis.window?.prompt&&(l=window.prompt("Input: "))!==null&&(l+=`
`);if(!l)return null;ws=vs(l,!0)}return ws.shift()})(),put_char(o,l){l===null||l===10?(C(Zt(o.output)),o.output=[]):l!=0&&o.output.push(l)},fsync(o){o.output?.length>0&&(C(Zt(o.output)),o.output=[])},ioctl_tcgets:o=>({c_iflag:25856,c_oflag:5,c_cflag:191,c_lflag:35387,c_cc:[3,28,127,21,4,0,1,0,17,19,26,0,18,15,23,22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}),ioctl_tcsets:(o,l,c)=>0,ioctl_tiocgwinsz:o=>[24,80]},default_tty1_ops:{put_char(o,l){l===null||l===10?(R(Zt(o.output)),o.output=[]):l!=0&&o.output.push(l)},fsync(o){o.output?.length>0&&(R(Zt(o.output)),o.output=[])}}},qi=o=>{te("internal error: mmapAlloc called but `emscripten_builtin_memalign` native symbol not exported")},U={ops_table:null,mount:o=>U.createNode(null,"/",16895,0),createNode(o,l,c,d){if(u.isBlkdev(c)||u.isFIFO(c))throw new u.ErrnoError(63);U.ops_table||={dir:{node:{getattr:U.node_ops.getattr,setattr:U.node_ops.setattr,lookup:U.node_ops.lookup,mknod:U.node_ops.mknod,rename:U.node_ops.rename,unlink:U.node_ops.unlink,rmdir:U.node_ops.rmdir,readdir:U.node_ops.readdir,symlink:U.node_ops.symlink},stream:{llseek:U.stream_ops.llseek}},file:{node:{getattr:U.node_ops.getattr,setattr:U.node_ops.setattr},stream:{llseek:U.stream_ops.llseek,read:U.stream_ops.read,write:U.stream_ops.write,mmap:U.stream_ops.mmap,msync:U.stream_ops.msync}},link:{node:{getattr:U.node_ops.getattr,setattr:U.node_ops.setattr,readlink:U.node_ops.readlink},stream:{}},chrdev:{node:{getattr:U.node_ops.getattr,setattr:U.node_ops.setattr},stream:u.chrdev_stream_ops}};var h=u.createNode(o,l,c,d);return u.isDir(h.mode)?(h.node_ops=U.ops_table.dir.node,h.stream_ops=U.ops_table.dir.stream,h.contents={}):u.isFile(h.mode)?(h.node_ops=U.ops_table.file.node,h.stream_ops=U.ops_table.file.stream,h.usedBytes=0,h.contents=null):u.isLink(h.mode)?(h.node_ops=U.ops_table.link.node,h.stream_ops=U.ops_table.link.stream):u.isChrdev(h.mode)&&(h.node_ops=U.ops_table.chrdev.node,h.stream_ops=U.ops_table.chrdev.stream),h.atime=h.mtime=h.ctime=Date.now(),o&&(o.contents[l]=h,o.atime=o.mtime=o.ctime=h.atime),h},getFileDataAsTypedArray:o=>o.contents?o.contents.subarray?o.contents.subarray(0,o.usedBytes):new Uint8Array(o.contents):new Uint8Array(0),expandFileStorage(o,l){var c=o.contents?o.contents.length:0;if(!(c>=l)){l=Math.max(l,c*(c<1048576?2:1.125)>>>0),c!=0&&(l=Math.max(l,256));var d=o.contents;o.contents=new Uint8Array(l),o.usedBytes>0&&o.contents.set(d.subarray(0,o.usedBytes),0)}},resizeFileStorage(o,l){if(o.usedBytes!=l)if(l==0)o.contents=null,o.usedBytes=0;else{var c=o.contents;o.contents=new Uint8Array(l),c&&o.contents.set(c.subarray(0,Math.min(l,o.usedBytes))),o.usedBytes=l}},node_ops:{getattr(o){var l={};return l.dev=u.isChrdev(o.mode)?o.id:1,l.ino=o.id,l.mode=o.mode,l.nlink=1,l.uid=0,l.gid=0,l.rdev=o.rdev,u.isDir(o.mode)?l.size=4096:u.isFile(o.mode)?l.size=o.usedBytes:u.isLink(o.mode)?l.size=o.link.length:l.size=0,l.atime=new Date(o.atime),l.mtime=new Date(o.mtime),l.ctime=new Date(o.ctime),l.blksize=4096,l.blocks=Math.ceil(l.size/l.blksize),l},setattr(o,l){for(let c of["mode","atime","mtime","ctime"])l[c]!=null&&(o[c]=l[c]);l.size!==void 0&&U.resizeFileStorage(o,l.size)},lookup(o,l){throw new u.ErrnoError(44)},mknod:(o,l,c,d)=>U.createNode(o,l,c,d),rename(o,l,c){var d;try{d=u.lookupNode(l,c)}catch{}if(d){if(u.isDir(o.mode))for(var h in d.contents)throw new u.ErrnoError(55);u.hashRemoveNode(d)}delete o.parent.contents[o.name],l.contents[c]=o,o.name=c,l.ctime=l.mtime=o.parent.ctime=o.parent.mtime=Date.now()},unlink(o,l){delete o.contents[l],o.ctime=o.mtime=Date.now()},rmdir(o,l){var c=u.lookupNode(o,l);for(var d in c.contents)throw new u.ErrnoError(55);delete o.contents[l],o.ctime=o.mtime=Date.now()},readdir:o=>[".","..",...Object.keys(o.contents)],symlink(o,l,c){var d=U.createNode(o,l,41471,0);return d.link=c,d},readlink(o){if(!u.isLink(o.mode))throw new u.ErrnoError(28);return o.link}},stream_ops:{read(o,l,c,d,h){var _=o.node.contents;if(h>=o.node.usedBytes)return 0;var b=Math.min(o.node.usedBytes-h,d);if(k(b>=0),b>8&&_.subarray)l.set(_.subarray(h,h+b),c);else for(var v=0;v<b;v++)l[c+v]=_[h+v];return b},write(o,l,c,d,h,_){if(k(!(l instanceof ArrayBuffer)),l.buffer===Be.buffer&&(_=!1),!d)return 0;var b=o.node;if(b.mtime=b.ctime=Date.now(),l.subarray&&(!b.contents||b.contents.subarray)){if(_)return k(h===0,"canOwn must imply no weird position inside the file"),b.contents=l.subarray(c,c+d),b.usedBytes=d,d;if(b.usedBytes===0&&h===0)return b.contents=l.slice(c,c+d),b.usedBytes=d,d;if(h+d<=b.usedBytes)return b.contents.set(l.subarray(c,c+d),h),d}if(U.expandFileStorage(b,h+d),b.contents.subarray&&l.subarray)b.contents.set(l.subarray(c,c+d),h);else for(var v=0;v<d;v++)b.contents[h+v]=l[c+v];return b.usedBytes=Math.max(b.usedBytes,h+d),d},llseek(o,l,c){var d=l;if(c===1?d+=o.position:c===2&&u.isFile(o.node.mode)&&(d+=o.node.usedBytes),d<0)throw new u.ErrnoError(28);return d},mmap(o,l,c,d,h){if(!u.isFile(o.node.mode))throw new u.ErrnoError(43);var _,b,v=o.node.contents;if(2&h||!v||v.buffer!==Be.buffer){if(b=!0,!(_=qi()))throw new u.ErrnoError(48);v&&((c>0||c+l<v.length)&&(v=v.subarray?v.subarray(c,c+l):Array.prototype.slice.call(v,c,c+l)),Be.set(v,_))}else b=!1,_=v.byteOffset;return{ptr:_,allocated:b}},msync:(o,l,c,d,h)=>(U.stream_ops.write(o,l,0,d,c,!1),0)}},xs=(o,l)=>{var c=0;return o&&(c|=365),l&&(c|=146),c},rt=(o,l,c)=>(k(typeof o=="number",`UTF8ToString expects a number (got ${typeof o})`),o?Zt(vn,o,l,c):""),Wi={EPERM:63,ENOENT:44,ESRCH:71,EINTR:27,EIO:29,ENXIO:60,E2BIG:1,ENOEXEC:45,EBADF:8,ECHILD:12,EAGAIN:6,EWOULDBLOCK:6,ENOMEM:48,EACCES:2,EFAULT:21,ENOTBLK:105,EBUSY:10,EEXIST:20,EXDEV:75,ENODEV:43,ENOTDIR:54,EISDIR:31,EINVAL:28,ENFILE:41,EMFILE:33,ENOTTY:59,ETXTBSY:74,EFBIG:22,ENOSPC:51,ESPIPE:70,EROFS:69,EMLINK:34,EPIPE:64,EDOM:18,ERANGE:68,ENOMSG:49,EIDRM:24,ECHRNG:106,EL2NSYNC:156,EL3HLT:107,EL3RST:108,ELNRNG:109,EUNATCH:110,ENOCSI:111,EL2HLT:112,EDEADLK:16,ENOLCK:46,EBADE:113,EBADR:114,EXFULL:115,ENOANO:104,EBADRQC:103,EBADSLT:102,EDEADLOCK:16,EBFONT:101,ENOSTR:100,ENODATA:116,ETIME:117,ENOSR:118,ENONET:119,ENOPKG:120,EREMOTE:121,ENOLINK:47,EADV:122,ESRMNT:123,ECOMM:124,EPROTO:65,EMULTIHOP:36,EDOTDOT:125,EBADMSG:9,ENOTUNIQ:126,EBADFD:127,EREMCHG:128,ELIBACC:129,ELIBBAD:130,ELIBSCN:131,ELIBMAX:132,ELIBEXEC:133,ENOSYS:52,ENOTEMPTY:55,ENAMETOOLONG:37,ELOOP:32,EOPNOTSUPP:138,EPFNOSUPPORT:139,ECONNRESET:15,ENOBUFS:42,EAFNOSUPPORT:5,EPROTOTYPE:67,ENOTSOCK:57,ENOPROTOOPT:50,ESHUTDOWN:140,ECONNREFUSED:14,EADDRINUSE:3,ECONNABORTED:13,ENETUNREACH:40,ENETDOWN:38,ETIMEDOUT:73,EHOSTDOWN:142,EHOSTUNREACH:23,EINPROGRESS:26,EALREADY:7,EDESTADDRREQ:17,EMSGSIZE:35,EPROTONOSUPPORT:66,ESOCKTNOSUPPORT:137,EADDRNOTAVAIL:4,ENETRESET:39,EISCONN:30,ENOTCONN:53,ETOOMANYREFS:141,EUSERS:136,EDQUOT:19,ESTALE:72,ENOTSUP:138,ENOMEDIUM:148,EILSEQ:25,EOVERFLOW:61,ECANCELED:11,ENOTRECOVERABLE:56,EOWNERDEAD:62,ESTRPIPE:135},Rt=0,Sn=null,Qt={},gt=null,Vi=[],Hi=async(o,l,c,d,h,_,b,v)=>{var E,T=l?zt.resolve(Z.join2(o,l)):o,O=(S=>{for(var F=S;;){if(!Qt[S])return S;S=F+Math.random()}})(`cp ${T}`);E=O,Rt++,n.monitorRunDependencies?.(Rt),k(E,"addRunDependency requires an ID"),k(!Qt[E]),Qt[E]=1,gt===null&&globalThis.setInterval&&(gt=setInterval(()=>{if(nt)return clearInterval(gt),void(gt=null);var S=!1;for(var F in Qt)S||(S=!0,R("still waiting on run dependencies:")),R(`dependency: ${F}`);S&&R("(end of list)")},1e4),gt.unref?.());try{var D=c;typeof c=="string"&&(D=await(async S=>{var F=await p(S);return k(F,`Loading data file "${S}" failed (no arrayBuffer).`),new Uint8Array(F)})(c)),D=await(async(S,F)=>{for(var Q of(typeof Browser<"u"&&Browser.init(),Vi))if(Q.canHandle(F))return k(Q.handle.constructor.name==="AsyncFunction","Filesystem plugin handlers must be async functions (See #24914)"),Q.handle(S,F);return S})(D,T),v?.(),_||((...S)=>{u.createDataFile(...S)})(o,l,D,d,h,b)}finally{(S=>{if(Rt--,n.monitorRunDependencies?.(Rt),k(S,"removeRunDependency requires an ID"),k(Qt[S]),delete Qt[S],Rt==0&&(gt!==null&&(clearInterval(gt),gt=null),Sn)){var F=Sn;Sn=null,F()}})(O)}},u={root:null,mounts:[],devices:{},streams:[],nextInode:1,nameTable:null,currentPath:"/",initialized:!1,ignorePermissions:!0,filesystems:null,syncFSRequests:0,readFiles:{},ErrnoError:class extends Error{name="ErrnoError";constructor(o){for(var l in super(xn?(c=>rt(Ji(c)))(o):""),this.errno=o,Wi)if(Wi[l]===o){this.code=l;break}}},FSStream:class{shared={};get object(){return this.node}set object(o){this.node=o}get isRead(){return(2097155&this.flags)!=1}get isWrite(){return!!(2097155&this.flags)}get isAppend(){return 1024&this.flags}get flags(){return this.shared.flags}set flags(o){this.shared.flags=o}get position(){return this.shared.position}set position(o){this.shared.position=o}},FSNode:class{node_ops={};stream_ops={};readMode=365;writeMode=146;mounted=null;constructor(o,l,c,d){o||(o=this),this.parent=o,this.mount=o.mount,this.id=u.nextInode++,this.name=l,this.mode=c,this.rdev=d,this.atime=this.mtime=this.ctime=Date.now()}get read(){return(this.mode&this.readMode)===this.readMode}set read(o){o?this.mode|=this.readMode:this.mode&=~this.readMode}get write(){return(this.mode&this.writeMode)===this.writeMode}set write(o){o?this.mode|=this.writeMode:this.mode&=~this.writeMode}get isFolder(){return u.isDir(this.mode)}get isDevice(){return u.isChrdev(this.mode)}},lookupPath(o,l={}){if(!o)throw new u.ErrnoError(44);l.follow_mount??=!0,Z.isAbs(o)||(o=u.cwd()+"/"+o);e:for(var c=0;c<40;c++){for(var d=o.split("/").filter(T=>!!T),h=u.root,_="/",b=0;b<d.length;b++){var v=b===d.length-1;if(v&&l.parent)break;if(d[b]!==".")if(d[b]!==".."){_=Z.join2(_,d[b]);try{h=u.lookupNode(h,d[b])}catch(T){if(T?.errno===44&&v&&l.noent_okay)return{path:_};throw T}if(!u.isMountpoint(h)||v&&!l.follow_mount||(h=h.mounted.root),u.isLink(h.mode)&&(!v||l.follow)){if(!h.node_ops.readlink)throw new u.ErrnoError(52);var E=h.node_ops.readlink(h);Z.isAbs(E)||(E=Z.dirname(_)+"/"+E),o=E+"/"+d.slice(b+1).join("/");continue e}}else{if(_=Z.dirname(_),u.isRoot(h)){o=_+"/"+d.slice(b+1).join("/"),c--;continue e}h=h.parent}}return{path:_,node:h}}throw new u.ErrnoError(32)},getPath(o){for(var l;;){if(u.isRoot(o)){var c=o.mount.mountpoint;return l?c[c.length-1]!=="/"?`${c}/${l}`:c+l:c}l=l?`${o.name}/${l}`:o.name,o=o.parent}},hashName(o,l){for(var c=0,d=0;d<l.length;d++)c=(c<<5)-c+l.charCodeAt(d)|0;return(o+c>>>0)%u.nameTable.length},hashAddNode(o){var l=u.hashName(o.parent.id,o.name);o.name_next=u.nameTable[l],u.nameTable[l]=o},hashRemoveNode(o){var l=u.hashName(o.parent.id,o.name);if(u.nameTable[l]===o)u.nameTable[l]=o.name_next;else for(var c=u.nameTable[l];c;){if(c.name_next===o){c.name_next=o.name_next;break}c=c.name_next}},lookupNode(o,l){var c=u.mayLookup(o);if(c)throw new u.ErrnoError(c);for(var d=u.hashName(o.id,l),h=u.nameTable[d];h;h=h.name_next){var _=h.name;if(h.parent.id===o.id&&_===l)return h}return u.lookup(o,l)},createNode(o,l,c,d){k(typeof o=="object");var h=new u.FSNode(o,l,c,d);return u.hashAddNode(h),h},destroyNode(o){u.hashRemoveNode(o)},isRoot:o=>o===o.parent,isMountpoint:o=>!!o.mounted,isFile:o=>(61440&o)==32768,isDir:o=>(61440&o)==16384,isLink:o=>(61440&o)==40960,isChrdev:o=>(61440&o)==8192,isBlkdev:o=>(61440&o)==24576,isFIFO:o=>(61440&o)==4096,isSocket:o=>!(49152&~o),flagsToPermissionString(o){var l=["r","w","rw"][3&o];return 512&o&&(l+="w"),l},nodePermissions:(o,l)=>u.ignorePermissions||(!l.includes("r")||292&o.mode)&&(!l.includes("w")||146&o.mode)&&(!l.includes("x")||73&o.mode)?0:2,mayLookup(o){if(!u.isDir(o.mode))return 54;var l=u.nodePermissions(o,"x");return l||(o.node_ops.lookup?0:2)},mayCreate(o,l){if(!u.isDir(o.mode))return 54;try{return u.lookupNode(o,l),20}catch{}return u.nodePermissions(o,"wx")},mayDelete(o,l,c){var d;try{d=u.lookupNode(o,l)}catch(_){return _.errno}var h=u.nodePermissions(o,"wx");if(h)return h;if(c){if(!u.isDir(d.mode))return 54;if(u.isRoot(d)||u.getPath(d)===u.cwd())return 10}else if(u.isDir(d.mode))return 31;return 0},mayOpen:(o,l)=>o?u.isLink(o.mode)?32:u.isDir(o.mode)&&(u.flagsToPermissionString(l)!=="r"||576&l)?31:u.nodePermissions(o,u.flagsToPermissionString(l)):44,checkOpExists(o,l){if(!o)throw new u.ErrnoError(l);return o},MAX_OPEN_FDS:4096,nextfd(){for(var o=0;o<=u.MAX_OPEN_FDS;o++)if(!u.streams[o])return o;throw new u.ErrnoError(33)},getStreamChecked(o){var l=u.getStream(o);if(!l)throw new u.ErrnoError(8);return l},getStream:o=>u.streams[o],createStream:(o,l=-1)=>(k(l>=-1),o=Object.assign(new u.FSStream,o),l==-1&&(l=u.nextfd()),o.fd=l,u.streams[l]=o,o),closeStream(o){u.streams[o]=null},dupStream(o,l=-1){var c=u.createStream(o,l);return c.stream_ops?.dup?.(c),c},doSetAttr(o,l,c){var d=o?.stream_ops.setattr,h=d?o:l;d??=l.node_ops.setattr,u.checkOpExists(d,63),d(h,c)},chrdev_stream_ops:{open(o){var l=u.getDevice(o.node.rdev);o.stream_ops=l.stream_ops,o.stream_ops.open?.(o)},llseek(){throw new u.ErrnoError(70)}},major:o=>o>>8,minor:o=>255&o,makedev:(o,l)=>o<<8|l,registerDevice(o,l){u.devices[o]={stream_ops:l}},getDevice:o=>u.devices[o],getMounts(o){for(var l=[],c=[o];c.length;){var d=c.pop();l.push(d),c.push(...d.mounts)}return l},syncfs(o,l){typeof o=="function"&&(l=o,o=!1),u.syncFSRequests++,u.syncFSRequests>1&&R(`warning: ${u.syncFSRequests} FS.syncfs operations in flight at once, probably just doing extra work`);var c=u.getMounts(u.root.mount),d=0;function h(v){return k(u.syncFSRequests>0),u.syncFSRequests--,l(v)}function _(v){if(v)return _.errored?void 0:(_.errored=!0,h(v));++d>=c.length&&h(null)}for(var b of c)b.type.syncfs?b.type.syncfs(b,o,_):_(null)},mount(o,l,c){if(typeof o=="string")throw o;var d,h=c==="/",_=!c;if(h&&u.root)throw new u.ErrnoError(10);if(!h&&!_){var b=u.lookupPath(c,{follow_mount:!1});if(c=b.path,d=b.node,u.isMountpoint(d))throw new u.ErrnoError(10);if(!u.isDir(d.mode))throw new u.ErrnoError(54)}var v={type:o,opts:l,mountpoint:c,mounts:[]},E=o.mount(v);return E.mount=v,v.root=E,h?u.root=E:d&&(d.mounted=v,d.mount&&d.mount.mounts.push(v)),E},unmount(o){var l=u.lookupPath(o,{follow_mount:!1});if(!u.isMountpoint(l.node))throw new u.ErrnoError(28);var c=l.node,d=c.mounted,h=u.getMounts(d);for(var[_,b]of Object.entries(u.nameTable))for(;b;){var v=b.name_next;h.includes(b.mount)&&u.destroyNode(b),b=v}c.mounted=null;var E=c.mount.mounts.indexOf(d);k(E!==-1),c.mount.mounts.splice(E,1)},lookup:(o,l)=>o.node_ops.lookup(o,l),mknod(o,l,c){var d=u.lookupPath(o,{parent:!0}).node,h=Z.basename(o);if(!h)throw new u.ErrnoError(28);if(h==="."||h==="..")throw new u.ErrnoError(20);var _=u.mayCreate(d,h);if(_)throw new u.ErrnoError(_);if(!d.node_ops.mknod)throw new u.ErrnoError(63);return d.node_ops.mknod(d,h,l,c)},statfs:o=>u.statfsNode(u.lookupPath(o,{follow:!0}).node),statfsStream:o=>u.statfsNode(o.node),statfsNode(o){var l={bsize:4096,frsize:4096,blocks:1e6,bfree:5e5,bavail:5e5,files:u.nextInode,ffree:u.nextInode-1,fsid:42,flags:2,namelen:255};return o.node_ops.statfs&&Object.assign(l,o.node_ops.statfs(o.mount.opts.root)),l},create:(o,l=438)=>(l&=4095,l|=32768,u.mknod(o,l,0)),mkdir:(o,l=511)=>(l&=1023,l|=16384,u.mknod(o,l,0)),mkdirTree(o,l){var c=o.split("/"),d="";for(var h of c)if(h){(d||Z.isAbs(o))&&(d+="/"),d+=h;try{u.mkdir(d,l)}catch(_){if(_.errno!=20)throw _}}},mkdev:(o,l,c)=>(c===void 0&&(c=l,l=438),l|=8192,u.mknod(o,l,c)),symlink(o,l){if(!zt.resolve(o))throw new u.ErrnoError(44);var c=u.lookupPath(l,{parent:!0}).node;if(!c)throw new u.ErrnoError(44);var d=Z.basename(l),h=u.mayCreate(c,d);if(h)throw new u.ErrnoError(h);if(!c.node_ops.symlink)throw new u.ErrnoError(63);return c.node_ops.symlink(c,d,o)},rename(o,l){var c,d,h=Z.dirname(o),_=Z.dirname(l),b=Z.basename(o),v=Z.basename(l);if(c=u.lookupPath(o,{parent:!0}).node,d=u.lookupPath(l,{parent:!0}).node,!c||!d)throw new u.ErrnoError(44);if(c.mount!==d.mount)throw new u.ErrnoError(75);var E,T=u.lookupNode(c,b),O=zt.relative(o,_);if(O.charAt(0)!==".")throw new u.ErrnoError(28);if((O=zt.relative(l,h)).charAt(0)!==".")throw new u.ErrnoError(55);try{E=u.lookupNode(d,v)}catch{}if(T!==E){var D=u.isDir(T.mode),S=u.mayDelete(c,b,D);if(S)throw new u.ErrnoError(S);if(S=E?u.mayDelete(d,v,D):u.mayCreate(d,v))throw new u.ErrnoError(S);if(!c.node_ops.rename)throw new u.ErrnoError(63);if(u.isMountpoint(T)||E&&u.isMountpoint(E))throw new u.ErrnoError(10);if(d!==c&&(S=u.nodePermissions(c,"w")))throw new u.ErrnoError(S);u.hashRemoveNode(T);try{c.node_ops.rename(T,d,v),T.parent=d}catch(F){throw F}finally{u.hashAddNode(T)}}},rmdir(o){var l=u.lookupPath(o,{parent:!0}).node,c=Z.basename(o),d=u.lookupNode(l,c),h=u.mayDelete(l,c,!0);if(h)throw new u.ErrnoError(h);if(!l.node_ops.rmdir)throw new u.ErrnoError(63);if(u.isMountpoint(d))throw new u.ErrnoError(10);l.node_ops.rmdir(l,c),u.destroyNode(d)},readdir(o){var l=u.lookupPath(o,{follow:!0}).node;return u.checkOpExists(l.node_ops.readdir,54)(l)},unlink(o){var l=u.lookupPath(o,{parent:!0}).node;if(!l)throw new u.ErrnoError(44);var c=Z.basename(o),d=u.lookupNode(l,c),h=u.mayDelete(l,c,!1);if(h)throw new u.ErrnoError(h);if(!l.node_ops.unlink)throw new u.ErrnoError(63);if(u.isMountpoint(d))throw new u.ErrnoError(10);l.node_ops.unlink(l,c),u.destroyNode(d)},readlink(o){var l=u.lookupPath(o).node;if(!l)throw new u.ErrnoError(44);if(!l.node_ops.readlink)throw new u.ErrnoError(28);return l.node_ops.readlink(l)},stat(o,l){var c=u.lookupPath(o,{follow:!l}).node;return u.checkOpExists(c.node_ops.getattr,63)(c)},fstat(o){var l=u.getStreamChecked(o),c=l.node,d=l.stream_ops.getattr,h=d?l:c;return d??=c.node_ops.getattr,u.checkOpExists(d,63),d(h)},lstat:o=>u.stat(o,!0),doChmod(o,l,c,d){u.doSetAttr(o,l,{mode:4095&c|-4096&l.mode,ctime:Date.now(),dontFollow:d})},chmod(o,l,c){var d;typeof o=="string"?d=u.lookupPath(o,{follow:!c}).node:d=o,u.doChmod(null,d,l,c)},lchmod(o,l){u.chmod(o,l,!0)},fchmod(o,l){var c=u.getStreamChecked(o);u.doChmod(c,c.node,l,!1)},doChown(o,l,c){u.doSetAttr(o,l,{timestamp:Date.now(),dontFollow:c})},chown(o,l,c,d){var h;typeof o=="string"?h=u.lookupPath(o,{follow:!d}).node:h=o,u.doChown(null,h,d)},lchown(o,l,c){u.chown(o,l,c,!0)},fchown(o,l,c){var d=u.getStreamChecked(o);u.doChown(d,d.node,!1)},doTruncate(o,l,c){if(u.isDir(l.mode))throw new u.ErrnoError(31);if(!u.isFile(l.mode))throw new u.ErrnoError(28);var d=u.nodePermissions(l,"w");if(d)throw new u.ErrnoError(d);u.doSetAttr(o,l,{size:c,timestamp:Date.now()})},truncate(o,l){if(l<0)throw new u.ErrnoError(28);var c;typeof o=="string"?c=u.lookupPath(o,{follow:!0}).node:c=o,u.doTruncate(null,c,l)},ftruncate(o,l){var c=u.getStreamChecked(o);if(l<0||!(2097155&c.flags))throw new u.ErrnoError(28);u.doTruncate(c,c.node,l)},utime(o,l,c){var d=u.lookupPath(o,{follow:!0}).node;u.checkOpExists(d.node_ops.setattr,63)(d,{atime:l,mtime:c})},open(o,l,c=438){if(o==="")throw new u.ErrnoError(44);var d,h;if(c=64&(l=typeof l=="string"?(T=>{var O={r:0,"r+":2,w:577,"w+":578,a:1089,"a+":1090}[T];if(O===void 0)throw new Error(`Unknown file open mode: ${T}`);return O})(l):l)?4095&c|32768:0,typeof o=="object")d=o;else{h=o.endsWith("/");var _=u.lookupPath(o,{follow:!(131072&l),noent_okay:!0});d=_.node,o=_.path}var b=!1;if(64&l)if(d){if(128&l)throw new u.ErrnoError(20)}else{if(h)throw new u.ErrnoError(31);d=u.mknod(o,511|c,0),b=!0}if(!d)throw new u.ErrnoError(44);if(u.isChrdev(d.mode)&&(l&=-513),65536&l&&!u.isDir(d.mode))throw new u.ErrnoError(54);if(!b){var v=u.mayOpen(d,l);if(v)throw new u.ErrnoError(v)}512&l&&!b&&u.truncate(d,0),l&=-131713;var E=u.createStream({node:d,path:u.getPath(d),flags:l,seekable:!0,position:0,stream_ops:d.stream_ops,ungotten:[],error:!1});return E.stream_ops.open&&E.stream_ops.open(E),b&&u.chmod(d,511&c),!n.logReadFiles||1&l||o in u.readFiles||(u.readFiles[o]=1),E},close(o){if(u.isClosed(o))throw new u.ErrnoError(8);o.getdents&&(o.getdents=null);try{o.stream_ops.close&&o.stream_ops.close(o)}catch(l){throw l}finally{u.closeStream(o.fd)}o.fd=null},isClosed:o=>o.fd===null,llseek(o,l,c){if(u.isClosed(o))throw new u.ErrnoError(8);if(!o.seekable||!o.stream_ops.llseek)throw new u.ErrnoError(70);if(c!=0&&c!=1&&c!=2)throw new u.ErrnoError(28);return o.position=o.stream_ops.llseek(o,l,c),o.ungotten=[],o.position},read(o,l,c,d,h){if(k(c>=0),d<0||h<0)throw new u.ErrnoError(28);if(u.isClosed(o))throw new u.ErrnoError(8);if((2097155&o.flags)==1)throw new u.ErrnoError(8);if(u.isDir(o.node.mode))throw new u.ErrnoError(31);if(!o.stream_ops.read)throw new u.ErrnoError(28);var _=h!==void 0;if(_){if(!o.seekable)throw new u.ErrnoError(70)}else h=o.position;var b=o.stream_ops.read(o,l,c,d,h);return _||(o.position+=b),b},write(o,l,c,d,h,_){if(k(c>=0),d<0||h<0)throw new u.ErrnoError(28);if(u.isClosed(o))throw new u.ErrnoError(8);if(!(2097155&o.flags))throw new u.ErrnoError(8);if(u.isDir(o.node.mode))throw new u.ErrnoError(31);if(!o.stream_ops.write)throw new u.ErrnoError(28);o.seekable&&1024&o.flags&&u.llseek(o,0,2);var b=h!==void 0;if(b){if(!o.seekable)throw new u.ErrnoError(70)}else h=o.position;var v=o.stream_ops.write(o,l,c,d,h,_);return b||(o.position+=v),v},mmap(o,l,c,d,h){if(2&d&&!(2&h)&&(2097155&o.flags)!=2)throw new u.ErrnoError(2);if((2097155&o.flags)==1)throw new u.ErrnoError(2);if(!o.stream_ops.mmap)throw new u.ErrnoError(43);if(!l)throw new u.ErrnoError(28);return o.stream_ops.mmap(o,l,c,d,h)},msync:(o,l,c,d,h)=>(k(c>=0),o.stream_ops.msync?o.stream_ops.msync(o,l,c,d,h):0),ioctl(o,l,c){if(!o.stream_ops.ioctl)throw new u.ErrnoError(59);return o.stream_ops.ioctl(o,l,c)},readFile(o,l={}){l.flags=l.flags||0,l.encoding=l.encoding||"binary",l.encoding!=="utf8"&&l.encoding!=="binary"&&te(`Invalid encoding type "${l.encoding}"`);var c=u.open(o,l.flags),d=u.stat(o).size,h=new Uint8Array(d);return u.read(c,h,0,d,0),l.encoding==="utf8"&&(h=Zt(h)),u.close(c),h},writeFile(o,l,c={}){c.flags=c.flags||577;var d=u.open(o,c.flags,c.mode);typeof l=="string"&&(l=new Uint8Array(vs(l,!0))),ArrayBuffer.isView(l)?u.write(d,l,0,l.byteLength,void 0,c.canOwn):te("Unsupported data type"),u.close(d)},cwd:()=>u.currentPath,chdir(o){var l=u.lookupPath(o,{follow:!0});if(l.node===null)throw new u.ErrnoError(44);if(!u.isDir(l.node.mode))throw new u.ErrnoError(54);var c=u.nodePermissions(l.node,"x");if(c)throw new u.ErrnoError(c);u.currentPath=l.path},createDefaultDirectories(){u.mkdir("/tmp"),u.mkdir("/home"),u.mkdir("/home/web_user")},createDefaultDevices(){u.mkdir("/dev"),u.registerDevice(u.makedev(1,3),{read:()=>0,write:(d,h,_,b,v)=>b,llseek:()=>0}),u.mkdev("/dev/null",u.makedev(1,3)),_t.register(u.makedev(5,0),_t.default_tty_ops),_t.register(u.makedev(6,0),_t.default_tty1_ops),u.mkdev("/dev/tty",u.makedev(5,0)),u.mkdev("/dev/tty1",u.makedev(6,0));var o=new Uint8Array(1024),l=0,c=()=>(l===0&&(Bi(o),l=o.byteLength),o[--l]);u.createDevice("/dev","random",c),u.createDevice("/dev","urandom",c),u.mkdir("/dev/shm"),u.mkdir("/dev/shm/tmp")},createSpecialDirectories(){u.mkdir("/proc");var o=u.mkdir("/proc/self");u.mkdir("/proc/self/fd"),u.mount({mount(){var l=u.createNode(o,"fd",16895,73);return l.stream_ops={llseek:U.stream_ops.llseek},l.node_ops={lookup(c,d){var h=+d,_=u.getStreamChecked(h),b={parent:null,mount:{mountpoint:"fake"},node_ops:{readlink:()=>_.path},id:h+1};return b.parent=b,b},readdir:()=>Array.from(u.streams.entries()).filter(([c,d])=>d).map(([c,d])=>c.toString())},l}},{},"/proc/self/fd")},createStandardStreams(o,l,c){o?u.createDevice("/dev","stdin",o):u.symlink("/dev/tty","/dev/stdin"),l?u.createDevice("/dev","stdout",null,l):u.symlink("/dev/tty","/dev/stdout"),c?u.createDevice("/dev","stderr",null,c):u.symlink("/dev/tty1","/dev/stderr");var d=u.open("/dev/stdin",0),h=u.open("/dev/stdout",1),_=u.open("/dev/stderr",1);k(d.fd===0,`invalid handle for stdin (${d.fd})`),k(h.fd===1,`invalid handle for stdout (${h.fd})`),k(_.fd===2,`invalid handle for stderr (${_.fd})`)},staticInit(){u.nameTable=new Array(4096),u.mount(U,{},"/"),u.createDefaultDirectories(),u.createDefaultDevices(),u.createSpecialDirectories(),u.filesystems={MEMFS:U}},init(o,l,c){k(!u.initialized,"FS.init was previously called. If you want to initialize later with custom parameters, remove any earlier calls (note that one is automatically added to the generated code)"),u.initialized=!0,o??=n.stdin,l??=n.stdout,c??=n.stderr,u.createStandardStreams(o,l,c)},quit(){for(var o of(u.initialized=!1,Ki(0),u.streams))o&&u.close(o)},findObject(o,l){var c=u.analyzePath(o,l);return c.exists?c.object:null},analyzePath(o,l){try{o=(d=u.lookupPath(o,{follow:!l})).path}catch{}var c={isRoot:!1,exists:!1,error:0,name:null,path:null,object:null,parentExists:!1,parentPath:null,parentObject:null};try{var d=u.lookupPath(o,{parent:!0});c.parentExists=!0,c.parentPath=d.path,c.parentObject=d.node,c.name=Z.basename(o),d=u.lookupPath(o,{follow:!l}),c.exists=!0,c.path=d.path,c.object=d.node,c.name=d.node.name,c.isRoot=d.path==="/"}catch(h){c.error=h.errno}return c},createPath(o,l,c,d){o=typeof o=="string"?o:u.getPath(o);for(var h=l.split("/").reverse();h.length;){var _=h.pop();if(_){var b=Z.join2(o,_);try{u.mkdir(b)}catch(v){if(v.errno!=20)throw v}o=b}}return b},createFile(o,l,c,d,h){var _=Z.join2(typeof o=="string"?o:u.getPath(o),l),b=xs(d,h);return u.create(_,b)},createDataFile(o,l,c,d,h,_){var b=l;o&&(o=typeof o=="string"?o:u.getPath(o),b=l?Z.join2(o,l):o);var v=xs(d,h),E=u.create(b,v);if(c){if(typeof c=="string"){for(var T=new Array(c.length),O=0,D=c.length;O<D;++O)T[O]=c.charCodeAt(O);c=T}u.chmod(E,146|v);var S=u.open(E,577);u.write(S,c,0,c.length,0,_),u.close(S),u.chmod(E,v)}},createDevice(o,l,c,d){var h=Z.join2(typeof o=="string"?o:u.getPath(o),l),_=xs(!!c,!!d);u.createDevice.major??=64;var b=u.makedev(u.createDevice.major++,0);return u.registerDevice(b,{open(v){v.seekable=!1},close(v){d?.buffer?.length&&d(10)},read(v,E,T,O,D){for(var S=0,F=0;F<O;F++){var Q;try{Q=c()}catch{throw new u.ErrnoError(29)}if(Q===void 0&&S===0)throw new u.ErrnoError(6);if(Q==null)break;S++,E[T+F]=Q}return S&&(v.node.atime=Date.now()),S},write(v,E,T,O,D){for(var S=0;S<O;S++)try{d(E[T+S])}catch{throw new u.ErrnoError(29)}return O&&(v.node.mtime=v.node.ctime=Date.now()),S}}),u.mkdev(h,_,b)},forceLoadFile(o){if(o.isDevice||o.isFolder||o.link||o.contents)return!0;if(globalThis.XMLHttpRequest)te("Lazy loading should have been performed (contents set) in createLazyFile, but it was not. Lazy loading only works in web workers. Use --embed-file or --preload-file in emcc on the main thread.");else try{o.contents=m(o.url)}catch{throw new u.ErrnoError(29)}},createLazyFile(o,l,c,d,h){class _{lengthKnown=!1;chunks=[];get(D){if(!(D>this.length-1||D<0)){var S=D%this.chunkSize,F=D/this.chunkSize|0;return this.getter(F)[S]}}setDataGetter(D){this.getter=D}cacheLength(){var D=new XMLHttpRequest;D.open("HEAD",c,!1),D.send(null),D.status>=200&&D.status<300||D.status===304||te("Couldn't load "+c+". Status: "+D.status);var S,F=Number(D.getResponseHeader("Content-length")),Q=(S=D.getResponseHeader("Accept-Ranges"))&&S==="bytes",pe=(S=D.getResponseHeader("Content-Encoding"))&&S==="gzip",xe=1048576;Q||(xe=F);var ke=this;ke.setDataGetter(en=>{var Af=en*xe,Ss=(en+1)*xe-1;return Ss=Math.min(Ss,F-1),ke.chunks[en]===void 0&&(ke.chunks[en]=((Ns,or)=>{Ns>or&&te("invalid range ("+Ns+", "+or+") or no bytes requested!"),or>F-1&&te("only "+F+" bytes available! programmer error!");var Ne=new XMLHttpRequest;return Ne.open("GET",c,!1),F!==xe&&Ne.setRequestHeader("Range","bytes="+Ns+"-"+or),Ne.responseType="arraybuffer",Ne.overrideMimeType&&Ne.overrideMimeType("text/plain; charset=x-user-defined"),Ne.send(null),Ne.status>=200&&Ne.status<300||Ne.status===304||te("Couldn't load "+c+". Status: "+Ne.status),Ne.response!==void 0?new Uint8Array(Ne.response||[]):vs(Ne.responseText||"",!0)})(Af,Ss)),ke.chunks[en]===void 0&&te("doXHR failed!"),ke.chunks[en]}),!pe&&F||(xe=F=1,F=this.getter(0).length,xe=F,C("LazyFiles on gzip forces download of the whole file when length is accessed")),this._length=F,this._chunkSize=xe,this.lengthKnown=!0}get length(){return this.lengthKnown||this.cacheLength(),this._length}get chunkSize(){return this.lengthKnown||this.cacheLength(),this._chunkSize}}if(globalThis.XMLHttpRequest){s||te("Cannot do synchronous binary XHRs outside webworkers in modern browsers. Use --embed-file or --preload-file in emcc");var b={isDevice:!1,contents:new _}}else b={isDevice:!1,url:c};var v=u.createFile(o,l,b,d,h);b.contents?v.contents=b.contents:b.url&&(v.contents=null,v.url=b.url),Object.defineProperties(v,{usedBytes:{get:function(){return this.contents.length}}});var E={};for(let[O,D]of Object.entries(v.stream_ops))E[O]=(...S)=>(u.forceLoadFile(v),D(...S));function T(O,D,S,F,Q){var pe=O.node.contents;if(Q>=pe.length)return 0;var xe=Math.min(pe.length-Q,F);if(k(xe>=0),pe.slice)for(var ke=0;ke<xe;ke++)D[S+ke]=pe[Q+ke];else for(ke=0;ke<xe;ke++)D[S+ke]=pe.get(Q+ke);return xe}return E.read=(O,D,S,F,Q)=>(u.forceLoadFile(v),T(O,D,S,F,Q)),E.mmap=(O,D,S,F,Q)=>{u.forceLoadFile(v);var pe=qi();if(!pe)throw new u.ErrnoError(48);return T(O,Be,pe,D,S),{ptr:pe,allocated:!0}},v.stream_ops=E,v},absolutePath(){te("FS.absolutePath has been removed; use PATH_FS.resolve instead")},createFolder(){te("FS.createFolder has been removed; use FS.mkdir instead")},createLink(){te("FS.createLink has been removed; use FS.symlink instead")},joinPath(){te("FS.joinPath has been removed; use PATH.join instead")},mmapAlloc(){te("FS.mmapAlloc has been replaced by the top level function mmapAlloc")},standardizePath(){te("FS.standardizePath has been removed; use PATH.normalize instead")}},H={DEFAULT_POLLMASK:5,calculateAt(o,l,c){if(Z.isAbs(l))return l;var d;if(o===-100?d=u.cwd():d=H.getStreamFromFD(o).path,l.length==0){if(!c)throw new u.ErrnoError(44);return d}return d+"/"+l},writeStat(o,l){K[o>>2]=l.dev,K[o+4>>2]=l.mode,K[o+8>>2]=l.nlink,K[o+12>>2]=l.uid,K[o+16>>2]=l.gid,K[o+20>>2]=l.rdev,ve[o+24>>3]=BigInt(l.size),Pt[o+32>>2]=4096,Pt[o+36>>2]=l.blocks;var c=l.atime.getTime(),d=l.mtime.getTime(),h=l.ctime.getTime();return ve[o+40>>3]=BigInt(Math.floor(c/1e3)),K[o+48>>2]=c%1e3*1e3*1e3,ve[o+56>>3]=BigInt(Math.floor(d/1e3)),K[o+64>>2]=d%1e3*1e3*1e3,ve[o+72>>3]=BigInt(Math.floor(h/1e3)),K[o+80>>2]=h%1e3*1e3*1e3,ve[o+88>>3]=BigInt(l.ino),0},writeStatFs(o,l){K[o+4>>2]=l.bsize,K[o+60>>2]=l.bsize,ve[o+8>>3]=BigInt(l.blocks),ve[o+16>>3]=BigInt(l.bfree),ve[o+24>>3]=BigInt(l.bavail),ve[o+32>>3]=BigInt(l.files),ve[o+40>>3]=BigInt(l.ffree),K[o+48>>2]=l.fsid,K[o+64>>2]=l.flags,K[o+56>>2]=l.namelen},doMsync(o,l,c,d,h){if(!u.isFile(l.node.mode))throw new u.ErrnoError(43);if(2&d)return 0;var _=vn.slice(o,o+c);u.msync(l,_,h,c,d)},getStreamFromFD:o=>u.getStreamChecked(o),varargs:void 0,getStr:o=>rt(o)},rr=(o,l,c)=>(k(typeof c=="number","stringToUTF8(str, outPtr, maxBytesToWrite) is missing the third parameter that specifies the length of the output buffer!"),Ui(o,vn,l,c)),Ef=(o,l)=>(k(l,"alignment argument is required"),Math.ceil(o/l)*l),Sf=o=>{var l=ir.buffer.byteLength,c=(o-l+65535)/65536|0;try{return ir.grow(c),zi(),1}catch(d){R(`growMemory: Attempted to grow heap from ${l} bytes to ${o} bytes, but got error: ${d}`)}},Gi=[],Le=o=>{var l=Gi[o];return l||(Gi[o]=l=Es.get(o)),k(Es.get(o)==l,"JavaScript-side Wasm function table mirror is out of date!"),l},Yi=o=>eo(o),Xi=(o,l,c,d,h)=>{var _={string:S=>{var F=0;return S!=null&&S!==0&&(F=(Q=>{var pe=nr(Q)+1,xe=Yi(pe);return rr(Q,xe,pe),xe})(S)),F},array:S=>{var F,Q,pe=Yi(S.length);return Q=pe,k((F=S).length>=0,"writeArrayToMemory array must have a length (should be an array or typed array)"),Be.set(F,Q),pe}},b=(S=>{var F=n["_"+S];return k(F,"Cannot call unknown function "+S+", make sure it is exported"),F})(o),v=[],E=0;if(k(l!=="array",'Return type should not be "array".'),d)for(var T=0;T<d.length;T++){var O=_[c[T]];O?(E===0&&(E=Fe()),v[T]=O(d[T])):v[T]=d[T]}var D=b(...v);return D=(function(S){return E!==0&&Me(E),(function(F){return l==="string"?rt(F):l==="boolean"?!!F:F})(S)})(D)};u.createPreloadedFile=(o,l,c,d,h,_,b,v,E,T)=>{Hi(o,l,c,d,h,v,E,T).then(_).catch(b)},u.preloadFile=Hi,u.staticInit(),globalThis.crypto===void 0&&(globalThis.crypto=f("crypto"));var sr,Nf=Date.now();if(n.noExitRuntime&&n.noExitRuntime,n.preloadPlugins&&(Vi=n.preloadPlugins),n.print&&(C=n.print),n.printErr&&(R=n.printErr),n.wasmBinary&&($=n.wasmBinary),sr="fetchSettings",Object.getOwnPropertyDescriptor(n,sr)&&te(`\`Module.${sr}\` was supplied but \`${sr}\` not included in INCOMING_MODULE_JS_API`),n.arguments&&n.arguments,n.thisProgram&&n.thisProgram,k(n.memoryInitializerPrefixURL===void 0,"Module.memoryInitializerPrefixURL option was removed, use Module.locateFile instead"),k(n.pthreadMainPrefixURL===void 0,"Module.pthreadMainPrefixURL option was removed, use Module.locateFile instead"),k(n.cdInitializerPrefixURL===void 0,"Module.cdInitializerPrefixURL option was removed, use Module.locateFile instead"),k(n.filePackagePrefixURL===void 0,"Module.filePackagePrefixURL option was removed, use Module.locateFile instead"),k(n.read===void 0,"Module.read option was removed"),k(n.readAsync===void 0,"Module.readAsync option was removed (modify readAsync in JS)"),k(n.readBinary===void 0,"Module.readBinary option was removed (modify readBinary in JS)"),k(n.setWindowTitle===void 0,"Module.setWindowTitle option was removed (modify emscripten_set_window_title in JS)"),k(n.TOTAL_MEMORY===void 0,"Module.TOTAL_MEMORY has been renamed Module.INITIAL_MEMORY"),k(n.ENVIRONMENT===void 0,"Module.ENVIRONMENT has been deprecated. To force the environment, use the ENVIRONMENT compile-time option (for example, -sENVIRONMENT=web or -sENVIRONMENT=node)"),k(n.STACK_SIZE===void 0,"STACK_SIZE can no longer be set at runtime.  Use -sSTACK_SIZE at link time"),k(n.wasmMemory===void 0,"Use of `wasmMemory` detected.  Use -sIMPORTED_MEMORY to define wasmMemory externally"),k(n.INITIAL_MEMORY===void 0,"Detected runtime INITIAL_MEMORY setting.  Use -sIMPORTED_MEMORY to define wasmMemory dynamically"),n.preInit)for(typeof n.preInit=="function"&&(n.preInit=[n.preInit]);n.preInit.length>0;)n.preInit.shift()();tr("preInit"),n.ccall=Xi,n.cwrap=(o,l,c,d)=>(...h)=>Xi(o,l,c,h),n.setValue=function(o,l,c="i8"){switch(c.endsWith("*")&&(c="*"),c){case"i1":case"i8":Be[o]=l;break;case"i16":Jt[o>>1]=l;break;case"i32":Pt[o>>2]=l;break;case"i64":ve[o>>3]=BigInt(l);break;case"float":_s[o>>2]=l;break;case"double":gs[o>>3]=l;break;case"*":K[o>>2]=l;break;default:te(`invalid type for setValue: ${c}`)}},n.getValue=bs,n.PATH=Z,n.PATH_FS=zt,n.UTF8ToString=rt,n.stringToUTF8=rr,n.lengthBytesUTF8=nr,n.FS=u,["writeI53ToI64","writeI53ToI64Clamped","writeI53ToI64Signaling","writeI53ToU64Clamped","writeI53ToU64Signaling","readI53FromI64","readI53FromU64","convertI32PairToI53","convertI32PairToI53Checked","convertU32PairToI53","getTempRet0","setTempRet0","createNamedFunction","zeroMemory","exitJS","withStackSave","inetPton4","inetNtop4","inetPton6","inetNtop6","readSockaddr","writeSockaddr","readEmAsmArgs","jstoi_q","getExecutableName","autoResumeAudioContext","getDynCaller","dynCall","handleException","keepRuntimeAlive","runtimeKeepalivePush","runtimeKeepalivePop","callUserCallback","maybeExit","asmjsMangle","HandleAllocator","addOnInit","addOnPostCtor","addOnPreMain","addOnExit","STACK_SIZE","STACK_ALIGN","POINTER_SIZE","ASSERTIONS","convertJsFunctionToWasm","getEmptyTableSlot","updateTableMap","getFunctionAddress","addFunction","removeFunction","intArrayToString","AsciiToString","stringToAscii","UTF16ToString","stringToUTF16","lengthBytesUTF16","UTF32ToString","stringToUTF32","lengthBytesUTF32","stringToNewUTF8","registerKeyEventCallback","maybeCStringToJsString","findEventTarget","getBoundingClientRect","fillMouseEventData","registerMouseEventCallback","registerWheelEventCallback","registerUiEventCallback","registerFocusEventCallback","fillDeviceOrientationEventData","registerDeviceOrientationEventCallback","fillDeviceMotionEventData","registerDeviceMotionEventCallback","screenOrientation","fillOrientationChangeEventData","registerOrientationChangeEventCallback","fillFullscreenChangeEventData","registerFullscreenChangeEventCallback","JSEvents_requestFullscreen","JSEvents_resizeCanvasForFullscreen","registerRestoreOldStyle","hideEverythingExceptGivenElement","restoreHiddenElements","setLetterbox","softFullscreenResizeWebGLRenderTarget","doRequestFullscreen","fillPointerlockChangeEventData","registerPointerlockChangeEventCallback","registerPointerlockErrorEventCallback","requestPointerLock","fillVisibilityChangeEventData","registerVisibilityChangeEventCallback","registerTouchEventCallback","fillGamepadEventData","registerGamepadEventCallback","registerBeforeUnloadEventCallback","fillBatteryEventData","registerBatteryEventCallback","setCanvasElementSize","getCanvasElementSize","jsStackTrace","getCallstack","convertPCtoSourceLocation","getEnvStrings","checkWasiClock","wasiRightsToMuslOFlags","wasiOFlagsToMuslOFlags","safeSetTimeout","setImmediateWrapped","safeRequestAnimationFrame","clearImmediateWrapped","registerPostMainLoop","registerPreMainLoop","getPromise","makePromise","idsToPromises","makePromiseCallback","ExceptionInfo","findMatchingCatch","Browser_asyncPrepareDataCounter","isLeapYear","ydayFromDate","arraySum","addDays","getSocketFromFD","getSocketAddress","FS_mkdirTree","_setNetworkCallback","heapObjectForWebGLType","toTypedArrayIndex","webgl_enable_ANGLE_instanced_arrays","webgl_enable_OES_vertex_array_object","webgl_enable_WEBGL_draw_buffers","webgl_enable_WEBGL_multi_draw","webgl_enable_EXT_polygon_offset_clamp","webgl_enable_EXT_clip_control","webgl_enable_WEBGL_polygon_mode","emscriptenWebGLGet","computeUnpackAlignedImageSize","colorChannelsInGlTextureFormat","emscriptenWebGLGetTexPixelData","emscriptenWebGLGetUniform","webglGetUniformLocation","webglPrepareUniformLocationsBeforeFirstUse","webglGetLeftBracePos","emscriptenWebGLGetVertexAttrib","__glGetActiveAttribOrUniform","writeGLArray","registerWebGlEventCallback","runAndAbortIfError","ALLOC_NORMAL","ALLOC_STACK","allocate","writeStringToMemory","writeAsciiToMemory","allocateUTF8","allocateUTF8OnStack","demangle","stackTrace","getNativeTypeSize"].forEach(function(o){Pi(o)}),["run","out","err","callMain","abort","wasmExports","HEAPF32","HEAPF64","HEAP8","HEAPU8","HEAP16","HEAPU16","HEAP32","HEAPU32","HEAP64","HEAPU64","writeStackCookie","checkStackCookie","INT53_MAX","INT53_MIN","bigintToI53Checked","stackSave","stackRestore","stackAlloc","ptrToString","getHeapMax","growMemory","ENV","ERRNO_CODES","strError","DNS","Protocols","Sockets","timers","warnOnce","readEmAsmArgsArray","asyncLoad","alignMemory","mmapAlloc","wasmTable","wasmMemory","getUniqueRunDependency","noExitRuntime","addRunDependency","removeRunDependency","addOnPreRun","addOnPostRun","freeTableIndexes","functionsInTableMap","UTF8Decoder","UTF8ArrayToString","stringToUTF8Array","intArrayFromString","UTF16Decoder","stringToUTF8OnStack","writeArrayToMemory","JSEvents","specialHTMLTargets","findCanvasEventTarget","currentFullscreenStrategy","restoreOldWindowedStyle","UNWIND_CACHE","ExitStatus","doReadv","doWritev","initRandomFill","randomFill","emSetImmediate","emClearImmediate_deps","emClearImmediate","promiseMap","uncaughtExceptionCount","exceptionLast","exceptionCaught","Browser","requestFullscreen","requestFullScreen","setCanvasSize","getUserMedia","createContext","getPreloadedImageData__data","wget","MONTH_DAYS_REGULAR","MONTH_DAYS_LEAP","MONTH_DAYS_REGULAR_CUMULATIVE","MONTH_DAYS_LEAP_CUMULATIVE","SYSCALLS","preloadPlugins","FS_createPreloadedFile","FS_preloadFile","FS_modeStringToFlags","FS_getMode","FS_stdin_getChar_buffer","FS_stdin_getChar","FS_unlink","FS_createPath","FS_createDevice","FS_readFile","FS_root","FS_mounts","FS_devices","FS_streams","FS_nextInode","FS_nameTable","FS_currentPath","FS_initialized","FS_ignorePermissions","FS_filesystems","FS_syncFSRequests","FS_readFiles","FS_lookupPath","FS_getPath","FS_hashName","FS_hashAddNode","FS_hashRemoveNode","FS_lookupNode","FS_createNode","FS_destroyNode","FS_isRoot","FS_isMountpoint","FS_isFile","FS_isDir","FS_isLink","FS_isChrdev","FS_isBlkdev","FS_isFIFO","FS_isSocket","FS_flagsToPermissionString","FS_nodePermissions","FS_mayLookup","FS_mayCreate","FS_mayDelete","FS_mayOpen","FS_checkOpExists","FS_nextfd","FS_getStreamChecked","FS_getStream","FS_createStream","FS_closeStream","FS_dupStream","FS_doSetAttr","FS_chrdev_stream_ops","FS_major","FS_minor","FS_makedev","FS_registerDevice","FS_getDevice","FS_getMounts","FS_syncfs","FS_mount","FS_unmount","FS_lookup","FS_mknod","FS_statfs","FS_statfsStream","FS_statfsNode","FS_create","FS_mkdir","FS_mkdev","FS_symlink","FS_rename","FS_rmdir","FS_readdir","FS_readlink","FS_stat","FS_fstat","FS_lstat","FS_doChmod","FS_chmod","FS_lchmod","FS_fchmod","FS_doChown","FS_chown","FS_lchown","FS_fchown","FS_doTruncate","FS_truncate","FS_ftruncate","FS_utime","FS_open","FS_close","FS_isClosed","FS_llseek","FS_read","FS_write","FS_mmap","FS_msync","FS_ioctl","FS_writeFile","FS_cwd","FS_chdir","FS_createDefaultDirectories","FS_createDefaultDevices","FS_createSpecialDirectories","FS_createStandardStreams","FS_staticInit","FS_init","FS_quit","FS_findObject","FS_analyzePath","FS_createFile","FS_createDataFile","FS_forceLoadFile","FS_createLazyFile","FS_absolutePath","FS_createFolder","FS_createLink","FS_joinPath","FS_mmapAlloc","FS_standardizePath","MEMFS","TTY","PIPEFS","SOCKFS","tempFixedLengthArray","miniTempWebGLFloatBuffers","miniTempWebGLIntBuffers","GL","AL","GLUT","EGL","GLEW","IDBStore","SDL","SDL_gfx","print","printErr","jstoi_s"].forEach(Pi),n._free=L("_free"),n._malloc=L("_malloc"),n._mp_sched_keyboard_interrupt=L("_mp_sched_keyboard_interrupt"),n._mp_js_init=L("_mp_js_init"),n._mp_js_register_js_module=L("_mp_js_register_js_module"),n._mp_js_do_import=L("_mp_js_do_import"),n._proxy_convert_mp_to_js_obj_cside=L("_proxy_convert_mp_to_js_obj_cside"),n._mp_js_do_exec=L("_mp_js_do_exec"),n._mp_js_do_exec_async=L("_mp_js_do_exec_async"),n._mp_js_repl_init=L("_mp_js_repl_init"),n._mp_js_repl_process_char=L("_mp_js_repl_process_char"),n._mp_hal_get_interrupt_char=L("_mp_hal_get_interrupt_char"),n._proxy_c_init=L("_proxy_c_init"),n._proxy_c_free_obj=L("_proxy_c_free_obj"),n._proxy_c_to_js_call=L("_proxy_c_to_js_call"),n._proxy_c_to_js_dir=L("_proxy_c_to_js_dir"),n._proxy_c_to_js_has_attr=L("_proxy_c_to_js_has_attr"),n._proxy_c_to_js_lookup_attr=L("_proxy_c_to_js_lookup_attr"),n._proxy_c_to_js_store_attr=L("_proxy_c_to_js_store_attr"),n._proxy_c_to_js_delete_attr=L("_proxy_c_to_js_delete_attr"),n._proxy_c_to_js_get_type=L("_proxy_c_to_js_get_type"),n._proxy_c_to_js_get_array=L("_proxy_c_to_js_get_array"),n._proxy_c_to_js_get_dict=L("_proxy_c_to_js_get_dict"),n._proxy_c_to_js_get_iter=L("_proxy_c_to_js_get_iter"),n._proxy_c_to_js_iternext=L("_proxy_c_to_js_iternext"),n._proxy_c_to_js_resume=L("_proxy_c_to_js_resume");var Ki=L("_fflush"),Ji=L("_strerror"),ks=L("_emscripten_stack_get_end"),De=(L("_emscripten_stack_get_base"),L("_setThrew")),Zi=L("_emscripten_stack_init"),Qi=(L("_emscripten_stack_get_free"),L("__emscripten_stack_restore")),eo=L("__emscripten_stack_alloc"),to=L("_emscripten_stack_get_current"),ir=(L("memory"),L("__indirect_function_table"),L("wasmMemory")),Es=L("wasmTable"),no,Nn,ro={__syscall_chdir:function(o){try{return o=H.getStr(o),u.chdir(o),0}catch(l){if(u===void 0||l.name!=="ErrnoError")throw l;return-l.errno}},__syscall_fstat64:function(o,l){try{return H.writeStat(l,u.fstat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_getcwd:function(o,l){try{if(l===0)return-28;var c=u.cwd(),d=nr(c)+1;return l<d?-68:(rr(c,o,l),d)}catch(h){if(u===void 0||h.name!=="ErrnoError")throw h;return-h.errno}},__syscall_getdents64:function(o,l,c){try{var d=H.getStreamFromFD(o);d.getdents||=u.readdir(d.path);for(var h=0,_=u.llseek(d,0,1),b=Math.floor(_/280),v=Math.min(d.getdents.length,b+Math.floor(c/280)),E=b;E<v;E++){var T,O,D=d.getdents[E];if(D===".")T=d.node.id,O=4;else if(D==="..")T=u.lookupPath(d.path,{parent:!0}).node.id,O=4;else{var S;try{S=u.lookupNode(d.node,D)}catch(F){if(F?.errno===28)continue;throw F}T=S.id,O=u.isChrdev(S.mode)?2:u.isDir(S.mode)?4:u.isLink(S.mode)?10:8}k(T),ve[l+h>>3]=BigInt(T),ve[l+h+8>>3]=BigInt(280*(E+1)),Jt[l+h+16>>1]=280,Be[l+h+18]=O,rr(D,l+h+19,256),h+=280}return u.llseek(d,280*E,0),h}catch(F){if(u===void 0||F.name!=="ErrnoError")throw F;return-F.errno}},__syscall_lstat64:function(o,l){try{return o=H.getStr(o),H.writeStat(l,u.lstat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_mkdirat:function(o,l,c){try{return l=H.getStr(l),l=H.calculateAt(o,l),u.mkdir(l,c,0),0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},__syscall_newfstatat:function(o,l,c,d){try{l=H.getStr(l);var h=256&d,_=4096&d;return k(!(d&=-6401),`unknown flags in __syscall_newfstatat: ${d}`),l=H.calculateAt(o,l,_),H.writeStat(c,h?u.lstat(l):u.stat(l))}catch(b){if(u===void 0||b.name!=="ErrnoError")throw b;return-b.errno}},__syscall_openat:function(o,l,c,d){H.varargs=d;try{l=H.getStr(l),l=H.calculateAt(o,l);var h=d?(()=>{k(H.varargs!=null);var _=Pt[+H.varargs>>2];return H.varargs+=4,_})():0;return u.open(l,c,h).fd}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return-_.errno}},__syscall_poll:function(o,l,c){try{for(var d=0,h=0;h<l;h++){var _=o+8*h,b=Pt[_>>2],v=Jt[_+4>>1],E=32,T=u.getStream(b);T&&(E=H.DEFAULT_POLLMASK,T.stream_ops.poll&&(E=T.stream_ops.poll(T,-1))),(E&=24|v)&&d++,Jt[_+6>>1]=E}return d}catch(O){if(u===void 0||O.name!=="ErrnoError")throw O;return-O.errno}},__syscall_renameat:function(o,l,c,d){try{return l=H.getStr(l),d=H.getStr(d),l=H.calculateAt(o,l),d=H.calculateAt(c,d),u.rename(l,d),0}catch(h){if(u===void 0||h.name!=="ErrnoError")throw h;return-h.errno}},__syscall_rmdir:function(o){try{return o=H.getStr(o),u.rmdir(o),0}catch(l){if(u===void 0||l.name!=="ErrnoError")throw l;return-l.errno}},__syscall_stat64:function(o,l){try{return o=H.getStr(o),H.writeStat(l,u.stat(o))}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return-c.errno}},__syscall_statfs64:function(o,l,c){try{return k(l===88),H.writeStatFs(c,u.statfs(H.getStr(o))),0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},__syscall_unlinkat:function(o,l,c){try{if(l=H.getStr(l),l=H.calculateAt(o,l),c){if(c!==512)return-28;u.rmdir(l)}else u.unlink(l);return 0}catch(d){if(u===void 0||d.name!=="ErrnoError")throw d;return-d.errno}},_abort_js:()=>te("native code called abort()"),_emscripten_throw_longjmp:()=>{throw 1/0},call0:function(o,l){ae((0,proxy_js_ref[o])(),l)},call0_kwarg:function(o,l,c,d,h,_){let b=proxy_js_ref[o],v={};for(let T=0;T<c;++T){let O=rt(bs(d+4*T,"i32")),D=re(h+3*T*4);v[O]=D}let E;E=l?b.call(v):b(v),ae(E,_)},call1:function(o,l,c,d){let h=re(c),_=proxy_js_ref[o],b;b=l?_.call(h):_(h),ae(b,d)},call2:function(o,l,c,d,h){let _=re(c),b=re(d),v=proxy_js_ref[o],E;E=l?v.call(_,b):v(_,b),ae(E,h)},calln:function(o,l,c,d,h){let _=proxy_js_ref[o],b=[];for(let E=0;E<c;++E){let T=re(d+3*E*4);b.push(T)}let v;v=l?_.call(...b):_(...b),ae(v,h)},calln_kwarg:function(o,l,c,d,h,_,b,v){let E=proxy_js_ref[o],T=[];for(let S=0;S<c;++S){let F=re(d+3*S*4);T.push(F)}let O={};for(let S=0;S<h;++S){let F=rt(bs(_+4*S,"i32")),Q=re(b+3*S*4);O[F]=Q}let D;D=l?E.call(...T,O):E(...T,O),ae(D,v)},create_promise:function(o,l){let c=re(o);ae(new Promise(c),l)},emscripten_resize_heap:o=>{var l=vn.length;if(k((o>>>=0)>l),o>2147483648)return R(`Cannot enlarge memory, requested ${o} bytes, but the limit is 2147483648 bytes!`),!1;for(var c=1;c<=4;c*=2){var d=l*(1+.2/c);d=Math.min(d,o+100663296);var h=Math.min(2147483648,Ef(Math.max(o,d),65536));if(Sf(h))return!0}return R(`Failed to grow the heap from ${l} bytes to ${h} bytes, not enough memory!`),!1},fd_close:function(o){try{var l=H.getStreamFromFD(o);return u.close(l),0}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return c.errno}},fd_read:function(o,l,c,d){try{var h=((_,b,v,E)=>{for(var T=0,O=0;O<v;O++){var D=K[b>>2],S=K[b+4>>2];b+=8;var F=u.read(_,Be,D,S,E);if(F<0)return-1;if(T+=F,F<S)break;E!==void 0&&(E+=F)}return T})(H.getStreamFromFD(o),l,c);return K[d>>2]=h,0}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return _.errno}},fd_seek:function(o,l,c,d){var h;l=(h=l)<-9007199254740992||h>9007199254740992?NaN:Number(h);try{if(isNaN(l))return 61;var _=H.getStreamFromFD(o);return u.llseek(_,l,c),ve[d>>3]=BigInt(_.position),_.getdents&&l===0&&c===0&&(_.getdents=null),0}catch(b){if(u===void 0||b.name!=="ErrnoError")throw b;return b.errno}},fd_sync:function(o){try{var l=H.getStreamFromFD(o);return l.stream_ops?.fsync?l.stream_ops.fsync(l):0}catch(c){if(u===void 0||c.name!=="ErrnoError")throw c;return c.errno}},fd_write:function(o,l,c,d){try{var h=((_,b,v,E)=>{for(var T=0,O=0;O<v;O++){var D=K[b>>2],S=K[b+4>>2];b+=8;var F=u.write(_,Be,D,S,E);if(F<0)return-1;if(T+=F,F<S)break;E!==void 0&&(E+=F)}return T})(H.getStreamFromFD(o),l,c);return K[d>>2]=h,0}catch(_){if(u===void 0||_.name!=="ErrnoError")throw _;return _.errno}},has_attr:function(o,l){let c=proxy_js_ref[o];return rt(l)in c},invoke_i:function(o){var l=Fe();try{return Le(o)()}catch(c){if(Me(l),c!==c+0)throw c;De(1,0)}},invoke_ii:function(o,l){var c=Fe();try{return Le(o)(l)}catch(d){if(Me(c),d!==d+0)throw d;De(1,0)}},invoke_iii:function(o,l,c){var d=Fe();try{return Le(o)(l,c)}catch(h){if(Me(d),h!==h+0)throw h;De(1,0)}},invoke_iiii:function(o,l,c,d){var h=Fe();try{return Le(o)(l,c,d)}catch(_){if(Me(h),_!==_+0)throw _;De(1,0)}},invoke_iiiii:function(o,l,c,d,h){var _=Fe();try{return Le(o)(l,c,d,h)}catch(b){if(Me(_),b!==b+0)throw b;De(1,0)}},invoke_iiiiii:function(o,l,c,d,h,_){var b=Fe();try{return Le(o)(l,c,d,h,_)}catch(v){if(Me(b),v!==v+0)throw v;De(1,0)}},invoke_v:function(o){var l=Fe();try{Le(o)()}catch(c){if(Me(l),c!==c+0)throw c;De(1,0)}},invoke_vi:function(o,l){var c=Fe();try{Le(o)(l)}catch(d){if(Me(c),d!==d+0)throw d;De(1,0)}},invoke_vii:function(o,l,c){var d=Fe();try{Le(o)(l,c)}catch(h){if(Me(d),h!==h+0)throw h;De(1,0)}},invoke_viii:function(o,l,c,d){var h=Fe();try{Le(o)(l,c,d)}catch(_){if(Me(h),_!==_+0)throw _;De(1,0)}},invoke_viiii:function(o,l,c,d,h){var _=Fe();try{Le(o)(l,c,d,h)}catch(b){if(Me(_),b!==b+0)throw b;De(1,0)}},js_check_existing:function(o){return(function(l){let c=globalThis.proxy_js_map.get(l)?.deref();if(c===void 0)return-1;for(let d=0;d<globalThis.proxy_js_existing.length;++d)if(globalThis.proxy_js_existing[d]===void 0)return globalThis.proxy_js_existing[d]=c,d;return globalThis.proxy_js_existing.push(c),globalThis.proxy_js_existing.length-1})(o)},js_get_error_info:function(o,l,c){let d=proxy_js_ref[o];ae(d.name,l),ae(d.message,c)},js_get_iter:function(o,l){ae(proxy_js_ref[o][Symbol.iterator](),l)},js_get_proxy_js_ref_info:function(o){let l=0;for(let c of proxy_js_ref)c!==void 0&&++l;n.setValue(o,proxy_js_ref.length,"i32"),n.setValue(o+4,l,"i32")},js_iter_next:function(o,l){let c=proxy_js_ref[o].next();return!c.done&&(ae(c.value,l),!0)},js_reflect_construct:function(o,l,c,d){let h=proxy_js_ref[o],_=[];for(let b=0;b<l;++b)_.push(re(c+3*b*4));ae(Reflect.construct(h,_),d)},js_subscr_load:function(o,l,c){let d=proxy_js_ref[o],h=(function(_,b){let v=b;if(typeof v=="number"&&(v<0&&(v+=_.length),v<0||v>=_.length))throw new lr("IndexError","index out of range");return v})(d,re(l));ae(d[h],c)},js_subscr_store:function(o,l,c){proxy_js_ref[o][re(l)]=re(c)},js_then_continue:function(o,l,c,d,h){let _=re(l),b=re(c),v=re(d);ae(proxy_js_ref[o].then(E=>{_(E,null,b,v)},E=>{_(null,E,b,v)}),h)},js_then_reject:function(o,l){let c;try{c=re(o)}catch(d){c=d}re(l)(c)},js_then_resolve:function(o,l){let c=re(o);re(l)(c)},lookup_attr:function(o,l,c){let d=proxy_js_ref[o],h=rt(l),_=d[h];return _!==void 0||h in d?(ae(_,c),typeof _!="function"||"_ref"in _?1:2):0},mp_js_random_u32:()=>globalThis.crypto.getRandomValues(new Uint32Array(1))[0],mp_js_ticks_ms:()=>Date.now()-Nf,mp_js_time_ms:()=>Date.now(),proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside:function(o){let l=re(o);ae(Ct.toJs(l),o)},proxy_convert_mp_to_js_then_js_to_mp_obj_jsside:function(o){(function(l,c){io(l,c,!1)})(re(o),o)},proxy_js_free_obj:function(o){o>=so&&(proxy_js_ref_map.delete(proxy_js_ref[o]),proxy_js_ref[o]=void 0,o<proxy_js_ref_next&&(proxy_js_ref_next=o))},store_attr:function(o,l,c){let d=rt(l),h=re(c);proxy_js_ref[o][d]=h}};function Tf(){var o;Zi(),k(!(3&(o=ks()))),o==0&&(o+=4),K[o>>2]=34821223,K[o+4>>2]=2310721022,K[0]=1668509029}Nn=await(async function(){function o(d,h){return(function(_){k(_.free!==void 0,"missing Wasm export: free"),n._free=J("free",1),k(_.malloc!==void 0,"missing Wasm export: malloc"),n._malloc=J("malloc",1),k(_.mp_sched_keyboard_interrupt!==void 0,"missing Wasm export: mp_sched_keyboard_interrupt"),n._mp_sched_keyboard_interrupt=J("mp_sched_keyboard_interrupt",0),k(_.mp_js_init!==void 0,"missing Wasm export: mp_js_init"),n._mp_js_init=J("mp_js_init",2),k(_.mp_js_register_js_module!==void 0,"missing Wasm export: mp_js_register_js_module"),n._mp_js_register_js_module=J("mp_js_register_js_module",2),k(_.mp_js_do_import!==void 0,"missing Wasm export: mp_js_do_import"),n._mp_js_do_import=J("mp_js_do_import",2),k(_.proxy_convert_mp_to_js_obj_cside!==void 0,"missing Wasm export: proxy_convert_mp_to_js_obj_cside"),n._proxy_convert_mp_to_js_obj_cside=J("proxy_convert_mp_to_js_obj_cside",2),k(_.mp_js_do_exec!==void 0,"missing Wasm export: mp_js_do_exec"),n._mp_js_do_exec=J("mp_js_do_exec",3),k(_.mp_js_do_exec_async!==void 0,"missing Wasm export: mp_js_do_exec_async"),n._mp_js_do_exec_async=J("mp_js_do_exec_async",3),k(_.mp_js_repl_init!==void 0,"missing Wasm export: mp_js_repl_init"),n._mp_js_repl_init=J("mp_js_repl_init",0),k(_.mp_js_repl_process_char!==void 0,"missing Wasm export: mp_js_repl_process_char"),n._mp_js_repl_process_char=J("mp_js_repl_process_char",1),k(_.mp_hal_get_interrupt_char!==void 0,"missing Wasm export: mp_hal_get_interrupt_char"),n._mp_hal_get_interrupt_char=J("mp_hal_get_interrupt_char",0),k(_.proxy_c_init!==void 0,"missing Wasm export: proxy_c_init"),n._proxy_c_init=J("proxy_c_init",0),k(_.proxy_c_free_obj!==void 0,"missing Wasm export: proxy_c_free_obj"),n._proxy_c_free_obj=J("proxy_c_free_obj",1),k(_.proxy_c_to_js_call!==void 0,"missing Wasm export: proxy_c_to_js_call"),n._proxy_c_to_js_call=J("proxy_c_to_js_call",4),k(_.proxy_c_to_js_dir!==void 0,"missing Wasm export: proxy_c_to_js_dir"),n._proxy_c_to_js_dir=J("proxy_c_to_js_dir",2),k(_.proxy_c_to_js_has_attr!==void 0,"missing Wasm export: proxy_c_to_js_has_attr"),n._proxy_c_to_js_has_attr=J("proxy_c_to_js_has_attr",2),k(_.proxy_c_to_js_lookup_attr!==void 0,"missing Wasm export: proxy_c_to_js_lookup_attr"),n._proxy_c_to_js_lookup_attr=J("proxy_c_to_js_lookup_attr",3),k(_.proxy_c_to_js_store_attr!==void 0,"missing Wasm export: proxy_c_to_js_store_attr"),n._proxy_c_to_js_store_attr=J("proxy_c_to_js_store_attr",3),k(_.proxy_c_to_js_delete_attr!==void 0,"missing Wasm export: proxy_c_to_js_delete_attr"),n._proxy_c_to_js_delete_attr=J("proxy_c_to_js_delete_attr",2),k(_.proxy_c_to_js_get_type!==void 0,"missing Wasm export: proxy_c_to_js_get_type"),n._proxy_c_to_js_get_type=J("proxy_c_to_js_get_type",1),k(_.proxy_c_to_js_get_array!==void 0,"missing Wasm export: proxy_c_to_js_get_array"),n._proxy_c_to_js_get_array=J("proxy_c_to_js_get_array",2),k(_.proxy_c_to_js_get_dict!==void 0,"missing Wasm export: proxy_c_to_js_get_dict"),n._proxy_c_to_js_get_dict=J("proxy_c_to_js_get_dict",2),k(_.proxy_c_to_js_get_iter!==void 0,"missing Wasm export: proxy_c_to_js_get_iter"),n._proxy_c_to_js_get_iter=J("proxy_c_to_js_get_iter",1),k(_.proxy_c_to_js_iternext!==void 0,"missing Wasm export: proxy_c_to_js_iternext"),n._proxy_c_to_js_iternext=J("proxy_c_to_js_iternext",2),k(_.proxy_c_to_js_resume!==void 0,"missing Wasm export: proxy_c_to_js_resume"),n._proxy_c_to_js_resume=J("proxy_c_to_js_resume",2),k(_.fflush!==void 0,"missing Wasm export: fflush"),Ki=J("fflush",1),k(_.strerror!==void 0,"missing Wasm export: strerror"),Ji=J("strerror",1),k(_.emscripten_stack_get_end!==void 0,"missing Wasm export: emscripten_stack_get_end"),ks=_.emscripten_stack_get_end,k(_.emscripten_stack_get_base!==void 0,"missing Wasm export: emscripten_stack_get_base"),_.emscripten_stack_get_base,k(_.setThrew!==void 0,"missing Wasm export: setThrew"),De=J("setThrew",2),k(_.emscripten_stack_init!==void 0,"missing Wasm export: emscripten_stack_init"),Zi=_.emscripten_stack_init,k(_.emscripten_stack_get_free!==void 0,"missing Wasm export: emscripten_stack_get_free"),_.emscripten_stack_get_free,k(_._emscripten_stack_restore!==void 0,"missing Wasm export: _emscripten_stack_restore"),Qi=_._emscripten_stack_restore,k(_._emscripten_stack_alloc!==void 0,"missing Wasm export: _emscripten_stack_alloc"),eo=_._emscripten_stack_alloc,k(_.emscripten_stack_get_current!==void 0,"missing Wasm export: emscripten_stack_get_current"),to=_.emscripten_stack_get_current,k(_.memory!==void 0,"missing Wasm export: memory"),ir=_.memory,k(_.__indirect_function_table!==void 0,"missing Wasm export: __indirect_function_table"),Es=_.__indirect_function_table})(Nn=d.exports),zi(),Nn}var l=n,c={env:ro,wasi_snapshot_preview1:ro};return n.instantiateWasm?new Promise((d,h)=>{try{n.instantiateWasm(c,(_,b)=>{d(o(_))})}catch(_){R(`Module.instantiateWasm callback failed with error: ${_}`),h(_)}}):(ys??=bf(),(function(d){return k(n===l,"the Module object should not be replaced during async compilation - perhaps the order of HTML elements is wrong?"),l=null,o(d.instance)})(await vf($,ys,c)))})(),(function o(){function l(){k(!no),no=!0,n.calledRun=!0,nt||(k(!xn),xn=!0,Kt(),n.noFSInit||u.initialized||u.init(),_t.init(),Nn.__wasm_call_ctors(),u.ignorePermissions=!1,Oi?.(n),n.onRuntimeInitialized?.(),tr("onRuntimeInitialized"),k(!n._main,'compiled without a main, but one is present. if you added it from JS, use Module["onRuntimeInitialized"]'),(function(){if(Kt(),n.postRun)for(typeof n.postRun=="function"&&(n.postRun=[n.postRun]);n.postRun.length;)xf(n.postRun.shift());tr("postRun"),Ri($i)})())}Rt>0?Sn=o:(Tf(),(function(){if(n.preRun)for(typeof n.preRun=="function"&&(n.preRun=[n.preRun]);n.preRun.length;)kf(n.preRun.shift());tr("preRun"),Ri(Ci)})(),Rt>0?Sn=o:(n.setStatus?(n.setStatus("Running..."),setTimeout(()=>{setTimeout(()=>n.setStatus(""),1),l()},1)):l(),Kt()))})(),e=xn?n:new Promise((o,l)=>{Oi=o,ji=l});for(let o of Object.keys(n))o in t||Object.defineProperty(t,o,{configurable:!0,get(){te(`Access to module property ('${o}') is no longer possible via the module constructor argument; Instead, use the result of the module constructor.`)}});return e}async function ar(t){let{pystack:e,heapsize:n,url:r,stdin:s,stdout:i,stderr:a,linebuffer:f}=Object.assign({pystack:2048,heapsize:1048576,linebuffer:!0},t),p={locateFile:(g,w)=>r||w+g};p._textDecoder=new TextDecoder,s!==void 0&&(p.stdin=s),i!==void 0&&(f?(p._stdoutBuffer=[],p.stdout=g=>{g===10?(i(p._textDecoder.decode(new Uint8Array(p._stdoutBuffer))),p._stdoutBuffer=[]):p._stdoutBuffer.push(g)}):p.stdout=g=>i(new Uint8Array([g]))),a!==void 0&&(f?(p._stderrBuffer=[],p.stderr=g=>{g===10?(a(p._textDecoder.decode(new Uint8Array(p._stderrBuffer))),p._stderrBuffer=[]):p._stderrBuffer.push(g)}):p.stderr=g=>a(new Uint8Array([g]))),p=await Mf(p),globalThis.Module=p,Jf();let m=g=>{let w=p._malloc(12);return p.ccall("mp_js_do_import","null",["string","pointer"],[g,w]),$t(w)};return p.ccall("mp_js_init","null",["number","number"],[e,n]),p.ccall("proxy_c_init","null",[],[]),{_module:p,PyProxy:Ct,FS:p.FS,globals:{__dict__:m("__main__").__dict__,get(g){return this.__dict__[g]},set(g,w){this.__dict__[g]=w},delete(g){delete this.__dict__[g]}},registerJsModule(g,w){let N=p._malloc(12);ae(w,N),p.ccall("mp_js_register_js_module","null",["string","pointer"],[g,N]),p._free(N)},pyimport:m,runPython(g){let w=p.lengthBytesUTF8(g),N=p._malloc(w+1);p.stringToUTF8(g,N,w+1);let $=p._malloc(12);return p.ccall("mp_js_do_exec","number",["pointer","number","pointer"],[N,w,$]),p._free(N),$t($)},runPythonAsync(g){let w=p.lengthBytesUTF8(g),N=p._malloc(w+1);p.stringToUTF8(g,N,w+1);let $=p._malloc(12);p.ccall("mp_js_do_exec_async","number",["pointer","number","pointer"],[N,w,$]),p._free(N);let C=$t($);return C instanceof tn?Promise.resolve(C):C},replInit(){p.ccall("mp_js_repl_init","null",["null"])},replProcessChar:g=>p.ccall("mp_js_repl_process_char","number",["number"],[g]),replProcessCharWithAsyncify:async g=>p.ccall("mp_js_repl_process_char","number",["number"],[g],{async:!0})}}if(globalThis.loadMicroPython=ar,typeof process=="object"&&typeof process.versions=="object"&&typeof process.versions.node=="string"&&process.argv.length>1){let t=await import("path"),e=await import("url"),n=t.resolve(e.fileURLToPath(import.meta.url)),r=t.resolve(process.argv[1]);n.includes(r)&&(async function(){let s=await import("fs"),i=131072,a="",f=!0;for(let m=2;m<process.argv.length;m++)if(process.argv[m]==="-X"&&m<process.argv.length-1){if(process.argv[m+1].includes("heapsize=")){i=parseInt(process.argv[m+1].split("heapsize=")[1]);let g=process.argv[m+1].substr(-1).toLowerCase();g==="k"?i*=1024:g==="m"&&(i*=1048576),++m}}else a+=s.readFileSync(process.argv[m],"utf8"),f=!1;process.stdin.isTTY===!1&&(a=s.readFileSync(0,"utf8"),f=!1);let p=await ar({heapsize:i,stdout:m=>process.stdout.write(m),linebuffer:!1});if(f)p.replInit(),process.stdin.setRawMode(!0),process.stdin.on("data",m=>{for(let g=0;g<m.length;g++)p.replProcessCharWithAsyncify(m[g]).then(w=>{w&&process.exit()})});else{if(a.endsWith(`asyncio.run(main())
`)){let m=p.pyimport("asyncio");m.run=async g=>{await m.create_task(g)}}try{p.runPython(a)}catch(m){if(m.name!=="PythonError")throw m;m.type==="SystemExit"||console.error(m.message)}}})()}var Ct=class t{constructor(e){this._ref=e}static toJs(e){if(!(e instanceof t))return e;let n=Module.ccall("proxy_c_to_js_get_type","number",["number"],[e._ref]);if(n===1||n===2){let r=Module._malloc(8),s=Module._malloc(12);Module.ccall("proxy_c_to_js_get_array","null",["number","pointer"],[e._ref,r]);let i=Module.getValue(r,"i32"),a=Module.getValue(r+4,"i32"),f=[];for(let p=0;p<i;++p){Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[Module.getValue(a+4*p,"i32"),s]);let m=re(s);f.push(t.toJs(m))}return Module._free(r),Module._free(s),f}if(n===3){let r=Module._malloc(8),s=Module._malloc(12);Module.ccall("proxy_c_to_js_get_dict","null",["number","pointer"],[e._ref,r]);let i=Module.getValue(r,"i32"),a=Module.getValue(r+4,"i32"),f={};for(let p=0;p<i;++p){let m=Module.getValue(a+8*p,"i32");if(m>8){Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[m,s]);let g=re(s),w=Module.getValue(a+8*p+4,"i32");Module.ccall("proxy_convert_mp_to_js_obj_cside","null",["pointer","pointer"],[w,s]);let N=re(s);f[g]=t.toJs(N)}}return Module._free(r),Module._free(s),f}return e}},Ff={isExtensible:()=>!0,ownKeys(t){let e=Module._malloc(12);Module.ccall("proxy_c_to_js_dir","null",["number","pointer"],[t._ref,e]);let n=$t(e);return Ct.toJs(n).filter(r=>!r.startsWith("__"))},getOwnPropertyDescriptor:(t,e)=>({value:t[e],enumerable:!0,writable:!0,configurable:!0}),has:(t,e)=>typeof e!="string"?e===Symbol.iterator:Module.ccall("proxy_c_to_js_has_attr","number",["number","string"],[t._ref,e]),get(t,e){if(e==="_ref")return t._ref;if(e==="then"||typeof e!="string"){if(e===Symbol.iterator){let r=Module.ccall("proxy_c_to_js_get_iter","number",["number"],[t._ref]);return function*(){let s=Module._malloc(12);for(;Module.ccall("proxy_c_to_js_iternext","number",["number","pointer"],[r,s]);)yield re(s);Module._free(s)}}return}let n=Module._malloc(12);return Module.ccall("proxy_c_to_js_lookup_attr","null",["number","string","pointer"],[t._ref,e,n]),$t(n)},set(t,e,n){let r=Module._malloc(12);ae(n,r);let s=Module.ccall("proxy_c_to_js_store_attr","number",["number","string","number"],[t._ref,e,r]);return Module._free(r),s},deleteProperty:(t,e)=>Module.ccall("proxy_c_to_js_delete_attr","number",["number","string"],[t._ref,e])},tn=class{constructor(e){this._ref=e}then(e,n){let r=Module._malloc(36);return ae(e,r+12),ae(n,r+24),Module.ccall("proxy_c_to_js_resume","null",["number","pointer"],[this._ref,r]),$t(r)}},so=2,Df=-1,If=0,Of=1,jf=2,Pf=3,zf=4,Rf=5,$f=6,Cf=7,Bf=9,Lf=10,Uf=0,qf=1,Wf=2,Vf=3,Hf=4,Gf=5,Yf=6,Xf=7,Kf=8,lr=class extends Error{constructor(e,n){super(n),this.name="PythonError",this.type=e}};function Jf(){globalThis.proxy_js_ref=[globalThis,void 0],globalThis.proxy_js_ref_next=so,globalThis.proxy_js_ref_map=new Map,globalThis.proxy_js_ref_map.set(globalThis,0),globalThis.proxy_js_map=new Map,globalThis.proxy_js_existing=[void 0],globalThis.pyProxyFinalizationRegistry=new FinalizationRegistry(t=>{globalThis.proxy_js_map.delete(t),Module.ccall("proxy_c_free_obj","null",["number"],[t])})}function io(t,e,n){let r;if(t===void 0)r=Uf;else if(t===null)r=qf;else if(typeof t=="boolean")r=Wf,Module.setValue(e+4,t,"i32");else if(typeof t=="number")if(Number.isInteger(t))r=Vf,Module.setValue(e+4,t,"i32");else{r=Hf;let s=e+4&-8;Module.setValue(s,t,"double");let i=Module.getValue(s,"i32"),a=Module.getValue(s+4,"i32");Module.setValue(e+4,i,"i32"),Module.setValue(e+8,a,"i32")}else if(typeof t=="string"){r=Gf;let s=Module.lengthBytesUTF8(t),i=Module._malloc(s+1);Module.stringToUTF8(t,i,s+1),Module.setValue(e+4,s,"i32"),Module.setValue(e+8,i,"i32")}else if(n&&(t instanceof Ct||typeof t=="function"&&"_ref"in t||t instanceof tn))r=Kf,Module.setValue(e+4,t._ref,"i32");else{let s,i=proxy_js_ref_map.get(t);i!==void 0?(r=Yf,s=i):(r=Xf,s=(function(a){for(;proxy_js_ref_next<proxy_js_ref.length;){if(proxy_js_ref[proxy_js_ref_next]===void 0){let p=proxy_js_ref_next;return++proxy_js_ref_next,proxy_js_ref[p]=a,proxy_js_ref_map.set(a,p),p}++proxy_js_ref_next}let f=proxy_js_ref.length;return proxy_js_ref[f]=a,proxy_js_ref_next=proxy_js_ref.length,proxy_js_ref_map.set(a,f),f})(t)),Module.setValue(e+4,s,"i32")}Module.setValue(e+0,r,"i32")}function ae(t,e){io(t,e,!0)}function re(t){let e=Module.getValue(t,"i32"),n;if(e===Df){let r=Module.getValue(t+4,"i32"),s=Module.getValue(t+8,"i32"),i=Module.UTF8ToString(s,r);Module._free(s);let a=i.split("");throw new lr(a[0],a[1])}if(e===If)throw new Error("NULL object");if(e===Of)n=null;else if(e===jf)n=!!Module.getValue(t+4,"i32");else if(e===Pf)n=Module.getValue(t+4,"i32");else if(e===zf){let r=t+4&-8,s=Module.getValue(t+4,"i32"),i=Module.getValue(t+8,"i32");Module.setValue(r,s,"i32"),Module.setValue(r+4,i,"i32"),n=Module.getValue(r,"double")}else if(e===Rf){let r=Module.getValue(t+4,"i32"),s=Module.getValue(t+8,"i32");n=Module.UTF8ToString(s,r)}else if(e===Bf){let r=Module.getValue(t+4,"i32");n=proxy_js_ref[r]}else if(e===Lf){let r=Module.getValue(t+4,"i32");n=globalThis.proxy_js_existing[r],globalThis.proxy_js_existing[r]=void 0}else{let r=Module.getValue(t+4,"i32");if(e===$f)n=(...s)=>(function(i,a){let f=0;for(;a.length>0&&a[a.length-1]===void 0;)a.pop();if(a.length>0){f=Module._malloc(3*a.length*4);for(let g in a)ae(a[g],f+3*g*4)}let p=Module._malloc(12);Module.ccall("proxy_c_to_js_call","null",["number","number","number","pointer"],[i,a.length,f,p]),a.length>0&&Module._free(f);let m=$t(p);return m instanceof tn?Promise.resolve(m):m})(r,s),n._ref=r;else if(e===Cf)n=new tn(r);else{let s=new Ct(r);n=new Proxy(s,Ff)}globalThis.pyProxyFinalizationRegistry.register(n,r),globalThis.proxy_js_map.set(r,new WeakRef(n))}return n}function $t(t){let e=re(t);return Module._free(t),e}var Zf=new Set(`and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield None`.split(/\s+/)),Qf=/(?:[ \t\f]|\\\r?\n)*(?:#[^\n]*)?/y,ec=/(?:[ \t\f\r\n]|\\\r?\n|#[^\n]*)*/y,tc=/(?:[ \t\f]*(?:#[^\n]*)?(?:\r?\n|$(?!\n)))*/y,nc=/0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?/y,rc=/[A-Za-z_\u00a1-\u{10ffff}][\w\u00a1-\u{10ffff}]*/uy,sc=/([rRbBuU]|[rR][bB]|[bB][rR]|[fF]|[fF][rR]|[rR][fF])?('''|"""|'|")/y,ic=/\*\*=|\/\/=|<<=|>>=|\.\.\.|[-+*\/%@&|^]=|->|:=|[<>=!]=|<>|<<|>>|\*\*|\/\/|[-+*\/%@&|^~<>=()[\]{},:;.!]/y;function Te(t,e,n){return t.lastIndex=n,t.exec(e)}function oc(t){return t==="..."?"Ellipsis":t==="="||t===":="?"AssignOp":/^(?:[<>]|[<>=!]=|<>)$/.test(t)?"CompareOp":/=$/.test(t)?"UpdateOp":/^[-+/%@&|^~]|^(?:<<|>>)$/.test(t)&&t!=="->"?"operator":t}var Ie=class extends Error{constructor(e){super("invalid syntax"),this.at=e}},fr=class{constructor(e){this.text=e,this.depth=0,this.opened=[],this.indents=[0],this.owed=0,this.token={name:"newline",from:0,to:0}}slice(e){return this.text.slice(e.from,e.to)}set(e,n,r){this.token={name:e,from:n,to:r}}next(){let{name:e,to:n}=this.token;e==="dedent"&&--this.owed?this.set("dedent",n,n):e==="newline"?this.lineStart(n):this.read(n)}lineStart(e){let n=e+(Te(tc,this.text,e)?.[0].length??0),r=Te(/[ \t\f]*/y,this.text,n)?.[0]??"",i=n+r.length>=this.text.length?0:[...r].reduce((f,p)=>p==="	"?f+8-f%8:f+1,0),a=this.indents[this.indents.length-1];if(i>a){this.indents.push(i),this.set("indent",n,n+r.length);return}for(;i<this.indents[this.indents.length-1];)this.indents.pop(),this.owed++;if(i!==this.indents[this.indents.length-1])throw new Ie(n);this.owed?this.set("dedent",n,n):this.read(n)}read(e){let{text:n}=this,r=e+(Te(this.depth?ec:Qf,n,e)?.[0].length??0);if(r>=n.length)return this.set("eof",n.length,n.length);if(/[\r\n]/.test(n[r]))return this.set("newline",r,n.startsWith(`\r
`,r)?r+2:r+1);let s=Te(sc,n,r);if(s)return this.string(r,s);let i=Te(rc,n,r);if(i)return this.set(ac(i[0]),r,r+i[0].length);let a=Te(nc,n,r);if(a)return this.set("Number",r,r+a[0].length);let f=Te(ic,n,r);if(!f)throw new Ie(r);return/[([{]/.test(f[0])?this.open(r):/[)\]}]/.test(f[0])&&this.close(),this.set(oc(f[0]),r,r+f[0].length)}open(e){this.depth++,this.opened.push(e)}close(){this.depth=Math.max(this.depth-1,0),this.opened.pop()}blame(e){let n=this.opened[this.opened.length-1];return n!==void 0&&this.text.slice(n,e).includes(`
`)?n:e}string(e,[n,r="",s]){let i=e+n.length;if(/f/i.test(r))return this.set("FormatString",e,i);let a=this.closing(i,s);return this.set("String",e,a)}closing(e,n){let{text:r}=this;for(let s=e;s<r.length;s++)if(r[s]==="\\")s++;else{if(r.startsWith(n,s))return s+n.length;if(r[s]===`
`&&n.length===1)break}throw new Ie(e-n.length)}};function ac(t){return t==="True"||t==="False"?"Boolean":Zf.has(t)?t:"VariableName"}var ce=class{constructor(e,n,r,s=[]){this.name=e,this.from=n,this.to=r,this.parts=s,this.parent=null,this.index=0,s.forEach((i,a)=>{i.parent=this,i.index=a})}get type(){return{isError:this.name===Ts}}get node(){return this}get firstChild(){return this.parts[0]??null}get lastChild(){return this.parts[this.parts.length-1]??null}get nextSibling(){return this.parent?.parts[this.index+1]??null}get prevSibling(){return this.parent?.parts[this.index-1]??null}getChildren(e){return this.parts.filter(n=>n.name===e)}getChild(e){return this.parts.find(n=>n.name===e)??null}iterate({enter:e}){if(e(this)!==!1)for(let n of this.parts)n.iterate({enter:e})}},Ts="\u26A0";var cr=class{constructor(e){this.lexer=new fr(e),this.consumed=0}start(){this.lexer.lineStart(0)}get token(){return this.lexer.token}is(e){return this.token.name===e}isSign(e){return this.lexer.slice(this.token)===e&&this.token.name!=="String"}fail(){throw new Ie(this.token.from)}take(e=this.token.name){return this.is(e)||this.fail(),this.takeAs(e)}takeAs(e){let n=new ce(e,this.token.from,this.token.to);return this.consumed=this.token.to,this.lexer.next(),n}skip(e){this.take(e)}node(e,n){return new ce(e,n[0].from,this.consumed,n)}softKeyword(e,n){return this.isSign(e)&&Te(n,this.lexer.text,this.token.to)!==null}list(e,n){let r=[e()].flat();for(;this.is(",")&&(r.push(this.take()),!n.has(this.token.name));)r.push(...[e()].flat());return r}flatList(e,n){return this.list(e,new Set([n]))}enclosed(e,n,r){let s=[this.take()];return this.is(n)||s.push(...this.list(r,new Set([n]))),this.node(e,[...s,this.take(n)])}};var lc=/\{\{|\\N\{[A-Za-z][^}'"\n]*\}|\\[^{]/sy,ur=class extends cr{test(){return this.fail()}yielding(){return this.fail()}expression(){return this.fail()}starOr(e){return this.is("*")?[this.take(),this.expression()]:[e()]}strings(){let e=[];for(;this.is("String")||this.is("FormatString");)e.push(this.is("String")?this.take():this.formatString());return e.length>1?this.node("ContinuedString",e):e[0]}formatString(){let{from:e,to:n}=this.token,r=/(?:'''|"""|'|")$/.exec(this.lexer.slice(this.token))[0],s=[],i=this.formatText(n,s,f=>this.lexer.text.startsWith(r,f),{long:r.length===3}),a=new ce("FormatString",e,i+r.length,s);return this.consumed=a.to,this.lexer.read(a.to),a}formatText(e,n,r,{long:s=!0,spec:i=!1}={}){let{text:a}=this.lexer;for(;!r(e);){if(e>=a.length||!s&&a[e]===`
`)throw new Ie(Math.min(e,a.length-1));let f=i?null:Te(lc,a,e);f?e+=f[0].length:a[e]==="{"?(n.push(this.replacement(e)),e=n[n.length-1].to):e++}return e}replacement(e){let{lexer:n}=this,r=n.depth;n.depth=r+1,n.read(e+1);let s=[new ce("{",e,e+1)];this.is("yield")?s.push(this.yielding()):s.push(...this.list(()=>this.starOr(()=>this.test()),new Set(["}",":","!","AssignOp"]))),this.isSign("=")&&s.push(this.takeAs("FormatSelfDoc")),this.is("!")&&s.push(this.conversion());let a=this.is(":")||this.isSign(":=")?this.specification(this.token.from,s):this.token.from;if(n.text[a]!=="}")throw new Ie(a);return n.depth=r,s.push(new ce("}",a,a+1)),new ce("FormatReplacement",e,a+1,s)}conversion(){let{from:e}=this.token;return this.lexer.next(),this.takeAs("VariableName"),new ce("FormatConversion",e,e+2)}specification(e,n){let r=[new ce(":",e,e+1)],s=this.formatText(e+1,r,i=>this.lexer.text[i]==="}",{spec:!0});return n.push(new ce("FormatSpec",e,s,r)),s}};var fc={"|":0,"^":1,"&":2,"<<":3,">>":3,"+":4,"-":4,"*":5,"@":5,"/":5,"%":5,"//":5},cc=new Set(["VariableName","Number","Boolean","None","Ellipsis"]),oo=new Set(["newline","eof",")","]","}",";","AssignOp"]),uc=/^(?:[|^&~]|<<|>>)$/,dr=class extends ur{parameter(){let e=[];return this.isSign("/")?(this.lexer.next(),[]):((this.is("*")||this.is("**"))&&e.push(this.take()),(!e.length||this.is("VariableName"))&&e.push(this.take("VariableName")),this.is(":")&&e.push(this.typeDef()),this.isSign("=")&&e.push(this.take(),this.test()),e)}typeDef(){let{from:e}=this.token,n=this.is(":")?[this.take()]:[];return n.length||this.skip("->"),n.push(this.test()),new ce("TypeDef",e,this.consumed,n)}testNamed(){let e=this.test();return this.isSign(":=")?this.node("NamedExpression",[e,this.take(),this.test()]):e}test(){if(this.is("lambda"))return this.lambda();let e=this.disjunction();if(!this.is("if"))return e;let n=[e,this.take(),this.disjunction(),this.take("else")];return this.node("ConditionalExpression",[...n,this.test()])}lambda(){let e=this.take("lambda"),n=this.is(":")?[]:this.list(()=>this.lambdaParameter(),new Set([":"])),r=new ce("ParamList",n[0]?.from??this.token.from,n.at(-1)?.to??this.token.from,n);return this.node("LambdaExpression",[e,r,this.take(":"),this.test()])}lambdaParameter(){if(this.isSign("/"))return this.lexer.next(),[];let e=this.is("*")||this.is("**")?[this.take()]:[];return(!e.length||this.is("VariableName"))&&e.push(this.take("VariableName")),this.isSign("=")&&e.push(this.take(),this.test()),e}disjunction(){let e=this.conjunction();for(;this.is("or");)e=this.node("BinaryExpression",[e,this.take(),this.conjunction()]);return e}conjunction(){let e=this.inversion();for(;this.is("and");)e=this.node("BinaryExpression",[e,this.take(),this.inversion()]);return e}inversion(){return this.is("not")?this.node("UnaryExpression",[this.take(),this.inversion()]):this.comparison()}comparison(){let e=this.expression();for(let n=this.comparing();n.length;n=this.comparing())e=this.node("BinaryExpression",[e,...n,this.is("not")?this.inversion():this.expression()]);return e}comparing(){if(this.is("CompareOp")||this.is("in"))return[this.take()];if(this.is("not"))return[this.take(),this.take("in")];if(!this.is("is"))return[];let e=this.take();return this.is("not")?[e,this.take()]:[e]}expression(e=0){let n=this.unary();for(;this.is("operator")||this.is("*");){let r=fc[this.lexer.slice(this.token)];if(!(r>=e))break;n=this.node("BinaryExpression",[n,this.takeSign(),this.expression(r+1)])}return n}takeSign(){return this.takeAs(uc.test(this.lexer.slice(this.token))?"BitOp":"ArithOp")}unary(){return["+","-","~"].some(e=>this.isSign(e))?this.node("UnaryExpression",[this.takeSign(),this.unary()]):this.power()}power(){let e=this.is("await")?this.node("AwaitExpression",[this.take(),this.primary()]):this.primary();return this.is("**")?this.node("BinaryExpression",[e,this.takeAs("ArithOp"),this.unary()]):e}primary(){let e=this.atom();for(;;)if(this.is("("))e=this.node("CallExpression",[e,this.argumentList()]);else if(this.is("["))e=this.node("MemberExpression",[e,...this.subscript()]);else if(this.is("."))e=this.node("MemberExpression",[e,this.take(),this.property()]);else return e}property(){return/^[^\W\d]/u.test(this.lexer.slice(this.token))||this.fail(),this.takeAs("PropertyName")}subscript(){return[this.take(),...this.list(()=>this.slice(),new Set(["]"])),this.take("]")]}slice(){let e=[];for(;!this.is(",")&&!this.is("]");)e.push(...this.is(":")?[this.take()]:this.starOr(()=>this.testNamed()));return e.length||this.fail(),e}argumentList(){return this.enclosed("ArgList",")",()=>this.argument())}argument(){if(this.is("*")||this.is("**"))return[this.take(),this.test()];let e=this.test();return[...this.is("AssignOp")?[e,this.take(),this.test()]:[e],...this.comprehension()]}comprehension(){let e=[];for(;;)if(this.is("async")||this.is("for")){this.is("async")&&e.push(this.take());let n=()=>this.list(()=>this.starOr(()=>this.expression()),new Set(["in"]));e.push(this.take("for"),...n(),this.take("in"),this.disjunction())}else if(this.is("if"))e.push(this.take(),this.is("lambda")?this.lambda():this.condition());else return e}condition(){let e=this.disjunction();return this.isSign(":=")?this.node("NamedExpression",[e,this.take(),this.disjunction()]):e}atom(){let{name:e}=this.token;return e==="String"||e==="FormatString"?this.strings():cc.has(e)?this.take():e==="("?this.parentheses():e==="["?this.display("]",["ArrayExpression","ArrayComprehensionExpression"],()=>this.starOr(()=>this.testNamed())):e==="{"?this.braces():this.fail()}display(e,[n,r],s){let i=[this.take()];if(this.is(e))return this.node(n,[...i,this.take()]);i.push(...s());let a=this.comprehension();return a.length?this.node(r,[...i,...a,this.take(e)]):(this.is(",")&&i.push(this.take(),...this.is(e)?[]:this.list(s,new Set([e]))),this.node(n,[...i,this.take(e)]))}parentheses(){let e=this.take();if(this.is("yield"))return this.node("ParenthesizedExpression",[e,this.yielding(),this.take(")")]);if(this.is(")"))return this.node("TupleExpression",[e,this.take()]);let n=()=>this.starOr(()=>this.testNamed()),r=[e,...n()],s=this.comprehension();return s.length?this.node("ComprehensionExpression",[...r,...s,this.take(")")]):this.is(",")?(r.push(this.take(),...this.is(")")?[]:this.list(n,new Set([")"]))),this.node("TupleExpression",[...r,this.take(")")])):this.node("ParenthesizedExpression",[...r,this.take(")")])}braces(){let e="Dictionary",n=()=>{if(this.is("**"))return[this.take(),this.expression()];let s=this.starOr(()=>this.testNamed());return this.is(":")?[...s,this.take(),this.test()]:(e="Set",s)},r=this.display("}",["","Comprehension"],n);return new ce(`${e}${r.name}Expression`,r.from,r.to,r.parts)}yielding(){return this.node("YieldExpression",this.yieldParts())}yieldParts(){let e=[this.take("yield")];return this.is("from")?[...e,this.take(),this.test()]:oo.has(this.token.name)?e:[...e,...this.list(()=>this.starOr(()=>this.test()),oo)]}};var dc={pass:"PassStatement",break:"BreakStatement",continue:"ContinueStatement",return:"ReturnStatement",del:"DeleteStatement",assert:"AssertStatement",global:"ScopeStatement",nonlocal:"ScopeStatement",yield:"YieldStatement"},As=class extends dr{script(){let e=[];try{for(this.start();!this.is("eof");)e.push(this.statement())}catch(n){if(!(n instanceof Ie))throw n;let r=this.lexer.blame(n.at);e.push(new ce(Ts,r,r))}return new ce("Script",0,this.lexer.text.length,e)}statement(){let e=yc[this.token.name];return e?e(this):this.isSign("@")?this.decorated():this.softKeyword("match",pc)?this.match():this.simple()}simple(){let e=[this.small()];if(!this.is(";"))return this.endLine(),e[0];for(;this.is(";");)e.push(this.take()),pr.has(this.token.name)||e.push(this.small());return this.endLine(),this.node("StatementGroup",e)}endLine(){this.is("eof")||this.skip("newline")}small(){let{name:e}=this.token;if(e==="import"||e==="from")return this.importing();if(e==="raise")return this.node("RaiseStatement",[this.take(),...this.raised()]);if(this.softKeyword("type",mc))return this.typeDefinition();let n=dc[e];if(!n)return this.expressionStatement();if(e==="yield")return this.node(n,this.yieldParts());let r=this.take();return this.node(n,pr.has(this.token.name)?[r]:[r,...this.expressions()])}expressionStatement(){let e=this.expressions();if(this.is("UpdateOp"))return this.node("UpdateStatement",[...e,this.take(),...this.assigned()]);let n=this.is(":");if(n&&e.push(this.typeDef()),!this.isSign("="))return this.node(n?"AssignStatement":"ExpressionStatement",e);for(;this.isSign("=");)e.push(this.take(),...this.assigned());return this.node("AssignStatement",e)}expressions(){return this.list(()=>this.starOr(()=>this.test()),pr)}assigned(){return this.is("yield")?[this.yielding()]:this.expressions()}raised(){if(pr.has(this.token.name))return[];let e=[this.test()];return(this.is("from")||this.is(","))&&e.push(this.take(),this.test()),e}typeDefinition(){let e=[this.takeAs("type"),this.take("VariableName")];return this.is("[")&&e.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.isSign("=")||this.fail(),this.lexer.next(),this.node("TypeDefinition",[...e,this.test()])}importing(){let e=[this.take()];if(e[0].name==="from"){for(;this.is(".")||this.is("Ellipsis");)e.push(this.take());this.is("import")||e.push(...this.dotted()),e.push(this.take("import"))}return this.is("*")?e.push(this.takeAs("*")):this.is("(")?e.push(this.take(),...this.flatList(()=>this.imported(),")"),this.take(")")):e.push(...this.flatList(()=>this.imported(),"newline")),this.node("ImportStatement",e)}imported(){let e=this.dotted();return this.is("as")?[...e,this.take(),this.take("VariableName")]:e}dotted(){let e=[this.take("VariableName")];for(;this.is(".");)e.push(this.take(),this.take("VariableName"));return e}body(){let e=[this.take(":")];if(!this.is("newline"))return this.node("Body",[...e,this.simple()]);for(this.skip("newline"),this.skip("indent");!this.is("dedent")&&!this.is("eof");)e.push(this.statement());let n=this.node("Body",e);return this.is("dedent")&&this.lexer.next(),n}orElse(){return this.is("else")?[this.take(),this.body()]:[]}match(){let e=[this.takeAs("match"),...this.expressions(),this.take(":")];for(this.skip("newline"),this.skip("indent");!this.is("dedent")&&!this.is("eof");)e.push(this.clause());let n=this.node("MatchStatement",e);return this.is("dedent")&&this.lexer.next(),n}clause(){let e=this.takeAs("case");for(;!this.is(":")||this.lexer.depth;)(this.is("newline")||this.is("eof"))&&this.fail(),this.lexer.next();return this.node("MatchClause",[e,this.body()])}definition(e=[]){let n=[...e,this.take("def"),this.take("VariableName")];return this.is("[")&&n.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.is("(")||this.fail(),n.push(this.enclosed("ParamList",")",()=>this.parameter())),this.is("->")&&n.push(this.typeDef()),this.node("FunctionDefinition",[...n,this.body()])}classDefinition(){let e=[this.take("class"),this.take("VariableName")];return this.is("[")&&e.push(this.enclosed("TypeParamList","]",()=>this.parameter())),this.is("(")&&e.push(this.argumentList()),this.node("ClassDefinition",[...e,this.body()])}decorated(){let e=[];for(;this.isSign("@");)e.push(this.decorator());let n=this.is("async")?[this.take()]:[];return e.push(this.is("class")?this.classDefinition():this.definition(n)),this.node("DecoratedStatement",e)}decorator(){let e=[this.takeAs("At")];return Te(hc,this.lexer.text,this.token.from)?e.push(...this.dotted()):e.push(this.testNamed()),this.is("(")&&e.push(this.argumentList()),this.endLine(),this.node("Decorator",e)}ifStatement(){let e=[this.take(),this.testNamed(),this.body()];for(;this.is("elif");)e.push(this.take(),this.testNamed(),this.body());return this.node("IfStatement",[...e,...this.orElse()])}whileStatement(){return this.node("WhileStatement",[this.take(),this.testNamed(),this.body(),...this.orElse()])}forStatement(e=[]){let n=[this.take("for"),...this.list(()=>this.starOr(()=>this.expression()),_c),this.take("in")],r=this.list(()=>this.starOr(()=>this.test()),gc);return this.node("ForStatement",[...e,...n,...r,this.body(),...this.orElse()])}withStatement(e=[]){let n=[...e,this.take("with"),...this.flatList(()=>this.aliased(),":")];return this.node("WithStatement",[...n,this.body()])}aliased(){let e=[this.test()];return this.is("as")?[...e,this.take(),this.expression()]:e}tryStatement(){let e=[this.take(),this.body()];for(;this.is("except");)e.push(...this.handler());return e.push(...this.orElse()),this.is("finally")&&e.push(this.take(),this.body()),this.node("TryStatement",e)}handler(){let e=[this.take()];return this.isSign("*")&&e.push(this.takeAs("*")),this.is(":")||e.push(...this.aliased()),[...e,this.body()]}asyncStatement(){let e=[this.take()];return this.is("def")?this.definition(e):this.is("for")?this.forStatement(e):this.withStatement(e)}},pr=new Set(["newline","eof",";",":","AssignOp","UpdateOp","dedent"]),pc=/(?=[ \t]+[^ \t=.,()[\]]|[ \t]*[([{])[^\n]*:[ \t]*(?:#[^\n]*)?\r?\n/y,mc=/[ \t]+[A-Za-z_]\w*[^\n=]*=[^=]/y,hc=/[ \t]*[\w.]+[ \t]*[(\r\n#]/y,_c=new Set(["in"]),gc=new Set([":"]),yc={if:t=>t.ifStatement(),while:t=>t.whileStatement(),for:t=>t.forStatement(),with:t=>t.withStatement(),try:t=>t.tryStatement(),def:t=>t.definition(),class:t=>t.classDefinition(),async:t=>t.asyncStatement()},ao={parse:t=>new As(t).script()};var bc={n:`
`,t:"	",r:"\r",0:"\0","\\":"\\","'":"'",'"':'"',a:"\x07",b:"\b",f:"\f",v:"\v"};function lo(t){return t.replace(/\\(\r?\n|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs,(e,n)=>/^\r?\n$/.test(n)?"":n.length>1?String.fromCodePoint(parseInt(n.slice(1),16)):bc[n]??e)}function fo(t){let[,e,n]=/^([a-zA-Z]*)('''|"""|'|")/.exec(t);return{start:e.length+n.length,end:n.length,raw:/r/i.test(e)}}function wc(t){let{start:e,end:n,raw:r}=fo(t),s=t.slice(e,t.length-n);return r?s:lo(s)}function Ms(t,e){return z(t,e,"Constant",{value:wc(t.slice(e))})}function Fs(t,e){let r=(e.name==="ContinuedString"?W(e):[e]).flatMap(s=>s.name==="FormatString"?vc(t,s):[Ms(t,s)]);return r.every(s=>s.type==="Constant")?z(t,e,"Constant",{value:r.map(s=>s.value).join("")}):z(t,e,"JoinedStr",{values:r})}function vc(t,e){let{start:n,end:r,raw:s}=fo(t.slice(e)),i=[],a=e.from+n,f=p=>{let m=t.text.slice(a,p).replaceAll("{{","{").replaceAll("}}","}");m&&i.push(z(t,e,"Constant",{value:s?m:lo(m)}))};for(let p of W(e))p.name==="FormatReplacement"&&(f(p.from),i.push(xc(t,p)),a=p.to);return f(e.to-r),i}function xc(t,e){let n=e.getChild("FormatConversion"),r=e.getChild("FormatSpec");return z(t,e,"FormattedValue",{value:G(t,W(e)[1]),conversion:n?t.slice(n).slice(1):"",spec:r?t.slice(r).slice(1):""})}var Is={"+":"Add","-":"Sub","*":"Mult","/":"Div","//":"FloorDiv","%":"Mod","**":"Pow","@":"MatMult","<<":"LShift",">>":"RShift","&":"BitAnd","|":"BitOr","^":"BitXor"},co={"==":"Eq","!=":"NotEq","<":"Lt","<=":"LtE",">":"Gt",">=":"GtE",is:"Is","is not":"IsNot",in:"In","not in":"NotIn"},kc={"-":"USub","+":"UAdd","~":"Invert",not:"Not"},Ec={VariableName:(t,e)=>z(t,e,"Name",{id:t.slice(e)}),Number:(t,e)=>z(t,e,"Constant",{value:Sc(t.slice(e))}),Boolean:(t,e)=>z(t,e,"Constant",{value:t.slice(e)==="True"}),None:(t,e)=>z(t,e,"Constant",{value:null}),Ellipsis:(t,e)=>z(t,e,"Constant",{value:"..."}),String:Ms,ContinuedString:Fs,FormatString:Fs,ParenthesizedExpression:(t,e)=>({...G(t,Tn(e)[0]),parenthesized:!0}),TupleExpression:(t,e)=>z(t,e,"Tuple",{elements:Ds(t,Tn(e))}),ArrayExpression:(t,e)=>z(t,e,"List",{elements:Ds(t,Tn(e))}),ArrayComprehensionExpression:Rc,BinaryExpression:Nc,UnaryExpression:Mc,CallExpression:Fc,MemberExpression:Ic,ConditionalExpression:Pc,NamedExpression:zc,LambdaExpression:(t,e)=>z(t,e,"Lambda"),DictionaryExpression:(t,e)=>z(t,e,"Dict"),DictionaryComprehensionExpression:(t,e)=>z(t,e,"DictComp"),SetExpression:(t,e)=>z(t,e,"Set"),SetComprehensionExpression:(t,e)=>z(t,e,"SetComp"),ComprehensionExpression:(t,e)=>z(t,e,"GeneratorExp"),AwaitExpression:(t,e)=>z(t,e,"Await"),YieldExpression:(t,e)=>z(t,e,"Yield")};function G(t,e){let n=Ec[e.name];return n?n(t,e):z(t,e,e.name)}function yt(t,e){if(e.length===1&&e[0].name!==",")return G(t,e[0]);let n=Ds(t,e);return z(t,e[0],"Tuple",{elements:n,to:e[e.length-1].to})}function Ds(t,e){let n=[],r=!1;for(let s of e)if(s.name!==",")if(s.name==="*")r=!0;else{let i=G(t,s);n.push(r?z(t,s,"Starred",{value:i}):i),r=!1}return n}var Tn=t=>W(t).slice(1,-1);function Sc(t){let e=t.replaceAll("_","").toLowerCase();return e.endsWith("j")?{complex:e}:/^0[xob]/.test(e)||/^\d+$/.test(e)?BigInt(e):Number(e)}function Nc(t,e){let n=W(e),r=G(t,n[0]),s=G(t,n[n.length-1]),i=n.slice(1,-1).map(a=>t.slice(a)).join(" ");return i==="and"||i==="or"?Tc(t,e,i==="and"?"And":"Or",r,s):i in co?Ac(t,e,co[i],r,s):z(t,e,"BinOp",{op:Is[i]??i,sign:i,left:r,right:s})}function Tc(t,e,n,r,s){let i=r.type==="BoolOp"&&r.op===n&&!r.parenthesized?r.values:[r];return z(t,e,"BoolOp",{op:n,values:[...i,s]})}function Ac(t,e,n,r,s){return r.type!=="Compare"||r.parenthesized?z(t,e,"Compare",{left:r,ops:[n],comparators:[s]}):{...r,to:e.to,ops:[...r.ops,n],comparators:[...r.comparators,s]}}function Mc(t,e){let[n,r]=W(e);return z(t,e,"UnaryOp",{op:kc[t.slice(n)],operand:G(t,r)})}function Fc(t,e){let[n,r]=W(e),s=G(t,n);return z(t,e,"Call",{func:s,...Dc(t,r)})}function Dc(t,e){let n=[],r=[],s=Tn(e);for(let i=0;i<s.length;i++){let a=t.slice(s[i]);if(a!==",")if(s[i+1]?.name==="AssignOp")r.push({name:a,value:G(t,s[i+2])}),i+=2;else if(a==="*"||a==="**"){let f=G(t,s[++i]);a==="*"?n.push(z(t,s[i],"Starred",{value:f})):r.push({name:null,value:f})}else n.push(G(t,s[i]))}return{args:n,keywords:r}}function Ic(t,e){let[n,...r]=W(e),s=G(t,n);return r[0].name==="."?z(t,e,"Attribute",{value:s,attribute:t.slice(r[1])}):z(t,e,"Subscript",{value:s,slice:Oc(t,r.slice(1,-1),e)})}function Oc(t,e,n){let r=[[]];for(let a of e)a.name===","?r.push([]):r[r.length-1].push(a);let i=(r.length>1&&r[r.length-1].length===0?r.slice(0,-1):r).map(a=>jc(t,a,n));return r.length===1?i[0]:z(t,n,"Tuple",{elements:i})}function jc(t,e,n){if(!e.some(i=>i.name===":"))return G(t,e[0]);let r=[null,null,null],s=0;for(let i of e)i.name===":"?s++:r[s]=G(t,i);return z(t,n,"Slice",{lower:r[0],upper:r[1],step:r[2]})}function Pc(t,e){let[n,,r,,s]=W(e).map(i=>/^(if|else)$/.test(i.name)?null:G(t,i));return z(t,e,"IfExp",{test:r,body:n,orelse:s})}function zc(t,e){let[n,,r]=W(e);return z(t,e,"NamedExpr",{target:G(t,n),value:G(t,r)})}function Rc(t,e){let n=Tn(e),r=n.findIndex(a=>a.name==="in"),s=n.slice(r).some(a=>a.name==="for"),i=n.slice(r+2).filter(a=>a.name!=="if");return z(t,e,"ListComp",{element:G(t,n[0]),target:yt(t,n.slice(2,r)),iterable:G(t,n[r+1]),conditions:s?[]:i.map(a=>G(t,a)),nested:s})}var $c={BreakStatement:"Break",ContinueStatement:"Continue",TryStatement:"Try",RaiseStatement:"Raise",ScopeStatement:"Global",DeleteStatement:"Delete",ImportStatement:"Import",ClassDefinition:"ClassDef",MatchStatement:"Match",YieldStatement:"Yield"},Cc={AssignStatement:Lc,UpdateStatement:Uc,ExpressionStatement:(t,e)=>z(t,e,"Expr",{value:yt(t,W(e))}),IfStatement:qc,ForStatement:Wc,WhileStatement:Vc,WithStatement:(t,e)=>z(t,e,"With",{body:bt(t,e.getChild("Body"))}),ReturnStatement:Hc,PassStatement:(t,e)=>z(t,e,"Pass"),AssertStatement:Gc,FunctionDefinition:(t,e)=>mr(t,e),DecoratedStatement:(t,e)=>z(t,e,"FunctionDef")};function bt(t,e){return W(e).filter(n=>n.name!==":"&&n.name!==";").flatMap(n=>n.name==="StatementGroup"?bt(t,n):[Bc(t,n)])}function Bc(t,e){let n=Cc[e.name];return n?n(t,e):z(t,e,$c[e.name]??e.name)}function Lc(t,e){let n=W(e),r=[[]],s=null;for(let a of n)a.name==="TypeDef"?s=G(t,W(a)[1]):a.name==="AssignOp"?r.push([]):r[r.length-1].push(a);let i=r.map(a=>yt(t,a));return s?z(t,e,"AnnAssign",{target:i[0],annotation:s,value:i[1]??null}):z(t,e,"Assign",{targets:i.slice(0,-1),value:i[i.length-1]})}function Uc(t,e){let[n,r,...s]=W(e),i=t.slice(r).slice(0,-1),a=z(t,e,"BinOp",{op:Is[i],sign:i,left:G(t,n),right:yt(t,s)});return z(t,e,"Assign",{targets:[G(t,n)],value:a,augmented:!0})}function qc(t,e){return uo(t,e,W(e))}function uo(t,e,n){let[,r,s,...i]=n,a=[];return i[0]?.name==="elif"?a=[uo(t,i[0],i)]:i[0]?.name==="else"&&(a=bt(t,i[1])),z(t,e,"If",{test:G(t,r),body:bt(t,s),orelse:a})}function Wc(t,e){let n=W(e),r=n.findIndex(i=>i.name==="in"),s=n.findIndex(i=>i.name==="Body");return z(t,e,"For",{target:yt(t,n.slice(1,r)),iterable:yt(t,n.slice(r+1,s)),body:bt(t,n[s]),orelse:s+2<n.length})}function Vc(t,e){let[,n,r,...s]=W(e);return z(t,e,"While",{test:G(t,n),body:bt(t,r),orelse:s.length>0})}function Hc(t,e){let n=W(e).slice(1);return z(t,e,"Return",{value:n.length?yt(t,n):null})}function Gc(t,e){let[,n,,r]=W(e);return z(t,e,"Assert",{test:G(t,n),message:r?G(t,r):null})}var Bt=class{constructor(e,n=""){this.text=e,this.file=n,this.starts=[0];for(let r=0;r<e.length;r++)e[r]===`
`&&this.starts.push(r+1);this.tree=ao.parse(e)}line(e){let n=0,r=this.starts.length-1;for(;n<r;){let s=n+r+1>>1;this.starts[s]<=e?n=s:r=s-1}return n+1}slice(e){return this.text.slice(e.from,e.to)}firstError(){let e=-1;return this.tree.iterate({enter:n=>{n.type.isError&&e<0&&(e=n.from)}}),e}};function W(t){let e=[];for(let n=t.firstChild;n;n=n.nextSibling)n.name!=="Comment"&&e.push(n);return e}function z(t,e,n,r={}){return{type:n,line:t.line(e.from),from:e.from,to:e.to,...r}}function Yc(t,e){let n=[],r="",s=!1,i=!1;for(let a of W(e)){let f=t.slice(a);f==="*"||f==="**"?r=f:a.name==="AssignOp"?i=!0:a.name==="TypeDef"?n[n.length-1].annotation=Xc(t,a):i?(n[n.length-1].default=G(t,a),i=!1):a.name==="VariableName"?(n.push({name:f,annotation:null,default:null,kind:r||(s?"keyword":"")}),s||=r==="*",r=""):f===","&&r==="*"&&(s=!0,r="")}return n}function Xc(t,e){return G(t,W(e)[1])}function mr(t,e){return z(t,e,"FunctionDef",{name:t.slice(e.getChild("VariableName")),parameters:Yc(t,e.getChild("ParamList")),body:bt(t,e.getChild("Body")),file:t.file})}var Kc=/^(snippets|docs)(\.|$)/;function hr(t){let e=[];return t.tree.iterate({enter(n){n.name==="ImportStatement"&&e.push(...Zc(t,n.node))}}),e.filter(({module:n})=>Kc.test(n))}function Jc(t,e){let[,n,r]=/^(\.*)(.*)$/.exec(e);return n?[...t.split("/").slice(0,-n.length),r].filter(Boolean).join("."):e}var po=t=>t.trim().split(" ")[0];function Zc(t,e){let n=t.slice(e).replace(/#.*/g,"").replace(/\\?\s+/g," ").trim(),r=/^from ([\w.]+) import \(?(.*?),? ?\)?$/.exec(n);return r?[{module:Jc(t.file,r[1]),names:r[2].split(",").map(po).filter(Boolean)}]:n.replace(/^import /,"").split(",").map(s=>({module:po(s),names:[]}))}var Qc=new Set(["removeprefix","removesuffix","ljust","rjust","zfill","title","capitalize","swapcase","casefold","expandtabs"]),eu={"<":"lt","<=":"le",">":"gt",">=":"ge"};function js(t){let e=[],n=new Map,r=tu(t);return t.tree.iterate({enter(s){let i=s.node;if(i.name==="FunctionDefinition"&&nu(t,i,r))return e.push(ru(t,i,n)),!1;iu[i.name]?.(t,i,e)}}),{code:mu(t.text,e),kernels:n,imports:hr(t)}}function tu(t){return new Set([...t.text.matchAll(/\bjit\(\s*([A-Za-z_]\w*)\s*[,)]/g)].map(e=>e[1]))}function nu(t,e,n){return n.has(t.slice(e.getChild("VariableName")))?!0:e.parent?.name!=="DecoratedStatement"?!1:e.parent.getChildren("Decorator").some(r=>/\bjit\b/.test(t.slice(r)))}function ru(t,e,n){let r=mr(t,e),s=`${t.file}:${n.size}`;n.set(s,r);let i=e.getChild("Body"),a=r.parameters.map(({name:g})=>g),f=a.map(g=>`"${g}":${g}`).join(","),p=su(r,a).map(g=>`"${g}":lambda:${g}`).join(","),m=`
`.repeat(t.slice(i).split(`
`).length-1);return{from:i.from,to:i.to,text:`: return __kernel__("${s}",{${f}},{${p}})${m}`}}function su(t,e){let n=new Set,r=s=>{Array.isArray(s)?s.forEach(r):s&&typeof s=="object"&&(s.type==="Name"&&n.add(s.id),Object.values(s).forEach(r))};r([t.body,t.parameters.map(s=>[s.default,s.annotation])]);for(let s of e)n.delete(s);return[...n]}var iu={DictionaryExpression:ou,DictionaryComprehensionExpression:au,ArrayExpression:(t,e,n)=>Os(t,e,n,"__runner__.concat("),TupleExpression:(t,e,n)=>Os(t,e,n,"__runner__.concat_tuple("),SetExpression:(t,e,n)=>Os(t,e,n,"__runner__.concat_set("),AssignStatement:mo,ReturnStatement:mo,BinaryExpression:lu,CallExpression:cu,FormatReplacement:uu,RaiseStatement:du,ClassDefinition:pu},Lt=(t,e)=>({from:t,to:t,text:e}),An=(t,e)=>({from:t,to:t,text:e,closes:!0});function ou(t,e,n){let r=W(e),s=r.some(i=>t.slice(i)==="**");r.length!==2&&(s?yo(t,r,n,{open:"__runner__.merge(",star:"**",left:"__runner__.Dictionary([",right:"])"}):ho(r,n,"__runner__.Dictionary([","])"),r.forEach((i,a)=>{i.name===":"&&_o(r[a-1],i,r[a+1],n)}))}function au(t,e,n){let r=W(e);ho(r,n,"__runner__.Dictionary([","])"),_o(r[1],r[2],r[3],n)}function ho(t,e,n,r){let[s,i]=[t[0],t[t.length-1]];e.push({from:s.from,to:s.to,text:n},{from:i.from,to:i.to,text:r})}function _o(t,e,n,r){r.push(Lt(t.from,"("),{from:e.from,to:e.to,text:","},An(n.to,")"))}function Os(t,e,n,r){let s=W(e);!s.some(i=>t.slice(i)==="*")||go(e)||yo(t,s,n,{open:r,star:"*",left:"[",right:"]"})}function go(t){let e=t.parent?.name??"";if(["TupleExpression","ArrayExpression"].includes(e))return go(t.parent);if(!/^(AssignStatement|ForStatement|.*Comprehension.*)$/.test(e))return!1;for(let n=t.nextSibling;n;n=n.nextSibling){if(n.name==="in"||n.name==="AssignOp")return!0;if(n.name!==","&&n.name!=="VariableName")return!1}return!1}function yo(t,e,n,{open:r,star:s,left:i,right:a}){n.push({from:e[0].from,to:e[0].to,text:r}),bo(t,e.slice(1,-1),n,{star:s,left:i,right:a});let f=e[e.length-1];n.push({from:f.from,to:f.to,text:")"})}function mo(t,e,n){let r=W(e),s=r.findLastIndex(a=>a.name==="AssignOp"||a.name==="return")+1,i=r.slice(s);!s||!i.some(a=>t.slice(a)==="*")||(n.push(Lt(i[0].from,"__runner__.concat_tuple("),An(i[i.length-1].to,")")),bo(t,i,n,{star:"*",left:"[",right:"]"}))}function bo(t,e,n,{star:r,left:s,right:i}){let a=null,f=!1,p=()=>{a&&n.push(Lt(a.from,s),An(a.to,i)),a=null};for(let m of e){let g=t.slice(m);g===r?(p(),n.push({from:m.from,to:m.to,text:""}),f=!0):g!==","&&(f||(a=a?{from:a.from,to:m.to}:{from:m.from,to:m.to}),f=!1)}p()}function lu(t,e,n){let[r,s,i,...a]=W(e),f=eu[t.slice(s)];!f||a.length||r.name!=="Number"||fu(t,e)||n.push(Lt(r.from,`__runner__.${f}(`),{from:s.from,to:s.to,text:","},An(i.to,")"))}function fu(t,e){let n=e.nextSibling;return e.parent?.name==="BinaryExpression"&&n!==null&&n.name==="CompareOp"}function cu(t,e,n){let r=e.firstChild;if(r?.name==="VariableName"&&t.slice(r)==="zip"&&/\bstrict\s*=/.test(t.slice(e))&&n.push({from:r.from,to:r.to,text:"__runner__.zip_strict"}),r?.name!=="MemberExpression")return;let[s,i,a]=W(r);i.name!=="."||!Qc.has(t.slice(a))||n.push(Lt(s.from,`__runner__.method.${t.slice(a)}(`),{from:i.from,to:a.to,text:")"})}function uu(t,e,n){if(e.getChild("FormatConversion")||e.getChild("FormatSelfDoc"))return;let r=W(e)[1];n.push(Lt(r.from,"__runner__.number("),An(r.to,")"))}function du(t,e,n){let r=W(e),s=r.findIndex(i=>i.name==="from");s>0&&n.push({from:r[s].from,to:r[s+1].to,text:""})}function pu(t,e,n){let r=e.getChild("Body"),s=W(r).find(a=>a.name!==":"),i=W(r).flatMap(a=>a.name==="AssignStatement"&&a.getChild("TypeDef")?[t.slice(a.firstChild)]:[]);i.length&&s&&n.push(Lt(s.from,`__fields__ = (${i.map(a=>`"${a}",`).join("")}); `));for(let a of W(r))a.name==="AssignStatement"&&a.getChild("TypeDef")&&!a.getChild("AssignOp")&&n.push({from:a.from,to:a.to,text:"pass"})}function mu(t,e){let n=e.map((i,a)=>({...i,order:i.closes?-a:a}));n.sort((i,a)=>i.from-a.from||i.to-a.to||Number(a.closes??!1)-Number(i.closes??!1)||i.order-a.order);let r="",s=0;for(let i of n)i.from<s||(r+=t.slice(s,i.from)+i.text,s=i.to);return r+t.slice(s)}var vo={name:"fp16",bits:16,mantissa:10,bias:15,least:-14,largest:65504,infinite:!0},Ps={name:"bf16",bits:16,mantissa:7,bias:127,least:-126,largest:33895313892515355e22,infinite:!0},nn={e4nv:{name:"fp8e4nv",bits:8,mantissa:3,bias:7,least:-6,largest:448,infinite:!1,saturates:!0},e4b8:{name:"fp8e4b8",bits:8,mantissa:3,bias:8,least:-7,largest:240,infinite:!1,unsignedZero:!0},e4b15:{name:"fp8e4b15",bits:8,mantissa:3,bias:15,least:-14,largest:1.875,infinite:!1,saturates:!0},e5:{name:"fp8e5",bits:8,mantissa:2,bias:15,least:-14,largest:57344,infinite:!0,saturates:!0},e5b16:{name:"fp8e5b16",bits:8,mantissa:2,bias:16,least:-15,largest:57344,infinite:!1,unsignedZero:!0}},Mn=new Float32Array(1),_r=new Uint32Array(Mn.buffer);function hu(t){Mn[0]=t;let e=_r[0];return(e&2147483647)>2139095040?NaN:(_r[0]=e+32767+(e>>>16&1)&4294901760,Mn[0])}function gr(t){Mn[0]=t;let e=_r[0]>>>23&255;return e>0?e-127-(Mn[0]>t&&(_r[0]&8388607)===0?1:0):t===0?-1/0:Math.floor(Math.log2(t))}var _u=t=>{let e=Math.floor(t),n=t-e;return n>.5||n===.5&&e%2!==0?e+1:e};function zs(t){if(t===Ps)return hu;let{mantissa:e,least:n}=t,r=new Map;for(let s=n;s<=128;s++)r.set(s,2**(s-e));return s=>{if(s===0||s!==s)return s;let i=Math.abs(s);if(i===1/0)return wo(s,t);let a=r.get(Math.max(gr(i),n))??2**(gr(i)-e),f=_u(i/a)*a;return f>t.largest?wo(s,t):s<0?-f:f}}function wo(t,e){return e.saturates?t<0?-e.largest:e.largest:e.infinite?t<0?-1/0:1/0:NaN}function xo(t){let e=zs(t);return n=>{if(!Number.isFinite(n)||n===0)return n;let r=Math.abs(n),s=2**(Math.max(gr(r),t.least)-t.mantissa),i=Math.min(Math.floor(r/s)*s,t.largest);return e(n<0?-i:i)}}function gu(t,e){let{bits:n,mantissa:r,bias:s}=t,i=e>>n-1,a=e>>r&(1<<n-1-r)-1,f=e&(1<<r)-1,p=(1<<n-1-r)-1;if(t.unsignedZero&&e===1<<n-1)return NaN;if(t.infinite&&a===p)return f?NaN:i?-1/0:1/0;if(t.name==="fp8e4nv"&&a===p&&f===7)return NaN;let m=a?(1+f/(1<<r))*2**(a-s):f/(1<<r)*2**(1-s);return i?-m:m}function ko(t){return t.table??=Float32Array.from({length:1<<t.bits},(e,n)=>gu(t,n)),t.table}function Eo(t,e){let{bits:n,mantissa:r,bias:s,least:i}=t,a=e<0||Object.is(e,-0)?1<<n-1:0,f=(1<<n-1-r)-1;if(e!==e)return yu(t,f);let p=Math.abs(e);if(p===1/0)return a|f<<r;if(p===0)return t.unsignedZero?0:a;let m=Math.max(gr(p),i),g=Math.round(p/2**m*(1<<r)),w=g>=1<<r;return a|(w?m+s<<r|g-(1<<r):g)}function yu(t,e){return t.unsignedZero?1<<t.bits-1:t.infinite?e<<t.mantissa|1<<t.mantissa-1:e<<t.mantissa|(1<<t.mantissa)-1}var st=class{constructor(e,n,r,s,i,a=null){this.name=e,this.kind=n,this.bits=r,this.bytes=Math.max(1,r>>3),this.Array=s,this.rank=i,this.format=a,this.round=a?zs(a):null,this.isFloat=n==="float",this.isInt=n!=="float",this.isBool=e==="int1",this.isSigned=n==="int",this.isUnsigned=n==="uint",this.isFp8=e.startsWith("fp8"),this.isWide=r===64&&this.isInt,this.isPointer=!1}toString(){return this.name}get limits(){if(this.isBool)return[0n,1n];let e=BigInt(this.bits);return this.isSigned?[-(1n<<e-1n),(1n<<e-1n)-1n]:[0n,(1n<<e)-1n]}},it=(t,e,n,r)=>new st(t,e,n,r,0),vt=(t,e,n,r)=>new st(t,"float",e,Float32Array,n,r),V=it("int1","uint",1,Uint8Array),xt=it("int8","int",8,Int8Array),Ut=it("int16","int",16,Int16Array),Y=it("int32","int",32,Int32Array),q=it("int64","int",64,Float64Array),qt=it("uint8","uint",8,Uint8Array),Fn=it("uint16","uint",16,Uint16Array),he=it("uint32","uint",32,Uint32Array),Se=it("uint64","uint",64,Float64Array),Dn=vt("fp8e4nv",8,1,nn.e4nv),In=vt("fp8e4b8",8,1,nn.e4b8),$s=vt("fp8e4b15",8,1,nn.e4b15),On=vt("fp8e5",8,1,nn.e5),jn=vt("fp8e5b16",8,1,nn.e5b16),_e=vt("fp16",16,2,vo),me=vt("bf16",16,2,Ps),B=vt("fp32",32,3,null),X=new st("fp64","float",64,Float64Array,4),Pn=Object.fromEntries([V,xt,Ut,Y,q,qt,Fn,he,Se,Dn,In,$s,On,jn,_e,me,B,X].map(t=>[t.name,t])),wt=class{constructor(e){this.element=e,this.name=`pointer<${e.name}>`,this.kind="pointer",this.bits=64,this.bytes=8,this.Array=Float64Array,this.round=null,this.isPointer=!0,this.isFloat=this.isInt=this.isBool=this.isFp8=this.isWide=this.isSigned=this.isUnsigned=!1}toString(){return this.name}},Rs=new Map;function rn(t){return Rs.has(t)||Rs.set(t,new wt(t)),Rs.get(t)}function Cs(t,e){return e.length?`<[${e.map(n=>`'${n}'`).join(", ")}], ${t}>`:String(t)}var bu={fp16:"float16",bf16:"bfloat16",fp32:"float32",fp64:"float64"};function Ue(t){return t.isPointer?String(t):`triton.language.${bu[t.name]??t.name.replace(/^fp8/,"float8")}`}var x=class t{constructor(e,n,r,s=null,i=null){this.type=e,this.shape=n,this.data=r,this.taint=s,this.base=i}get size(){return this.data.length}as(e){return new t(this.type,e,this.data,this.taint,this.base)}},Ee=t=>t.reduce((e,n)=>e*n,1),zn=(t,e)=>t.length===e.length&&t.every((n,r)=>n===e[r]);function ye(t,e,n){let r=Ee(e);if(t.isWide&&typeof n=="bigint")return new x(t,e,wu(t,r,n));let s=t.round?t.round(Number(n)):Number(n);return new x(t,e,new t.Array(r).fill(s))}function wu(t,e,n){let r=t===q?BigInt.asIntN(64,n):BigInt.asUintN(64,n),s=Number(r);return Number.isSafeInteger(s)?new Float64Array(e).fill(s):(t===q?new BigInt64Array(e):new BigUint64Array(e)).fill(r)}var se=(t,e)=>ye(t,[],e);function yr(t,e){let n=new Int32Array(e-t);for(let r=0;r<n.length;r++)n[r]=t+r;return new x(Y,[n.length],n)}function vu(t,e){if(zn(t,e))return null;let n=xu(t,e);return Rn(e,n)}function xu(t,e){let n=[...Array(e.length-t.length).fill(1),...t],r=Array(e.length).fill(0),s=1;for(let i=e.length-1;i>=0;i--)r[i]=n[i]===1?0:s,s*=n[i];return r}function Rn(t,e,n=0){let r=Ee(t),s=new Int32Array(r),i=t.length;if(r===0)return s;if(i===0)return s.fill(n);let a=t[i-1],f=e[i-1],p=Array(i).fill(0),m=n;for(let g=0;g<r;g+=a){for(let w=0,N=m;w<a;w++,N+=f)s[g+w]=N;m=ku(p,t,e,m,i-2)}return s}function ku(t,e,n,r,s){for(;s>=0;s--){if(r+=n[s],++t[s]<e[s])return r;r-=n[s]*e[s],t[s]=0}return r}function Bs(t,e){let n=new t.constructor(e.length);for(let r=0;r<e.length;r++)n[r]=t[e[r]];return n}function qe(t,e,n){return new x(t.type,e,Bs(t.data,n),t.taint&&t.taint.take(n),t.base)}function ee(t,e){if(zn(t.shape,e))return t;if(t.size===1){let n=Ee(e),r=new t.data.constructor(n).fill(t.data[0]);return new x(t.type,e,r,t.taint&&t.taint.fill(n),t.base)}return qe(t,e,vu(t.shape,e))}function So(t){if(!t.base)return t;let e=t.base.address/t.type.element.bytes;return new x(t.type,t.shape,t.data.map(n=>e+n),t.taint)}function br(t){let e=t.data[0];return t.type.isBool?e!==0:e}var Ls=`
`,wr=class t{constructor(e){this.channels=e}static of(e,n,r){return new t(new Map([[[e,n.line,n.file].join(Ls),r]]))}kind(e){return[...this.channels].filter(([n])=>n.startsWith(e+Ls)).map(([,n])=>n)}map(e){return new t(new Map([...this.channels].map(([n,r])=>[n,e(r,n)])))}take(e){return this.map(n=>Bs(n,e))}fill(e){return this.map(n=>new Int32Array(e).fill(n[0]))}without(e){let n=[...this.channels].filter(([r])=>!r.startsWith(e+Ls));return n.length?new t(new Map(n)):null}};function kt(t){let e=t.startsWith("synced");return(n,r)=>!n||!r?n||r:e?Math.max(n,r):Math.min(n,r)}function Et(t,e){let n=t.map(i=>i&&i.taint||null),r=new Set(n.flatMap(i=>i?[...i.channels.keys()]:[]));if(r.size===0)return null;let s=i=>n.map(a=>a?.channels.get(i)??null);return new wr(new Map([...r].map(i=>[i,e(s(i),i)])))}function ue(t,e){return Et(e,(n,r)=>{let s=kt(r),i=new Int32Array(t);for(let a of n){if(!a)continue;let f=a.length===1?0:-1;for(let p=0;p<t;p++)i[p]=s(i[p],a[p&f])}return i})}function $n(t,e,n,r){let s=wr.of(e,n,r);return t?ue(r.length,[{taint:t},{taint:s}]):s}function vr(t,e,n,r){let s=e.size===1?0:-1,i=(a,f)=>a?a[a.length===1?0:f]:0;return Et([e,n,r],([a,f,p],m)=>{let g=kt(m),w=new Int32Array(t);for(let N=0;N<t;N++)w[N]=g(i(a,N),i(e.data[N&s]?f:p,N));return w})}function Wt(t,e,n){let r=Math.max(t.size,e.size,n.size),s=[t,e,n].find(m=>m.size===r).shape,i=Eu(e,n,r),[a,f,p]=[t,e,n].map(m=>m.size===1?0:-1);for(let m=0;m<r;m++)i[m]=t.data[m&a]?e.data[m&f]:n.data[m&p];return new x(e.type,s,i,vr(r,t,e,n),e.base??n.base)}function Eu(t,e,n){let r=[t,e].find(s=>s.data instanceof BigInt64Array||s.data instanceof BigUint64Array);if(!r)return new t.data.constructor(n);for(let s of[t,e])typeof s.data[0]=="number"&&(s.data=r.data.constructor.from(s.data,BigInt));return new r.data.constructor(n)}var qs=t=>t instanceof BigInt64Array||t instanceof BigUint64Array,To=(t,e)=>t===q?new BigInt64Array(e):new BigUint64Array(e),sn=t=>t.length===1?0:-1,No={add:(t,e)=>t+e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,floordiv:(t,e)=>e===0?0:Math.trunc(t/e),mod:(t,e)=>e===0?0:t%e,max:Math.max,min:Math.min,and:Us((t,e)=>t&e),or:Us((t,e)=>t|e),xor:Us((t,e)=>t^e)};function Us(t){return(e,n)=>e>=0&&n>=0&&e<2147483648&&n<2147483648?t(e,n):NaN}var Su={add:(t,e)=>t+e,sub:(t,e)=>t-e,mul:(t,e)=>t*e,floordiv:(t,e)=>e===0n?0n:t/e,mod:(t,e)=>e===0n?0n:t%e,max:(t,e)=>t>e?t:e,min:(t,e)=>t<e?t:e,and:(t,e)=>t&e,or:(t,e)=>t|e,xor:(t,e)=>t^e,shl:(t,e)=>e<0n||e>63n?0n:t<<e,ashr:(t,e)=>t>>(e<0n||e>63n?63n:e),lshr:(t,e)=>e<0n||e>63n?0n:BigInt.asUintN(64,t)>>e,mulhi:(t,e)=>t*e>>64n};function Ws(t,e,n,r,s){if(t in No&&!qs(n)&&!qs(r)){let i=Nu(No[t],n,r,s,e===q?-1/0:0);if(i)return i}return Oe(Tu(Su[t],e,ot(e,n),ot(e,r),s))}function Nu(t,e,n,r,s){let i=new Float64Array(r),a=sn(e),f=sn(n);for(let p=0;p<r;p++){let m=t(e[p&a],n[p&f]);if(!Number.isSafeInteger(m)||m<s)return null;i[p]=m}return i}function Tu(t,e,n,r,s){let i=To(e,s),a=sn(n),f=sn(r);for(let p=0;p<s;p++)i[p]=t(n[p&a],r[p&f]);return i}function ot(t,e){if(qs(e))return e;let n=To(t,e.length);for(let r=0;r<e.length;r++)n[r]=BigInt(e[r]);return n}function Oe(t){let e=new Float64Array(t.length);for(let n=0;n<t.length;n++)if(e[n]=Number(t[n]),!Number.isSafeInteger(e[n]))return t;return e}function Ao(t,e,n,r){let s=sn(e),i=sn(n),a=Au[t];for(let f=0;f<r.length;f++)r[f]=a(e[f&s],n[f&i])?1:0;return r}var Au={lt:(t,e)=>t<e,le:(t,e)=>t<=e,gt:(t,e)=>t>e,ge:(t,e)=>t>=e,eq:(t,e)=>!(t<e)&&!(t>e),ne:(t,e)=>t<e||t>e};function xr(t){return t===q||t.isPointer?BigInt64Array:t===Se?BigUint64Array:t.isFp8?Uint8Array:t===_e||t===me?Uint16Array:t.Array}var on=t=>t.format?ko(t.format):null;function an(t){return t.format?e=>Eo(t.format,e):t.isWide||t.isPointer?BigInt:null}function Mo(t,e){let n=an(t),r=new(xr(t))(e.length);for(let s=0;s<r.length;s++)r[s]=n?n(e[s]):e[s];return r}function Fo(t,e){let n=new(xr(t))(e);if(t.isWide)return Oe(n);if(t.isBool)return n.map(s=>s?1:0);let r=on(t);return r?Float32Array.from(n,s=>r[s]):n}function Do(t,e,n,r){let s=NaN,i=0;for(let a=0;a<t.length;a++){if(e&&!e[a])continue;let f=Math.floor((n+t[a]*r)/32);if(f!==s){if(f<s)return Mu(t,e,n,r);i++,s=f}}return i}function Mu(t,e,n,r){let s=new Set;for(let i=0;i<t.length;i++)(!e||e[i])&&s.add(Math.floor((n+t[i]*r)/32));return s.size}function Fu(t){let e=new Int32Array(t);for(let n=0;n<e.length;n++)if(e[n]!==t[n])return t.slice();return e}var kr=class{constructor(){this.clear()}clear(){this.launches=[],this.traces=[],this.room=4194304,this.variableRoom=4194304}begin(e,n,r){let s=n[0]*n[1]*n[2];this.launch={kernel:e,grid:n,programs:s,bytes_read:0,bytes_written:0,sectors:0},this.trace={kernel:e,grid:n,arguments:r,accesses:[],variables:[],truncated:!1},this.launches.push(this.launch),this.traces.push(this.trace)}access(e){e.op!=="store"&&(this.launch.bytes_read+=e.bytes),e.op!=="load"&&(this.launch.bytes_written+=e.bytes),this.launch.sectors+=e.sectors;let n=e.offsets.length*(e.mask?5:4)+100;if(!this.fits("room",n))return;let r=Fu(e.offsets),s=e.mask&&e.mask.includes(0)?new Uint8Array(e.mask):null;this.trace.accesses.push({...e,program:[...e.program],block:[...e.block],offsets:r,mask:s})}variable(e,n,r,s,i){if(!this.fits("variableRoom",i.size*4+100))return;let a=Float32Array.from(i.data,Number);this.trace.variables.push({program:[...e],line:n,name:r,iteration:s,shape:[...i.shape],values:a})}fits(e,n){return this[e]<n?this.trace.truncated=!0:this[e]-=n,!this.trace.truncated}};var Io={add:(t,e)=>t+e,max:(t,e)=>t>e||e!==e?t:e,min:(t,e)=>t<e||e!==e?t:e,and:(t,e)=>t&e,or:(t,e)=>t|e,xor:(t,e)=>t^e,xchg:(t,e)=>e,cas:(t,e,n)=>t===n?e:t};var Du=0x7f0000000000,Oo=1<<30,jo=1<<20,Er=class{constructor(e,n,r,s){this.bytes=new ArrayBuffer(e),this.address=n,this.elementBytes=r,this.written=s?null:new Uint8Array(Math.ceil(e/r)),this.views=new Map}view(e){if(!this.views.has(e)){let n=Math.floor(this.bytes.byteLength/e.bytes);this.views.set(e,new(xr(e))(this.bytes,0,n))}return this.views.get(e)}},Iu=new Er(0,0,1,!0),ln=class{constructor(e,n,r,s={}){this.name=e,this.buffer=n,this.byteOffset=r,this.description=s}extent(e){return{before:Math.floor(this.byteOffset/e),size:Math.floor((this.buffer.bytes.byteLength-this.byteOffset)/e)}}get address(){return this.buffer.address+this.byteOffset}},Sr=class{constructor(){this.clear()}clear(){this.buffers=[],this.next=Du,this.total=0}allocate(e,n,r){if(this.total+=e,this.total>Oo)throw new Error(`out of memory: the runner gives one run ${Oo>>20} MiB`);let s=new Er(e,this.next,n,r);return this.next+=Math.ceil((e+1)/512)*512+jo,this.buffers.push(s),s}near(e){let n=jo/2,r=s=>e>=s.address-n&&e<s.address+s.bytes.byteLength+n;return this.buffers.find(r)??Iu}};var Hs=class{constructor(e){this.writer=new Int32Array(e),this.writerLane=new Int32Array(e),this.reader=new Int32Array(e),this.readers=new Uint8Array(e),this.atomic=new Uint8Array(e)}},Nr=class{constructor(e){this.faults=e,this.begin()}begin(){this.shadows=new Map,this.accesses=[],this.clocks=new Map,this.released=new Map,this.signals=[],this.acquired=new Map}enter(e,n){this.program=[...e],this.index=n,this.acquired=new Map}shadow(e){return this.shadows.has(e)||this.shadows.set(e,new Hs(Math.ceil(e.bytes.byteLength/e.elementBytes))),this.shadows.get(e)}announce(e){let n=this.clocks.get(this.index)??0;return this.accesses.push({...e,program:this.program,index:this.index,time:n})}ordered(e){let n=this.accesses[e-1];return n.index===this.index||(this.acquired.get(n.index)??-1)>=n.time}read(e,n,r){let s=e.writer[n];s&&!e.atomic[n]&&!this.ordered(s)&&this.blame(s,e.writerLane[n],n);let i=e.reader[n];i&&this.accesses[i-1].index!==this.index?e.readers[n]=2:i||(e.readers[n]=1),e.reader[n]=r}write(e,n,r,s){let i=e.writer[n];i&&!this.ordered(i)?(e.atomic[n]||this.blame(i,e.writerLane[n],n),this.blame(r,s,n)):this.readElsewhere(e,n)&&this.blame(r,s,n),e.writer[n]=r,e.writerLane[n]=s,e.atomic[n]=0}readElsewhere(e,n){let r=e.reader[n];return r!==0&&(e.readers[n]===2?this.acquired.size===0:!this.ordered(r))}atomicWrite(e,n,r,s){let i=e.writer[n];i&&!e.atomic[n]&&!this.ordered(i)&&this.blame(i,e.writerLane[n],n),e.writer[n]=r,e.writerLane[n]=s,e.atomic[n]=1}blame(e,n,r){let{line:s,file:i,op:a,program:f,argument:p,offsetOf:m,size:g}=this.accesses[e-1];this.faults.add({kind:"race",line:s,file:i,program:f,lane:n,op:a,index:m(r),size:g,argument:p})}signal(e){let n=this.released.get(e)??new Map;this.signals.push(new Map(n));let r=this.clocks.get(this.index)??0;for(let[s,i]of this.acquired)Vs(n,s,i);return Vs(n,this.index,r),this.released.set(e,n),this.clocks.set(this.index,r+1),this.signals.length}acquire(e){for(let[n,r]of this.signals[e-1])Vs(this.acquired,n,r)}};function Vs(t,e,n){(t.get(e)??-1)<n&&t.set(e,n)}var Tr=class{constructor(e,n,r){this.space=e,this.faults=n,this.tracer=r,this.races=new Nr(n),this.begin()}begin(e=[]){this.bases=e,this.races.begin(),this.events=[],this.nextRecord=1}enter(e,n){this.program=e,this.races.enter(e,n)}load(e,n,r,s){return this.parts(e,n).reduce((i,a)=>this.loadPart(a.pointer,a.mask,i,s),r)}loadPart(e,n,r,s){let i=this.open("load",e,n,s),{offsets:a,on:f,type:p}=i,m=on(p),g=p.isWide?new BigInt64Array(a.length):new p.Array(a.length);for(let w=0;w<a.length;w++){if(f&&!f[w])continue;let N=this.locate(i,w);if(N<0)continue;this.checkWritten(i,N,w),this.races.read(i.shadow,i.slot(N),i.number);let $=i.view[N];g[w]=m?m[$]:p.isWide?BigInt.asIntN(64,$):$}return this.close(i),this.loaded(i,g,r)}loaded(e,n,r){let{type:s,on:i,pointer:a}=e,f=s.isWide?Po(s,n):n,p=new x(s,a.shape,f);return i&&r&&Pu(p,i,r),i&&r&&(p.taint=vr(p.size,{data:i,size:i.length},p,r)),i&&!r&&this.markUndefined(p,e),p}markUndefined(e,n){let{on:r,offsets:s,at:i}=n;if(!r.includes(0)||this.faults.settled("masked_undefined",i,this.program))return;let a={kind:"masked_undefined",op:"load",at:i,offsets:s,size:n.size,argument:n.argument},f=this.record(a,e.size),p=Int32Array.from(r,(m,g)=>m?0:f+g);e.taint=$n(e.taint,"undefined",i,p)}store(e,n,r,s){for(let i of this.parts(e,r))this.storePart(i.pointer,n,i.mask,s)}storePart(e,n,r,s){let i=this.open("store",e,r,s),{offsets:a,on:f,type:p}=i,m=an(p);for(let g=0;g<a.length;g++){if(f&&!f[g])continue;let w=this.locate(i,g);w<0||(this.races.write(i.shadow,i.slot(w),i.number,g),i.view[w]=m?m(n.data[g]):n.data[g],i.written&&(i.written[i.slot(w)]=1))}this.close(i),this.reportReaching(n,f,i)}atomic(e,n,r,s,i,a=null){let f=this.parts(n,s);return f.map(m=>this.atomicPart(e,m.pointer,r,m.mask,i,a)).reduce((m,g,w)=>Wt(f[w].mask,g,m))}atomicPart(e,n,r,s,i,a){let f=this.open("atomic",n,s,i),{offsets:p,on:m,type:g}=f,[w,N]=[on(g),an(g)],$=g.isWide?new BigInt64Array(p.length):new g.Array(p.length);for(let C=0;C<p.length;C++){if(m&&!m[C])continue;let R=this.locate(f,C);if(R<0)continue;e!=="xchg"&&this.checkWritten(f,R,C),this.races.atomicWrite(f.shadow,f.slot(R),f.number,C);let nt=w?w[f.view[R]]:f.view[R];$[C]=nt;let k=g.isWide?BigInt(r.data[C]):r.data[C],ht=Io[e](nt,k,a&&(g.isWide?BigInt(a.data[C]):a.data[C])),Kt=g.round?g.round(ht):ht;f.view[R]=N?N(Kt):Kt,f.written&&(f.written[f.slot(R)]=1)}return this.close(f),this.reportReaching(r,m,f),this.signalled(new x(g,n.shape,g.isWide?Po(g,$):$),f)}signalled(e,n){if(e.size!==1||n.on&&!n.on[0])return e;let r=n.base.address+n.offsets[0]*n.type.bytes;return e.taint=$n(e.taint,"synced",n.at,Int32Array.of(this.races.signal(r))),e}open(e,n,r,s){let{base:i}=n,a=n.type.element,{before:f,size:p}=i.extent(a.bytes),m=r?ee(r,n.shape).data:null,g=i.buffer,w=a.bytes/g.elementBytes,N=i.name,$={op:e,pointer:n,at:s,base:i,type:a,before:f,size:p,on:m,argument:N,offsets:n.data,view:g.view(a),written:g.written,shadow:this.races.shadow(g),slot:w===1?R=>R:R=>Math.floor(R*w)},C=R=>Math.floor(R/w)-f;return $.number=this.races.announce({op:e,line:s.line,file:s.file,argument:N,size:p,offsetOf:C}),this.branchOn(r),$}parts(e,n){if(e.base)return[{pointer:e,mask:n}];let{bytes:r}=e.type.element,s=n?ee(n,e.shape).data:null,i=Array.from(e.data,(f,p)=>s&&!s[p]?null:this.space.near(f*r)),a=new Set(i.filter(Boolean));return a.size===0&&a.add(this.space.near(0)),[...a].map(f=>({pointer:this.within(f,e),mask:a.size===1?n:new x(V,e.shape,Uint8Array.from(i,p=>+(p===f)))}))}within(e,n){let r=this.bases.find(i=>i.buffer===e)??new ln("",e,0),s=r.address/n.type.element.bytes;return new x(n.type,n.shape,n.data.map(i=>Math.floor(i-s)),n.taint,r)}locate(e,n){let r=e.offsets[n];return r<e.size&&r>=-e.before?r+e.before:(this.fault("out_of_bounds",e,n),-1)}checkWritten(e,n,r){e.written&&!e.written[e.slot(n)]&&this.fault("uninitialised",e,r)}fault(e,{at:n,op:r,offsets:s,size:i,argument:a},f){this.faults.add({kind:e,line:n.line,file:n.file,program:this.program,lane:f,op:r,index:s[f],size:i,argument:a})}close(e){let{op:n,at:r,argument:s,pointer:i,offsets:a,on:f,base:p,type:m}=e,g=f?ju(f):a.length,w=g?Do(a,f,p.byteOffset,m.bytes):0,N={program:this.program,line:r.line,file:r.file,op:n,argument:s,block:i.shape,offsets:a,mask:f};this.tracer.access({...N,bytes:g*m.bytes,sectors:w}),this.reportReaching(i,f,e)}reportReaching(e,n,r){if(e.taint)for(let s of e===r.pointer?["undefined","wrapped"]:["undefined"])for(let i of e.taint.kind(s))this.reportRecords(i,n,r)}reportRecords(e,n,r){let s=0;for(let i of Ou(e,n)){if(i<s)continue;let a=this.events.findLast(f=>f.first<=i);s=a.first+a.lanes,this.reportRecord(a,i,r)}}reportRecord(e,n,r){let s=n-e.first,{kind:i,op:a,at:f,size:p=r.size,argument:m=r.argument}=e,g=e.offsets?e.offsets[s]:r.offsets[this.laneOf(r,n)];this.faults.add({kind:i,line:f.line,file:f.file,program:this.program,lane:s,op:a,index:g,size:p,argument:m})}laneOf(e,n){let r=e.pointer.taint.kind("wrapped").map(s=>s.indexOf(n));return Math.max(0,...r)}record(e,n){let r=this.nextRecord;return this.events.push({...e,first:r,lanes:n}),this.nextRecord+=n,r}branchOn(e){if(e?.taint){for(let n of e.taint.kind("undefined"))this.reportRecords(n,null,{size:0,offsets:[0],pointer:e});for(let n of e.taint.kind("synced"))for(let r of new Set(n))r&&this.races.acquire(r)}}};function Ou(t,e){let n=new Set;for(let r=0;r<t.length;r++)t[r]&&(!e||e[r])&&n.add(t[r]);return[...n].sort((r,s)=>r-s)}function ju(t){let e=0;for(let n=0;n<t.length;n++)e+=t[n];return e}function Pu(t,e,n){let r=ee(n,t.shape).data;for(let s=0;s<e.length;s++)e[s]||(t.data[s]=r[s])}var Po=(t,e)=>Oe(t.isSigned?e:new BigUint64Array(e.buffer));var zu={out_of_bounds:t=>`${t.op} outside ${t.argument||"memory"}: element ${t.index} of ${t.size}`,masked_undefined:()=>"a lane that the mask turned off, without `other`, is undefined, and it reached a result",uninitialised:t=>`load of element ${t.index} of ${t.argument||"memory"}, which nobody has written`,race:t=>`another program uses element ${t.index} of ${t.argument||"memory"} too, and no atomic orders them`,int32_overflow:t=>`this int32 ${t.op} overflowed and was used as an offset: element ${t.index} of ${t.size}`},Ar=class{constructor(){this.clear()}clear(){this.found=new Map,this.launch=0}add(e){let n=`${e.kind} ${e.line} ${e.file}`,r={...e,program:[...e.program],launch:this.launch},s=this.found.get(n);(!s||Ru(r,s))&&this.found.set(n,r)}settled(e,n,r){let s=this.found.get(`${e} ${n.line} ${n.file}`);return s!==void 0&&s.program.join()!==r.join()}report(){return[...this.found.values()].sort((n,r)=>n.line-r.line).map(({launch:n,...r})=>({...r,message:zu[r.kind](r)}))}};function Ru(t,e){let r=[t.launch-e.launch,...t.program.map((s,i)=>s-e.program[i]),t.lane-e.lane].find(s=>s!==0);return r!==void 0&&r<0}var A=class{constructor(e){this.items=e}},je=class{constructor(e,n){this.scalar=e,this.shape=n}toString(){return Cs(this.scalar,this.shape)}},de=class{constructor(e,n,r,{onlyConstants:s=!1}={}){this.name=e,this.parameters=n,this.call=r,this.onlyConstants=s}},Vt=class{constructor(e,n){this.builtin=e,this.self=n}},St=class{constructor(e,n){this.name=e,this.lookup=n}},Ge=class{constructor(e,n,{noinline:r=!1}={}){this.definition=e,this.name=e.name,this.globals=n,this.noinline=r}},Ye=class{constructor(e){this.kind=e}},Ht=class{constructor(e,n,r){this.lower=e,this.upper=n,this.step=r}},Mr=class{constructor(e,n,r,s){this.start=e,this.end=n,this.step=r,this.isStatic=s}},Pe=class{constructor(e,n,r,s,i){this.base=e,this.shape=n,this.strides=r,this.block=s,this.padding=i,this.dtype=e.type.element}},j=t=>t instanceof x,ie=t=>typeof t=="bigint"||typeof t=="number"||typeof t=="boolean",at=t=>t instanceof x&&t.shape.length>0,Gs=t=>t instanceof st||t instanceof wt||t instanceof je;function le(t){return t instanceof x?Cs(t.type,t.shape):t instanceof A?`[${t.items.map(le).join(",")}]`:`constexpr[${fe(t)}]`}function Fr(t){return t instanceof x&&t.shape.length===0?Ue(t.type):le(t)}function lt(t){return t instanceof x?`${t.type}[${t.shape.map(e=>`constexpr[${e}]`).join(", ")}]`:`constexpr[${fe(t)}]`}function ne(t){return t===null?"NoneType":t instanceof x?"tensor":t instanceof A?"tuple":t instanceof Ge?"JITFunction":Gs(t)?"dtype":{bigint:"int",number:"float",boolean:"bool",string:"str"}[typeof t]??"object"}function fe(t){return t==null?"None":typeof t=="boolean"?t?"True":"False":typeof t=="number"?$u(t):typeof t=="string"?`'${t}'`:t instanceof A?`(${t.items.map(fe).join(", ")}${t.items.length===1?",":""})`:t instanceof x?le(t):t instanceof Ge?`JITFunction(${t.name})`:String(t)}var Xe=t=>typeof t=="string"?t:fe(t);function $u(t){if(t===1/0)return"inf";if(t===-1/0)return"-inf";if(t!==t)return"nan";if(Number.isInteger(t)&&Math.abs(t)<1e16)return`${Object.is(t,-0)?"-0":t}.0`;let e=Math.abs(t);return e<1e-4||e>=1e16?t.toExponential().replace(/e([+-])(\d)$/,"e$10$2"):String(t)}var Ke=t=>t.length===1?0:-1;function Cu(t,e,n,r){let s=Ke(e),i=Ke(n),a=r.length;switch(t){case"add":for(let f=0;f<a;f++)r[f]=e[f&s]+n[f&i];break;case"sub":for(let f=0;f<a;f++)r[f]=e[f&s]-n[f&i];break;case"mul":for(let f=0;f<a;f++)r[f]=e[f&s]*n[f&i];break;case"div":for(let f=0;f<a;f++)r[f]=e[f&s]/n[f&i];break;case"mod":for(let f=0;f<a;f++)r[f]=e[f&s]%n[f&i];break;case"pow":for(let f=0;f<a;f++)r[f]=Math.pow(e[f&s],n[f&i]);break;case"max":for(let f=0;f<a;f++)r[f]=Bu(e[f&s],n[f&i]);break;case"min":for(let f=0;f<a;f++)r[f]=Lu(e[f&s],n[f&i]);break;case"maxNan":for(let f=0;f<a;f++)r[f]=Math.max(e[f&s],n[f&i]);break;case"minNan":for(let f=0;f<a;f++)r[f]=Math.min(e[f&s],n[f&i]);break;default:throw new Error(`no float operation ${t}`)}return r}var Bu=(t,e)=>t>e||e!==e?t:e,Lu=(t,e)=>t<e||e!==e?t:e;function Uu(t,e,n,r){let s=Ke(e),i=Ke(n),a=r.length;switch(t){case"add":for(let f=0;f<a;f++)r[f]=e[f&s]+n[f&i];break;case"sub":for(let f=0;f<a;f++)r[f]=e[f&s]-n[f&i];break;case"mul":for(let f=0;f<a;f++)r[f]=Math.imul(e[f&s],n[f&i]);break;case"floordiv":for(let f=0;f<a;f++)r[f]=Math.trunc(e[f&s]/n[f&i]);break;case"mod":for(let f=0;f<a;f++)r[f]=e[f&s]%n[f&i];break;case"max":for(let f=0;f<a;f++)r[f]=Math.max(e[f&s],n[f&i]);break;case"min":for(let f=0;f<a;f++)r[f]=Math.min(e[f&s],n[f&i]);break;case"and":for(let f=0;f<a;f++)r[f]=e[f&s]&n[f&i];break;case"or":for(let f=0;f<a;f++)r[f]=e[f&s]|n[f&i];break;case"xor":for(let f=0;f<a;f++)r[f]=e[f&s]^n[f&i];break;case"shl":for(let f=0;f<a;f++)r[f]=zo(n[f&i])?0:e[f&s]<<n[f&i];break;case"ashr":for(let f=0;f<a;f++)r[f]=e[f&s]>>Math.min(n[f&i]>>>0,31);break;case"lshr":for(let f=0;f<a;f++)r[f]=zo(n[f&i])?0:e[f&s]>>>n[f&i];break;default:throw new Error(`no integer operation ${t}`)}return r}var zo=t=>t>>>0>31;function qu(t,e,n,r){let s=Ke(e),i=Ke(n),a=r.length;switch(t){case"lt":for(let f=0;f<a;f++)r[f]=e[f&s]<n[f&i]?1:0;break;case"le":for(let f=0;f<a;f++)r[f]=e[f&s]<=n[f&i]?1:0;break;case"gt":for(let f=0;f<a;f++)r[f]=e[f&s]>n[f&i]?1:0;break;case"ge":for(let f=0;f<a;f++)r[f]=e[f&s]>=n[f&i]?1:0;break;case"eq":for(let f=0;f<a;f++)r[f]=e[f&s]===n[f&i]?1:0;break;case"ne":for(let f=0;f<a;f++)r[f]=e[f&s]!==n[f&i]?1:0;break;default:throw new Error(`no comparison ${t}`)}return r}function ze(t,e){let n=t.round;if(n)for(let r=0;r<e.length;r++)e[r]=n(e[r]);return e}function Wu(t){for(let e=0;e<t.length;e++)t[e]&=1;return t}function oe(t,e,n){let r=e.type,s=Math.max(e.size,n.size),i=e.size===s?e.shape:n.shape;if(r.isWide)return new x(r,i,Ws(t,r,e.data,n.data,s));let a=new r.Array(s);return r.isFloat?new x(r,i,ze(r,Cu(t,e.data,n.data,a))):(Uu(t,e.data,n.data,a),new x(r,i,r.isBool?Wu(a):a))}function Nt(t,e,n){let r=Math.max(e.size,n.size),s=e.size===r?e.shape:n.shape,i=e.type.isWide?Ao:qu;return new x(V,s,i(t,e.data,n.data,new Uint8Array(r)))}function Ro(t,e,n,r){if(e.type!==Y)return null;let s={add:(i,a)=>i+a,sub:(i,a)=>i-a,mul:(i,a)=>i*a,shl:(i,a)=>i*2**a}[t];return s?Vu(s,e.data,n.data,r.data):null}function Vu(t,e,n,r){let s=Ke(e),i=Ke(n),a=null;for(let f=0;f<r.length;f++)t(e[f&s],n[f&i])!==r[f]&&(a??=new Uint8Array(r.length),a[f]=1);return a}function Dr(t,e){let n=Math.max(t.size,e.size),r=t.size===n?t.shape:e.shape;if(t.type.isWide)return new x(t.type,r,Ws("mulhi",t.type,t.data,e.data,n));let s=new t.type.Array(n),i=t.type===he?$o:Hu;for(let a=0;a<n;a++)s[a]=i(t.data[a&Ke(t.data)],e.data[a&Ke(e.data)]);return new x(t.type,r,s)}function $o(t,e){let[n,r,s,i]=[t>>>16,t&65535,e>>>16,e&65535],a=n*i+Math.floor(r*i/65536);return n*s+Math.floor(a/65536)+Math.floor((a%65536+r*s)/65536)>>>0}function Hu(t,e){return $o(t>>>0,e>>>0)-(t<0?e:0)-(e<0?t:0)|0}function Co(t){let e=Math.abs(t);if(e<2.5)return Gu(t);if(t!==t)return t;let n=e>6?1:1-Bo(e);return t<0?-n:n}function Gu(t){let e=t,n=t;for(let r=1;r<80;r++){n*=-t*t/r;let s=n/(2*r+1);if(e+=s,Math.abs(s)<1e-17*Math.abs(e))break}return e*2/Math.sqrt(Math.PI)}function Bo(t){let e=0;for(let n=60;n>0;n--)e=n/2/(t+e);return Math.exp(-t*t)/(Math.sqrt(Math.PI)*(t+e))}var Yu=t=>{let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2===0?e:e+1},Tt={exp:Math.exp,exp2:t=>2**t,exp10:t=>10**t,expm1:Math.expm1,log:Math.log,log2:Math.log2,log10:Math.log10,log1p:Math.log1p,sqrt:Math.sqrt,rsqrt:t=>1/Math.sqrt(t),cbrt:Math.cbrt,sin:Math.sin,cos:Math.cos,tan:Math.tan,asin:Math.asin,acos:Math.acos,atan:Math.atan,sinh:Math.sinh,cosh:Math.cosh,tanh:Math.tanh,asinh:Math.asinh,acosh:Math.acosh,atanh:Math.atanh,erf:Co,erfc:t=>t>2.5&&t<27?Bo(t):1-Co(t),floor:Math.floor,ceil:Math.ceil,trunc:Math.trunc,round:t=>Math.sign(t)*Math.floor(Math.abs(t)+.5),rint:Yu,sigmoid:t=>1/(1+Math.exp(-t))};function ft(t,e){let n=Tt[t],r=new e.type.Array(e.size);for(let s=0;s<r.length;s++)r[s]=n(e.data[s]);return new x(e.type,e.shape,ze(e.type,r),e.taint)}function We(t,e){if(e.type.isWide)return Ku(t,e);let n=new e.type.Array(e.size),{data:r}=e;switch(t){case"neg":for(let s=0;s<n.length;s++)n[s]=-r[s];break;case"abs":for(let s=0;s<n.length;s++)n[s]=Math.abs(r[s]);break;case"not":for(let s=0;s<n.length;s++)n[s]=~r[s];break;default:throw new Error(`no operation ${t}`)}if(e.type.isBool)for(let s=0;s<n.length;s++)n[s]&=1;return new x(e.type,e.shape,n,e.taint)}var Xu={neg:t=>-t,abs:t=>t<0n?-t:t,not:t=>~t};function Ku(t,e){let n=ot(e.type,e.data),r=e.type===q?new BigInt64Array(n.length):new BigUint64Array(n.length);for(let s=0;s<r.length;s++)r[s]=Xu[t](n[s]);return new x(e.type,e.shape,Oe(r),e.taint)}function Lo(t,e,n){let r=Math.max(t.size,e.size,n.size),s=[t,e,n].find(m=>m.size===r).shape,i=new t.type.Array(r),[a,f,p]=[t,e,n].map(m=>m.size===1?0:-1);for(let m=0;m<r;m++)i[m]=t.data[m&a]*e.data[m&f]+n.data[m&p];return new x(t.type,s,ze(t.type,i))}function P(t,e){return t.type===e?t:new x(e,t.shape,Ju(t.type,e,t.data),t.taint)}function Ju(t,e,n){return e===V?Zu(n):e.isFloat?ze(e,Qu(e,n)):t.isFloat?ed(e,n):nd(e,n)}function Zu(t){let e=new Uint8Array(t.length);for(let n=0;n<e.length;n++)e[n]=t[n]==0?0:1;return e}function Qu(t,e){let n=new t.Array(e.length);for(let r=0;r<n.length;r++)n[r]=Number(e[r]);return n}function ed(t,e){if(t.isWide)return td(t,e);let[n,r]=t.bits===32?t.limits.map(Number):[-2147483648,2147483647],s=new t.Array(e.length);for(let i=0;i<s.length;i++){let a=Math.trunc(e[i]);s[i]=a<n?n:a>r?r:a}return s}function td(t,e){let[n,r]=t.limits,s=a=>a!==a?0n:a<=Number(n)?n:a>=Number(r)?r:BigInt(Math.trunc(a)),i=t===q?new BigInt64Array(e.length):new BigUint64Array(e.length);for(let a=0;a<i.length;a++)i[a]=s(e[a]);return Oe(i)}function nd(t,e){if(!t.isWide)return rd(t,e);if(!sd(t,e))return new Float64Array(e);let n=t===q?new BigInt64Array(e.length):new BigUint64Array(e.length);for(let r=0;r<n.length;r++)n[r]=BigInt(e[r]);return Oe(n)}function rd(t,e){let n=new t.Array(e.length);if(typeof e[0]=="bigint")for(let r=0;r<n.length;r++)n[r]=Number(BigInt.asIntN(32,e[r]));else for(let r=0;r<n.length;r++)n[r]=e[r];return n}function sd(t,e){return typeof e[0]=="bigint"?!0:t!==q&&e.some(n=>n<0)}function Uo(t,e){let n=xo(e.format);return new x(e,t.shape,Float32Array.from(t.data,n),t.taint)}function Ir(t,e){if(t.type===e)return t;let n=Mo(t.type,t.data);return new x(e,t.shape,Fo(e,n.buffer),t.taint)}var M=class extends Error{constructor(e){super(e),this.at=null}},Ve=class extends M{},fn=class extends M{};function y(t,e){if(!t)throw new M(typeof e=="function"?e():e)}function Or(t,e){if(t instanceof M)return t.at??=e,t;if(t instanceof RangeError&&/call stack/i.test(t.message)){let r=new M("maximum recursion depth exceeded");return r.at=e,r}if(!(t instanceof TypeError))return t;let n=new M("TypeError('an argument is not what this operation takes')");return n.at=e,n}var id=2**-126,od=(2-2**-23)*2**127;function Ho(t){if(typeof t=="boolean")return V;if(typeof t=="bigint")return ad(t);let e=Math.abs(t);return e===1/0||e===0||e!==e||e>=id&&e<=od?B:X}function ad(t){let e=(n,r)=>t>=n&&t<r;return e(-(2n**31n),2n**31n)?Y:e(2n**31n,2n**32n)?he:e(-(2n**63n),2n**63n)?q:(y(e(2n**63n,2n**64n),()=>`ValueError('Nonrepresentable integer ${t}.')`),Se)}function I(t,e=null){if(t instanceof x)return t;if(ie(t))return se(e??Ho(t),t);throw new M(`cannot convert ${Xe(t)} of type <class '${ne(t)}'> to tensor`)}var Ys={bool:0,int:1,float:2},qo=t=>t.isBool?Ys.bool:t.isInt?Ys.int:Ys.float;function ld(t,e){if(t.isSigned===e.isSigned)return t.bits>e.bits?t:e;let[n,r]=t.isUnsigned?[t,e]:[e,t];return n.bits>=r.bits?n:r}function Cn(t,e,n,r,s=!1){if(e!==r){let[i,a]=e?[t,n]:[n,t];if(qo(i)<=qo(a))return Wo(a,a,s)}return Wo(t,n,s)}function Wo(t,e,n){if(t.isFloat||e.isFloat)return fd(t,e,n);if(n&&t.isSigned!==e.isSigned)throw new M(`Cannot use /, #, or % with ${Ue(t)} and ${Ue(e)} because they have different signedness;this is unlikely to result in a useful answer. Cast them to the same signedness.`);return ld(t,e)}function fd(t,e,n){let r=s=>t===s||e===s;if(r(X))return X;if(n||r(B))return B;if(r(_e))return _e;if(r(me))return t===e?me:B;if(t.isFp8&&e.isFp8)return t===e?t:_e;throw new M(`unexpected type ${t} and ${e}`)}function Xs(t,e){if(t instanceof x)return P(t,e);if(e.isUnsigned&&!e.isBool&&t<0)throw new M("Cannot perform a binary operation between an unsigned tensor and a negative scalar. Perform a explicit cast on one of them.");return cd(t,e),se(e,t)}function cd(t,e){if(!e.isInt||typeof t=="number")return;let[n,r]=e.limits;y(BigInt(t)>=n&&BigInt(t)<=r,()=>`Scalar ${fe(t)} is out of range for type ${e}`)}function Ks(t){return new M(`'${ne(t)}' object has no attribute ${t instanceof A?"dtype":"'dtype'"}`)}var jr=t=>t instanceof x?t.type:Ho(t);function ud(t,e){return new M(`invalid operands of type ${Ue(t)} and ${Ue(e)}`)}function Vo(t,e,n){if(t.isPointer&&(!n||e.isPointer&&t!==e||e.isFloat))throw ud(t,e)}function be(t,e,{leftPointer:n=!1,rightPointer:r=!1,divides:s=!1}={}){for(let p of[t,e])if(!(p instanceof x)&&!ie(p))throw Ks(p);let[i,a]=[jr(t),jr(e)];if(Vo(i,a,n),Vo(a,i,r),i.isPointer||a.isPointer)return Je(I(t),I(e));let f=Cn(i,!(t instanceof x),a,!(e instanceof x),s);return Je(Xs(t,f),Xs(e,f))}function Js(...t){let[e,n]=[t.filter(f=>f instanceof x),t.filter(f=>!(f instanceof x))];for(let f of n)I(f);let r=(f,p)=>f.map(jr).reduce((m,g)=>Cn(m,p,g,p),f.length?jr(f[0]):null),[s,i]=[e.length?r(e,!1):null,n.length?r(n,!0):null],a=s&&i?Cn(s,!1,i,!0):s??i;return At(t.map(f=>Xs(f,a)))}function Pr(t,e){if(zn(t,e))return t;let n=Math.max(t.length,e.length),[r,s]=[t,e].map(i=>[...Array(n-i.length).fill(1),...i]);return r.map((i,a)=>i===1||i===s[a]?s[a]:(y(s[a]===1,()=>`Cannot make_shape_compatible: incompatible dimensions at index ${a}: ${i} and ${s[a]}`),i))}function Je(t,e){if(t.shape.length===0||e.shape.length===0)return dd(t,e);let n=Pr(t.shape,e.shape);return[ee(t,n),ee(e,n)]}function dd(t,e){return t.shape.length&&t.size===1?[t,e.as(t.shape)]:e.shape.length&&e.size===1?[t.as(e.shape),e]:[t,e]}function At(t){let e=t.map(n=>n.shape).reduce(Pr);return t.map(n=>zn(n.shape,e)?n:ee(n,e))}function Go(t,e){return t.shape.length===0?ee(t,e):(y(t.shape.length===e.length,()=>`Cannot broadcast, rank mismatch: [${t.shape.map(n=>`'${n}'`).join(", ")}], [${e.join(", ")}]`),t.shape.forEach((n,r)=>y(n===e[r]||n===1,()=>`Cannot broadcast, the expanded size of the tensor (${e[r]}) must match the existing size (${n}) at non-singleton dimension ${r}: [${t.shape.join(", ")}], [${e.join(", ")}]`)),ee(t,e))}var pd=new Set(["mod","and","or","xor","ashr","lshr","floordiv"]);function we(t,e,n,r){let s=oe(e,n,r);(n.taint||r.taint)&&(s.taint=md(e,n,r,s.size));let i=Ro(e,n,r,s);return i&&t.overflowed(e,i,s),s}function md(t,e,n,r){let s=e.type.isBool?{and:0,or:1}[t]:void 0,i=ue(r,s===void 0?[e,n]:[Yo(e,n,s),Yo(n,e,s)]);return pd.has(t)&&i?i.without("wrapped"):i}function Yo(t,e,n){if(!t.taint)return t;let r=Math.max(t.size,e.size),s=(p,m)=>p[p.length===1?0:m],i=e.taint?e.taint.kind("undefined"):[],a=Array.from({length:r},(p,m)=>s(e.data,m)===n&&!i.some(g=>s(g,m))),f=(p,m)=>Int32Array.from(a,(g,w)=>g&&m.startsWith("undefined")?0:s(p,w));return{taint:t.taint.map(f)}}function cn(t,e,n){let[r,s]=be(e,n),i=Nt(t,r,s),a=ue(i.size,[r,s]);return i.taint=a&&a.without("wrapped"),i}function Zs(t,e,n){let r=Math.max(t.size,e.size),s=new Float64Array(r),[i,a]=[t,e].map(p=>p.size===1?0:-1);for(let p=0;p<r;p++)s[p]=t.data[p&i]+n*Number(e.data[p&a]);let f=t.size===r?t.shape:e.shape;return new x(t.type,f,s,ue(r,[t,e]),t.base)}function hd(t,e,n){let[r,s]=be(e,n,{leftPointer:!0,rightPointer:!0});return y(!(r.type.isPointer&&s.type.isPointer),"cannot add pointers together"),r.type.isPointer?Zs(r,s,1):s.type.isPointer?Zs(s,r,1):we(t,"add",r,s)}function _d(t,e,n){let[r,s]=be(e,n,{leftPointer:!0});return r.type.isPointer?Zs(r,s,-1):we(t,"sub",r,s)}function gd(t,e,n){let[r,s]=be(e,n,{divides:!0});return r.type.isInt?we(t,"div",P(r,B),P(s,B)):we(t,"div",r,s)}function yd(t,e,n){let[r,s]=be(e,n,{divides:!0});if(r.type.isFloat)throw new M(`unexpected type ${r.type}`);return we(t,"floordiv",r,s)}var bd=(t,e,n)=>we(t,"mod",...be(e,n,{divides:!0}));function Mt(t){return(e,n,r)=>{let[s,i]=be(n,r);if(!s.type.isInt||!i.type.isInt)throw new M(`invalid operands of type ${Ue(s.type)} and ${Ue(i.type)}`);return we(e,t,s,i)}}function wd(t,e,n){let r=I(e).type.isSigned;return Mt(r?"ashr":"lshr")(t,e,n)}function Bn(t){let e=I(t);if(e.type.isBool)return e;throw new M(`Cannot bitcast data-type of size ${e.type.bits} to data-type of size 1`)}var Gt={Add:hd,Sub:_d,Mult:(t,e,n)=>we(t,"mul",...be(e,n)),Div:gd,FloorDiv:yd,Mod:bd,BitAnd:Mt("and"),BitOr:Mt("or"),BitXor:Mt("xor"),LShift:Mt("shl"),RShift:wd,Lt:(t,e,n)=>cn("lt",e,n),LtE:(t,e,n)=>cn("le",e,n),Gt:(t,e,n)=>cn("gt",e,n),GtE:(t,e,n)=>cn("ge",e,n),Eq:(t,e,n)=>cn("eq",e,n),NotEq:(t,e,n)=>cn("ne",e,n),And:(t,e,n)=>Mt("and")(t,Bn(e),Bn(n)),Or:(t,e,n)=>Mt("or")(t,Bn(e),Bn(n))};function Xo(t,e,n){if(e==="UAdd")throw new M("AST unary operator '__pos__' is not (currently) implemented on type tensor");if(e==="Not")return Mt("xor")(t,Bn(n),se(V,1));if(e==="USub"?n.type.isPointer:n.type.isPointer||n.type.isFloat)throw new M(`wrong type argument to unary ${e==="USub"?"minus":"invert"} (${Ue(n.type)})`);return e==="USub"&&n.type.isInt?we(t,"sub",se(n.type,0),n):We(e==="USub"?"neg":"not",n)}function Ko(t,e,n,r){let s=Int32Array.from(r,(i,a)=>i?n+a:0);t.taint=$n(t.taint,"wrapped",e,s)}var Ze=t=>typeof t=="bigint"||typeof t=="boolean",Qe=t=>typeof t=="boolean"?BigInt(t):t,Jo=(t,e)=>{let n=t/e;return t%e!==0n&&t<0n!=e<0n?n-1n:n},Zo={Add:(t,e)=>t+e,Sub:(t,e)=>t-e,Mult:(t,e)=>t*e,Div:(t,e)=>Number(t)/Number(e),FloorDiv:Jo,Mod:(t,e)=>t-Jo(t,e)*e,Pow:(t,e)=>e<0n?Number(t)**Number(e):t**e,LShift:(t,e)=>t<<e,RShift:(t,e)=>t>>e,BitAnd:(t,e)=>t&e,BitOr:(t,e)=>t|e,BitXor:(t,e)=>t^e},vd={Add:(t,e)=>t+e,Sub:(t,e)=>t-e,Mult:(t,e)=>t*e,Div:(t,e)=>t/e,FloorDiv:(t,e)=>Math.floor(t/e),Mod:(t,e)=>t-Math.floor(t/e)*e,Pow:(t,e)=>t**e},zr={Lt:(t,e)=>t<e,LtE:(t,e)=>t<=e,Gt:(t,e)=>t>e,GtE:(t,e)=>t>=e};function ct(t){return t instanceof A?t.items.length>0:typeof t=="bigint"?t!==0n:!!t}function Qs(t,e){return t instanceof A&&e instanceof A?t.items.length===e.items.length&&t.items.every((n,r)=>Qs(n,e.items[r])):ie(t)&&ie(e)?Number(t)===Number(e)&&(!Ze(t)||!Ze(e)||Qe(t)===Qe(e)):t===e}function un(t,e,n){if(t==="Eq")return Qs(e,n);if(t==="NotEq")return!Qs(e,n);if(e instanceof A||n instanceof A)return Sd(t,e,n);if(typeof e=="string"&&typeof n=="string")return Ed(t,e,n);if(!(!ie(e)||!ie(n)))return t in zr?zr[t](...xd(e,n)):kd(t,e,n)}var xd=(t,e)=>Ze(t)&&Ze(e)?[Qe(t),Qe(e)]:[Number(t),Number(e)];function kd(t,e,n){if(["Div","FloorDiv","Mod"].includes(t)&&Number(n)===0)throw new M("ZeroDivisionError('division by zero')");if(typeof e=="boolean"&&typeof n=="boolean"&&t.startsWith("Bit"))return Zo[t](BigInt(e),BigInt(n))!==0n;if(t.endsWith("Shift")&&Number(n)<0)throw new M("negative shift count");return Ze(e)&&Ze(n)?Zo[t]?.(Qe(e),Qe(n)):vd[t]?.(Number(e),Number(n))}function Ed(t,e,n){return t==="Add"?e+n:t in zr?zr[t](e,n):void 0}function Sd(t,e,n){if(t==="Add"&&e instanceof A&&n instanceof A)return new A([...e.items,...n.items]);if(t!=="Mult")return;let[r,s]=e instanceof A?[e,n]:[n,e];if(Ze(s))return new A(Array.from({length:Number(Qe(s))},()=>r.items).flat())}function Qo(t,e){if(t==="Not")return!ct(e);if(ie(e))return t==="USub"?Ze(e)?-Qe(e):-e:t==="UAdd"?Ze(e)?Qe(e):e:Ze(e)?~Qe(e):void 0}function Re(t,e){let n=r=>r.reduce((s,i)=>s*i,1);return{outer:n(t.slice(0,e)),extent:t[e],inner:n(t.slice(e+1))}}var Ln=(t,e,n)=>n?t.map((r,s)=>s===e?1:r):t.filter((r,s)=>s!==e);function ea(t,e,n){let{outer:r,extent:s,inner:i}=Re(t.shape,e),a=s>>1,f=new Int32Array(r*a*i),p=0;for(let m=0;m<r;m++)for(let g=0;g<a;g++)for(let w=0;w<i;w++)f[p++]=(m*s+2*g+n)*i+w;return qe(t,t.shape.map((m,g)=>g===e?a:m),f)}function ei(t,e,n,r){let s=t;for(;s[0].shape[e]>1;){let i=s.map(f=>ea(f,e,0)),a=s.map(f=>ea(f,e,1));s=r(i,a)}return s.map(i=>i.as(Ln(i.shape,e,n)))}function Nd(t,e,n){let{outer:r,extent:s,inner:i}=Re(t.shape,e),a=new t.type.Array(r*i),f=new Float64Array(i);for(let p=0;p<r;p++){f.fill(0);for(let m=0,g=p*s*i;m<s;m++)for(let w=0;w<i;w++)f[w]+=t.data[g++];a.set(f,p*i)}return new x(t.type,Ln(t.shape,e,n),a,Rr(t,e))}function ut(t,e,n,r){if(t==="add"&&e.type.isFloat&&e.type.bits>=32)return Nd(e,n,r);let s=(a,f)=>[oe(t,a[0],f[0])],[i]=ei([new x(e.type,e.shape,e.data)],n,r,s);return i.taint=Rr(e,n),i}function Un(t,e,n,r){let{outer:s,extent:i,inner:a}=Re(e.shape,n),f=new e.data.constructor(s*a),p=new Int32Array(s*a),m=t==="max"?(N,$)=>N>$:(N,$)=>N<$;for(let N=0;N<s;N++)for(let $=0;$<a;$++){let C=Td(e.data,N*i*a+$,i,a,m);f[N*a+$]=e.data[N*i*a+$+C*a],p[N*a+$]=C}let g=Ln(e.shape,n,r),w=Rr(e,n);return[new x(e.type,g,f,w),new x(Y,g,p,w)]}function Td(t,e,n,r,s){let i=0;for(let a=1;a<n;a++)s(t[e+a*r],t[e+i*r])&&(i=a);return i}function Rr(t,e){return t.taint&&t.taint.map((n,r)=>$r(n,t.shape,e,kt(r)))}function ta(t,e){let{extent:n,inner:r}=Re(t.shape,e),s=Int32Array.from(t.data,(i,a)=>Math.floor(a/(n*r))*r+a%r);return t.taint&&Rr(t,e).take(s)}function $r(t,e,n,r){let{outer:s,extent:i,inner:a}=Re(e,n),f=new Int32Array(s*a);for(let p=0,m=0;p<s;p++)for(let g=0;g<i;g++)for(let w=0;w<a;w++,m++)f[p*a+w]=r(f[p*a+w],t[m]);return f}function Cr(t,e,n,r){return ti([e],n,r,([i],[a])=>{let f=oe(t,i,a);return f.taint=ue(f.size,[i,a]),[f]})[0]}function ti(t,e,n,r){let s=n?t.map(m=>dn(m,e)):t,{outer:i,extent:a,inner:f}=Re(t[0].shape,e),p={outer:i,extent:a,inner:f};for(let m=1;m<a;m*=2){let g=s.map(N=>qe(N,N.shape,Ad(p,m))),w=r(g,s);s=s.map((N,$)=>Md(N,w[$],p,m))}return n?s.map(m=>dn(m,e)):s}function Ad({outer:t,extent:e,inner:n},r){let s=new Int32Array(t*e*n);for(let i=0;i<s.length;i++){let a=Math.floor(i/n)%e;s[i]=a<r?i:i-r*n}return s}function Md(t,e,{extent:n,inner:r},s){let i=p=>Math.floor(p/r)%n<s,a=e.data.slice();for(let p=0;p<a.length;p++)i(p)&&(a[p]=t.data[p]);let f=Et([t,e],([p,m])=>Int32Array.from(a,(g,w)=>(i(w)?p:m)?.[w]??0));return new x(e.type,e.shape,a,f)}function dn(t,e){let{outer:n,extent:r,inner:s}=Re(t.shape,e),i=new Int32Array(t.size);for(let a=0,f=0;a<n;a++)for(let p=0;p<r;p++)for(let m=0;m<s;m++,f++)i[f]=(a*r+(r-1-p))*s+m;return qe(t,t.shape,i)}var Ft={NONE:"PropagateNan.NONE",ALL:"PropagateNan.ALL"};function Dt(t,e){y(!j(t)||e.includes(t.type.name),()=>`Expected dtype [${e.map(n=>`'${n}'`).join(", ")}] but got ${t.type}`)}var $e=(t,e=["fp32","fp64"])=>["x",(n,{x:r})=>{Dt(r,e);let s=I(r);return Dt(s,e),ft(t,s)}];function Fd(t,{x:e}){let n=I(e);return n.type.isUnsigned?n:We("abs",n)}function ri(t){return(e,{x:n,y:r,propagate_nan:s})=>{let[i,a]=be(n,r);return we(e,i.type.isFloat&&s===Ft.ALL?`${t}Nan`:t,i,a)}}function Dd(t,{x:e,min:n,max:r,propagate_nan:s}){let[i,a,f]=Js(e,n,r),p=i.type.isFloat&&s===Ft.ALL?"Nan":"";return we(t,`min${p}`,we(t,`max${p}`,i,a),f)}function Id(t,{x:e,y:n,z:r}){let s=Js(e,n,r),i=Lo(...s);return i.taint=ue(i.size,s),i}function Od(t,{condition:e,x:n,y:r}){let s=P(I(e),V),[i,a]=be(n,r,{leftPointer:!0,rightPointer:!0});i.base!==a.base&&([i,a]=[i,a].map(So));let f=[i.shape,a.shape].reduce(Pr,s.shape);[i,a]=[i,a].map(m=>m.shape.length?ee(m,f):m);let p=Wt(s.shape.length?ee(s,f):s,i,a);return p.size===1?p.as(f):p}var ni=t=>(e,{x:n,y:r})=>j(n)||j(r)?Gt[t](e,n,r):Gt[t](e,I(n),I(r));function jd(t,{x:e,y:n}){let[r,s]=be(e,n,{divides:!0});return y(r.type.isFloat,"fdiv requires floating-point operands after type promotion"),we(t,"div",r,s)}function Pd(t,{x:e,y:n}){return Dt(e,["fp32"]),Dt(n,["fp32"]),we(t,"div",...be(e,n))}function zd(t,{x:e,y:n}){let r=["int32","int64","uint32","uint64"];Dt(e,r),Dt(n,r);let[s,i]=be(e,n),a=Dr(s,i);return a.taint=ue(a.size,[s,i]),a}function Rd(t,{x:e,div:n}){let r=(s,i,a)=>j(i)||j(a)?Gt[s](t,i,a):un(s,i,a);return r("FloorDiv",r("Add",e,r("Sub",n,1n)),n)}function $d(t,{x:e}){let n=I(e);return Dt(n,["fp32","fp64"]),ft("sigmoid",n)}function Cd(t,{x:e,dim:n}){let r=n===null?0:Number(n);y(e.shape.length>0,"softmax needs a block"),Dt(e,["fp16","bf16","fp32","fp64"]);let s=e.type.bits<32?P(e,B):e,i=ut("max",s,(r+e.shape.length)%e.shape.length,!0),a=ft("exp",we(t,"sub",...Je(s,i))),f=ut("add",a,(r+e.shape.length)%e.shape.length,!0);return we(t,"div",...Je(a,f))}function na(t){return(e,{values:n})=>{let r=n.items.length===1&&n.items[0].items?n.items[0].items:n.items;y(r.length>0,`${t}() needs at least one argument`);let s=t==="max"?"Gt":"Lt";return r.reduce((i,a)=>j(i)||j(a)?ri(t)(e,{x:i,y:a,propagate_nan:Ft.NONE}):un(s,a,i)?a:i)}}function ra(t){return(e,{x:n})=>{if(t==="float"&&typeof n=="string")return Bd(n);if(!ie(n))throw new M(`TypeError("${t}() argument must be a string or a real number, not '${ne(n)}'")`);return t==="float"?Number(n):BigInt(typeof n=="number"?Math.trunc(n):n)}}function Bd(t){let e={inf:1/0,"-inf":-1/0,"+inf":1/0,nan:NaN}[t.trim().toLowerCase()]??Number(t);if(e!==e&&!/nan/i.test(t))throw new M(`ValueError("could not convert string to float: '${t}'")`);return e}var sa={exp:$e("exp"),exp2:$e("exp2"),log:$e("log"),log2:$e("log2"),sin:$e("sin"),cos:$e("cos"),sqrt:$e("sqrt"),sqrt_rn:$e("sqrt",["fp32"]),rsqrt:$e("rsqrt"),erf:$e("erf"),floor:$e("floor"),ceil:$e("ceil"),abs:["x",Fd],sigmoid:["x",$d],softmax:["x, dim=None, *, keep_dims=None, ieee_rounding=False",Cd],maximum:[`x, y, propagate_nan='${Ft.NONE}'`,ri("max")],minimum:[`x, y, propagate_nan='${Ft.NONE}'`,ri("min")],clamp:[`x, min, max, propagate_nan='${Ft.NONE}'`,Dd],fma:["x, y, z",Id],where:["condition, x, y",Od],add:["x, y, sanitize_overflow=True",ni("Add")],sub:["x, y, sanitize_overflow=True",ni("Sub")],mul:["x, y, sanitize_overflow=True",ni("Mult")],fdiv:["x, y, ieee_rounding=False, approx=False",jd],div_rn:["x, y",Pd],umulhi:["x, y",zd],cdiv:["x, div",Rd]},ia={max:["*values",na("max")],min:["*values",na("min")],int:["x",ra("int")],float:["x",ra("float")]};function dt(t){let e=[],n=!1;for(let r of t.split(/,\s*/).filter(Boolean)){let[s,i]=r.split("=");s==="*"?n=!0:s.startsWith("*")?e.push({name:s.slice(1),kind:"*"}):e.push({name:s,kind:n?"keyword":"",...i===void 0?{}:{default:Ld(i)}})}return e}function Ld(t){return t==="None"?null:t==="True"||t==="False"?t==="True":t==="()"?new A([]):/^['"]/.test(t)?t.slice(1,-1):/^-?\d+$/.test(t)?BigInt(t):Number(t)}function qn(t){return new Map(Object.entries(t).map(([e,[n,r]])=>[e,new de(e,dt(n),r)]))}function Yt(t){let e=t.length===1&&t[0]instanceof A?t[0].items:t;return e.map(n=>{if(typeof n!="bigint")throw new M(`Shape element ${e.indexOf(n)} must have type \`constexpr[int]\`, got \`constexpr[${Ud(n)}]`);return Number(n)})}var Ud=t=>`<class '${j(t)?"triton.language.core.tensor":ne(t)}'>`;function oa(t){return t.forEach((e,n)=>{if(e<=0||(e&e-1)!==0)throw new M(`Shape element ${n} must be a power of 2`)}),t}var Br=1048576;function Wn(t){let e=oa(Yt(t)),n=e.reduce((r,s)=>r*s,1);return y(n<=Br,`numel (${n}) exceeds triton maximum tensor numel (${Br})`),e}function aa(t,e){return y([0n,1n,2n].includes(e),()=>`${t} axis must be 0, 1, or 2 but got ${fe(e)}`),Number(e)}var qd=(t,{axis:e})=>se(Y,t.program[aa("program_id",e)]),Wd=(t,{axis:e})=>se(Y,t.grid[aa("num_programs",e)]);function Vd(t,{start:e,end:n}){y([e,n].every(s=>typeof s=="bigint"),"arange's arguments must be of type tl.constexpr"),y([e,n].every(s=>s>>32n===0n),"arange must fit in int32"),y(n>e,"arange's end argument must be greater than the start argument");let r=n-e;return y((r&r-1n)===0n,"arange's range must be a power of 2"),y(r<=Br,`numel (${r}) exceeds triton maximum tensor numel (${Br})`),yr(Number(e),Number(n))}function Hd(t,{shape:e,value:n,dtype:r}){let s=Wn([e]);return y(r!==null,"dtype must be specified when value is not a tensor"),j(n)?(y(n.size===1,"only accepts size-1 tensor"),y(n.shape.length===0,"Cannot splat a block tensor"),ee(P(n,r),s)):ye(r,s,Gd(n,r))}function Gd(t,e){return y(ie(t),()=>`cannot convert ${fe(t)} to tensor`),e.isInt&&typeof t=="number"?(y(t===0,()=>`TypeError('full() cannot make ${e} of ${fe(t)}')`),0):t}function Yd(t,{input:e,dtype:n,fp_downcast_rounding:r,bitcast:s}){return Xd(I(e),n instanceof je?n.scalar:n,r,s)}function Xd(t,e,n=null,r=!1){return y(!(e instanceof de),()=>`type object '${e.name}' has no attribute 'scalar'`),y(e&&typeof e=="object"&&"bits"in e,()=>`cannot cast to ${fe(e)}`),t.type.isPointer||e.isPointer?Jd(t,e):r?(y(t.type.bits===e.bits,()=>`Cannot bitcast data-type of size ${t.type.bits} to data-type of size ${e.bits}`),Ir(t,e)):Kd(t,e,n)}function Kd(t,e,n){if(n===null||n==="rtne")return P(t,e);y(n==="rtz",`Invalid rounding mode: ${n}. Supported rounding modes are 'rtne' and 'rtz'.`);let r=t.type.isFloat&&e.isFloat&&e.bits<t.type.bits;return y(r,()=>`fp_downcast_rounding should be set only for truncating fp conversions. Source scalar type is ${t.type} and destination type is ${e}`),e.format?Uo(t,e):P(t,e)}function Jd(t,e){if(t.type===e)return t;if(t.type.isPointer&&e.isPointer){let r=t.type.element.bytes/e.element.bytes;return new x(e,t.shape,t.data.map(s=>s*r),t.taint,t.base)}if(e.isPointer&&t.type.isInt){let r=Float64Array.from(t.data,s=>Number(s)/e.element.bytes);return new x(e,t.shape,r,t.taint,null)}y(e.isWide,()=>`cannot cast ${t.type} to ${e}`);let n=t.base?t.base.address:0;return new x(e,t.shape,t.data.map(r=>n+r*t.type.element.bytes),t.taint)}var Zd=(t,{shape:e,dtype:n})=>ye(n,Wn([e]),0);function Qd(t,{input:e}){return y(j(e),"zeros_like needs a tensor"),ye(e.type,e.shape,0)}function ep(t,{x:e}){return I(e)}function tp(t,{value:e}){return y(!j(e),"TypeError('constexpr cannot hold a tensor: it is not known at compile time')"),e}function np(t,{element_ty:e}){return rn(e)}function rp(t,{values:e}){if(!(e instanceof A))throw new M("tl.tuple needs a tuple");return e}var la={program_id:["axis",qd],num_programs:["axis",Wd],arange:["start, end",Vd],full:["shape, value, dtype",Hd],zeros:["shape, dtype",Zd],zeros_like:["input",Qd],cast:["input, dtype, fp_downcast_rounding=None, bitcast=False",Yd],to_tensor:["x",ep],pointer_type:["element_ty, address_space=1, const=False",np],tuple:["values",rp]},si=["value",tp];var ii=3,sp=1e3,ip=75;function op(t,e){if(e)return t;for(let n=1;n<9;n++){let r=Number(t.toPrecision(n));if(Math.fround(r)===t)return r}return Number(t.toPrecision(9))}function fa(t,e){let n=ap(t,e),[r,s=""]=n.split(".");return{whole:r,fraction:s}}function ap(t,e){let n=t.toFixed(e);return n.includes(".")?n.replace(/0+$/,"").replace(/\.$/,""):n}function lp(t,e){let n=t.map(w=>op(w,e)),r=n.filter(Number.isFinite),s=r.filter(w=>w!==0).map(Math.abs),[i,a]=[Math.max(0,...s),Math.min(1/0,...s)];if(i>=1e8||a<1e-4||i/a>1e3)return cp(n,r);let f=r.map(w=>fa(w,8)),p=Math.max(0,...f.map(w=>w.fraction.length)),m=Math.max(1,...f.map((w,N)=>w.whole.length+(Object.is(r[N],-0)?1:0))),g=Math.max(m+1+p,...n.filter(w=>!Number.isFinite(w)).map(w=>oi(w).length));return n.map(w=>(Number.isFinite(w)?fp(w,m,p):oi(w)).padStart(g))}function fp(t,e,n){let r=fa(t,8);return`${((Object.is(t,-0)&&!r.whole.startsWith("-")?"-":"")+r.whole).padStart(e)}.${r.fraction.padEnd(n)}`}var oi=t=>t!==t?"nan":t>0?"inf":"-inf";function cp(t,e){let n=Math.min(8,Math.max(0,...e.map(i=>(i.toExponential().split("e")[0].split(".")[1]??"").length))),r=t.map(i=>Number.isFinite(i)?up(i,n):oi(i)),s=Math.max(...r.map(i=>i.length));return r.map(i=>i.padStart(s))}function up(t,e){let[n,r]=t.toExponential(e).split("e");return`${e?n:`${n}.`}e${r[0]}${r.slice(1).padStart(2,"0")}`}function dp(t,e){let n=Array.from(t.data);if(e)return n.map(i=>`0x${BigInt.asUintN(t.type.bits,BigInt(Math.trunc(Number(i)))).toString(16).padStart(t.type.bytes*2,"0")}`);if(t.type.isBool)return n.map(i=>i?"True":"False").map((i,a,f)=>i.padStart(Math.max(...f.map(p=>p.length))));if(t.type.isFloat)return lp(n,t.type===X);let r=n.map(String),s=Math.max(...r.map(i=>i.length));return r.map(i=>i.padStart(s))}function ai(t,e=!1){let n=t.shape.length?t.shape:[1],r=t.data.length<=sp,s=r?null:pp(n),i=dp(r?t:{...t,type:t.type,data:s.map(p=>t.data[p])},e),a=r?i:new Map(s.map((p,m)=>[p,i[m]]));return ua(n,0,0,p=>r?i[p]:a.get(p),!r)}function pp(t){let e=[0];for(let n of t)e=e.flatMap(r=>ca(n,!0).filter(s=>s>=0).map(s=>r*n+s));return e}function ca(t,e){let n=[...Array(t).keys()];return e&&t>2*ii?[...n.slice(0,ii),-1,...n.slice(-ii)]:n}function ua(t,e,n,r,s){let i=ca(t[e],s),a=m=>n*t[e]+m;if(e===t.length-1)return mp(i.map(m=>m<0?"...":r(a(m))),e);let f=i.map(m=>m<0?"...":ua(t,e+1,a(m),r,s)),p=`${`
`.repeat(t.length-1-e)}${" ".repeat(e+1)}`;return`[${f.join(p)}]`}function mp(t,e){let n=[],r=" ".repeat(e+1);for(let s of t)r.length>e+1&&r.length+s.length+1>ip&&(n.push(r.trimEnd()),r=" ".repeat(e+1)),r+=r.length>e+1?` ${s}`:s;return`[${[...n,r].join(`
`).slice(e+1)}]`}function hp(t,e){let n=t;return e&&!n.endsWith(" ")&&(n+=" "),e&&!n.endsWith(": ")&&(n=`${n.slice(0,-1)}: `),n.length>2&&!n.startsWith(" ")?` ${n}`:n}function da(t){y(typeof t=="string",()=>`${j(t)?lt(t):Xe(t)} is not string`),y(/^[\x09-\x0d\x20-\x7e]*$/.test(t),`${t} is not an ascii string`)}function _p(t,{prefix:e,values:n,hex:r}){da(e);let s=n.items.map(f=>I(f));if(t.checking)return null;let i=`(${t.program.join(", ")})`,a=hp(e,s.length>0);for(let f of s)t.print(`${i}${a?` ${a}`:""} ${ai(f,!!r)}
`);return null}function gp(t,{values:e,sep:n,end:r}){return t.checking&&t.print(e.items.map(Xe).join(n)+(r??`
`)),null}function yp(t,{cond:e,msg:n}){if(typeof e!="boolean")throw new M("Assertion condition could not be determined at compile-time. Make sure that it depends only on `constexpr` values");if(!e)throw new M(Xe(n)||"static_assert failed");return null}function bp(t,{cond:e,msg:n}){return t.deviceAssert(e,Xe(n)),null}function li(t){return(e,{input:n,values:r})=>{let s=r instanceof A?r.items:[r];return s.forEach((i,a)=>y(typeof i=="bigint",`values element ${a} must have type \`constexpr\``)),y(Math.max(1,n.shape.length)===s.length,`Shape of input to ${t} does not match the length of values`),n}}function wp(t,{value:e}){return y(e instanceof A||typeof e=="string",`TypeError("object of type '${ne(e)}' has no len()")`),BigInt(e instanceof A?e.items.length:e.length)}function vp(t,{value:e}){return y(e instanceof A,"list() needs a tuple"),e}var xp=()=>null,pa={device_print:["prefix, *values, hex=False",_p],static_print:["*values, sep=' ', end=None, file=None, flush=False",gp],static_assert:["cond, msg=''",yp],device_assert:["cond, msg='', mask=None",bp],debug_barrier:["",xp],assume:["cond",(t,{cond:e})=>void ct(j(e)?!0:e)??null],multiple_of:["input, values",li("multiple_of")],max_contiguous:["input, values",li("max_contiguous")],max_constancy:["input, values",li("max_constancy")]};function kp(t,{prefix:e,values:n}){da(e);let r=[e,...n.items.map(s=>j(s)?ai(s):Xe(s))];return t.checking||t.print(`${r.join(" ")}
`),null}var ma={print:["prefix, *values, hex=False",kp],len:["value",wp],list:["value",vp]};function Ep(t,{base:e,shape:n,strides:r,block_shape:s,padding_option:i}){y(j(e)&&e.type.isPointer,"base must be a pointer type");let a=Yt([s]),f=n.items.length;return y(f>=1&&f<=5,`Expected 1 <= ndim <= 5 but got ${f} dimensions`),y(r.items.length===f,`Expected ${f} strides but got ${r.items.length}`),y(a.length===f,`Expected block_shape to have ${f} dimensions but got ${r.items.length}`),fi(e.type.element,a,r.items[f-1]),y(i!=="nan"||e.type.element.isFloat,"Padding option `nan` is not supported for integer blocks"),new Pe(e,n.items.map(p=>I(p)),r.items.map(p=>I(p)),a,i)}function fi(t,e,n){let r=t.bytes,s=e[e.length-1];y(s*r>=16,`Descriptor block shape must have at least 16 bytes in the last dimension, but got ${s} * ${r} = ${s*r} bytes`);let i=j(n)?null:Number(n);y(i===null||i===1,`Tensor descriptor last dim must be 1 but got ${fe(n)}`)}function Lr(t,e){let n=t.block.length;y(e.length===n,`expected ${n} offsets, but got ${e.length}`);let r=t.block.reduce((p,m)=>p*m,1),s=new Float64Array(r),i=new Uint8Array(r).fill(1),a=t.base.data[0];for(let p=0;p<r;p++){s[p]=a;let m=p;for(let g=n-1;g>=0;g--){let w=Number(e[g].data[0])+m%t.block[g];m=Math.floor(m/t.block[g]),s[p]+=w*Number(t.strides[g].data[0]),(w<0||w>=Number(t.shape[g].data[0]))&&(i[p]=0)}}return{pointer:new x(t.base.type,t.block,s,ue(r,e),t.base.base),inside:new x(V,t.block,i)}}var ci=t=>(t instanceof A?t.items:[t]).map(e=>I(e));function _a(t,{self:e,offsets:n}){let{pointer:r,inside:s}=Lr(e,ci(n)),i=se(e.dtype,e.padding==="nan"?NaN:0);return t.memory.load(r,s,i,t.at)}function ga(t,e){return y(e.shape.join()===t.block.join(),`expected value of shape [${t.block.join(", ")}], got [${e.shape.join(", ")}]`),P(e,t.dtype)}function ya(t,{self:e,offsets:n,value:r}){let{pointer:s,inside:i}=Lr(e,ci(n));return t.memory.store(s,ga(e,r),i,t.at),null}function Sp(t){return(e,{self:n,offsets:r,value:s})=>{let{pointer:i,inside:a}=Lr(n,ci(r));return e.memory.atomic(t,i,ga(n,s),a,e.at),null}}function ba(t,e,n){y(t.block.length===2,`descriptor must be 2D, but got [${t.block.join(", ")}]`),y(t.block[0]===1,`descriptor block must have 1 row, but got [${t.block.join(", ")}]`),y(e.shape.length===1,`x offsets must be 1D, but got [${e.shape.join(", ")}]`),y(e.shape[0]>=8,`descriptor gather must have at least 8 rows, but got [${e.shape.join(", ")}]`);let r=Array.from(e.data,a=>Lr(t,[ye(Y,[],Number(a)),I(n)])),s=[e.size,t.block[1]],i=(a,f)=>f.from(r.flatMap(p=>[...a(p).data]));return{pointer:new x(t.base.type,s,i(a=>a.pointer,Float64Array),null,t.base.base),inside:new x(V,s,i(a=>a.inside,Uint8Array))}}function Np(t,{self:e,x_offsets:n,y_offset:r}){let{pointer:s,inside:i}=ba(e,n,r);return t.memory.load(s,i,se(e.dtype,0),t.at)}function Tp(t,{self:e,value:n,x_offsets:r,y_offset:s}){let{pointer:i,inside:a}=ba(e,r,s);return t.memory.store(i,P(ee(n,i.shape),e.dtype),a,t.at),null}function ha(t){return(e,{desc:n,...r})=>{if(!(n instanceof Pe))throw new M("this needs a tensor descriptor");return t(e,{self:n,...r})}}var wa={make_tensor_descriptor:["base, shape, strides, block_shape, padding_option='zero', round_f32_to_tf32=False",Ep],load_tensor_descriptor:["desc, offsets",ha(_a)],store_tensor_descriptor:["desc, offsets, value",ha(ya)]},va={load:["self, offsets",_a],store:["self, offsets, value",ya],gather:["self, x_offsets, y_offset",Np],scatter:["self, value, x_offsets, y_offset",Tp],...Object.fromEntries(["add","min","max","and","or","xor"].map(t=>[`atomic_${t}`,["self, offsets, value",Sp(t)]]))};function Ur(t,e,n,r){let s=t.shape.length,[i,a]=t.shape.slice(-2),f=e.shape[s-1],p=s===3?t.shape[0]:1,m=new r.Array(p*i*f);n&&m.set(n.data);for(let N=0;N<p;N++)Ap(t.data.subarray(N*i*a,(N+1)*i*a),e.data.subarray(N*a*f,(N+1)*a*f),m.subarray(N*i*f),i,f,a);let g=s===3?[p,i,f]:[i,f],w=new x(r,g,ze(r,m));return w.taint=Mp(t,e,n,{batch:p,M:i,N:f,K:a}),w}function Ap(t,e,n,r,s,i){let a=new Float64Array(s);for(let f=0;f<r;f++){for(let p=0;p<s;p++)a[p]=n[f*s+p];for(let p=0;p<i;p++){let m=t[f*i+p],g=p*s;for(let w=0;w<s;w++)a[w]+=m*e[g+w]}for(let p=0;p<s;p++)n[f*s+p]=a[p]}}function Mp(t,e,n,{batch:r,M:s,N:i,K:a}){return Et([t,e,n],([f,p,m],g)=>{let w=kt(g),N=f&&$r(f,[r*s,a],1,w),$=p&&$r(p,[r,a,i],1,w),C=new Int32Array(r*s*i);for(let R=0;R<C.length;R++){let nt=Math.floor(R/(s*i))*i+R%i;C[R]=w(m?m[R]:0,w(N?N[Math.floor(R/i)]:0,$?$[nt]:0))}return C})}var xa=["tf32","tf32x3","ieee","bf16x3","bf16x6"],ka=[xt,qt,_e,me,B,X],pn=t=>`[${t.join(", ")}]`;function Fp(t,e){t.type.isFp8&&e.type.isFp8||(y(ka.includes(t.type),`Unsupported lhs dtype ${t.type}`),y(ka.includes(e.type),`Unsupported rhs dtype ${e.type}`),y(t.type===e.type,`Both operands must be same dtype. Got ${t.type} and ${e.type}`))}function Dp(t){return[1,1,{8:32,16:16,32:8,64:4}[t.bits]]}function Ip(t,e){let n=[t.shape.length,e.shape.length];y(n[0]===n[1]&&n[0]>=2,"input and other must have equal ranks >= 2"),y(t.shape[n[0]-1]===e.shape[n[0]-2],"input and other must have equal reduction dimensions"),y(n[0]===n[1]&&(n[0]===2||n[0]===3),`Both inputs must be either 2D or 3D; (lhs: ${pn(t.shape)} vs rhs: ${pn(e.shape)})`);let[r,s]=t.shape.slice(-2),[i,a]=e.shape.slice(-2);y(s===i,`First input shape (${pn(t.shape)}) and second input shape ${pn(e.shape)} are not compatible for matmul (second index of first shape (${s}) must be equal to first index of second shape (${i})`);let f=Dp(t.type);y(r>=f[0]&&a>=f[1]&&s>=f[2],`Input shapes should have M >= ${f[0]}, N >= ${f[1]} and K >= ${f[2]}`),y(n[0]===2||t.shape[0]===e.shape[0],`batch dimensions differ: ${t.shape[0]} and ${e.shape[0]}`)}function Op(t,e){if(t.isInt)return y(t===xt,"only int8 supported!"),Y;if(e===me)throw new M("out_dtype=bfloat16 is unsupported. Please use out_dtype=float32/float16 and cast with `.to(tl.bfloat16)`");return t===B||t===me?B:t===X?X:e}function jp(t,e,n){y(t.shape.join()===e.join(),`expected accumulator shape ${pn(e)}, got ${pn(t.shape)}`),y(t.type===n,`expected accumulator dtype ${n}, got ${t.type}; pass out_dtype=${t.type} to use this accumulator dtype`)}function Pp(t,{input:e,other:n,acc:r,input_precision:s,allow_tf32:i,out_dtype:a}){y(s===null||i===null,"Only one of input_precision and allow_tf32 can be specified"),y(at(e)&&at(n),"dot operands must be block tensors (not scalars)"),y(s===null||xa.includes(String(s).toLowerCase()),`input_precision must be one of (${xa.map(fe).join(", ")}). Got ${s}`),Fp(e,n),Ip(e,n);let f=a??(r===null?B:r.type),p=Op(e.type,f),m=[...e.shape.slice(0,-1),n.shape[n.shape.length-1]];return r!==null&&jp(r,m,a??p),t.checking?ye(p,m,0):Ur(e,n,r,p)}var Ea={dot:["input, other, acc=None, input_precision=None, allow_tf32=None, max_num_imprecise_acc=None, out_dtype=None",Pp]};function qr(t){let e=I(t);return y(e.type===B||e.type===X,`input arg type does not match. Expect one of fp32, fp64, got ${e.type}`),e}var He=t=>["arg0",(e,{arg0:n})=>ft(t,qr(n))],et=t=>["arg0, arg1",(e,{arg0:n,arg1:r})=>{let[s,i]=be(n,r).map(qr),a=Math.max(s.size,i.size),[f,p]=[s,i].map(g=>g.size===1?0:-1),m=new s.type.Array(a);for(let g=0;g<a;g++)m[g]=t(s.data[g&f],i.data[g&p]);return new x(s.type,s.size===a?s.shape:i.shape,ze(s.type,m),ue(a,[s,i]))}],Vn=t=>["arg0",(e,{arg0:n})=>{let r=qr(n);return new x(V,r.shape,Uint8Array.from(r.data,s=>t(s)?1:0),r.taint)}],zp=(t,e)=>t-e*Tt.rint(t/e),Rp=(t,e)=>e<0||Object.is(e,-0)?-Math.abs(t):Math.abs(t),Sa={...Object.fromEntries(Object.keys(Tt).filter(t=>t!=="sigmoid").map(t=>[t,He(t)])),nearbyint:He("rint"),abs:["arg0",(t,{arg0:e})=>We("abs",I(e))],fabs:["arg0",(t,{arg0:e})=>We("abs",qr(e))],pow:et(Math.pow),fmod:et((t,e)=>t%e),remainder:et(zp),atan2:et(Math.atan2),hypot:et(Math.hypot),copysign:et(Rp),fdim:et((t,e)=>t>e?t-e:0),div_rn:et((t,e)=>t/e),isnan:Vn(t=>t!==t),isinf:Vn(t=>Math.abs(t)===1/0),finitef:Vn(Number.isFinite),isfinited:Vn(Number.isFinite),signbit:Vn(t=>t<0||Object.is(t,-0)),fast_expf:He("exp"),fast_exp10f:He("exp10"),fast_logf:He("log"),fast_log2f:He("log2"),fast_log10f:He("log10"),fast_sinf:He("sin"),fast_cosf:He("cos"),fast_tanf:He("tan"),fast_tanhf:He("tanh"),fast_powf:et(Math.pow),fast_dividef:et((t,e)=>t/e)};var Wr=t=>`[${t.map(e=>`'constexpr[${e}]'`).join(", ")}]`;function ui(t,e){y(j(t)&&t.type.isPointer,()=>`Unsupported ptr type ${j(t)?Fr(t):"constexpr"} in \`tl.${e}\``)}function Ta(t,e){if(!t.shape.length)for(let[n,r]of Object.entries(e))y(r===null||r.shape.length===0,`${n} argument cannot be block type if pointer argument is not a block`)}var mn=t=>t===null?null:I(t),$p={load:["",".ca",".cg",".cv"],store:["",".wb",".cg",".cs",".wt"]};function Aa(t,e,n){y($p[t].includes(e),`Cache modifier ${e} not supported`),y(["","evict_last","evict_first","evict_normal"].includes(n),`Eviction policy ${n} not supported`)}var hn=t=>t.at;function Cp(t,{pointer:e,mask:n,other:r,cache_modifier:s,eviction_policy:i}){ui(e,"load"),y(n!==null||r===null,"`other` cannot be provided without `mask`"),Aa("load",s,i);let a=mn(n),f=mn(r);Ta(e,{Mask:a,Other:f}),y(!a||a.type.isBool,"Mask must have boolean scalar type");let[p,m]=a?Bp(e,a):[e,null],g=e.type.element,w=f&&P(ee(...Lp(f,p)),g);return t.memory.load(p,m,w,hn(t))}function Bp(t,e){return t.shape.length===0?[t,e]:At([t,e])}function Lp(t,e){let[,n]=Je(e,t);return y(n.shape.length===0||n.shape.join()===e.shape.join(),()=>`Other argument of shape ${Wr(t.shape)} does not fit pointers of shape ${Wr(e.shape)}`),[n,e.shape]}function Hn(t,e,n){if(Ta(t,{Value:e,Mask:n}),t.shape.length===0)return[e,n];let r=At([t,e,...n?[n]:[]]);return y(r[0].shape.join()===t.shape.join(),()=>`Expected pointer argument to have shape ${Wr(r[0].shape)} but got ${Wr(t.shape)}`),[r[1],n?r[2]:null]}function Up(t,{pointer:e,value:n,mask:r,cache_modifier:s,eviction_policy:i}){ui(e,"store"),Aa("store",s,i);let[a,f]=Hn(e,I(n),mn(r));return y(!f||f.type.isBool,"Mask must have boolean scalar type"),t.memory.store(e,P(a,e.type.element),f,hn(t)),null}var qp=[null,"acquire","release","acq_rel","relaxed"],Wp=[null,"gpu","cta","sys"];function Vr(t,e,n,r){ui(t,`atomic_${e}`),y(qp.includes(n),`Memory semantic ${n} not supported`),y(Wp.includes(r),`Memory semantic ${r} not supported`)}function Vp(t,e){y(e==="add"||t!==_e&&t!==me,`atomic_${e} does not support ${t}`),y(t.bits>16||t.isFloat,`atomic_${e} does not support ${t}`),y(t.bits>=16,`atomic_${e} does not support ${t}`),y(t.isInt||["add","max","min","xchg"].includes(e),`atomic_${e} not supported for dtype ${t}`)}function Xt(t){return(e,{pointer:n,val:r,mask:s,sem:i,scope:a})=>{Vr(n,t,i,a),Vp(n.type.element,t);let[f,p]=Hn(n,I(r),mn(s));return y(!p||p.type.isBool,"Mask must have boolean scalar type"),e.memory.atomic(t,n,ee(P(f,n.type.element),n.shape),p,hn(e))}}function Hp(t,{pointer:e,cmp:n,val:r,sem:s,scope:i}){Vr(e,"cas",s,i);let a=e.type.element;y([16,32,64].includes(a.bits),"atomic_cas only supports elements with width {16, 32, 64}");let[f]=Hn(e,I(r),null),[p]=Hn(e,I(n),null),[m,g]=[f,p].map(w=>ee(P(w,a),e.shape));return t.memory.atomic("cas",e,m,null,hn(t),g)}function Gp(t,{pointer:e,mask:n,sem:r,scope:s}){Vr(e,"load",r,s),y([null,"acquire","relaxed"].includes(r),"atomic_load only supports acquire and relaxed semantics");let i=ee(P(I(0n),e.type.element),e.shape);return t.memory.atomic(e.type.element.isInt?"or":"add",e,i,mn(n),hn(t))}function Yp(t,{pointer:e,val:n,mask:r,sem:s,scope:i}){Vr(e,"store",s,i),y([null,"release","relaxed"].includes(s),"atomic_store only supports release and relaxed semantics");let[a,f]=Hn(e,I(n),mn(r));return t.memory.atomic("xchg",e,ee(P(a,e.type.element),e.shape),f,hn(t)),null}function Na(){return()=>{throw new M("Block pointers have been removed in favor of the tensor descriptor API")}}var It="pointer, val, mask=None, sem=None, scope=None",Ma={load:["pointer, mask=None, other=None, *, cache_modifier='', eviction_policy='', volatile=False",Cp],store:["pointer, value, mask=None, *, cache_modifier='', eviction_policy=''",Up],atomic_add:[It,Xt("add")],atomic_max:[It,Xt("max")],atomic_min:[It,Xt("min")],atomic_and:[It,Xt("and")],atomic_or:[It,Xt("or")],atomic_xor:[It,Xt("xor")],atomic_xchg:[It,Xt("xchg")],atomic_cas:["pointer, cmp, val, sem=None, scope=None",Hp],atomic_load:["pointer, mask=None, sem=None, scope=None",Gp],atomic_store:[It,Yp],make_block_ptr:["*values",Na()],advance:["*values",Na()]};var Fa=[3528531795,3449720151],Da=[2654435769,3144134277],Ae=Math.fround,Yn=(t,e)=>new x(he,t,e),Xp=t=>new x(he,[],Uint32Array.of(t));function Ia(t,e){let n=new Uint32Array(t.size);for(let r=0;r<n.length;r++)n[r]=Math.imul(t.data[r],e);return{low:n,high:Dr(t,Xp(e)).data}}function ja(t,e,n){let[r,s,i,a]=t.map(w=>Uint32Array.from(w.data)),[f,p]=e,{shape:m}=t[0];for(let w=0;w<n;w++){let N=Ia(Yn(m,r),Fa[0]),$=Ia(Yn(m,i),Fa[1]);r=$.high.map((C,R)=>C^s[R]^f),i=N.high.map((C,R)=>C^a[R]^p),[s,a]=[$.low,N.low],[f,p]=[f+Da[0]>>>0,p+Da[1]>>>0]}let g=ue(r.length,t);return[r,s,i,a].map(w=>new x(he,m,w,g))}function Pa(t){let e=I(t);y(e.type.isInt&&e.size===1,"a random seed is one integer");let n=ot(Se,P(e,Se).data)[0];return[Number(n&0xffffffffn),Number(n>>32n)]}function Kp(t){let e=I(t);y(e.type.isInt,"a random offset is an integer");let n=P(e,he);if(e.type.bits<=32)return[n,Yn(e.shape,new Uint32Array(e.size))];let r=Uint32Array.from(ot(q,e.data),s=>Number(BigInt.asUintN(32,s>>32n)));return[n,Yn(e.shape,r)]}function _n({seed:t,offset:e,n_rounds:n}){let[r,s]=Kp(e),i=Yn(r.shape,new Uint32Array(r.size));return ja([r,s,i,i],Pa(t),Number(n))}function Hr(t){if(t.type.bits!==32)throw new Ve("the runner has no 64-bit tl.uint_to_uniform_float");let e=Ae(46566127342e-20),n=r=>(r|0)<0?~r:r|0;return new x(B,t.shape,Float32Array.from(t.data,r=>Ae(Ae(n(r))*e)),t.taint)}function di(t,e){let n=Array.from(t.data,(r,s)=>{let i=Ae(Ae(6.283185307179586)*e.data[s]),a=Ae(Math.sqrt(Ae(-2*Ae(Math.log(Math.max(Ae(1e-7),r))))));return[Ae(a*Ae(Math.cos(i))),Ae(a*Ae(Math.sin(i)))]});return[0,1].map(r=>new x(B,t.shape,Float32Array.from(n,s=>s[r]),ue(t.size,[t,e])))}function Oa(t){let e=t.map(Hr);return[...di(e[0],e[1]),...di(e[2],e[3])]}function Jp(t,{seed:e,c0:n,c1:r,c2:s,c3:i,n_rounds:a}){let f=At([n,r,s,i].map(p=>I(p)));if(f[0].type.bits!==32)throw new Ve("the runner has only the 32-bit tl.philox");return new A(ja(f.map(p=>P(p,he)),Pa(e),Number(a)))}var Gn="seed, offset, n_rounds=10",za={randint:[Gn,(t,e)=>_n(e)[0]],randint4x:[Gn,(t,e)=>new A(_n(e))],rand:[Gn,(t,e)=>Hr(_n(e)[0])],rand4x:["seed, offsets, n_rounds=10",(t,{offsets:e,...n})=>new A(_n({offset:e,...n}).map(Hr))],randn:[Gn,(t,e)=>Oa(_n(e))[0]],randn4x:[Gn,(t,e)=>new A(Oa(_n(e)))],philox:["seed, c0, c1, c2, c3, n_rounds=10",Jp],uint_to_uniform_float:["x",(t,{x:e})=>Hr(e)],pair_uniform_to_normal:["u1, u2",(t,{u1:e,u2:n})=>new A(di(e,n))]};var Zp=t=>t.map((e,n)=>Ee(t.slice(n+1)));function Xn(t,e){let n=Zp(t.shape),r=e.map(s=>t.shape[s]);return qe(t,r,Rn(r,e.map(s=>n[s])))}function pi(t,e){let n=new t.data.constructor(t.size*2);for(let i=0;i<t.size;i++)n[2*i]=t.data[i],n[2*i+1]=e.data[i];let r=Qp(t,e),s=Int32Array.from({length:t.size*2},(i,a)=>(a>>1)+(a&1)*t.size);return new x(t.type,[...t.shape,2],n,r&&r.take(s),t.base)}function Qp(t,e){return Et([t,e],([n,r])=>{let s=new Int32Array(t.size+e.size);return n&&s.set(n),r&&s.set(r,t.size),s})}function Ra(t){let e=t.shape.slice(0,-1),n=r=>Int32Array.from({length:t.size>>1},(s,i)=>2*i+r);return[0,1].map(r=>qe(t,e,n(r)))}function Gr(t,e,n){let r=Re(t.shape,n),{extent:s,inner:i}=Re(e.shape,n),a=new Int32Array(e.size);for(let p=0;p<a.length;p++){let m=Math.floor(p/(s*i));a[p]=(m*r.extent+Number(e.data[p]))*i+p%i}let f=qe(t,e.shape,a);return f.taint=ue(f.size,[f,e]),f}function Kn(t,e){let n=t.shape[t.shape.length-1],r=new Int32Array(t.size);for(let i=0;i<t.size;i+=n){let a=Array.from({length:n},(f,p)=>i+p);a.sort((f,p)=>em(t.data[f],t.data[p])||f-p),e&&a.reverse(),r.set(a,i)}let s=qe(t,t.shape,r);return s.taint=ta(t,t.shape.length-1),s}function em(t,e){return t<e?-1:t>e?1:(t!==t?1:0)-(e!==e?1:0)}function $a(t,e){let n=t.shape[t.shape.length-1],r=t.size/n,s=Int32Array.from({length:r*e},(i,a)=>Math.floor(a/e)*n+a%e);return qe(t,[...t.shape.slice(0,-1),e],s)}var tm=(t,e)=>t.reduce(kt(e),0);function Ca(t,e,n){let r=new Int32Array(e);for(let i=0;i<t.size;i++){let a=Number(t.data[i]);(!n||n.data[n.size===1?0:i])&&a>=0&&a<e&&r[a]++}let s=new x(Y,[e],r);return t.taint&&(s.taint=t.taint.map((i,a)=>new Int32Array(e).fill(tm(i,a)))),s}function La(t,e,n){let r=nm(t,e,n);if(r!==void 0)return r;throw new M(`AttributeError("'${ne(e)}' object has no attribute '${n}'")`)}function nm(t,e,n){if(e instanceof St)return rm(e,n);if(j(e))return im(t,e,n);if(e instanceof st||e instanceof wt||e instanceof je)return am(e,n);if(e instanceof Pe)return lm(t,e,n);if(n==="value"&&(ie(e)||typeof e=="string"))return e}function rm(t,e){let n=t.lookup(e);if(n!==void 0)return n;throw sm.has(`${t.name}.${e}`)?new Ve(`the runner has no ${t.name}.${e}`):new M(`AttributeError("module '${t.name}' has no attribute '${e}'")`)}var sm=new Set(["dot_scaled","inline_asm_elementwise","map_elementwise","condition","target_info","atomic_poll"].map(t=>`triton.language.${t}`));function im(t,e,n){if(n==="shape")return new A(e.shape.map(BigInt));if(n==="dtype")return e.type;if(n==="type")return e.shape.length?new je(e.type,e.shape):e.type;if(n==="numel")return BigInt(e.size);if(n==="T")return om(e);let r=t.methods.get(n);return r&&new Vt(r,e)}function om(t){return y(t.shape.length===2,()=>`permute dims must have the same length as input shape, got ${t.shape.length} and 2`),Xn(t,[1,0])}var mi={is_floating:t=>!!t.isFloat,is_standard_floating:t=>!!(t.isFloat&&!t.isFp8),is_int:t=>!!t.isInt,is_int_signed:t=>!!t.isSigned,is_int_unsigned:t=>!!t.isUnsigned,is_bool:t=>!!t.isBool,is_int1:t=>!!t.isBool,is_ptr:t=>t instanceof wt,is_block:t=>t instanceof je,is_fp8:t=>!!t.isFp8};for(let[t,e]of[["fp16","fp16"],["bf16","bf16"],["fp32","fp32"],["fp64","fp64"],["int8","int8"],["int16","int16"],["int32","int32"],["int64","int64"],["uint8","uint8"],["uint16","uint16"],["uint32","uint32"],["uint64","uint64"],["fp8e4nv","fp8e4nv"],["fp8e5","fp8e5"]])mi[`is_${t}`]=n=>n.name===e;function am(t,e){return e==="scalar"?t instanceof je?t.scalar:t:e==="element_ty"?t instanceof je?t.scalar:t.element:e==="shape"&&t instanceof je?new A(t.shape.map(BigInt)):e==="name"?String(t):["primitive_bitwidth","int_bitwidth"].includes(e)?BigInt(t.bits):e==="itemsize"?BigInt(t.bytes):e in mi?new de(e,[],()=>mi[e](t)):void 0}function lm(t,e,n){if(n==="dtype")return e.dtype;if(n==="shape")return new A(e.shape);if(n==="strides")return new A(e.strides);if(n==="block_shape")return new A(e.block.map(BigInt));let r=t.descriptorMethods.get(n);return r&&new Vt(r,e)}function Ce(t,e){y(typeof t=="bigint",()=>`axis must be a constexpr int, not ${fe(t)}`);let n=Number(t);return y(n>=-e&&n<e,`invalid axis ${n}. Expected ${-e} <= axis < ${e}`),n<0?n+e:n}function Yr(t,e){return y(e>=0&&e<=t.shape.length,`invalid axis ${e}`),t.as([...t.shape.slice(0,e),1,...t.shape.slice(e)])}function Ua(t,{input:e,shape:n}){let r=I(e),s=Wn(n.items);return s.length===0&&y(r.size===1,"can only unsplat single-element tensors"),y(Ee(s)===r.size,"reshape() cannot change total number of elements in tensor"),r.as(s)}function hi(t,e){let n=t.shape.length;y(e.length===n,`permute dims must have the same length as input shape, got ${n} and ${e.length}`);let r=[...e].sort((s,i)=>s-i);return y(r.every((s,i)=>s===i),`permute dims must be a permutation of 0, 1, ..., n-1, but were [${e.join(", ")}]`),Xn(t,e)}var fm=(t,{input:e,dims:n})=>hi(e,Yt(n.items));function cm(t,{input:e,dims:n}){if(n.items.length)return hi(e,Yt(n.items));let r=e.shape.length;y(r>=2,"tl.trans invoked with a 0- or 1-dimensional tensor");let s=[...e.shape.keys()];return hi(e,[...s.slice(0,-2),r-1,r-2])}var um=(t,{input:e,shape:n})=>Go(I(e),Wn(n.items));function dm(t,{input:e,other:n}){return new A(At([I(e),I(n)]))}function pm(t,{input:e,axis:n}){let r=I(e),s=n instanceof A?n.items:[n],i=s.map(a=>Ce(a,r.shape.length+s.length)).sort((a,f)=>a-f);return y(new Set(i).size===i.length,`expand_dims received duplicate axes, normalized axes = [${i.join(", ")}]`),i.reduce(Yr,r)}function mm(t,{x:e,dim:n}){let r=Ce(n,e.shape.length);return y(e.shape[r]===1,`cannot squeeze axis ${r} of extent ${e.shape[r]}`),e.as(e.shape.filter((s,i)=>i!==r))}var hm=(t,{x:e,dim:n})=>Yr(e,Ce(n,e.shape.length+1));function qa(t,{a:e,b:n}){let[r,s]=Je(I(e),I(n));return y(r.type===s.type,()=>`join needs two tensors of one type, got ${r.type} and ${s.type}`),pi(r,s)}function _m(t,{a:e}){return y(e.shape.length>0,"split requires a non-scalar tensor"),y(e.shape[e.shape.length-1]===2,"split requires that the last dimension of the input tensor be of size 2"),new A(Ra(e))}function gm(t,{a:e,b:n}){let r=qa(t,{a:e,b:n});return r.shape.length===1?r:r.as([...r.shape.slice(0,-2),r.shape[r.shape.length-2]*2])}function ym(t,{input:e,other:n,can_reorder:r,dim:s}){y(e.type===n.type,()=>`cat needs two tensors of one type, got ${e.type} and ${n.type}`),y(e.shape.join()===n.shape.join(),()=>`tl.cat requires tensors of the same shape, got [${e.shape.join(", ")}] and [${n.shape.join(", ")}]`),r&&y(e.shape.length===1,`expected 1D input for cat, got ${e.shape.length}D`);let i=r?0:Ce(s,e.shape.length);return bm(e,n,i)}function bm(t,e,n){let r=t.shape.length,s=[...Array(r).keys()];s.splice(n,0,r);let i=t.shape.map((a,f)=>f===n?2*a:a);return Xn(pi(t,e),s).as(i)}function wm(t,{x:e,dim:n}){let r=e.shape.length;return y(n===null||n>=-r&&n<r,"flip: dim must be None or in [-rank, rank)"),y(r>0,"list index out of range"),dn(e,n===null?r-1:Ce(n,r))}function vm(t,{src:e,index:n,axis:r}){y(j(n)&&n.type.isInt,"index must be an integer tensor");let s=e.shape.length;y(n.shape.length===s,"source and index tensors must have the same rank");let i=Ce(r,s);for(let a=0;a<s;a++)y(a===i||n.shape[a]===e.shape[a],`index dim ${i} must match the corresponding source dim`);return Gr(e,n,i)}function xm(t,{x:e,dim:n,descending:r}){return Wa(e,n),Kn(e,!!r)}function km(t,{x:e,k:n,dim:r,descending:s}){return Wa(e,r),y(typeof n=="bigint"&&n>0n,"topk: k must be greater than 0"),y((n&n-1n)===0n,"topk: k must be a power of two"),y(n<=BigInt(e.shape[e.shape.length-1]),"topk: k must not exceed the size of the selected dimension"),$a(Kn(e,!!s),Number(n))}function Wa(t,e){let n=t.shape.length-1;y(n>=0,"list index out of range"),y(e===null||Number(e)===n,"only minor dimension is currently supported")}function Em(t,{input:e,num_bins:n,mask:r}){y(e.shape.length===1,"histogram only supports 1D input"),y(e.type.isInt&&e.type.bits===32,`histogram only supports 32-bit integer input, but got ${e.type}`);let s=r===null?null:I(r);return y(!s||s.type.isBool,"Mask must have boolean scalar type"),Ca(e,Number(n),s)}function Sm(t,{input:e}){return y(e.size===1,"can only unsplat single-element tensors"),e.as([])}function Nm(t,{i:e,j:n,size_i:r,size_j:s,size_g:i}){let a=[e,n,r,s,i].map(C=>I(C)),[f,p]=Je(a[0],a[1]),[m,g,w]=a.slice(2).map(C=>Number(C.data[0])),N=Array.from(f.data,(C,R)=>Tm(Number(C)*g+Number(p.data[R]),m,g,w)),$=C=>new x(f.type,f.shape,f.data.constructor.from(N.map(R=>R[C])));return new A([$(0),$(1)])}function Tm(t,e,n,r){let s=Math.floor(t/(r*n))*r,i=Math.min(e-s,r),a=t%(r*n);return[s+a%i,Math.floor(a/i)]}var Va={reshape:["input, *shape, can_reorder=False",Ua],view:["input, *shape",Ua],ravel:["x, can_reorder=False",(t,{x:e})=>e.as([e.size])],permute:["input, *dims",fm],trans:["input, *dims",cm],broadcast_to:["input, *shape",um],broadcast:["input, other",dm],expand_dims:["input, axis",pm],squeeze:["x, dim",mm],unsqueeze:["x, dim",hm],join:["a, b",qa],split:["a",_m],interleave:["a, b",gm],cat:["input, other, can_reorder=False, dim=0",ym],flip:["x, dim=None",wm],gather:["src, index, axis",vm],sort:["x, dim=None, descending=False",xm],topk:["x, k, dim=None, descending=True",km],histogram:["input, num_bins, mask=None",Em],item:["input",Sm],swizzle2d:["i, j, size_i, size_j, size_g",Nm]};var gi={Eq:"==",NotEq:"!=",Lt:"<",LtE:"<=",Gt:">",GtE:">=",And:"and",Or:"or"};function Ga(t,e){let n=Wm[e.type];if(!n)throw new M(`unsupported AST node type: ${e.type}`);return n(t,e)}function Am(t,{id:e}){if(t.scope.has(e))return t.scope.get(e);let n=t.fn.globals;if(n.has(e))return Mm(e,n.get(e));let r=t.machine.builtins.get(e);if(r!==void 0)return r;throw new M(`NameError('${e} is not defined')`)}function Mm(t,e){if(!(e instanceof Ye))return e;throw y(e.kind!=="function",`Unsupported function referenced: <function ${t}>`),new M(`NameError("Cannot access global variable ${t} from within @jit'ed function. Triton kernels can only access global variables that are instanstiated as constexpr (\`x = triton.language.constexpr(42)\`). Note that this is different from annotating a variable as constexpr (\`x: triton.language.constexpr = 42\`), which is not supported.  Alternatively, set the envvar TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1, but we do not promise to support this forever.")`)}function Ya(t,e,n,r,s){if(j(r)||j(s)){let i=Gt[e];if(i&&Ha(r)&&Ha(s))return i(t.machine,r,s);if(i)throw Ks(j(r)?s:r)}else{let i=un(e,r,s);if(i!==void 0)return i}throw new M(`unsupported operand type(s) for ${n}: '${ne(r)}' and '${ne(s)}'`)}var Ha=t=>j(t)||ie(t);function Fm(t,e){let n=t.evaluate(e.left),r=t.evaluate(e.right);return y(e.op!=="MatMult","AST binary operator 'MatMult' is not (currently) implemented."),t.machine.at=t.place(e),Ya(t,e.op,e.sign,n,r)}function Dm(t,e){let n=t.evaluate(e.operand);if(t.machine.at=t.place(e),j(n))return Xo(t.machine,e.op,n);let r=Qo(e.op,n);if(r!==void 0)return r;let s={USub:"__neg__",UAdd:"__pos__",Invert:"__invert__"}[e.op];throw new M(`AST unary operator '${s}' is not (currently) implemented on type ${ne(n)}`)}function Im(t,e){let n=t.evaluate(e.left),r=function*(){for(let s=0;s<e.ops.length;s++){let i=t.evaluate(e.comparators[s]);t.machine.at=t.place(e),yield Om(t,e.ops[s],n,i),n=i}};return e.ops.length===1?r().next().value:Xa(t,"And",r())}function Om(t,e,n,r){return e==="Is"||e==="IsNot"?n===r==(e==="Is"):(y(e in gi,`AST comparison operator '${e}' is not (currently) implemented.`),!j(n)&&!j(r)?jm(e,n,r):Ya(t,e,gi[e],n,r))}function jm(t,e,n){let r=un(t,e,n);if(r!==void 0)return r;throw new M(`unsupported operand type(s) for ${gi[t]}: '${ne(e)}' and '${ne(n)}'`)}function Xa(t,e,n){let r=[],s;for(let i of n)if(s=i,j(i))r.push(i);else if(ct(i)===(e==="Or"))return i;return r.length===0?s:r.reduceRight((i,a)=>Gt[e](t.machine,a,i))}function Pm(t,e){let n=function*(){for(let r of e.values)yield t.evaluate(r)};return Xa(t,e.op,n())}function zm(t,e){let n=t.evaluate(e.test);if(!j(n))return t.evaluate(ct(n)?e.body:e.orelse);if(y(!at(n),"Boolean value of Tensor with more than one value is ambiguous"),!t.machine.checking)return I(t.evaluate(Jn(t,n)?e.body:e.orelse));let[r,s]=[e.body,e.orelse].map(i=>I(t.evaluate(i)));return y(le(r)===le(s),()=>`Ternary expression with dynamic condition has inconsistent types ${le(r)} and ${le(s)}`),r}function Rm(t,e){let n=t.evaluate(e.value),r=t.evaluate(e.slice);if(j(n))return $m(n,r);if(n instanceof A)return Cm(n,r);throw new M(`'${ne(n)}' object is not subscriptable`)}function $m(t,e){let n=e instanceof A?e.items:[e],r=t,s=0;return n.forEach((i,a)=>{if(i===null)r=Yr(r,a);else if(i instanceof Ht&&[i.lower,i.upper,i.step].every(f=>f===null))y(++s<=t.shape.length,`too many indices for tensor of rank ${t.shape.length}`);else throw new M(`unsupported tensor index: ${i instanceof Ht?"<triton.language.core.slice object":lt(i)}`)}),r}function Cm(t,e){if(e instanceof Ht){let r=[e.lower,e.upper].map(s=>s===null?void 0:Number(s));return new A(t.items.slice(...r))}y(typeof e=="bigint",()=>`tuple indices must be constexpr integers, not ${ne(e)}`);let n=t.items.at(Number(e));return y(n!==void 0,"tuple index out of range"),n}function Bm(t,e){y(!e.nested,"nested comprehensions are not supported");let n=t.evaluate(e.iterable);y(n instanceof A,"only tuple comprehensions are supported");let r=[];for(let s of n.items)t.assign(e.target,s),e.conditions.every(i=>ct(t.evaluate(i)))&&r.push(t.evaluate(e.element));return new A(r)}function Lm(t,e){return e.values.map(n=>n.type==="FormattedValue"?Um(t,n):n.value).join("")}function Um(t,e){let n=t.evaluate(e.value);if(y(!j(n),"Cannot evaluate f-string containing non-constexpr conversion values, found conversion of type <class 'triton.language.core.tensor'>"),e.spec)throw new Ve(`the runner's kernels have no f-string format ":${e.spec}"`);return e.conversion==="r"?fe(n):Xe(n)}function qm(t,e){return t.assign(e.target,t.sanitized(e.target,t.evaluate(e.value))),t.scope.get(e.target.id)}var _i=(t,e)=>e===null?null:t.evaluate(e),Wm={Name:Am,Constant:(t,e)=>e.value,BinOp:Fm,UnaryOp:Dm,Compare:Im,BoolOp:Pm,IfExp:zm,Call:(t,e)=>{try{return Ka(t,e)}catch(n){throw Or(n,t.place(e))}},Attribute:(t,e)=>La(t.machine,t.evaluate(e.value),e.attribute),Subscript:Rm,Slice:(t,e)=>new Ht(_i(t,e.lower),_i(t,e.upper),_i(t,e.step)),Tuple:(t,e)=>new A(e.elements.map(n=>t.evaluate(n))),List:(t,e)=>new A(e.elements.map(n=>t.evaluate(n))),ListComp:Bm,JoinedStr:Lm,NamedExpr:qm};function Za(t,e,{start:n,end:r,step:s}){let i=[n,r,s];y(i.every(m=>typeof m=="bigint"||typeof m=="boolean"),"tl.static_range needs constexpr bounds");let[a,f,p]=i.map(BigInt);y(p!==0n,"range() arg 3 must not be zero");for(let m=a;p>0n?m<f:m>f;m+=p){t.scope.set(e.target.id,m);let g=t.body(e.body);if(g)return g}}function Qa(t,e,n){y(!e.orelse,`AssertionError("Don't know what to do with else after for")`);let r=[n.start,n.end,n.step].map(m=>I(m)),s=Hm(r);if(t.machine.checking)return tl(t,e,()=>t.scope.set(e.target.id,se(s,0)),[e.target.id]);let[i,a,f]=r.map(m=>Number(br(m)));for(let m of r)t.machine.memory.branchOn(m);y(f!==0,"a loop's step must not be zero");let p=t.machine.traces(t)?nl(e).filter(([m])=>t.scope.has(m)):[];for(let m=i,g=0;f>0?m<a:m>a;m+=f,g++){t.scope.set(e.target.id,Vm(s,m)),t.body(e.body);for(let[w,N]of p)t.machine.traceVariable(N,w,g,t.scope.get(w))}}var Vm=(t,e)=>new x(t,[],new t.Array(1).fill(e));function Hm(t){let e=t.map(r=>r.type);y(e.every(r=>r.isInt),`For loop bounds and step must all be ints, are (${e.join(", ")})`);let n=["lower bound","upper bound","step"];return t.forEach((r,s)=>y(!at(r),()=>`For ${n[s]} must be a scalar, got ${le(r)}`)),e.reduce((r,s)=>Cn(r,!1,s,!1))}function el(t,e){if(y(!e.orelse,"AssertionError('Not implemented')"),t.machine.checking){tl(t,e,()=>{},[]),Ja(t.evaluate(e.test));return}let n=t.machine.traces(t)?nl(e).filter(([r])=>t.scope.has(r)):[];for(let r=0;Jn(t,Ja(t.evaluate(e.test)));r++){t.body(e.body);for(let[s,i]of n)t.machine.traceVariable(i,s,r,t.scope.get(s))}}function Ja(t){if(!j(t))throw new M(`AttributeError("'constexpr' object has no attribute 'handle'")`);return y(t.size===1,"Boolean value of Tensor with more than one value is ambiguous"),t}function tl(t,e,n,r){n();let s=new Map(t.scope);t.loopDepth++,t.body(e.body),t.loopDepth--;let i=t.scope;t.scope=s;for(let[a,f]of s)r.includes(a)||i.get(a)===f||(Gm(a,f,i.get(a)),s.set(a,i.get(a)))}function Gm(t,e,n){let r=f=>j(f)?"tensor":ne(f)==="tuple"?"tuple":"constexpr",s=f=>`<class 'triton.language.core.${r(f)}'>`;y(e!==null&&n!==null,`Loop carried variable ${t} is not a triton value`),y(r(e)===r(n),`Loop carried variable ${t} changed type, was ${s(n)} but is now ${s(e)}`);let[i,a]=[le(e),le(n)];y(i===a,`Loop-carried variable ${t} has initial type ${i} but is re-assigned to ${a} in loop! Please make sure that the type stays consistent.`)}function nl(t){return t.assigned??=[...rl(t.body,new Map)],t.assigned}function rl(t,e){for(let n of t)if(n.type==="Assign")for(let r of sl(n.targets[0]))e.set(r,n.line);else n.type==="If"&&rl([...n.body,...n.orelse],e);return e}function sl(t){return t.type==="Name"?[t.id]:t.elements?t.elements.flatMap(sl):[]}function ol(t,e){y(t.loopDepth===0||!al(e),"Cannot have `return` statements inside `while` or `for` statements in triton.");let n=new Map(t.scope),r=il(t,e.body,n),s=e.orelse.length?il(t,e.orelse,n):n;t.scope=Ym(n,r,s)}function il(t,e,n){return t.scope=new Map(n),t.body(e),t.scope}function al(t){return[...t.body,...Array.isArray(t.orelse)?t.orelse:[]].some(n=>n.type==="Return"||n.body&&al(n))}function Ym(t,e,n){let r=new Map(t);for(let[s,i]of t)if(!(e.get(s)===i&&n.get(s)===i)){for(let[a,f]of[["then",e],["else",n]])Xm(s,i,f.get(s),a);r.set(s,e.get(s)===i?n.get(s):e.get(s))}for(let[s,i]of e)!t.has(s)&&n.has(s)&&r.set(s,Km(s,i,n.get(s)));return r}function Xm(t,e,n,r){let[s,i]=[le(e),le(n)];y(s===i,()=>`initial value for \`${t}\` is of type ${lt(e)}, but the ${r} block redefines it as ${lt(n)}`)}function Km(t,e,n){let[r,s]=[le(e),le(n)];return y(r===s,`Mismatched type for ${t} between then block (${r}) and else block (${s})`),e}var Xr=Symbol("returned"),ll=["bool","int","NoneType"],Kr=class{constructor(e,n){this.machine=e,this.fn=n,this.scope=new Map,this.pending=new Set,this.loopDepth=0,this.returned=null,this.isKernel=!1}place(e){return e.at??={line:e.line,file:this.fn.definition.file}}evaluate(e){return Ga(this,e)}body(e){for(let n of e)if(this.statement(n)===Xr||n.type==="Return")return Xr}statement(e){try{let n=ih[e.type];if(!n)throw new M(`unsupported AST node type: ${e.type}`);return n(this,e)}catch(n){throw Or(n,this.place(e))}}assign(e,n){if(e.type==="Name")this.scope.set(e.id,n);else if(e.type==="Tuple"||e.type==="List")e.elements.forEach((r,s)=>this.assign(r,n.items[s]));else throw e.type==="Subscript"?new M("__setitem__ is not supported in triton"):e.type==="Attribute"?new M("Attribute assignment is not supported in triton"):new M(`unsupported AST node type: ${e.type}`)}sanitized(e,n){return e.type==="Tuple"||e.type==="List"?this.unpacked(e,n):e.type==="Name"&&this.pending.delete(e.id)?n:fl(n)}unpacked(e,n){y(n instanceof A,"cannot unpack non-iterable value");let[r,s]=[e.elements.length,n.items.length];return y(!e.elements.some(i=>i.type==="Starred"),"starred assignment targets are not supported"),y(s>=r,`not enough values to unpack (expected ${r}, got ${s})`),y(s<=r,`too many values to unpack (expected ${r})`),new A(e.elements.map((i,a)=>this.sanitized(i,n.items[a])))}};function fl(t){return t instanceof A?new A(t.items.map(fl)):t===null||j(t)||Gs(t)?t:ie(t)||typeof t=="string"?I(t):t}function Jm(t,e){y(e.targets.length===1,"Simultaneous multiple assignment is not supported.");let n=e.targets[0];t.assign(n,t.sanitized(n,t.evaluate(e.value)))}function Zm(t,e){let n=t.evaluate(e.annotation)===t.machine.constexprType,r=e.target.id;if(e.value===null){n&&t.pending.add(r);return}let s=t.evaluate(e.value);if(!n)return t.assign(e.target,t.sanitized(e.target,s));y(!t.machine.checking||!t.scope.has(r),`${r} is already defined. constexpr cannot be reassigned.`),t.scope.set(r,s)}function Jn(t,e){return t.machine.memory.branchOn(e),!!br(P(e,V))}function Qm(t,e){let n=t.evaluate(e.test);if(j(n))return eh(t,e,n);let r=ne(n);return y(ll.includes(r),`\`if\` conditionals can only accept values of type {${ll.join(", ")}}, not objects of type ${r}`),t.body(ct(n)?e.body:e.orelse)}function eh(t,e,n){return y(!at(n)||n.size===1,"Boolean value of Tensor with more than one value is ambiguous"),t.machine.checking?ol(t,e):t.body(Jn(t,n)?e.body:e.orelse)}function th(t,e){y(e.iterable.type==="Call",`AttributeError("'${e.iterable.type}' object has no attribute 'func'")`);let n=t.evaluate(e.iterable);return y(n&&"isStatic"in Object(n),"Only `range` and `static_range` iterators are currently supported"),y(e.target.type==="Name","a loop needs one name to count with"),n.isStatic?Za(t,e,n):Qa(t,e,n)}function nh(t,e){y(t.loopDepth===0,"Cannot have `return` statements inside `while` or `for` statements in triton.");let n=e.value?t.evaluate(e.value):null;return t.returned=t.machine.checking?rh(t.returned,n,t):{value:n},Xr}function rh(t,e,n){if(n.returnTypes=[...n.returnTypes??[],n.machine.describeRepr(e)],!t)return{value:e};let[r,s]=[t.value,e].map(i=>n.machine.describe(ie(i)?I(i):i));return y(r===s,()=>`Return type mismatch: ${r} and ${s}. Note all return types were: [${n.returnTypes.join(", ")}]`),t}function sh(t,e){let n=t.evaluate(e.test),r=e.message?t.evaluate(e.message):"";t.machine.deviceAssert(n,r)}var ih={Assign:Jm,AnnAssign:Zm,Expr:(t,e)=>{t.evaluate(e.value)},If:Qm,For:th,While:el,Return:nh,Pass:()=>{},Assert:sh,FunctionDef:()=>{throw new M("nested function definitions are not allowed inside a @triton.jit kernel. Move the helper function to module level and decorate it with @triton.jit.")}};function Ka(t,e){let n=t.evaluate(e.func),r=e.args.flatMap(i=>oh(t,i)),s=new Map;for(let{name:i,value:a}of e.keywords)y(i!==null,"unsupported keyword argument expansion `**`"),s.set(i,t.evaluate(a));return t.machine.at=t.place(e),cl(t.machine,n,r,s)}function oh(t,e){if(e.type!=="Starred")return[t.evaluate(e)];let n=t.evaluate(e.value);return y(n instanceof A,"only tuples can be unpacked into arguments"),n.items}function cl(t,e,n,r=new Map){if(e instanceof Vt)return cl(t,e.builtin,[e.self,...n],r);if(e instanceof Ge)return gn(t,e,n,r);if(e instanceof de)return ch(t,e,n,r);throw e instanceof Ye?new M(`a kernel cannot call this ${e.kind}: only @triton.jit functions`):new M(`TypeError("'${ne(e)}' object is not callable")`)}function ul(t,e,n,r,s,i=!1){let a=m=>i?`TypeError("${m}")`:`${t}() ${m}`,f=new Map,p=[...n];for(let m of e)m.kind==="*"?f.set(m.name,new A(p.splice(0))):m.kind!=="keyword"&&p.length&&f.set(m.name,p.shift());y(p.length===0||!i,"TypeError('too many positional arguments')"),y(p.length===0,`${t}() takes ${e.length} positional arguments but ${n.length} were given`);for(let[m,g]of r)y(e.some(w=>w.name===m),a(`got an unexpected keyword argument '${m}'`)),y(!f.has(m),a(`${i?"":"got "}multiple values for argument '${m}'`)),f.set(m,g);for(let m of e)f.has(m.name)||f.set(m.name,s(m));return f}var ah=(t,e)=>new M(`${t}() missing 1 required positional argument: '${e}'`),lh=64;function gn(t,e,n,r=new Map,s=!1){y(t.depth<lh,`maximum recursion depth exceeded: ${e.name} calls itself without an end`),t.depth++;try{return fh(t,e,n,r,s)}finally{t.depth--}}function fh(t,e,n,r,s){let i=new Kr(t,e);i.isKernel=s,i.scope=ul(e.name,e.definition.parameters,n,r,f=>{if(!f.default)throw new M(`TypeError("missing a required argument: '${f.name}'")`);return i.evaluate(f.default)},!0),i.body(e.definition.body),i.returnTypes?.length>1&&(e.definition.mergesReturns=!0);let a=i.returned?i.returned.value:null;return e.definition.mergesReturns&&ie(a)?I(a):a}function ch(t,e,n,r){let s=ul(e.name,e.parameters,n,r,i=>{if(!("default"in i))throw ah(e.name,i.name);return i.default});if(e.onlyConstants)for(let i of s.values())uh(e,i);return e.call(t,Object.fromEntries(s))}function uh(t,e){y(!j(e)||t.name!=="triton.cdiv","Did you forget to add @triton.jit ? (`_semantic` argument must be provided outside of JIT functions.)"),y(!j(e),`${t.name}() takes compile-time values, and this is a tensor`)}function Jr(t,e){let n=I(t);return e===null?{tile:n.as([n.size]),axis:0,flat:n.shape}:{tile:n,axis:Ce(e,n.shape.length),flat:null}}function Zr(t,e,n){return e&&n?t.as(e.map(()=>1)):t}function gl(t,e){return e!==null?e:t.isInt&&t.bits<32?t.isSigned?Y:he:t}function dh(t,{input:e,axis:n,keep_dims:r,dtype:s}){let i=P(I(e),gl(I(e).type,s)),a=Jr(i,n);return Zr(ut("add",a.tile,a.axis,!!r),a.flat,r)}function ph(t){return t.type.bits>=32?t:P(t,t.type.isFloat?B:Y)}function dl(t){return(e,{input:n,axis:r,return_indices:s,keep_dims:i})=>{if(s)return new A(Un(t,n,Ce(r,n.shape.length),!!i));let a=Jr(ph(I(n)),r);return Zr(ut(t,a.tile,a.axis,!!i),a.flat,i)}}function pl(t){return(e,{input:n,axis:r,keep_dims:s})=>Un(t,n,Ce(r,n.shape.length),!!s)[1]}function ml(t,e){return(n,{input:r,axis:s,keep_dims:i})=>{y(r.type.isInt,`${e} only supported for integers`);let a=Jr(r,s);return Zr(ut(t,a.tile,a.axis,!!i),a.flat,i)}}function yl(t,e){if(!(e instanceof Ge))throw new M("combine_fn must be a @triton.jit function");return(n,r)=>{let s=gn(t,e,[...n,...r]),i=s instanceof A?s.items:[s];return y(i.length===n.length&&i.every(j),"combine_fn must return as many tensors as it reduces"),i.forEach((a,f)=>y(a.type===n[f].type,()=>`combine_fn returned ${a.type} where ${n[f].type} was expected`)),i}}var bl=t=>(t instanceof A?t.items:[t]).map(e=>I(e));function mh(t,{input:e,axis:n,combine_fn:r,keep_dims:s}){let i=bl(e).map(p=>Jr(p,n));y(i.every(({tile:p})=>p.shape.join()===i[0].tile.shape.join()),"all reduction inputs must have the same shape");let f=ei(i.map(({tile:p})=>p),i[0].axis,!!s,yl(t,r)).map((p,m)=>Zr(p,i[m].flat,s));return e instanceof A?new A(f):f[0]}function hh(t,{input:e,axis:n,combine_fn:r,reverse:s}){let i=bl(e);y(i.every(f=>f.shape.join()===i[0].shape.join()),"all scan inputs must have the same shape");let a=ti(i,Ce(n,i[0].shape.length),!!s,yl(t,r));return e instanceof A?new A(a):a[0]}function hl(t){return(e,{input:n,axis:r,reverse:s,dtype:i})=>{let a=P(n,gl(n.type,i));return Cr(t,a,Ce(r,a.shape.length),!!s)}}var _l="input, axis=None, return_indices=False, return_indices_tie_break_left=True, keep_dims=False",wl={sum:["input, axis=None, keep_dims=False, dtype=None",dh],max:[_l,dl("max")],min:[_l,dl("min")],argmax:["input, axis, tie_break_left=True, keep_dims=False",pl("max")],argmin:["input, axis, tie_break_left=True, keep_dims=False",pl("min")],xor_sum:["input, axis=None, keep_dims=False",ml("xor","xor_sum")],reduce_or:["input, axis, keep_dims=False",ml("or","reduce_or")],reduce:["input, axis, combine_fn, keep_dims=False",mh],associative_scan:["input, axis, combine_fn, reverse=False",hh],cumsum:["input, axis=0, reverse=False, dtype=None",hl("add")],cumprod:["input, axis=0, reverse=False, dtype=None",hl("mul")]};var Qr=(t,e)=>new de(t,dt("x"),(n,{x:r})=>e(Number(r)),{onlyConstants:!0}),vl={pi:Math.PI,e:Math.E,tau:2*Math.PI,inf:1/0,nan:NaN,...Object.fromEntries(["sqrt","exp","log2","log10","sin","cos","tan","tanh"].map(t=>[t,Qr(t,Math[t])])),log:Qr("log",Math.log),floor:Qr("floor",t=>BigInt(Math.floor(t))),ceil:Qr("ceil",t=>BigInt(Math.ceil(t)))};var Zn=qn({...la,...sa,...Va,...wl,...Ma,...Ea,...wa,...za,...pa}),bi=new de("constexpr",dt(si[0]),si[1]);function yi(t,e){let n="arg1, arg2=None, step=None, num_stages=None, loop_unroll_factor=None, disallow_acc_multi_buffer=False, flatten=False, warp_specialize=False, disable_licm=False";return new de(t,dt(n),(r,{arg1:s,arg2:i,step:a})=>{if(e)for(let[m,g]of[["start",s],["end",i],["step",a]])y(!j(g),()=>`${lt(g)} used as tl.static_range ${m} value is not a constexpr`);let[f,p]=i===null?[0n,s]:[s,i];return new Mr(f,p,a??1n,e)})}var _h={float16:_e,bfloat16:me,float32:B,float64:X,float8e4nv:Dn,float8e4b8:In,float8e4b15:$s,float8e5:On,float8e5b16:jn,int1:V,int8:xt,int16:Ut,int32:Y,int64:q,uint8:qt,uint16:Fn,uint32:he,uint64:Se},Ot=(t,e)=>new St(t,n=>(e instanceof Map?e:new Map(Object.entries(e))).get(n)),gh=["exp","exp2","log","log2","sin","cos","sqrt","sqrt_rn","rsqrt","erf","floor","ceil","abs","fma","fdiv","div_rn","umulhi"],xl=Ot("triton.language.math",new Map(gh.map(t=>[t,Zn.get(t)]))),Qn=Ot("triton.language.extra.libdevice",qn(Sa)),es=t=>Ot(`triton.language.extra.${t}`,{libdevice:Qn}),kl=Ot("triton.language.extra",{libdevice:Qn,cuda:es("cuda"),hip:es("hip")}),El=new Map([...Zn,...Object.entries(_h),["constexpr",bi],["range",yi("range",!1)],["static_range",yi("static_range",!0)],["math",xl],["extra",kl],["PropagateNan",Ot("PropagateNan",Ft)]]),Sl=Ot("triton.language",El),yh=Ot("triton",{language:Sl,cdiv:bh("triton.cdiv",Zn.get("cdiv")),next_power_of_2:new de("next_power_of_2",dt("n"),wh,{onlyConstants:!0})});function bh(t,e){return new de(t,e.parameters,e.call,{onlyConstants:!0})}function wh(t,{n:e}){if(typeof e!="bigint")throw new M("next_power_of_2 needs an int");let n=1n;for(;n<e;)n*=2n;return n}var yn=new Map([yh,Sl,xl,kl,Qn,es("cuda"),es("hip"),Ot("math",vl)].map(t=>[t.name,t]));yn.set("triton.language.extra.cuda.libdevice",Qn);yn.set("triton.language.extra.hip.libdevice",Qn);var Nl=new Map([...qn({...ia,...ma}),["range",yi("range",!1)]]),vh=["abs","advance","argmax","argmin","associative_scan","atomic_add","atomic_and","atomic_cas","atomic_load","atomic_max","atomic_min","atomic_or","atomic_store","atomic_xchg","atomic_xor","broadcast_to","cast","cdiv","ceil","cos","cumprod","cumsum","erf","exp","exp2","expand_dims","flip","floor","gather","histogram","item","log","log2","max","min","permute","ravel","reduce","reduce_or","reshape","rsqrt","sigmoid","sin","softmax","sort","split","sqrt","sqrt_rn","store","sum","topk","trans","view","xor_sum"],Tl=new Map([...vh.map(t=>[t,Zn.get(t)]),["to",Zn.get("cast")]]),Al=qn(va),Ml=()=>[...El.keys()];var xh={load:t=>ye(t.type.element,t.shape,0),store:()=>{},atomic:(t,e)=>ye(e.type.element,e.shape,0),branchOn:()=>{},record:()=>1},ts=class{constructor(e){this.print=e,this.space=new Sr,this.faults=new Ar,this.tracer=new kr,this.device=new Tr(this.space,this.faults,this.tracer),this.builtins=Nl,this.methods=Tl,this.descriptorMethods=Al,this.constexprType=bi,this.describe=le,this.describeRepr=Fr,this.reset()}reset(){this.space.clear(),this.faults.clear(),this.tracer.clear(),this.device.begin(),this.memory=this.device,this.checking=!1,this.grid=[1,1,1],this.program=[0,0,0],this.at={line:0,file:""},this.checked=new Set,this.debug=!1,this.depth=0}overflowed(e,n,r){if(this.checking)return;let i={kind:"int32_overflow",op:{add:"+",sub:"-",mul:"*",shl:"<<"}[e],at:this.at};Ko(r,this.at,this.memory.record(i,r.size),n)}deviceAssert(e,n){let r=j(e)?e:I(e);if(this.checking||!this.debug||r.data.every(Boolean))return;let s=r.data.findIndex(i=>!i);throw new fn(`device_assert: program (${this.program.join(", ")}), lane ${s}: ${n}`)}traces(e){return e.isKernel}traceVariable(e,n,r,s){s instanceof x&&!s.type.isPointer&&this.tracer.variable(this.program,e,n,r,s)}launch({fn:e,grid:n,args:r,signature:s,debug:i}){this.debug=i,this.grid=n,this.check(e,r,s);let a=[...r].flatMap(([p,m])=>kh(p,m));this.tracer.begin(e.name,n,a),this.device.begin([...r.values()].map(p=>Fl(p)?.base).filter(Boolean)),this.faults.launch++;let f=0;for(let p=0;p<n[0];p++)for(let m=0;m<n[1];m++)for(let g=0;g<n[2];g++)this.runProgram(e,r,[p,m,g],f++)}check(e,n,r){if(!this.checked.has(r)){this.program=[0,0,0],this.checking=!0,this.memory=xh;try{gn(this,e,[],n)}finally{this.checking=!1,this.memory=this.device}this.checked.add(r)}}runProgram(e,n,r,s){this.program=r,this.device.enter(r,s),gn(this,e,[],n,!0)}};function Fl(t){let e=t instanceof Pe?t.base:t;return e instanceof x?e:null}function kh(t,e){let n=Fl(e);return n?.base?[{name:t,...n.base.description}]:[]}function Dl(t,e){return new x(rn(e),[],new Float64Array(1),null,t)}var ns=class{constructor(e=5489){this.seed(e)}seed(e){this.state=new Uint32Array(624),this.state[0]=Number(BigInt.asUintN(32,BigInt(e)));for(let n=1;n<624;n++){let r=this.state[n-1]^this.state[n-1]>>>30;this.state[n]=Math.imul(1812433253,r)+n}this.at=624,this.spare=null}bits(){this.at===624&&this.twist();let e=this.state[this.at++];return e^=e>>>11,e^=e<<7&2636928640,e^=e<<15&4022730752,(e^e>>>18)>>>0}twist(){let{state:e}=this;for(let n=0;n<624;n++){let r=e[n]&2147483648|e[(n+1)%624]&2147483647;e[n]=e[(n+397)%624]^r>>>1^(r&1?2567483615:0)}this.at=0}uniform(){return(this.bits()&16777215)/16777216}uniformDouble(){return((this.bits()&2097151)*4294967296+this.bits())/9007199254740992}uniforms(e){return Float32Array.from({length:e},()=>this.uniform())}normals(e){if(e<16)return Float32Array.from({length:e},()=>this.normal());let n=this.uniforms(e);for(let r=0;r+16<=e;r+=16)Il(n,r);return e%16&&(n.set(this.uniforms(16),e-16),Il(n,e-16)),n}normal(){if(this.spare!==null){let s=this.spare;return this.spare=null,s}let[e,n]=[this.uniformDouble(),this.uniformDouble()],r=Math.sqrt(-2*Math.log1p(-n));return this.spare=r*Math.sin(2*Math.PI*e),r*Math.cos(2*Math.PI*e)}integers(e,n,r){let s=n-e;return Float64Array.from({length:r},()=>e+this.bits()%s)}permutation(e){let n=Float64Array.from({length:e},(r,s)=>s);for(let r=0;r<e-1;r++){let s=r+this.bits()%(e-r);[n[r],n[s]]=[n[s],n[r]]}return n}};function Il(t,e){for(let n=e;n<e+8;n++){let r=Math.fround(Math.sqrt(Math.fround(-2*Math.fround(Math.log(Math.fround(1-t[n])))))),s=Math.fround(Math.fround(2*Math.PI)*t[n+8]);t[n]=r*Math.fround(Math.cos(s)),t[n+8]=r*Math.fround(Math.sin(s))}}var wi={bool:V,uint8:qt,int8:xt,int16:Ut,uint16:Fn,int32:Y,uint32:he,int64:q,uint64:Se,float8_e4m3fn:Dn,float8_e5m2:On,float8_e4m3fnuz:In,float8_e5m2fnuz:jn,float16:_e,bfloat16:me,float32:B,float64:X},er=new Map(Object.entries(wi).map(([t,e])=>[e,t])),Ol=t=>t.map((e,n)=>Ee(t.slice(n+1))),pt=class{constructor(e,n,r,s,i){this.buffer=e,this.type=n,this.shape=r,this.strides=s,this.offset=i}get size(){return Ee(this.shape)}get isContiguous(){let e=Ol(this.shape);return this.shape.every((n,r)=>n===1||this.strides[r]===e[r])}places(){return Rn(this.shape,this.strides,this.offset)}tile(){let{type:e}=this,n=this.buffer.view(e),r=this.places(),s=on(e),i=e.isWide?new(e.isSigned?BigInt64Array:BigUint64Array)(r.length):new e.Array(r.length);for(let a=0;a<r.length;a++)i[a]=s?s[n[r[a]]]:n[r[a]];return new x(e,this.shape,e.isWide?Oe(i):i)}write(e){let n=this.buffer.view(this.type),r=this.places(),s=an(this.type),i=e.size===1?0:-1;for(let a=0;a<r.length;a++)n[r[a]]=s?s(e.data[a&i]):e.data[a&i];this.markWritten(r)}markWritten(e){let{written:n,elementBytes:r}=this.buffer;if(!n)return;let s=this.type.bytes/r;for(let i of e)n[Math.floor(i*s)]=1}},rs=class{constructor(e){this.space=e,this.tensors=[]}clear(){this.tensors=[]}get(e){return this.tensors[e]}add(e){let n=this.tensors.push(e)-1,r=e.buffer.address+e.offset*e.type.bytes;return{id:n,dtype:er.get(e.type),shape:e.shape,strides:e.strides,offset:e.offset,address:String(r)}}allocate(e,n,r){let s=this.space.allocate(Ee(n)*e.bytes,e.bytes,r);return new pt(s,e,n,Ol(n),0)}fromTile(e){let n=this.allocate(e.type,e.shape,!0);return n.write(e),this.add(n)}};var jt=t=>t.isBool?0:t.isInt?1:2,jl=[V,q,B];function ss(t){let e=["","scalar","number"].map(r=>t.filter(s=>s.weak===r).map(({type:s})=>s)),n=null;return e.forEach((r,s)=>{if(!r.length)return;let i=r.reduce(Eh);(n===null||jt(i)>jt(n))&&(n=s===2?jl[jt(i)]:i)}),n}function Eh(t,e){if(t===e)return t;if(jt(t)!==jt(e))return jt(t)>jt(e)?t:e;if(t.isFloat)return Sh(t,e);if(t.isSigned===e.isSigned)return t.bits>e.bits?t:e;let[n,r]=t.isUnsigned?[t,e]:[e,t];return r.bits>n.bits?r:{8:Ut,16:Y,32:q,64:q}[n.bits]}function Sh(t,e){return t.bits===e.bits?B:t.bits>e.bits?t:e}var is=t=>t.isFloat?t:B;function as(t){if(t instanceof pt)return{tile:t.tile(),type:t.type,weak:t.shape.length?"":"scalar"};let e=typeof t=="boolean"?V:typeof t=="bigint"?q:X;return{tile:se(e,typeof t=="boolean"?Number(t):t),type:e,weak:"number"}}function os(t,e=null){let n=t.map(as),r=e??ss(n);return zl(n.map(({tile:s})=>P(s,r)))}function zl(t){let e=t.map(n=>n.shape).reduce(Rl);return t.map(n=>ee(n,e))}function Rl(t,e){let n=Math.max(t.length,e.length),[r,s]=[t,e].map(i=>[...Array(n-i.length).fill(1),...i]);return r.map((i,a)=>{if(i===s[a]||s[a]===1)return i;if(i===1)return s[a];throw new Error(`The size of tensor a (${i}) must match the size of tensor b (${s[a]}) at non-singleton dimension ${a}`)})}var Nh=["lt","le","gt","ge","eq","ne"];function $l({table:t},e,n,r){if(Nh.includes(e))return t.fromTile(Nt(e,...os([n,r])));let s=[as(n),as(r)],i=ss(s);if(e==="div")return t.fromTile(oe("div",...os([n,r],is(i))));let[a,f]=os([n,r],i);return e==="floordiv"?t.fromTile(Pl(a,f)):e==="mod"?t.fromTile(oe("sub",a,oe("mul",Pl(a,f),f))):e==="shr"?t.fromTile(oe("ashr",a,f)):e==="pow"?t.fromTile(Th(a,f)):e==="add"&&a.type.isBool?t.fromTile(oe("or",a,f)):e==="mul"&&a.type.isBool?t.fromTile(oe("and",a,f)):t.fromTile(oe(a.type.isFloat&&(e==="max"||e==="min")?`${e}Nan`:e,a,f))}function Pl(t,e){if(t.type.isFloat)return ft("floor",oe("div",t,e));let n=oe("floordiv",t,e),r=se(t.type,1),s=Nt("ne",oe("mul",n,e),t),i=Nt("ne",Nt("lt",t,se(t.type,0)),Nt("lt",e,se(t.type,0)));return Wt(oe("and",s,i),oe("sub",n,r),n)}function Th(t,e){return t.type.isFloat?oe("pow",t,e):P(oe("pow",P(t,X),P(e,X)),t.type)}var Ah=t=>t*t,Mh={relu:t=>t>0||t!==t?t:0,square:Ah,reciprocal:t=>1/t,gelu:t=>.5*t*(1+Tt.erf(t/Math.SQRT2)),gelu_tanh:t=>.5*t*(1+Math.tanh(Math.sqrt(2/Math.PI)*(t+.044715*t**3))),silu:t=>t/(1+Math.exp(-t)),sign:Math.sign,frac:t=>t-Math.trunc(t),round:Tt.rint,softplus:t=>t>20?t:Math.log1p(Math.exp(t))};function Cl({table:t},e,n){let r=n.tile();if(e==="neg"||e==="abs"&&r.type.isSigned)return t.fromTile(We(e,r));if(e==="not")return t.fromTile(We("not",r));if(e==="abs"&&r.type.isInt)return t.fromTile(r);if(e==="abs")return t.fromTile(We("abs",r));if(["isnan","isinf","isfinite"].includes(e))return t.fromTile(Ih(e,r));let s=Mh[e]??Tt[e];if(r.type.isInt&&Fh.includes(e))return t.fromTile(new x(r.type,r.shape,r.data.map(a=>Number(s(Number(a))))));let i=P(r,is(r.type));return t.fromTile(new x(i.type,i.shape,ze(i.type,i.data.map(s))))}var Fh=["relu","square","sign","floor","ceil","trunc","round"],Dh={isnan:t=>t!==t,isinf:t=>Math.abs(t)===1/0,isfinite:t=>Number.isFinite(Number(t))},Ih=(t,e)=>new x(V,e.shape,Uint8Array.from(e.data,n=>Dh[t](n)?1:0));function Bl({table:t},e,n,r,s,i){let a=n.tile(),[f,p]=Oh(e,a.type,i);a=P(a,f);let m=(r??[...a.shape.keys()]).map(w=>w<0?w+a.shape.length:w).sort((w,N)=>N-w),g=m.reduce((w,N)=>w*a.shape[N],1);for(let w of m)a=vi(e,a,w,s);return e==="mean"&&(a=oe("div",a,se(a.type,g))),t.fromTile(P(a,p))}function Oh(t,e,n){if(t==="any"||t==="all")return[V,V];if(["max","min"].includes(t))return[e,e];let r=n??(t==="mean"?is(e):e.isInt?q:e);return[r.isFloat&&r.bits<32?B:r,r]}var jh={sum:(t,e)=>t+e,mean:(t,e)=>t+e,prod:(t,e)=>t*e,max:(t,e)=>t!==t||t>e?t:e,min:(t,e)=>t!==t||t<e?t:e,any:(t,e)=>t|e,all:(t,e)=>t&e};function vi(t,e,n,r){if((t==="sum"||t==="mean")&&e.type.isFloat)return ut("add",e,n,r);let{outer:s,extent:i,inner:a}=Re(e.shape,n),f=Ln(e.shape,n,r);if(i===0)return ye(e.type,f,t==="all"||t==="prod"?1:0);let p=new e.data.constructor(s*a);for(let m=0;m<s;m++)for(let g=0;g<a;g++)p[m*a+g]=Ph(jh[t],e.data,m*i*a+g,i,a);return new x(e.type,f,p)}function Ph(t,e,n,r,s){let i=e[n];for(let a=1;a<r;a++)i=t(i,e[n+a*s]);return i}function Ll({table:t},e,n,r,s){let i=r===null?n.tile().as([n.size]):n.tile(),a=r===null?0:(r+i.shape.length)%i.shape.length,[f,p]=Un(e,i,a,s);return[t.fromTile(f),t.fromTile(P(p,q))]}function Ul({table:t},e,n){let r=P(e.tile(),e.type.bits<32?B:e.type),s=(n+r.shape.length)%r.shape.length,i=ee(vi("max",r,s,!0),r.shape),a=ft("exp",oe("sub",r,i)),f=ee(vi("sum",a,s,!0),r.shape);return t.fromTile(P(oe("div",a,f),e.type))}function ql({table:t},e,n){let r=P(e.tile(),e.type.isInt?q:e.type);return t.fromTile(Cr("add",r,(n+r.shape.length)%r.shape.length,!1))}function Wl({table:t},e,n){if(e.type!==n.type)throw new Error(`expected m1 and m2 to have the same dtype, but got: ${e.type} != ${n.type}`);let r=Rl(e.shape.slice(0,-2),n.shape.slice(0,-2)),[s,i]=e.shape.slice(-2),[a,f]=n.shape.slice(-2);if(i!==a)throw new Error(`mat1 and mat2 shapes cannot be multiplied (${s}x${i} and ${a}x${f})`);let p=(N,$,C)=>ee(N,[...r,$,C]).as([Ee(r),$,C]),m=e.type.bits<32?B:e.type,[g,w]=[p(P(e.tile(),m),s,i),p(P(n.tile(),m),i,f)];return t.fromTile(P(Ur(g,w,null,m),e.type).as([...r,s,f]))}function Vl({table:t},e,n,r){let[s,i]=os([n,r]),[a,...f]=zl([e.tile(),s,i]);return t.fromTile(Wt(a,f[0],f[1]))}var Hl=({table:t},e,n)=>t.fromTile(P(e.tile(),n)),Gl=({table:t},e)=>t.fromTile(e.tile());function Yl(t,e,n){let r=P(as(n).tile,e.type);return e.write(r.size===1?r:ee(r,e.shape)),null}function Xl({table:t},e,n){let r=ss(e.map(p=>({type:p.type,weak:""}))),s=[...e[0].shape],i=(n+s.length)%s.length;s[i]=e.reduce((p,m)=>p+m.shape[i],0);let a=t.allocate(r,s,!0),f=0;for(let p of e)new pt(a.buffer,r,p.shape,a.strides,f*a.strides[i]).write(P(p.tile(),r)),f+=p.shape[i];return t.add(a)}function Kl({table:t},e,n){let r=e.tile();return t.fromTile(Kn(r,n))}var Jl=({table:t},e,n)=>t.fromTile(n.reduce((r,s)=>dn(r,(s+r.shape.length)%r.shape.length),e.tile()));function Zl({table:t},e,n,r){let s=e.tile(),i=(r+s.shape.length)%s.shape.length,a=n.tile(),f=s.shape.map((g,w)=>w===i?a.size:g),p=Ee(f.slice(i+1)),m=Int32Array.from({length:Ee(f)},(g,w)=>Number(a.data[Math.floor(w/p)%a.size]));return t.fromTile(Gr(s,new x(Y,f,m),i))}function Ql({table:t},e,n,r,s){let i=yr(0,r||1),a=Float64Array.from(i.data.subarray(0,r),f=>e+f*n);return t.fromTile(P(new x(X,[r],a),s))}var xi=3,Rh=1e3,$h=80,Ch=(t,e)=>t.toExponential(e).replace(/e([+-])(\d)$/,"e$10$2"),Bh=t=>t!==t?"nan":t>0?"inf":"-inf";function Lh(t,e){let n=t.isFloat?Uh(e):t===V?i=>i?"True":"False":String,r=t.isFloat?e.filter(i=>Number.isFinite(i)&&i!==0):e,s=Math.max(1,...r.map(i=>n(i).length));return{width:s,format:i=>n(i).padStart(s)}}function Uh(t){let e=t.filter(a=>Number.isFinite(a)&&a!==0).map(Math.abs),n=a=>f=>Number.isFinite(f)?a(f):Bh(f);if(e.length===0)return n(a=>`${ki(a)}${Math.abs(a).toFixed(0)}.`);let[r,s]=[e.reduce((a,f)=>Math.max(a,f)),e.reduce((a,f)=>Math.min(a,f))],i=e.every(Number.isInteger);return r/s>1e3||r>1e8||!i&&s<1e-4?n(a=>Ch(a,4)):n(i?a=>`${ki(a)}${Math.abs(a).toFixed(0)}.`:a=>`${ki(a)}${Math.abs(a).toFixed(4)}`)}var ki=t=>t<0||Object.is(t,-0)?"-":"";function ef(t,e){let n=[...Array(t).keys()];return e&&t>2*xi?[...n.slice(0,xi),-1,...n.slice(-xi)]:n}function qh(t,e){let n=[0];for(let r of t.shape)n=n.flatMap(s=>ef(r,e).filter(i=>i>=0).map(i=>s*r+i));return n.map(r=>t.data[r])}function tf(t,e){let n=t.size>Rh,r=t.size?qh(t,n):[],{width:s,format:i}=Lh(t.type,r),a=t.shape.length===0?i(t.data[0]).trim():t.size===0?Wh(t.shape):nf(t,i,s,n,0,0,7),f=[];return t.size===0&&t.shape.length!==1&&f.push(`size=(${t.shape.join(", ")})`),t.type===B||t.size>0&&(t.type===q||t.type===V)||f.push(`dtype=torch.${e}`),`tensor(${[a,...f].join(", ")})`}var Wh=t=>"[]";function nf(t,e,n,r,s,i,a){let{shape:f}=t,p=ef(f[s],r),m=w=>i*f[s]+w;return s===f.length-1?Vh(p.map(w=>w<0?" ...":e(t.data[m(w)])),n,a):`[${p.map(w=>w<0?"...":nf(t,e,n,r,s+1,m(w),a+1)).join(`,${`
`.repeat(f.length-1-s)}${" ".repeat(a+1)}`)}]`}function Vh(t,e,n){let r=Math.max(1,Math.floor(($h-n)/(e+2))),s=[];for(let i=0;i<t.length;i+=r)s.push(t.slice(i,i+r).join(", "));return`[${s.join(`,
${" ".repeat(n+1)}`)}]`}var ls=t=>({inf:1/0,"-inf":-1/0,nan:NaN})[t]??Number(t);function bn([t,...e],n){switch(t){case"i":return BigInt(e[0]);case"f":return ls(e[0]);case"b":return!!e[0];case"n":return null;case"s":return e[0];case"t":return new A(e[0].map(r=>bn(r,n)));case"d":return Hh(e[0]);case"m":return yn.get(e[0])??new St(e[0],()=>{});case"l":return yn.get("triton.language")?.lookup(e[0]);case"e":return yn.get(e[0])?.lookup(e[1]);case"j":return n.functions[e[0]];case"p":return Gh(n,e[0],e[1]);default:return new Ye(e[0])}}function Hh(t){let e=/^pointer<(.*)>$/.exec(t);return e?rn(Pn[e[1]]):Pn[t]}function Gh(t,e,n){return new de(n,dt("*values"),(r,{values:s})=>{let i=JSON.parse(t.callPython(e,JSON.stringify(s.items.map(rf))));if(i.error)throw new M(i.error);return bn(i.value,t)},{onlyConstants:!0})}function rf(t){return t==null?["n"]:typeof t=="bigint"?["i",String(t)]:typeof t=="boolean"?["b",Number(t)]:typeof t=="number"?["f",Yh(t)]:typeof t=="string"?["s",t]:t instanceof A?["t",t.items.map(rf)]:(y(!j(t)&&ie(t),()=>`a compile-time function cannot take a ${ne(t)}`),["n"])}var Yh=t=>t!==t?"nan":t===1/0?"inf":t===-1/0?"-inf":String(t);var tt=t=>t===null?null:wi[t];function wn({table:t},[e,n]){return e==="T"?t.get(n):e==="i"?BigInt(n):e==="b"?!!n:ls(n)}function Xh({table:t},e,n,r){let s=tt(r),i=s.isWide?BigInt64Array.from(e,f=>BigInt(f)):Float64Array.from(e,f=>ls(String(f))),a=s.isWide?new x(q,n,i):new x(X,n,i);return t.fromTile(P(a,s))}function Kh({table:t},e){let n=t.get(e).tile();return n.type.isFloat?Array.from(n.data,r=>Number.isFinite(r)?r:String(r).replace("Infinity","inf").replace("NaN","nan")):n.type.isWide?Array.from(ot(n.type,n.data),String):Array.from(n.data)}function Jh({table:t,generator:e},n,r,s,i,a){let f=r.reduce((g,w)=>g*w,1),p=tt(s),m={rand:()=>new x(B,r,e.uniforms(f)),randn:()=>new x(B,r,e.normals(f)),randint:()=>new x(X,r,e.integers(i,a,f)),randperm:()=>new x(X,r,e.permutation(f))};return t.fromTile(P(m[n](),p))}function Zh({table:t},e,n,r,s){let i=t.get(e);return t.add(new pt(i.buffer,i.type,n,r,s))}function Qh({table:t},e,n){let r=t.get(e);return tt(n).bytes!==r.type.bytes?t.fromTile(Ir(r.tile(),tt(n))):t.add(new pt(r.buffer,tt(n),r.shape,r.strides,r.offset))}function e_({table:t},e,n,r,s,i){let[a,f]=[e,n].map(m=>P(t.get(m).tile(),X).data),p={close:!0,mismatched:0,largest:0,relative:0,size:a.length};for(let m=0;m<a.length;m++)t_(p,a[m],f[m],r,s,i);return p.close=p.mismatched===0,{...p,largest:String(p.largest),relative:String(p.relative)}}function t_(t,e,n,r,s,i){if(e===n||i&&e!==e&&n!==n)return;let a=Math.abs(e-n);(!(a<=s+r*Math.abs(n))||Math.abs(n)===1/0)&&t.mismatched++,t.largest=Math.max(t.largest,a),t.relative=Math.max(t.relative,a/Math.abs(n))}var sf={list:Xh,tolist:Kh,text:({table:t},e)=>tf(t.get(e).tile(),er.get(t.get(e).type)),empty:({table:t},e,n)=>t.add(t.allocate(tt(n),e,!1)),full:(t,e,n,r)=>t.table.fromTile(P(n_(wn(t,n),e),tt(r))),sequence:(t,e,n,r,s)=>Ql(t,e,n,r,tt(s)),random:Jh,seed:({generator:t},e)=>{t.seed(BigInt(e))},view:Zh,view_type:Qh,binary:(t,e,n,r)=>$l(t,e,wn(t,n),wn(t,r)),unary:(t,e,n)=>Cl(t,e,t.table.get(n)),reduce:(t,e,n,r,s,i)=>Bl(t,e,t.table.get(n),r,s,tt(i)),arg:(t,e,n,r,s)=>Ll(t,e,t.table.get(n),r,s),softmax:(t,e,n)=>Ul(t,t.table.get(e),n),cumsum:(t,e,n)=>ql(t,t.table.get(e),n),matmul:(t,e,n)=>Wl(t,t.table.get(e),t.table.get(n)),where:(t,e,n,r)=>Vl(t,t.table.get(e),wn(t,n),wn(t,r)),cast:(t,e,n)=>Hl(t,t.table.get(e),tt(n)),clone:(t,e)=>Gl(t,t.table.get(e)),copy:(t,e,n)=>Yl(t,t.table.get(e),wn(t,n)),cat:(t,e,n)=>Xl(t,e.map(r=>t.table.get(r)),n),sort:(t,e,n)=>Kl(t,t.table.get(e),n),flip:(t,e,n)=>Jl(t,t.table.get(e),n),index:(t,e,n,r)=>Zl(t,t.table.get(e),t.table.get(n),r),closeness:e_};function n_(t,e){return typeof t=="number"?ye(X,e,t):ye(q,e,typeof t=="boolean"?BigInt(t):t)}function of(t,e){let n={functions:[],callPython:(a,f)=>e.callPython(a,f)};t.functions.forEach(a=>n.functions.push(new Ge(e.definitions.get(a.key),new Map,a))),t.functions.forEach((a,f)=>r_(n.functions[f],a.globals,n));let r=n.functions[t.kernel],s=new Map(r.definition.parameters.map(a=>[a.name,a_(a,t,e,n)])),i=[t.functions[t.kernel].key,...[...s.values()].map(i_),JSON.stringify(t.functions)].join("|");e.machine.launch({fn:r,grid:s_(t.grid),args:s,signature:i,debug:t.debug})}function r_(t,e,n){for(let[r,s]of Object.entries(e)){let i=bn(s,n);i!==void 0&&t.globals.set(r,i)}}function s_(t){let e=[...t,1,1,1].slice(0,3);return y(t.length>=1&&t.length<=3,`a grid has one to three numbers, not ${t.length}`),e.forEach((n,r)=>{y(Number.isInteger(n)&&n>=0,`grid[${r}] is ${n}: it must be a non-negative int`),y(n<=(r?65535:2147483647),`grid[${r}] is ${n}: at most ${r?65535:2147483647} programs`)}),e}var i_=t=>t instanceof Pe?`descriptor ${t.block}`:t&&t.data?le(t):fe(t),o_=({annotation:t})=>/(^|\.)constexpr$/.test(String(t?.attribute??t?.id??t?.value??""));function a_(t,e,n,r){let s=e.arguments[t.name];return o_(t)?(y(s[0]!=="T",`${t.name} is marked tl.constexpr, but a tensor was passed`),bn(s,r)):af(t,s,!e.general.includes(t.name),n,r)}function af(t,e,n,r,s){let[i,a]=e;return i==="t"?new A(a.map(f=>af(t,f,n,r,s))):i==="T"?lf(t.name,r.table.get(a)):i==="D"?p_(t.name,a,r):l_(t,bn(e,s),n)}function l_(t,e,n){let r=d_(t);return e===null||e instanceof Ye?f_(t.name,e):typeof e=="boolean"?se(V,Number(e)):typeof e=="number"?se(r??B,e):typeof e!="bigint"?e:r?se(r,e):e===1n&&n?e:se(c_(e),e)}function f_(t,e){if(e===null)return null;throw new M(`TypeError('failed to specialize argument of type: ${e.kind}') (argument ${t})`)}function c_(t){return t>=-(2n**31n)&&t<2n**31n?Y:t>=-(2n**63n)&&t<2n**63n?q:(y(t<2n**64n,`OverflowError('int too big to convert: ${t}')`),Se)}var u_={...Pn,float16:_e,bfloat16:me,float32:B,float64:X},d_=({annotation:t})=>t?.type==="Attribute"?u_[t.attribute]??null:null;function lf(t,e){let n={shape:e.shape,strides:e.strides,dtype:er.get(e.type)};return Dl(new ln(t,e.buffer,e.offset*e.type.bytes,n),e.type)}function p_(t,{base:e,shape:n,strides:r,block:s,padding:i},a){let f=lf(t,a.table.get(e));fi(f.type.element,s,BigInt(r[r.length-1]));let p=(m,g)=>m.map(w=>se(g,w));return new Pe(f,p(n,Y),p(r,q),s,i)}var Ei={"__future__.py":"annotations = None","_math.py":`from math import *
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

def _no_input(prompt=''):
    raise EOFError('the runner has nobody to ask: no input()')

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
builtins.input = _no_input
OWN = {'print': _print_containers}
builtins.__runner__ = sys.modules['runner']
builtins.__kernel__ = kernel
for _hidden in ('js', 'jsffi'):
    sys.modules[_hidden] = None
sys.modules['math'] = __import__('_math')`,"threading.py":`class RLock:

    def __enter__(self):
        return True

    def __exit__(self, *error):
        return False`,"time.py":`from utime import *
from utime import sleep, ticks_us, time, time_ns

def perf_counter():
    return ticks_us() / 1000000.0

def perf_counter_ns():
    return ticks_us() * 1000
monotonic, process_time = (perf_counter, perf_counter)`,"torch/__init__.py":`from torch._dtypes import bfloat16, bool, dtype, finfo, float, float8_e4m3fn, float8_e4m3fnuz, float8_e5m2, float8_e5m2fnuz, float16, float32, float64, half, iinfo, int, int8, int16, int32, int64, long, short, uint8, uint16, uint32, uint64
from torch._tensor import Size, Tensor, device, strided
from torch._create import arange, empty, empty_like, empty_strided, eye, from_list, full, full_like, linspace, manual_seed, ones, ones_like, rand, rand_like, randint, randn, randn_like, randperm, tensor, zeros, zeros_like
from torch._functions import abs, add, allclose, amax, amin, any, all, argmax, argmin, bmm, broadcast_to, cat, ceil, chunk, clamp, cos, cumsum, div, equal, erf, exp, exp2, flip, floor, isclose, isfinite, isinf, isnan, is_tensor, log, log1p, log2, matmul, max, maximum, mean, min, minimum, mm, mul, neg, outer, permute, pow, relu, reshape, round, rsqrt, sigmoid, sign, sin, softmax, sqrt, square, stack, std, sub, sum, tanh, tril, triu, transpose, unsqueeze, var, vstack, where
from torch._more import addmm, argsort, as_strided, as_tensor, bincount, bitwise_and, bitwise_or, bitwise_xor, count_nonzero, cumprod, dot, gather, index_select, select, log_softmax, logical_and, logical_or, logical_xor, logsumexp, mv, norm, numel, prod, roll, sort, split, squeeze, tile, topk, unbind
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
    enabled = True`,"torch/_more.py":`import runner
from torch import _dtypes as dtypes
from torch import _functions as functions
from torch import _views
from torch._create import empty, from_list, ones, rand, randn, tensor, zeros
from torch._functions import bitwise_and, bitwise_or, bitwise_xor, matmul, norm, prod
from torch._tensor import Tensor, flat
from torch._views import INDEX, WHOLE, as_strided, squeeze

def repeat(a, *sizes):
    sizes = flat(sizes)
    shape = [1] * (len(sizes) - a.ndim) + list(a.shape)
    pairs = [n for size, extent in zip(sizes, shape) for n in (1, extent)]
    spread = [n for size, extent in zip(sizes, shape) for n in (size, extent)]
    whole = _views.expand(_views.reshape(a, pairs), spread)
    return _views.reshape(whole.contiguous(), [size * extent for size, extent in zip(sizes, shape)]).clone()

def tile(a, *sizes):
    sizes = flat(sizes)
    return repeat(a, [1] * (a.ndim - len(sizes)) + list(sizes))

def split(a, size, dim=0):
    extent = a.shape[dim]
    sizes = size if isinstance(size, (list, tuple)) else [min(size, extent - at) for at in range(0, extent, size)]
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    return tuple([_views.narrow(a, dim, start, length) for start, length in zip(starts, sizes)])

def unbind(a, dim=0):
    dim = dim % a.ndim
    return tuple([select(a, dim, i) for i in range(a.shape[dim])])

def index_select(a, dim, index):
    return a[(WHOLE,) * (dim % a.ndim) + (index,)]

def roll(a, shifts, dims):
    extent = a.shape[dims]
    return index_select(a, dims, from_list([(i - shifts) % extent for i in range(extent)]))

def gather(a, dim, index):
    dim = dim % a.ndim
    rows = _views.transpose(a, dim, -1)
    chosen = _views.transpose(index, dim, -1)
    rows = rows[tuple([INDEX[:n] for n in chosen.shape[:-1]])].contiguous()
    width = rows.shape[-1]
    places = _views.reshape(chosen.contiguous(), -1).tolist()
    starts = [i // chosen.shape[-1] * width for i in range(len(places))]
    picked = _views.reshape(rows, -1)[from_list([start + place for start, place in zip(starts, places)])]
    return _views.transpose(_views.reshape(picked, list(chosen.shape)), dim, -1).contiguous()

def index_add_(a, dim, index, source, alpha=1):
    for i, place in enumerate(index.tolist()):
        row = select(a, dim, place)
        row.copy_(row + select(source, dim, i) * alpha)
    return a

def select(a, dim, index):
    before = (_views.WHOLE,) * (dim + a.ndim if dim < 0 else dim)
    return _views.basic(a, before + (index,))

def scatter_add_(a, dim, index, source):
    if a.ndim != 1:
        raise NotImplementedError("the runner's small torch has scatter_add_ of one dimension only")
    return index_add_(a, dim, index, source[:index.shape[0]])

def argsort(a, dim=-1, descending=False, stable=True):
    width = a.shape[-1]
    values = _views.reshape(a, -1).tolist()
    sign = -1 if descending else 1
    order = []
    for start in range(0, len(values), width):
        order += sorted(range(width), key=lambda i, start=start: (sign * values[start + i], i))
    return _views.reshape(from_list(order), list(a.shape))

def sort(a, dim=-1, descending=False, stable=True):
    return functions.Pair([functions.sort(a, dim, descending)[0], argsort(a, dim, descending)])

def topk(a, k, dim=-1, largest=True):
    return functions.Pair([part[..., :k].contiguous() for part in sort(a, dim, largest)])

def logsumexp(a, dim, keepdim=False):
    top = functions.amax(a, dim, True)
    total = functions.log(functions.sum(functions.exp(a - top), dim, True)) + top
    return total if keepdim else _views.squeeze(total, dim)

def log_softmax(a, dim=None, dtype=None):
    a = a.to(dtype) if dtype else a
    wide = a.to(dtypes.float64)
    return (wide - logsumexp(wide, dim, True)).to(a.dtype)

def cumprod(a, dim):
    parts = list(unbind(a, dim))
    for i in range(1, len(parts)):
        parts[i] = parts[i] * parts[i - 1]
    return functions.stack(parts, dim)

def bincount(a, minlength=0):
    values = a.tolist()
    counts = [0] * max([minlength] + [value + 1 for value in values])
    for value in values:
        counts[value] += 1
    return tensor(counts)

def count_nonzero(a):
    return functions.sum(functions.ne(a, 0))

def dot(a, b):
    return functions.sum(a * b)

def addmm(c, a, b, beta=1, alpha=1):
    return c * beta + matmul(a, b) * alpha

def logical_and(a, b):
    return bitwise_and(a.to(dtypes.bool), b.to(dtypes.bool))

def logical_or(a, b):
    return bitwise_or(a.to(dtypes.bool), b.to(dtypes.bool))

def logical_xor(a, b):
    return bitwise_xor(a.to(dtypes.bool), b.to(dtypes.bool))

def as_tensor(data, dtype=None, device=None):
    if isinstance(data, Tensor):
        return data if dtype is None else data.to(dtype)
    return tensor(data, dtype=dtype)

def numel(a):
    return a.numel()

def _new(make):
    return lambda a, *size, dtype=None, device=None: make(*flat(size), dtype=dtype or a.dtype)

def uniform_(a, low=0.0, high=1.0):
    return a.copy_(rand(*a.shape) * (high - low) + low)

def normal_(a, mean=0.0, std=1.0):
    return a.copy_(randn(*a.shape) * std + mean)
mv = matmul
for _name, _function in {'repeat': repeat, 'tile': tile, 'split': split, 'unbind': unbind, 'select': select, 'index_select': index_select, 'roll': roll, 'gather': gather, 'index_add_': index_add_, 'scatter_add_': scatter_add_, 'topk': topk, 'sort': sort, 'argsort': argsort, 'logsumexp': logsumexp, 'log_softmax': log_softmax, 'cumprod': cumprod, 'bincount': bincount, 'dot': dot, 'mv': mv, 'uniform_': uniform_, 'normal_': normal_, 'logical_and': logical_and, 'logical_or': logical_or, 'new_empty': _new(empty), 'new_zeros': _new(zeros), 'new_ones': _new(ones), 'type': lambda a, dtype: a.to(dtype)}.items():
    setattr(Tensor, _name, _function)`,"torch/_tensor.py":`from builtins import bool as _bool
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
from torch._more import log_softmax
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

def rms_norm(x, normalized_shape, weight=None, eps=None):
    axes = list(range(x.ndim - len(normalized_shape), x.ndim))
    eps = 2 ** (-23) if eps is None else eps
    y = x * functions.rsqrt(functions.mean(functions.square(x), axes, True) + eps)
    return y if weight is None else y * weight

def cross_entropy(x, target, ignore_index=-100, reduction='mean'):
    import torch
    kept = target != ignore_index
    chosen = torch.gather(log_softmax(x, -1), 1, torch.where(kept, target, 0).unsqueeze(1)).squeeze(1)
    losses = torch.where(kept, -chosen, 0.0)
    if reduction == 'none':
        return losses
    return losses.sum() / kept.sum() if reduction == 'mean' else losses.sum()

def embedding(indices, weight):
    rows = weight[indices.reshape(-1)]
    return rows.reshape(*indices.shape, weight.shape[-1])

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
    exact_bf16 = True
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
filterwarnings = simplefilter`},ff=Object.keys(Ei);var m_=new URL("../",import.meta.url),fs=class{constructor(e){this.fetchText=e,this.book=null,this.installed=new Set}library(){return Promise.all(ff.map(async e=>[e,Ei[e]??await this.required(`python/${e}`)]))}async required(e){let n=await this.fetchText(new URL(e,m_));if(n===null)throw new Error(`the runner's ${e} is missing`);return n}async needed(e){if(e.length===0)return[];this.book??=this.required("modules/index.json").then(i=>new Set(JSON.parse(i)));let n=await this.book,r=[],s=e.flatMap(cf);for(;s.length;){let i=s.shift();if(!n.has(i)||this.installed.has(i))continue;this.installed.add(i);let a=await this.required(`modules/${i}`);r.push([i,a]),s.push(...hr(new Bt(a,i)).flatMap(cf))}return r}};function cf({module:t,names:e}){let n=t.split(".");return[...n.map((s,i)=>`${n.slice(0,i+1).join("/")}/__init__.py`),...[t,...e.map(s=>`${t}.${s}`)].map(s=>`${s.replaceAll(".","/")}.py`)]}var h_=8<<20,df="<page>",cs=class{constructor(e,n){this.print=e,this.machine=new ts(e),this.table=new rs(this.machine.space),this.generator=new ns,this.definitions=new Map,this.modules=new fs(n),this.requests={...Object.fromEntries(Object.entries(sf).map(([r,s])=>[r,(...i)=>s(this,...i)])),launch:r=>{of(r,this)},names:()=>Ml()}}async boot(){let e=new URL("../../vendor/micropython/micropython.wasm.lzma",import.meta.url).href,n=new TextDecoder("utf-8"),r=f=>this.print(n.decode(f,{stream:!0})),[s,i]=await Promise.all([ar({url:e,stdin:()=>null,stdout:r,stderr:r,linebuffer:!1,heapsize:h_}),this.modules.library()]);this.python=s;let a={ask:uf((f,p)=>this.answer(f,p)),callback:uf(f=>{this.callback=f})};s.registerJsModule("_door",Si(a));for(let[f,p]of i)this.write(f,p);s.runPython(`import sys
sys.path.insert(0, '/lib')
import runner`)}answer(e,n){try{if(!Object.hasOwn(this.requests,e))throw new Error(`no request ${e}`);let r=this.requests[e](...JSON.parse(n));return JSON.stringify({value:r??null})}catch(r){return JSON.stringify(g_(r))}}callPython(e,n){return this.callback(e,n)}install(e,n){let r=new Bt(n,e),{code:s,kernels:i}=js(r);for(let[a,f]of i)this.definitions.set(a,f);this.write(e,s)}write(e,n){let{FS:r}=this.python,s=`/lib/${e}`.split("/");for(let i=2;i<s.length;i++)__(r,s.slice(0,i).join("/"));r.writeFile(`/lib/${e}`,n)}async run(e){this.reset();let n=new Bt(e,""),r=n.firstError();if(r>=0)return`line ${n.line(r)}: SyntaxError: invalid syntax`;let{code:s,kernels:i,imports:a}=js(n);for(let[p,m]of i)this.definitions.set(p,m);for(let[p,m]of await this.modules.needed(a))this.install(p,m);let f=JSON.parse(this.python.globals.get("runner").run(s,df));return f===null?null:y_(f)}reset(){this.machine.reset(),this.table.clear(),this.generator.seed(5489)}results(){let{faults:e,tracer:n}=this.machine;return{report:{launches:n.launches,faults:e.report()},trace:{launches:n.traces}}}},Si=t=>Object.setPrototypeOf(t,null),uf=t=>Si(Object.assign(t,{call:Si((e,...n)=>t(...n))}));function __(t,e){t.analyzePath(e).exists||t.mkdir(e)}function g_(t){if(!(t instanceof M))return{error:t.message,kind:"RuntimeError"};let e=t instanceof Ve?"NotImplementedError":t instanceof fn?"RuntimeError":"CompilationError";return{error:t.message,kind:e,line:t.at?.line??0,file:t.at?.file??""}}function y_({kind:t,message:e,line:n,file:r}){let s=r&&r!==df?`${r}, line ${n}`:n?`line ${n}`:"",i=e?`${t}: ${e}`:t;return s?`${s}: ${i}`:i}var us=class{constructor(e){this.send=e}begin(e){this.id=e,this.buffer="",this.room=1e5,this.sentAt=performance.now()}write(e){if(this.room<=0)return;let n=e.length<=this.room?e:`${e.slice(0,this.room)}
\u2026 output stops here: ${1e5.toLocaleString("en")} characters
`;this.room-=e.length,this.buffer+=n,(this.buffer.length>=4096||performance.now()-this.sentAt>50||this.room<=0)&&this.flush()}flush(){this.buffer&&this.send({id:this.id,text:this.buffer}),this.buffer="",this.sentAt=performance.now()}end(){this.flush(),this.room=0}};var b_=["fetch","XMLHttpRequest","WebSocket","WebSocketStream","WebTransport","EventSource","importScripts","Worker","SharedWorker","BroadcastChannel","MessageChannel","indexedDB","caches","cookieStore","navigator","Notification","FileReader","FileReaderSync","OffscreenCanvas","RTCPeerConnection","RTCDataChannel","PushManager","eval","Function","close","postMessage","addEventListener","createImageBitmap","FontFace","fonts","ImageDecoder","StorageManager","queueMicrotask","setTimeout","setInterval","WebAssembly"];function w_(){let t=[function(){},function*(){},async function(){},async function*(){}];for(let e of t)Object.defineProperty(Object.getPrototypeOf(e),"constructor",{value:void 0,configurable:!1})}function v_(t){for(let e=self;e;e=Object.getPrototypeOf(e))Object.hasOwn(e,t)&&(Reflect.deleteProperty(e,t)||Reflect.defineProperty(e,t,{value:void 0}));t in self&&Reflect.defineProperty(self,t,{value:void 0,configurable:!1})}function x_(){self.proxy_js_ref[0]=Object.create(null)}function pf(){x_(),w_(),b_.forEach(v_)}var mf=[{choices:8,bits:3,base:0},{choices:8,bits:3,base:8}],hf=8,_f=4294967295,mt=t=>new Uint16Array(t).fill(1024),Ni=(t,e)=>Array.from({length:t},()=>mt(1<<e)),Ti=class{constructor(e,n){this.input=e,this.at=n+1,this.range=_f,this.code=0;for(let r=0;r<4;r++)this.code=(this.code<<8|this.input[this.at++])>>>0}normalise(){if(!(this.range>=16777216)){if(this.at>=this.input.length)throw new RangeError("the packed file is cut off");this.range=this.range<<8>>>0,this.code=(this.code<<8|this.input[this.at++])>>>0}}bit(e,n){let r=e[n],s=(this.range>>>11)*r,i=this.code>=s;return i?(this.range-=s,this.code-=s,e[n]=r-(r>>>5)):(this.range=s,e[n]=r+(2048-r>>>5)),this.normalise(),i?1:0}plain(e){let n=0;for(let r=0;r<e;r++){this.range>>>=1;let s=this.code>=this.range;s&&(this.code-=this.range),n=n*2+(s?1:0),this.normalise()}return n}tree(e,n){let r=1;for(let s=0;s<n;s++)r=r<<1|this.bit(e,r);return r-(1<<n)}reverseTree(e,n,r=0){let s=1,i=0;for(let a=0;a<n;a++){let f=this.bit(e,r+s);s=s<<1|f,i|=f<<a}return i}},ds=class{constructor(e){this.choice=mt(2),this.short=mf.map(({bits:n})=>Ni(e,n)),this.high=mt(1<<hf)}read(e,n){for(let[r,{bits:s,base:i}]of mf.entries())if(!e.bit(this.choice,r))return i+e.tree(this.short[r][n],s);return 16+e.tree(this.high,hf)}},Ai=class{constructor(){this.bytes=new Uint8Array(1<<20),this.length=0}push(e){if(this.length===this.bytes.length){let n=new Uint8Array(this.length*2);n.set(this.bytes),this.bytes=n}this.bytes[this.length++]=e}back(e){if(e>=this.length)throw new RangeError("the packed file is damaged");return this.bytes[this.length-1-e]}},Mi=class{constructor(e){let n=e[0];this.literalContext=n%9,this.literalPosition=Math.floor(n/9)%5,this.positions=1<<Math.floor(n/45),this.decoder=new Ti(e,13),this.out=new Ai,this.state=0,this.recent=[0,0,0,0],this.literals=Array.from({length:1<<this.literalContext+this.literalPosition},()=>mt(768)),this.isMatch=mt(192),this.isRepeated=mt(12),this.isRecent=Ni(3,4),this.isShort=mt(192),this.slots=Ni(4,6),this.distances=mt(128),this.aligned=mt(16),this.lengths=new ds(this.positions),this.repeatedLengths=new ds(this.positions)}all(){for(;;){let e=this.out.length&this.positions-1,n=(this.state<<4)+e;if(!this.decoder.bit(this.isMatch,n))this.literal();else if(this.decoder.bit(this.isRepeated,this.state))this.repeated(e,n);else if(!this.match(e))return this.out.bytes.subarray(0,this.out.length)}}literal(){let{out:e,decoder:n,state:r}=this,s=e.length?e.back(0):0,i=e.length&(1<<this.literalPosition)-1,a=this.literals[(i<<this.literalContext)+(s>>8-this.literalContext)],f=1;if(r>=7){let p=e.back(this.recent[0]);for(;f<256;){let m=p>>7&1;p<<=1;let g=n.bit(a,(1+m<<8)+f);if(f=f<<1|g,m!==g)break}}for(;f<256;)f=f<<1|n.bit(a,f);e.push(f&255),this.state=r<4?0:r<10?r-3:r-6}match(e){let n=this.lengths.read(this.decoder,e),r=this.distance(Math.min(n,3));return r===_f?!1:(this.recent=[r,...this.recent.slice(0,3)],this.state=this.state<7?7:10,this.copy(n+2),!0)}repeated(e,n){let{decoder:r,state:s}=this,i=0;if(r.bit(this.isRecent[0],s))i=r.bit(this.isRecent[1],s)?2+r.bit(this.isRecent[2],s):1;else if(!r.bit(this.isShort,n)){this.state=s<7?9:11,this.copy(1);return}let[a]=this.recent.splice(i,1);this.recent.unshift(a);let f=this.repeatedLengths.read(r,e);this.state=s<7?8:11,this.copy(f+2)}distance(e){let n=this.decoder.tree(this.slots[e],6);if(n<4)return n;let r=(n>>1)-1,s=(2|n&1)<<r>>>0;return n<14?s+this.decoder.reverseTree(this.distances,r,s-n):s+this.decoder.plain(r-4)*16+this.decoder.reverseTree(this.aligned,4)}copy(e){for(let n=0;n<e;n++)this.out.push(this.out.back(this.recent[0]))}};function gf(t){return new Mi(t).all()}var ps=self.postMessage.bind(self),yf=self.fetch.bind(self);self.fetch=async t=>{let e=new Uint8Array(await(await yf(t)).arrayBuffer());return new Response(gf(e),{headers:{"Content-Type":"application/wasm"}})};async function k_(t){let e=await yf(t);return e.ok?e.text():null}var E_=()=>[self.location.href,...performance.getEntriesByType("resource").map(t=>t.name)],Di=new us(t=>ps(t)),Ii=new cs(t=>Di.write(t),k_),S_=Ii.boot().then(pf),Fi=S_;async function N_({id:t,source:e}){ps({id:t,started:!0}),Di.begin(t);let n=null;try{n=await Ii.run(e)}catch(r){n=`The runner failed: ${r instanceof Error?r.message:r}`}Di.end(),ps({id:t,result:{error:n,...Ii.results(),loaded:E_()}})}self.onmessage=({data:t})=>{Fi=Fi.then(()=>N_(t)),Fi.catch(e=>ps({id:t.id,result:{error:`The runner could not start: ${e}`,report:{launches:[],faults:[]},trace:{launches:[]}}}))};
