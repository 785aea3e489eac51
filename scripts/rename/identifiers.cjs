// node apply.cjs <root> [--write]
const root=process.argv[2], WRITE=process.argv.includes('--write');
process.chdir(root);
const ts=require('typescript'),fs=require('fs'),path=require('path');
const HERE=__dirname+'/';
// ---- table
const table=new Map();
for(const f of ['names.tsv']){
  if(!fs.existsSync(HERE+f))continue;
  for(const l of fs.readFileSync(HERE+f,'utf8').split('\n')){let [o,n,re]=l.split('\t').map(x=>x&&x.trim());if(!o||!n)continue;o=o.replace(/^#/,'');n=n.replace(/^#/,'');
    if(!/^[A-Za-z_$][\w$]*$/.test(n)){console.error('bad new name',l);continue}
    if(!table.has(o))table.set(o,[]);
    const e=table.get(o);
    if(re)e.unshift({n,re:new RegExp(re),src:f});else{const g=e.findIndex(x=>!x.re);if(g<0)e.push({n,src:f});else e[g]={n,src:f}}
  }}
const wanted=(name,file)=>{const e=table.get(name);if(!e)return null;for(const x of e)if(!x.re||x.re.test(file)){return x.n===name?null:x.n}return null};
const WIRE=new Set(fs.readFileSync(HERE+'wire.txt','utf8').split(/\s+/).filter(Boolean));
const WIRE_FILES=/^app\/spellenfabriek\/(transformers|controllers|spelstand|gebeurtenissen|antwoord_aan_team|repetitie)|^app\/spelen\/|^app\/[a-z]+\/controllers|^app\/[a-z]+\/validators|^app\/winkel\/transformers\/prijs_|^app\/winkel\/pdf\/boekje\/|^app\/beheer\/transformers\/(klantsnapshot|beheerroom|rondeuitslag)|^app\/beheer\/(antwoord_|bestellingen_csv|cijfers_csv|uitslag_csv|rondestand)|^app\/core\/(controllers|health)|^inertia\/(types_live|types_scherm|types_spelen|types_uitslag|spelstand|realtime)|^simulator|^bench|^domain\/spelen\/|^domain\/spellenfabriek\/|^content\/(boekjes|spelen)|^tests\/unit\/spelen|^inertia\/components\/beheer\/room_typen/;
const wireMember=m=>WIRE.has(m.name)&&!m.render&&!m.file.startsWith('app/models')&&(WIRE_FILES.test(m.file)||(m.file.startsWith('tests/')&&m.sig));
// ---- programs
function prog(cfg){const c=ts.getParsedCommandLineOfConfigFile(cfg,{},{...ts.sys,onUnRecoverableConfigFileDiagnostic:e=>{throw e}});return ts.createProgram(c.fileNames,{...c.options,noEmit:true})}
const programs=[prog('tsconfig.json'),prog('inertia/tsconfig.json')];
const rel=f=>path.relative(root,f);
const ours=f=>{const r=rel(f);return !r.startsWith('..')&&!r.startsWith('node_modules')&&!r.startsWith('.adonisjs')&&!r.startsWith('build')};
const known=f=>{const r=rel(f);return !r.startsWith('..')&&!r.startsWith('node_modules')&&!r.startsWith('build/')};
// ---- union-find over declaration positions
const parent=new Map(),prot=new Map(); // key -> reason
const find=k=>{if(!parent.has(k)){parent.set(k,k);return k}let r=k;while(parent.get(r)!==r)r=parent.get(r);while(parent.get(k)!==r){const n=parent.get(k);parent.set(k,r);k=n}return r};
const union=(a,b)=>{a=find(a);b=find(b);if(a!==b)parent.set(a,b)};
const protects=[];
const protect=(k,why)=>protects.push([k,why]);
const dk=d=>{const n=ts.getNameOfDeclaration(d)||d;return rel(d.getSourceFile().fileName)+':'+n.getStart()};
const META=new Map(); // key -> {file,name}
const LUCID=new Set(['create','createMany','merge','fill','updateOrCreate','firstOrCreate','firstOrNew','createQuietly','updateOrCreateMany','fetchOrCreateMany','apply','with','makeStubbed','attach','save']);
const schemaFile='database/schema.ts';
function roots(checker,sym,seen=new Set()){
  if(!sym||seen.has(sym))return [];seen.add(sym);
  let out=[];
  const rs=checker.getRootSymbols(sym);
  for(const r of rs){if(r!==sym)out.push(...roots(checker,r,seen))}
  if(sym.flags&ts.SymbolFlags.Alias){try{out.push(...roots(checker,checker.getAliasedSymbol(sym),seen))}catch{}}
  for(const d of sym.declarations||[])out.push(d);
  return out;
}
const isProp=s=>!!(s.flags&(ts.SymbolFlags.Property|ts.SymbolFlags.Method|ts.SymbolFlags.Accessor|ts.SymbolFlags.EnumMember));
const uses=[]; // {file,start,end,kind:'id'|'shorthand'|'bind'|'str', keys, vkeys}
const text=new Map();
const stats={};
const scopesOf=[];
const idSymbols=[]; // for collision check
function flags(m,d){ if(ts.isPropertySignature(d))m.sig=true;
  if(m.rd===undefined){m.rd=1;for(let q=d.parent;q;q=q.parent){if(ts.isCallExpression(q)&&ts.isPropertyAccessExpression(q.expression)&&q.expression.name.text==='render'){m.render=true;break}if(ts.isStatement(q)&&!ts.isReturnStatement(q)&&!ts.isExpressionStatement(q))break}}}
function addDecls(decls,name,ctx){ // returns {key,state}
  const mine=[];let lib=false;
  for(const d of decls){const f=d.getSourceFile().fileName;if(known(f))mine.push(dk(d));else lib=true}
  decls.forEach(d=>{if(!known(d.getSourceFile().fileName))return;const k=dk(d);if(!META.has(k))META.set(k,{file:k.slice(0,k.lastIndexOf(':')),name});flags(META.get(k),d)});
  for(let i=1;i<mine.length;i++)union(mine[0],mine[i]);
  if(lib&&mine.length)for(const k of mine)protect(k,'lib');
  return {key:mine[0],lib};
}
for(const program of programs){
  const checker=program.getTypeChecker();
  for(const sf of program.getSourceFiles()){
    if(!ours(sf.fileName))continue;const file=rel(sf.fileName);
    text.set(file,sf.text);
    const isServer=program===programs[0];
    if(!isServer&&!file.startsWith('inertia')&&!file.startsWith('domain'))continue;
    const visit=n=>{
      if(ts.isIdentifier(n)||ts.isPrivateIdentifier(n)){
        const raw=n.text,name=raw.replace(/^#/,'');
        if(table.has(name)){handle(n,name)}
      } else if(ts.isLiteralTypeNode(n)&&ts.isStringLiteral(n.literal)&&table.has(n.literal.text)){ handleLitType(n) }
      ts.forEachChild(n,visit)};
    const propKeyInContext=(obj,name)=>{ // contextual property
      let ct;try{ct=checker.getContextualType(obj)}catch{};
      if(!ct)return {none:true};
      if(ct.flags&(ts.TypeFlags.Any|ts.TypeFlags.Unknown|ts.TypeFlags.NonPrimitive))return {open:true};
      const types=ct.isUnion()?ct.types:[ct];
      let decls=[],found=false,index=false,synthetic=false;
      for(const t of types){const p=checker.getPropertyOfType(t,name)||(checker.getApparentType&&checker.getPropertyOfType(checker.getApparentType(t),name));
        if(p){found=true;const r=roots(checker,p);if(r.length)decls.push(...r);else synthetic=true}
        else if(checker.getIndexInfoOfType(t,ts.IndexKind.String))index=true;
      }
      return {decls,found,index,synthetic};
    };
    const lucidCall=obj=>{let p=obj.parent;while(p&&(ts.isParenthesizedExpression(p)||ts.isArrayLiteralExpression(p)||ts.isConditionalExpression(p)||ts.isSpreadElement(p)||ts.isSpreadAssignment(p)||ts.isObjectLiteralExpression(p)||ts.isBinaryExpression(p)||ts.isArrowFunction(p)))p=p.parent;return p&&ts.isCallExpression(p)&&ts.isPropertyAccessExpression(p.expression)&&LUCID.has(p.expression.name.text)};
    const handle=(n,name)=>{
      const p=n.parent;
      const add=(u)=>uses.push({file,start:n.getStart()+(ts.isPrivateIdentifier(n)?1:0),end:n.getEnd(),name,...u});
      // object literal member names
      if((ts.isPropertyAssignment(p)||ts.isMethodDeclaration(p)||ts.isShorthandPropertyAssignment(p)||ts.isGetAccessor(p))&&p.name===n&&ts.isObjectLiteralExpression(p.parent)){
        const own=dk(p);if(!META.has(own))META.set(own,{file,name});flags(META.get(own),p);
        const c=propKeyInContext(p.parent,name);
        if(c.decls&&c.decls.length){const r=addDecls(c.decls,name);if(r.key)union(own,r.key);if(r.lib)protect(own,'lib')}
        if(lucidCall(p.parent)&&(c.synthetic||c.open||c.index||!c.found)){META.get(own).column=true}
        else if(c.open)protect(own,'open');
        else if(c.synthetic&&!(c.decls&&c.decls.length))protect(own,'mapped');
        else if(!c.found&&c.index)protect(own,'index');
        if(ts.isShorthandPropertyAssignment(p)){
          const vs=checker.getShorthandAssignmentValueSymbol(p);
          const v=vs&&addDecls(roots(checker,vs),name);
          add({kind:'shorthand',key:own,vkey:v&&v.key,vlib:v?v.lib&&!v.key:true});
          if(vs&&v&&v.key)idSymbols.push({n,sym:vs,checker,file});
        } else add({kind:'id',key:own,prop:true});
        return;
      }
      if(ts.isBindingElement(p)&&ts.isObjectBindingPattern(p.parent)&&(p.propertyName===n||(p.name===n&&!p.propertyName))&&!p.dotDotDotToken){
        const t=checker.getTypeAtLocation(p.parent);
        const types=t.isUnion()?t.types:[t];let decls=[];let synth=false;
        for(const x of types){const ps=checker.getPropertyOfType(x,name)||checker.getPropertyOfType(checker.getApparentType(x),name);if(ps){const r=roots(checker,ps);if(r.length)decls.push(...r);else synth=true}}
        const r=decls.length?addDecls(decls,name):{};
        if(p.propertyName===n){ add({kind:'id',key:r.key,prop:true,lib:!r.key}); return }
        const vs=checker.getSymbolAtLocation(n);const vkey=vs&&addDecls(vs.declarations.filter(d=>d===p),name).key;
        add({kind:'bind',key:r.key,lib:!r.key,vkey});
        if(vs)idSymbols.push({n,sym:vs,checker,file});
        return;
      }
      let sym=checker.getSymbolAtLocation(n);
      if(ts.isJsxAttribute(p)&&p.name===n){
        const el=p.parent.parent; let ct;try{ct=checker.getContextualType(p.parent)}catch{}
        const ps=ct&&checker.getPropertyOfType(ct,name);
        const r=ps?addDecls(roots(checker,ps),name):{};
        add({kind:'id',key:r.key,prop:true,lib:!r.key||r.lib});return;
      }
      if(ts.isImportSpecifier(p)||ts.isExportSpecifier(p)){
        // p.propertyName ?? name
        let s=sym;try{if(s&&s.flags&ts.SymbolFlags.Alias)s=checker.getAliasedSymbol(s)}catch{}
        if(ts.isExportSpecifier(p)&&!s){return}
        const decls=s?roots(checker,s):[];
        if(p.propertyName&&p.name===n){const v=addDecls(sym.declarations||[],name);add({kind:'id',key:v.key,lib:!v.key});idSymbols.push({n,sym,checker,file});return}
        const r=addDecls(decls,name);
        add({kind:'id',key:r.key,lib:!r.key,imp:true});
        if(sym)idSymbols.push({n,sym,checker,file,key:r.key});
        return;
      }
      if(!sym){stats.nosym=(stats.nosym||0)+1;add({kind:'id',lib:true});return}
      // default import names: local binding = alias symbol; treat as named by table itself
      if(sym.flags&ts.SymbolFlags.Alias){
        const d=sym.declarations&&sym.declarations[0];
        if(d&&(ts.isImportClause(d)||ts.isNamespaceImport(d))){
          const own=dk(d.name||d);META.set(own,{file,name});
          // class rename path regex: use target's file
          let tgt;try{tgt=checker.getAliasedSymbol(sym)}catch{}
          const td=tgt&&tgt.declarations&&tgt.declarations[0];
          if(td&&known(td.getSourceFile().fileName)&&ts.getNameOfDeclaration(td)&&ts.getNameOfDeclaration(td).text===name)union(own,dk(td)),META.has(dk(td))||META.set(dk(td),{file:rel(td.getSourceFile().fileName),name});
          add({kind:'id',key:own});idSymbols.push({n,sym,checker,file,key:own});return;
        }
        let tgt;try{tgt=checker.getAliasedSymbol(sym)}catch{}
        // renamed import `x as name`
        if(d&&ts.isImportSpecifier(d)&&d.propertyName){const r=addDecls([d],name);add({kind:'id',key:r.key});idSymbols.push({n,sym,checker,file,key:r.key});return}
        const r=addDecls(roots(checker,tgt),name);add({kind:'id',key:r.key,lib:!r.key});idSymbols.push({n,sym,checker,file,key:r.key});return;
      }
      const decls=roots(checker,sym);
      const r=addDecls(decls,name);
      // parameter properties: union both symbols share the declaration position => same key
      const prop=isProp(sym);
      if(prop&&!decls.length){add({kind:'id',lib:true});return}
      add({kind:'id',key:r.key,prop,lib:!r.key});
      if(!prop)idSymbols.push({n,sym,checker,file,key:r.key});
      // class members implementing/overriding
      if(prop&&(ts.isMethodDeclaration(p)||ts.isPropertyDeclaration(p)||ts.isGetAccessor(p)||ts.isSetAccessor(p))&&p.name===n&&ts.isClassLike(p.parent)){
        for(const h of p.parent.heritageClauses||[])for(const ty of h.types){const t=checker.getTypeAtLocation(ty);const ps=checker.getPropertyOfType(t,name);if(ps){const rr=addDecls(roots(checker,ps),name);if(rr.key&&r.key)union(r.key,rr.key);if(rr.lib)protect(r.key,'lib')}}
      }
    };
    const handleLitType=(n)=>{
      const name=n.literal.text;let q=n.parent;while(q&&ts.isUnionTypeNode(q))q=q.parent;
      let target=null;
      if(q&&ts.isTypeReferenceNode(q)&&ts.isIdentifier(q.typeName)&&['Pick','Omit'].includes(q.typeName.text)&&q.typeArguments&&q.typeArguments.length===2)target=q.typeArguments[0];
      else if(q&&ts.isIndexedAccessTypeNode(q)&&q.indexType.pos<=n.pos&&q.indexType.end>=n.end)target=q.objectType;
      if(!target)return;
      const t=checker.getTypeFromTypeNode(target);const types=t.isUnion()?t.types:[t];let decls=[];
      for(const x of types){const ps=checker.getPropertyOfType(x,name)||checker.getPropertyOfType(checker.getApparentType(x),name);if(ps)decls.push(...roots(checker,ps))}
      if(!decls.length)return;const r=addDecls(decls,name);if(!r.key)return;
      uses.push({file,start:n.literal.getStart()+1,end:n.literal.getEnd()-1,name,kind:'id',key:r.key,prop:true});
    };
    visit(sf);
  }
}
// ---- decisions
// property groups: protect if a member is in a wire file with a wire name
const groupProt=new Map(),members=new Map();
for(const k of [...META.keys()]){const r=find(k);if(!members.has(r))members.set(r,[]);members.get(r).push(k)}
for(const [k,why] of protects){const r=find(k);if(!groupProt.has(r))groupProt.set(r,why+' '+k)}
const propKeys=new Set();for(const u of uses){if(u.key&&(u.prop||u.kind==='shorthand'||u.kind==='bind'))propKeys.add(find(u.key))}
for(const r of propKeys){if(process.env.NOPROPS){groupProt.set(r,"noprops "+r);continue}if(groupProt.has(r))continue;for(const k of members.get(r)||[]){const m=META.get(k);if(wireMember(m)){groupProt.set(r,'wire '+k);break}}}
const nameOf=(key)=>{ // final name for group key
  const r=find(key);const ms=members.get(r)||[];
  if(propKeys.has(r)&&groupProt.has(r))return null;
  let m=META.get(r)||META.get(key);
  // choose by declaration files: prefer a path-scoped rule
  let gen=null;for(const k of ms){const mm=META.get(k);if(!mm)continue;const w=wanted(mm.name,mm.file);if(w===null)continue;const isScoped=(table.get(mm.name)||[]).some(x=>x.re&&x.re.test(mm.file));if(isScoped)return w;gen=gen||w}
  return gen;
};
const cache=new Map();const final=k=>{const r=find(k);if(!cache.has(r))cache.set(r,nameOf(k));return cache.get(r)};
// ---- collision check
const scopeName=(sym,checker)=>{ // final name of a local symbol
  let decls=[];if(sym.flags&ts.SymbolFlags.Alias){const d=sym.declarations&&sym.declarations[0];if(d&&ts.isImportSpecifier(d)&&!d.propertyName){try{decls=roots(checker,checker.getAliasedSymbol(sym))}catch{}}else decls=sym.declarations||[]}else decls=sym.declarations||[];
  for(const d of decls){if(!known(d.getSourceFile().fileName))continue;const k=ts.isImportClause(d)?dk(d.name||d):dk(d);if(META.has(k)){const f=final(k);if(f)return f}}
  return sym.name;
};
const localsCache=new Map();
const localsOf=(node,checker)=>{if(!node.locals)return null;if(localsCache.has(node))return localsCache.get(node);const m=new Map();for(const [nm,s] of node.locals){const f=scopeName(s,checker);if(!m.has(f))m.set(f,[]);m.get(f).push(s)}localsCache.set(node,m);return m};
const collisions=new Map();
const newNames=new Set();for(const e of table.values())for(const x of e)newNames.add(x.n);
function check(n,sym,checker,file){
  const N=scopeName(sym,checker);
  for(let s=n;s;s=s.parent){const m=localsOf(s,checker);if(!m)continue;const hit=m.get(N);if(!hit)continue;
    const same=x=>x===sym||(x.declarations&&sym.declarations&&x.declarations.some(d=>sym.declarations.includes(d)));
    const other=hit.filter(x=>!same(x));
    if(!other.length)return;
    if(other.length&&!(hit.some(same)&&other.every(o=>(o.flags&ts.SymbolFlags.Value)===0||(sym.flags&ts.SymbolFlags.Value)===0)))
      {const key=[file,sym.name,N,other.map(o=>o.name).join('|')].join('\t');collisions.set(key,(collisions.get(key)||0)+1)}
    return;}
  // resolves to global: browser globals shadow
}
for(const {n,sym,checker,file} of idSymbols){check(n,sym,checker,file)}
// unrenamed references that get captured
for(const program of programs){const checker=program.getTypeChecker();for(const sf of program.getSourceFiles()){if(!ours(sf.fileName))continue;const file=rel(sf.fileName);
  const v=n=>{if(ts.isIdentifier(n)&&newNames.has(n.text)&&!table.has(n.text)){const p=n.parent;if(!(ts.isPropertyAccessExpression(p)&&p.name===n)&&!(ts.isPropertyAssignment(p)&&p.name===n)&&!(ts.isJsxAttribute(p))&&!(ts.isPropertySignature(p))){let s=ts.isShorthandPropertyAssignment(p)?checker.getShorthandAssignmentValueSymbol(p):checker.getSymbolAtLocation(n);if(s&&!isProp(s))check(n,s,checker,file)}}ts.forEachChild(n,v)};v(sf)}}
fs.writeFileSync(HERE+'collisions.tsv',[...collisions].map(([k,c])=>k+'\t'+c).sort().join('\n'));
// ---- edits
const edits=new Map();const seenEdit=new Set();let kept=0,renamed=0;const keptBy={};const untr={};
for(const u of uses){const id=u.file+':'+u.start;
  let rep=null;const old=u.name;
  const P=u.key&&!u.lib?final(u.key):null, V=u.vkey?final(u.vkey):null;
  if(u.kind==='id'){if(P)rep=P;else if(u.key&&groupProt.has(find(u.key))&&propKeys.has(find(u.key))){kept++;const w=groupProt.get(find(u.key)).split(' ')[0];keptBy[w]=(keptBy[w]||0)+1}}
  else{const pn=P||old,vn=V||old;if(pn!==old||vn!==old)rep=pn===vn?pn:`${pn}: ${vn}`}
  if(!rep||rep===old)continue;
  if(seenEdit.has(id))continue;seenEdit.add(id);renamed++;
  if(!edits.has(u.file))edits.set(u.file,[]);edits.get(u.file).push([u.start,u.end,rep]);
}
console.log('uses',uses.length,'renamed',renamed,'kept',kept,keptBy,'files',edits.size,'collisions',collisions.size,stats);
// report of protected groups
fs.writeFileSync(HERE+'protected.tsv',[...propKeys].filter(r=>groupProt.has(r)&&table.has((META.get(r)||{}).name)).map(r=>(META.get(r)||{}).name+'\t'+groupProt.get(r)+'\t'+(members.get(r)||[]).length+'\t'+(members.get(r)||[]).slice(0,4).join(' ')).sort().join('\n'));
const snake=x=>x.replace(/([a-z0-9])([A-Z])/g,'$1_$2').replace(/([A-Z])([A-Z][a-z])/g,'$1_$2').toLowerCase();
{const A=new Map(),C=new Map();const conf=[];for(const [k,m] of META){if(m.file!==schemaFile&&!m.file.startsWith('app/models/'))continue;if(!propKeys.has(find(k)))continue;const f=final(k);if(!f)continue;if(A.has(m.name)&&A.get(m.name)!==f)conf.push(m.name+':'+A.get(m.name)+'/'+f);A.set(m.name,f);if(m.file===schemaFile)C.set(snake(m.name),snake(f))}
fs.writeFileSync(HERE+'attrs.json',JSON.stringify([...A]));fs.writeFileSync(HERE+'columns.json',JSON.stringify([...C]));console.log('attrs',A.size,'columns',C.size,'conflicts',conf.join(' '));}
if(WRITE){for(const [f,es] of edits){es.sort((a,b)=>b[0]-a[0]);let t=text.get(f);for(const [s,e,r] of es)t=t.slice(0,s)+r+t.slice(e);fs.writeFileSync(path.join(root,f),t)}}
