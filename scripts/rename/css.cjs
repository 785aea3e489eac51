const root=process.argv[2];process.chdir(root);const ts=require('typescript'),fs=require('fs'),cp=require('child_process');
const rd=f=>new Map(fs.readFileSync(__dirname+'/'+f,'utf8').trim().split('\n').map(l=>l.split('\t')));
const cls=rd('css.tsv'),tok=rd('tokens.tsv');const fonts=new Map([['titel','title'],['tekst','body']]);const keyf=new Map([['schuif','slide'],['draai','turn'],['verschijn','appear'],['juich','cheer'],['scherm-komt','screen-enter'],['Fraunces-terugval','Fraunces-fallback'],['Atkinson-terugval','Atkinson-fallback']]);
const PRE='(bg|text|border|border-[tblrxy]|divide|outline|decoration|ring|fill|stroke|accent|caret|from|to|via|shadow|placeholder)';
const tokRe=new RegExp(`^(.*?:)?(-?)${PRE}-(${[...tok.keys()].sort((a,b)=>b.length-a.length).join('|')})(/\\d+)?$`);
function util(t){let m=tokRe.exec(t);if(m)return (m[1]||'')+m[2]+m[3]+'-'+tok.get(m[4])+(m[5]||'');m=/^(.*?:)?font-(titel|tekst)$/.exec(t);if(m)return (m[1]||'')+'font-'+fonts.get(m[2]);
 return t.replace(/var\(--([a-z-]+)\)/g,(x,n)=>vars(n)?`var(--${vars(n)})`:x).replace(/\(--([a-z-]+)\)/g,(x,n)=>vars(n)?`(--${vars(n)})`:x)}
function vars(n){if(tok.has(n))return tok.get(n);if(n.startsWith('color-')&&tok.has(n.slice(6)))return 'color-'+tok.get(n.slice(6));if(n.startsWith('font-')&&fonts.has(n.slice(5)))return 'font-'+fonts.get(n.slice(5));return null}
const mapCls=s=>s.split(/(\s+)/).map(t=>{const m=/^(.*:)?([a-z-]+)$/.exec(t);if(m&&cls.has(m[2])&&(!m[1]||/^[a-z0-9:-]*$/.test(m[1])))return (m[1]||'')+cls.get(m[2]);return util(t)}).join('');
const mapUtil=s=>s.split(/(\s+)/).map(util).join('');
for(const f of cp.execSync("git ls-files 'inertia/*.tsx' 'inertia/*.ts' 'tests/browser/*.ts' 'tests/helpers/*.ts' 'inertia/**'").toString().trim().split('\n').filter((x,i,a)=>/\.tsx?$/.test(x)&&a.indexOf(x)===i&&fs.existsSync(x))){
 const src=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,src,99,true,f.endsWith('x')?4:3);const ed=[];
 const lit=(n,fn)=>{const parts=ts.isStringLiteralLike(n)?[[n.getStart()+1,n.getEnd()-1]]:[n.head,...n.templateSpans.map(s=>s.literal)].map(p=>[p.getStart()+1,p.getEnd()-(ts.isTemplateTail(p)?1:2)]);for(const [a,b] of parts){const t=src.slice(a,b);const r=fn(t);if(r!==t)ed.push([a,b,r])}};
 const inClass=n=>{for(let q=n.parent;q;q=q.parent){if(ts.isJsxAttribute(q))return /[cC]lassName$/.test(q.name.getText());if((ts.isPropertyAssignment(q)||ts.isBindingElement(q))&&/className/.test(q.name.getText()))return true;if(ts.isVariableDeclaration(q)&&/klasse|class|kleur|trede|stijl|KLEUR|color|style|tint/i.test(q.name.getText()))return true;if(ts.isFunctionDeclaration(q)&&q.name&&/trede|klasse|class|kleur/i.test(q.name.text))return true;if(ts.isBlock(q)||ts.isSourceFile(q)&&true)continue}return false};
 const visit=n=>{ if((ts.isStringLiteralLike(n)||ts.isTemplateExpression(n))){if(f.startsWith('tests')){const t=n.getText();if(/locator|querySelector|\$\(|addStyle/.test(n.parent.getText().slice(0,60))&&/^.\./.test(t)){lit(n,s=>s.replace(/\.([a-z][a-z-]+)/g,(m,c)=>cls.has(c)?'.'+cls.get(c):m))}}
   else if(inClass(n))lit(n,mapCls);else lit(n,mapUtil)}
  if(f.startsWith('inertia')&&ts.isJsxAttribute(n)&&n.name.getText()==='data-kop')ed.push([n.name.getStart(),n.name.getEnd(),'data-heading']);
  if(f.startsWith('inertia')&&ts.isJsxAttribute(n)&&n.name.getText()==='data-kolommen')ed.push([n.name.getStart(),n.name.getEnd(),'data-columns']);
  if(f.startsWith('inertia')&&ts.isJsxAttribute(n)&&n.name.getText()==='data-plaats')ed.push([n.name.getStart(),n.name.getEnd(),'data-place']);
  if(f.startsWith('inertia')&&ts.isJsxAttribute(n)&&n.name.getText()==='data-veel')ed.push([n.name.getStart(),n.name.getEnd(),'data-many']);
  ts.forEachChild(n,visit)};visit(sf);
 if(ed.length){const u=new Map(ed.map(e=>[e[0],e]));let t=src;for(const [a,b,r] of [...u.values()].sort((x,y)=>y[0]-x[0]))t=t.slice(0,a)+r+t.slice(b);fs.writeFileSync(f,t)}}
for(const f of cp.execSync("git ls-files '*.css' '*.edge' scripts bench").toString().trim().split('\n').filter(x=>fs.existsSync(x)&&/inertia.*css$/.test(x))){let t=fs.readFileSync(f,'utf8');
 t=t.replace(/--([a-z][a-z-]*)/g,(m,n)=>vars(n)?'--'+vars(n):m).replace(/(^|[\s,>+~(:&{])\.([a-z][a-z-]*)(?=[\s,:.{>)\[+~]|$)/gm,(m,p,c)=>cls.has(c)?p+'.'+cls.get(c):m).replace(/(\.[a-z][a-z-]*)\.([a-z][a-z-]*)/g,(m,a,c)=>cls.has(c)?a+'.'+cls.get(c):m)
  .replace(/@apply ([^;]+);/g,(m,s)=>`@apply ${mapUtil(s)};`).replace(/data-kop/g,'data-heading').replace(/data-kolommen/g,'data-columns').replace(/data-plaats/g,'data-place').replace(/data-veel/g,'data-many');
 for(const [a,b] of keyf)t=t.split(a).join(b);fs.writeFileSync(f,t)}
