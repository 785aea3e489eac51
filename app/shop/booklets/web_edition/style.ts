import { createHash } from 'node:crypto'

/** The one style of the page, in the house's colours, by day, by night and on paper. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#f6f0e4;--surface:#fffbf2;--ink:#1e2a38;--soft:#4a5563;--line:#d9ccb3;--brass:#7a5820}
@media (prefers-color-scheme:dark){:root{--ground:#16202c;--surface:#1f2c3a;--ink:#f3ecdf;--soft:#bfc7cf;--line:#56687b;--brass:#e2bd74}}
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:1.0625rem/1.6 Atkinson,Verdana,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:46rem;padding:1rem;overflow-wrap:break-word}
h1,h2,h3,h4{font-family:Fraunces,Georgia,serif;line-height:1.2;margin:1.4em 0 .5em}
h1{font-size:2rem;margin-top:.5em}h2{font-size:1.5rem}h3{font-size:1.2rem}h4{font-size:1.05rem}
p,ul,ol,dl,table{margin:0 0 .8em}
ul,ol{padding-left:1.4em}
a{color:var(--brass)}
a,summary{text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--brass);outline-offset:3px}
dl.facts div{display:flex;flex-wrap:wrap;gap:0 .6em}
dt{font-weight:700}dd{margin:0}
nav li{margin:.3em 0}
nav a{display:inline-block;padding:.15em 0}
main section{border-top:2px solid var(--line);margin-top:2.5rem}
.soft,.order{color:var(--soft)}
.skip{position:absolute;left:-999rem}
.skip:focus{position:static}
.lead{font-weight:700;margin-bottom:.3em}
.caption,figcaption,caption{font-weight:700;text-align:left;margin-bottom:.5em}
.section{color:var(--soft);font-size:.8em}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.thing,figure,details,.question,.cards>li{background:var(--surface);border:2px solid var(--line);border-radius:.6rem;padding:1rem;margin:0 0 1.2rem}
p:last-child,ul:last-child,ol:last-child{margin-bottom:0}
.thing figure,details figure,details .thing{margin:0 0 .8rem}
.question{border-left:6px solid var(--brass)}
.cards{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:1rem}
.cards>li{margin:0;min-width:0}
summary{cursor:pointer;font-weight:700;text-decoration:underline;padding:.4em 0}
.words{margin-bottom:.8em}
.words:last-child{margin-bottom:0}
.sketch{border-radius:.4rem;overflow:hidden}
.sketch svg{display:block;max-width:100%;height:auto;margin:0 auto .6rem}
.sketch svg:not([width]){width:100%;max-height:60rem}
.cards .sketch svg{max-width:14rem}
.beside{display:flex;gap:.4rem;text-align:center}
.beside>div{flex:1 1 0;min-width:0}
.letter{font-family:Fraunces,Georgia,serif}
.signature{font-style:italic;text-align:right}
.shifting{overflow-x:auto;position:relative;margin:0 0 1.2rem}
table{border-collapse:collapse;min-width:min(100%,26rem)}
.grid{min-width:0}
th,td{border:1px solid var(--line);padding:.3em .6em;text-align:left;vertical-align:top}
.grid td{font-family:'Courier Prime','Courier New',monospace;text-align:center}
.line{border-bottom:1px solid var(--soft);height:2em}
@media print{
:root{--ground:#fff;--surface:#fff;--ink:#000;--soft:#222;--line:#999;--brass:#000;color-scheme:light}
html{font-size:11pt}body{max-width:none;padding:0}
nav,.skip,details:not([open]){display:none}
main section{break-before:page;border:0;margin:0}
figure,.thing,.question,tr,.cards>li{break-inside:avoid}
.cards .sketch svg{max-height:6cm}
.sketch svg{max-height:22cm}
}
`

/** What the content rules of the page name it by. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`
