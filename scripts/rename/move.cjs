// node move.cjs <root> <files.tsv> : moves files and mends every module specifier and path string
const [,,root,mapFile]=process.argv;process.chdir(root);
const ts=require('typescript'),fs=require('fs'),path=require('path'),cp=require('child_process');
const map=new Map();for(const l of fs.readFileSync(mapFile,'utf8').split('\n')){const [o,n]=l.split('\t').map(x=>x&&x.trim());if(!o||!n||o===n)continue;if(!fs.existsSync(o)){console.error('missing',o);continue}map.set(o,n)}
const targets=new Set();for(const n of map.values()){if(targets.has(n))console.error('DUPLICATE target',n);targets.add(n)}
const all=cp.execSync('git ls-files',{maxBuffer:1e9}).toString().trim().split('\n').filter(f=>fs.existsSync(f));
for(const n of targets)if(fs.existsSync(n)&&!map.has(n))console.error('target exists',n);
const alias={'#app/':'app/','#models/':'app/models/','#domain/':'domain/','#content/':'content/','#games/':'games/','#config/':'config/','#start/':'start/','#providers/':'providers/','#database/':'database/','#simulator/':'simulator/','#tests/':'tests/','~/':'inertia/'};
const order=Object.entries(alias);
const fileSet=new Set(all);
function resolve(spec,from){let p=null,style=null;
  for(const [a,d] of order)if(spec.startsWith(a)){p=d+spec.slice(a.length);style=a;break}
  if(!p&&(spec.startsWith('./')||spec.startsWith('../'))){p=path.normalize(path.join(path.dirname(from),spec));style='rel'}
  if(!p)return null;
  const base=p.replace(/\.(js|ts|tsx|jsx)$/,'');const ext=/\.(js|ts|tsx)$/.exec(spec)?.[0]||'';
  for(const c of [p,base+'.ts',base+'.tsx',base+'.d.ts',p+'.ts',p+'.tsx',p+'/index.ts'])if(fileSet.has(c))return {file:c,style,ext,index:c===p+'/index.ts'};
  return null}
function spec(to,from,style,ext){ // to,from new paths
  const noext=/\.(ts|tsx)$/.test(to)?to.replace(/\.(ts|tsx)$/,''):to;const e=/\.(ts|tsx)$/.test(to)?(ext==='.ts'||ext==='.tsx'?path.extname(to):ext):'';
  if(style==='rel'||style==='~/'){
    const top=f=>f.split('/')[0];
    if(top(to)==='inertia'&&top(from)==='inertia'){let r=path.relative(path.dirname(from),noext);if(!r.startsWith('.'))r='./'+r;if(r.startsWith('../')||style==='~/'&&!r.startsWith('./'))return '~/'+noext.slice(8)+e;return r+e}
    if(top(to)==='inertia'&&style==='~/')return '~/'+noext.slice(8)+e;
    let r=path.relative(path.dirname(from),noext);if(!r.startsWith('.'))r='./'+r;
    // outside relative crossing rooms: keep relative
    return r+e}
  const best=order.filter(([a,d])=>noext.startsWith(d)&&a!=='~/').sort((x,y)=>y[1].length-x[1].length)[0];
  return best[0]+noext.slice(best[1].length)+e}
const N=f=>map.get(f)||f;
const pageName=f=>{const m=/^inertia\/pages\/(.*)\.tsx$/.exec(f);return m&&m[1]};
const newPage=f=>{const m=/^inertia\/(.*)_page\.tsx$/.exec(f);return m&&m[1]};
const names=new Map();for(const [o,n] of map){const p=pageName(o),q=newPage(n);if(p&&q)names.set(p,q);const v=/^resources\/views\/(.*)\.edge$/.exec(o),w=/^resources\/views\/(.*)\.edge$/.exec(n);if(v&&w)names.set(v[1],w[1])}
let changed=0;const out=new Map();
for(const f of all){if(!/\.(ts|tsx|js|cjs|mjs)$/.test(f)||f.startsWith('public/'))continue;const src=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,src,ts.ScriptTarget.Latest,true,f.endsWith('x')?ts.ScriptKind.TSX:ts.ScriptKind.TS);const ed=[];
  const visit=n=>{ if(ts.isStringLiteralLike(n)){const t=n.text;let r=null;
      const p=n.parent;const isSpec=ts.isImportDeclaration(p)||ts.isExportDeclaration(p)||(ts.isCallExpression(p)&&(p.expression.kind===ts.SyntaxKind.ImportKeyword||/^(import|require|url)$/.test(p.expression.getText())))||(ts.isLiteralTypeNode(p)&&ts.isImportTypeNode(p.parent))||(ts.isNewExpression(p)&&p.expression.getText()==='URL')||ts.isExternalModuleReference(p)||ts.isModuleDeclaration(p);
      const m=resolve(t,f);
      if(m&&(isSpec||/^(#|~\/|\.\.?\/)/.test(t))){const nt=N(m.file),nf=N(f);if(nt!==m.file||nf!==f)r=spec(nt,nf,m.style,m.ext)}
      else if(map.has(t))r=map.get(t);
      else if(names.has(t)&&!f.startsWith('tests/helpers/url'))r=names.get(t);
      if(r&&r!==t)ed.push([n.getStart()+1,n.getEnd()-1,r])}
    ts.forEachChild(n,visit)};visit(sf);
  if(ed.length){ed.sort((a,b)=>b[0]-a[0]);let t=src;for(const [s,e,r] of ed)t=t.slice(0,s)+r+t.slice(e);out.set(f,t);changed++}}
for(const [f,t] of out)fs.writeFileSync(f,t);
// css and edge and md: plain path mentions
for(const f of all){if(!/\.(css|edge|md|json|yml)$/.test(f)||f==='package-lock.json'||f.startsWith('public/'))continue;let t=fs.readFileSync(f,'utf8');const o=t;
  if(f.endsWith('.css'))t=t.replace(/(@import|@source)\s+(['"])(\.[^'"]+)\2/g,(m,a,q,s)=>{const c=path.normalize(path.join(path.dirname(f),s));return map.has(c)||map.has(f)?`${a} ${q}${(x=>x.startsWith('.')?x:'./'+x)(path.relative(path.dirname(N(f)),N(c)))}${q}`:m});
  else for(const [a,b] of map)if(t.includes(a))t=t.split(a).join(b);
  if(f.endsWith('.edge'))for(const [a,b] of names)t=t.split(`'${a}'`).join(`'${b}'`);
  if(t!==o)fs.writeFileSync(f,t)}
// move via temp names
for(const [o,n] of map){fs.mkdirSync(path.dirname(n),{recursive:true})}
const tmp=[];for(const [o,n] of map){const t=o+'.moving';fs.renameSync(o,t);tmp.push([t,n])}
for(const [t,n] of tmp){fs.mkdirSync(path.dirname(n),{recursive:true});if(fs.existsSync(n))console.error('overwrites',n);fs.renameSync(t,n)}
cp.execSync('find . -type d -empty -not -path "./node_modules/*" -not -path "./.git/*" -delete');
console.log('moved',map.size,'changed',changed);
