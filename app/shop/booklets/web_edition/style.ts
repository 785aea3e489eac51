import { BASE_STYLE, styleHash } from '#app/core/web_document/base_style'

/** The one style of the page, in the house's colours, by day, by night and on paper. */
export const STYLE = `
${BASE_STYLE}body{margin:0 auto;max-width:46rem;padding:1rem;overflow-wrap:break-word}
nav li{margin:.3em 0}
nav a{display:inline-block;padding:.15em 0}
main section{border-top:2px solid var(--line);margin-top:2.5rem}
.skip{position:absolute;left:-999rem}
.skip:focus{position:static}
.lead{font-weight:700;margin-bottom:.3em}
.caption,figcaption,caption{font-weight:700;text-align:left;margin-bottom:.5em}
.section{color:var(--soft);font-size:.8em}
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
.small .sketch svg{max-width:11rem;margin-left:0}
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

/** The hash by which the content rules of the page name this style. */
export const STYLE_HASH = styleHash(STYLE)
