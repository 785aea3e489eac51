// node strings.cjs <root> [--write]   after apply.cjs: strings that name tables, columns, relations
const root=process.argv[2], WRITE=process.argv.includes('--write');process.chdir(root);
const ts=require('typescript'),fs=require('fs'),cp=require('child_process');
const cols=new Map(JSON.parse(fs.readFileSync(__dirname+'/columns.json'))); // snake old -> snake new
const attrs=new Map(JSON.parse(fs.readFileSync(__dirname+'/attrs.json'))); // camel old -> new (model props and relations)
const tabs=new Map(fs.readFileSync(__dirname+'/tables.tsv','utf8').trim().split('\n').map(l=>l.split('\t')));
const M=/^(where|orWhere|andWhere)(Not|In|NotIn|Null|NotNull|Between|Column|Raw|Like|ILike|Exists|Has)*$|^findBy|^findMany|^firstBy|^orderBy|^groupBy|^having|^(select|distinct|distinctOn|pluck|sum|max|min|avg|count|countDistinct|increment|decrement|on|andOn|onIn|join|innerJoin|leftJoin|rightJoin|from|into|table|insertTable|preload|load|loadOnce|loadCount|preloadOnce|related|whereHas|orWhereHas|withCount|has|doesntHave|insertQuery|raw|rawQuery|joinRaw|whereRaw|selectRaw|orderByRaw|groupByRaw|update|insert|multiInsert|onConflict|ignore|merge|returning|column|columns|clearTable|createTable|alterTable|dropTable|table|foreign|references|inTable|index|unique|dropColumn|renameColumn|string|integer|bigInteger|text|boolean|timestamp|datetime|date|json|jsonb|increments|bigIncrements|enum|enu|smallint|tinyint|decimal|float|double|uuid|dropUnique|dropIndex|dropForeign|as|withTrashed|hasTable|hasColumn|firstOrFail|createUnique|uniqueOn|truncate|using|check|specificType|getAllTables|client|modify|withAggregate|sumOf|alter|primary|tel|query|execute|exec|prepare|run|all|get)$/;
const files=cp.execSync("git ls-files 'app/**/*.ts' 'commands/*.ts' 'database/**/*.ts' 'tests/**/*.ts' 'scripts/**/*.ts' 'providers/*.ts' 'bench/**/*.ts'").toString().trim().split('\n').filter(f=>fs.existsSync(f)&&f!=='database/schema.ts');
const SQL=/\b(select|insert into|update|delete from|from|where|join|order by|group by|references|create (unique )?index|count\(|coalesce\(|lower\(|sum\(|is null|excluded\.)\b|<>|\$\{|=\s*\?| as /i;
let n=0;const log=[];
const mapTok=t=>tabs.get(t)||cols.get(t)||attrs.get(t)||null;
function mapSql(s){ // outside single quotes
  return s.split(/('(?:[^']|'')*')/).map((p,i)=>i%2?p:p.replace(/[A-Za-z_][A-Za-z_0-9]*/g,(w,off,all)=>{const m=tabs.get(w)||cols.get(w);return m||w})).join('')}
const mapWhole=s=>{const m=/^([a-zA-Z_]+)\.([a-zA-Z_]+)$/.exec(s);if(m&&(tabs.has(m[1])||cols.has(m[2])))return (tabs.get(m[1])||m[1])+'.'+(cols.get(m[2])||m[2]);
  const a=/^([a-zA-Z_.]+) as ([a-zA-Z_]+)$/.exec(s);if(a)return mapWhole(a[1])+' as '+(mapTok(a[2])||a[2]);return mapTok(s)||s};
for(const f of files){const src=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,src,ts.ScriptTarget.Latest,true);const ed=[];
  const mig=f.startsWith('database/migrations');
  const strs=(node,sqlOnly)=>{ // node: literal
    if(ts.isStringLiteral(node)||ts.isNoSubstitutionTemplateLiteral(node)){const t=node.text;const r=(/\s/.test(t)&&!/^[\w.]+ as \w+$/.test(t))||/[(=<>]/.test(t)?mapSql(t):sqlOnly?mapSql(t):mapWhole(t);if(r!==t)ed.push([node.getStart()+1,node.getEnd()-1,r,t])}
    else if(ts.isTemplateExpression(node)){for(const p of [node.head,...node.templateSpans.map(s=>s.literal)]){const st=p.getStart()+1,en=p.getEnd()-(ts.isTemplateTail(p)?1:2);const t=src.slice(st,en);const r=mapSql(t);if(r!==t)ed.push([st,en,r,t])}}
  };
  const name=c=>ts.isPropertyAccessExpression(c.expression)?c.expression.name.text:ts.isIdentifier(c.expression)?c.expression.text:'';
  const visit=node=>{
    if(ts.isCallExpression(node)){const nm=name(node);
      if(M.test(nm)||mig){
        node.arguments.forEach((a,i)=>{
          const valueArg=/^(where|orWhere|andWhere|having)/.test(nm)&&!/Raw|Column/.test(nm)&&i>0;
          if(valueArg)return;
          if(/^(findBy|firstBy)/.test(nm)&&i>0)return;
          if(mig&&/^(defaultTo|enum|checkIn)$/.test(nm)&&i>0)return; if(nm==='defaultTo'||nm==='checkIn')return;
          const each=x=>{ if(ts.isStringLiteralLike(x)||ts.isTemplateExpression(x))strs(x,/[Rr]aw/.test(nm));
            else if(ts.isArrayLiteralExpression(x))x.elements.forEach(each);
            else if(ts.isConditionalExpression(x)){each(x.whenTrue);each(x.whenFalse)}
            else if(ts.isObjectLiteralExpression(x)&&/^(where|orWhere|update|insert|multiInsert|merge|table)/.test(nm)){for(const p of x.properties){if((ts.isPropertyAssignment(p)||ts.isShorthandPropertyAssignment(p))&&(ts.isIdentifier(p.name)||ts.isStringLiteral(p.name))){const t=p.name.text;const r=cols.get(t)||attrs.get(t);if(r&&r!==t){if(ts.isShorthandPropertyAssignment(p))ed.push([p.name.getStart(),p.name.getEnd(),`${r}: ${t}`,t]);else ed.push([p.name.getStart(),p.name.getEnd(),ts.isStringLiteral(p.name)?`'${r}'`:r,t])}}}}
          };each(a)});
      }}
    if(ts.isPropertyDeclaration(node)&&node.initializer&&ts.isStringLiteral(node.initializer)&&node.name.getText()==='table')strs(node.initializer);
    if(ts.isPropertyAssignment(node)&&['foreignKey','localKey','columnName','pivotTable','relatedKey'].includes(node.name.getText())&&ts.isStringLiteral(node.initializer))strs(node.initializer);
    if(ts.isTaggedTemplateExpression(node)&&/sql/i.test(node.tag.getText()))strs(node.template,true);
    // other strings that look like SQL
    if((ts.isStringLiteralLike(node)||ts.isTemplateExpression(node))){const t=node.getText();if(/\b(select\s.+\sfrom|insert into|delete from|update \w+ set|alter table|create table|create (unique )?index|group by|order by|exists \()/i.test(t)||/excluded\./.test(t))strs(node,true)}
    ts.forEachChild(node,visit)};visit(sf);
  if(ed.length){const u=new Map();for(const e of ed)u.set(e[0],e);const es=[...u.values()].sort((a,b)=>b[0]-a[0]);let t=src;for(const [s,e,r,o] of es){log.push(f+'\t'+o.replace(/\s+/g,' ')+'\t=>\t'+r.replace(/\s+/g,' '));t=t.slice(0,s)+r+t.slice(e);n++}if(WRITE)fs.writeFileSync(f,t)}}
fs.writeFileSync(__dirname+'/strings.log',log.join('\n'));console.log('strings',n);
