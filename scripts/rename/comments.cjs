const ts=require('typescript'),fs=require('fs'),cp=require('child_process');process.chdir(process.argv[2]);
const t=new Map();for(const f of ['names.tsv'])for(const l of fs.readFileSync(__dirname+'/'+f,'utf8').split('\n')){const [o,n,re]=l.split('\t').map(x=>x&&x.trim());if(o&&n&&!re&&!t.has(o.replace('#','')))t.set(o.replace('#',''),n.replace('#',''))}
const ls=cp.execSync("git ls-files '*.ts' '*.tsx'",{maxBuffer:1e9}).toString().trim().split('\n').filter(f=>fs.existsSync(f)&&!f.startsWith('.adonisjs'));
const alive=new Set();const sfs=new Map();
for(const f of ls){const src=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,src,99,true,f.endsWith('x')?4:3);sfs.set(f,[src,sf]);const v=n=>{if(ts.isIdentifier(n)||ts.isPrivateIdentifier(n))alive.add(n.text.replace('#',''));else if(ts.isStringLiteralLike(n))alive.add(n.text);ts.forEachChild(n,v)};v(sf)}
const gone=new Map([...t].filter(([o])=>!alive.has(o)&&/[a-z][A-Z]|^[A-Z][a-z]+$|_/.test(o)));
const multi=o=>/[a-z][A-Z]/.test(o);
let n=0;const rep=(s)=>s.replace(/`([^`\n]+)`/g,(m,c)=>'`'+c.replace(/[A-Za-z_][A-Za-z0-9_]*/g,w=>{if(gone.has(w)){n++;return gone.get(w)}return w})+'`').replace(/\b[a-zA-Z][A-Za-z0-9]*\b/g,w=>multi(w)&&gone.has(w)?(n++,gone.get(w)):w);
for(const [f,[src,sf]] of sfs){const ranges=new Map();const add=(p)=>{for(const fn of [ts.getLeadingCommentRanges,ts.getTrailingCommentRanges])for(const r of fn(src,p)||[])ranges.set(r.pos,r)};const v=n=>{add(n.getFullStart());add(n.getEnd());ts.forEachChild(n,v)};v(sf);
 let out=src;for(const r of [...ranges.values()].sort((a,b)=>b.pos-a.pos)){const c=src.slice(r.pos,r.end);if(!/^\/[/*]/.test(c))continue;const d=rep(c);if(d!==c)out=out.slice(0,r.pos)+d+out.slice(r.end)}
 if(out!==src)fs.writeFileSync(f,out)}
for(const f of ['CONTRIBUTING.md','docs/architecture.md','docs/operations.md','README.md','docs/play_tests.md'])if(fs.existsSync(f)){const s=fs.readFileSync(f,'utf8');const d=rep(s);if(d!==s)fs.writeFileSync(f,d)}
console.log('replaced',n);
