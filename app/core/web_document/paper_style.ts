import { BASE_STYLE, styleHash } from '#app/core/web_document/base_style'

/** A sheet of paper as a web page: an invoice, a form, a test print. */
export const PAPER_STYLE = `${BASE_STYLE}
body{margin:0 auto;max-width:50rem;padding:1.25rem;overflow-wrap:break-word}
main{background:var(--surface);border:2px solid var(--line);border-radius:.6rem;padding:clamp(1.1rem,4vw,2.75rem)}
h1{font-size:clamp(1.7rem,5vw,2.4rem);margin:.1em 0 .6em}
h2{font-size:1.2rem;margin:2em 0 .6em}
p:last-child{margin-bottom:0}
.shop{color:var(--brass);font-family:Fraunces,Georgia,serif;font-weight:700;margin:0}
.other{margin:0 0 1rem;display:flex;flex-wrap:wrap;gap:.2rem 1.5rem}
.other a{display:inline-block;padding:.55em 0}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1.25rem 2rem;margin-bottom:1.75rem}
.parties h2{font:inherit;font-size:.9rem;color:var(--soft);margin:0 0 .15em}
address{font-style:normal}
.typed{font-family:'Courier Prime','Courier New',monospace}
dl.facts{margin-bottom:1.75rem}
dl.facts div{padding:.2em 0}
dl.facts dt{font-weight:400;color:var(--soft);flex:0 0 12rem}
dl.facts dd{flex:1 1 14rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.5em 0 .5em 1em;text-align:left;vertical-align:top;font-weight:400}
th:first-child,td:first-child{padding-left:0}
thead th{border-bottom:2px solid var(--brass);font-size:.9rem;color:var(--soft);padding-top:0}
tbody tr+tr>*{border-top:1px solid var(--line)}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.totals{margin:1.5rem 0 0 auto;max-width:24rem}
.totals tr>*{border-top:0!important;padding-top:.25em;padding-bottom:.25em}
.totals tr:first-child>*{border-top:2px solid var(--brass)!important;padding-top:.6em}
.totals .bold>*{font-weight:700}
.closing{margin-top:2rem}
footer{border-top:1px solid var(--line);margin-top:2rem;padding-top:.9rem;color:var(--soft);font-size:.95rem}
.line{border-bottom:1px solid var(--ink);height:2.2em}
.field{margin-bottom:1.2em}
.field p{margin:0}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.6rem;list-style:none;padding:0}
.row>li{display:flex;align-items:center;gap:.6rem}
.sheet{background:#fffbf2;color:#1e2a38;border-radius:.3rem;padding:.6rem;margin:0 0 .9rem;overflow-x:auto}
.sheet svg{display:block;flex:none}
.emblem svg{margin:0 auto;max-width:100%}
.swatch{width:30pt;height:30pt;flex:none}
.lines li{display:flex;align-items:center;gap:.8rem;min-height:1.6em}
.lines,.letters{list-style:none;padding:0}
.letters{margin-top:1.2rem}
.letters li{line-height:1.35;margin:.15em 0}
@media (max-width:30rem){
body{padding:.75rem}
.lines-of-paper thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.lines-of-paper tr{display:flex;flex-wrap:wrap;justify-content:space-between;padding:.45em 0;border-top:1px solid var(--line)}
.lines-of-paper tbody tr>*{border:0;padding:0}
.lines-of-paper th{flex:0 0 100%}
.lines-of-paper .count::after{content:' ×'}
}
@media print{
:root{--ground:#fff;--surface:#fff;--ink:#000;--soft:#222;--line:#999;--brass:#7f5c26;color-scheme:light}
@page{size:A4;margin:1.8cm}
html{font-size:10.5pt}body{max-width:none;padding:0}
main{border:0;border-radius:0;padding:0}
.other{display:none}
tr,.field,.sheet,.parties{break-inside:avoid}
.sheet{background:none;padding:0;overflow:visible}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
}
`

export const PAPER_STYLE_HASH = styleHash(PAPER_STYLE)
