// node fix.cjs <root>: error-driven mending after apply.cjs
const root=process.argv[2];process.chdir(root);
const ts=require('typescript'),fs=require('fs'),path=require('path');
const fwd=new Map(),bwd=new Map();
for(const f of ['names.tsv'])for(const l of fs.readFileSync(__dirname+'/'+f,'utf8').split('\n')){let [o,n]=l.split('\t').map(x=>x&&x.trim());if(!o||!n||o===n)continue;o=o.replace('#','');n=n.replace('#','');if(!fwd.has(o))fwd.set(o,new Set());fwd.get(o).add(n);if(!bwd.has(n))bwd.set(n,new Set());bwd.get(n).add(o)}
function prog(cfg){const c=ts.getParsedCommandLineOfConfigFile(cfg,{},{...ts.sys,onUnRecoverableConfigFileDiagnostic:e=>{throw e}});return ts.createProgram(c.fileNames,{...c.options,noEmit:true})}
const edits=new Map();const add=(sf,s,e,r)=>{const f=sf.fileName;if(/node_modules|\.adonisjs/.test(f))return;if(!edits.has(f))edits.set(f,new Map());edits.get(f).set(s,[s,e,r])};
let n=0,unfixed={};
for(const cfg of ['tsconfig.json','inertia/tsconfig.json']){const p=prog(cfg);const ch=p.getTypeChecker();
 const has=(t,name)=>{if(!t)return false;if(t.isUnion())return t.types.some(x=>!(x.flags&(ts.TypeFlags.Undefined|ts.TypeFlags.Null))&&ch.getPropertyOfType(x,name));return !!ch.getPropertyOfType(t,name)||!!ch.getPropertyOfType(ch.getApparentType(t),name)};
 const lits=t=>{const out=new Set();const w=x=>{if(!x)return;if(x.isUnion())x.types.forEach(w);else if(x.isStringLiteral&&x.isStringLiteral())out.add(x.value);else if(x.flags&ts.TypeFlags.TypeParameter||x.flags&ts.TypeFlags.Index||x.flags&ts.TypeFlags.IndexedAccess){const c=ch.getBaseConstraintOfType(x);if(c&&c!==x)w(c)}};w(t);return out};
 for(const sf of p.getSourceFiles()){if(/node_modules|\.adonisjs/.test(sf.fileName)||!sf.fileName.startsWith(root))continue;
  // 1. string literals by expected type
  const v=node=>{ if(ts.isStringLiteral(node)||ts.isNoSubstitutionTemplateLiteral(node)){const t=node.text;const news=fwd.get(t);if(news){let set=null;const q=node.parent;
     try{
     if(ts.isBinaryExpression(q)&&/^(===|!==|==|!=)$/.test(q.operatorToken.getText()))set=lits(ch.getTypeAtLocation(q.left===node?q.right:q.left));
     else if(ts.isCaseClause(q))set=lits(ch.getTypeAtLocation(q.parent.parent.expression));
     else if(ts.isElementAccessExpression(q)&&q.argumentExpression===node){const ot=ch.getTypeAtLocation(q.expression);if(!has(ot,t))for(const x of news)if(has(ot,x))set=new Set([x])}
     else if(ts.isBinaryExpression(q)&&q.operatorToken.kind===ts.SyntaxKind.InKeyword&&q.left===node){const ot=ch.getTypeAtLocation(q.right);if(!has(ot,t))for(const x of news)if(has(ot,x))set=new Set([x])}
     else if(ts.isLiteralTypeNode(q)){/* handled by apply */}
     else{const ct=ch.getContextualType(node);set=lits(ct)}
     }catch{}
     if(set&&set.size&&!set.has(t))for(const x of news)if(set.has(x)){add(sf,node.getStart()+1,node.getEnd()-1,x);n++;break}}}
    ts.forEachChild(node,v)};v(sf);
  // 2. diagnostics
  for(const d of p.getSemanticDiagnostics(sf)){let node=ts.getTokenAtPosition?ts.getTokenAtPosition(sf,d.start):null;if(!node){const f=x=>{if(x.getStart()<=d.start&&x.getEnd()>=d.start+d.length){let r=x;ts.forEachChild(x,c=>{const y=f(c);if(y)r=y});return r}return null};node=f(sf)}
   let ok=false;const cands=nm=>[...(fwd.get(nm)||[]),...(bwd.get(nm)||[])];
   if(node&&ts.isIdentifier(node)){const nm=node.text,q=node.parent;
    if(ts.isPropertyAccessExpression(q)&&q.name===node){const t=ch.getTypeAtLocation(q.expression);for(const c of cands(nm))if(has(t,c)){add(sf,node.getStart(),node.getEnd(),c);ok=true;break}}
    else if(ts.isBindingElement(q)&&(q.propertyName===node||(!q.propertyName&&q.name===node))&&ts.isObjectBindingPattern(q.parent)){const t=ch.getTypeAtLocation(q.parent);let t2=t;try{const pp=q.parent.parent;t2=ts.isVariableDeclaration(pp)&&pp.initializer?ch.getTypeAtLocation(pp.initializer):ts.isParameter(pp)&&pp.type?ch.getTypeFromTypeNode(pp.type):ts.isParameter(pp)?ch.getContextualType(pp.parent)&&t:t}catch{};for(const c of cands(nm))if(has(t2,c)||has(t,c)){add(sf,node.getStart(),node.getEnd(),q.propertyName===node?c:`${c}: ${nm}`);ok=true;break}}
    else if((ts.isPropertyAssignment(q)||ts.isShorthandPropertyAssignment(q)||ts.isMethodDeclaration(q))&&q.name===node&&ts.isObjectLiteralExpression(q.parent)){let ct;try{ct=ch.getContextualType(q.parent)}catch{};if(ct&&!has(ct,nm))for(const c of cands(nm))if(has(ct,c)){add(sf,node.getStart(),node.getEnd(),ts.isShorthandPropertyAssignment(q)?`${c}: ${nm}`:c);ok=true;break}}
    else if(ts.isJsxAttribute(q)){let ct;try{ct=ch.getContextualType(q.parent)}catch{};if(ct&&!has(ct,nm))for(const c of cands(nm))if(has(ct,c)){add(sf,node.getStart(),node.getEnd(),c);ok=true;break}}
   }
   // object literals inside the flagged node: props missing in context
   if(!ok&&node){let top=node;const look=x=>{if(ts.isObjectLiteralExpression(x)){let ct;try{ct=ch.getContextualType(x)}catch{};if(ct&&!(ct.flags&ts.TypeFlags.Any))for(const pr of x.properties){if((ts.isPropertyAssignment(pr)||ts.isShorthandPropertyAssignment(pr)||ts.isMethodDeclaration(pr))&&ts.isIdentifier(pr.name)){const nm=pr.name.text;if(!has(ct,nm)&&!ch.getIndexInfoOfType(ct,0))for(const c of cands(nm))if(has(ct,c)){add(sf,pr.name.getStart(),pr.name.getEnd(),ts.isShorthandPropertyAssignment(pr)?`${c}: ${nm}`:c);ok=true;break}}}}
     if(ts.isJsxAttributes(x)){let ct;try{ct=ch.getContextualType(x)}catch{};if(ct)for(const pr of x.properties)if(ts.isJsxAttribute(pr)&&ts.isIdentifier(pr.name)){const nm=pr.name.text;if(!has(ct,nm))for(const c of cands(nm))if(has(ct,c)){add(sf,pr.name.getStart(),pr.name.getEnd(),c);ok=true;break}}}
     ts.forEachChild(x,look)};
     let s=node;while(s.parent&&s.getEnd()<d.start+d.length)s=s.parent;if(ts.isIdentifier(s)&&(ts.isJsxOpeningElement(s.parent)||ts.isJsxSelfClosingElement(s.parent)))s=s.parent;look(s)}
   if(ok)n++;else{unfixed[d.code]=(unfixed[d.code]||0)+1}
  }}}
for(const [f,m] of edits){let t=fs.readFileSync(f,'utf8');for(const [s,e,r] of [...m.values()].sort((a,b)=>b[0]-a[0]))t=t.slice(0,s)+r+t.slice(e);fs.writeFileSync(f,t)}
console.log('fixed',n,'files',edits.size,'unfixed',unfixed);
