import { createHash } from 'node:crypto'

/** Colours by day and by night, letters and headings of every document that stands by itself. */
export const BASE_STYLE = `
:root{color-scheme:light dark;--ground:#f6f0e4;--surface:#fffbf2;--ink:#1e2a38;--soft:#4a5563;--line:#d9ccb3;--brass:#7a5820}
@media (prefers-color-scheme:dark){:root{--ground:#16202c;--surface:#1f2c3a;--ink:#f3ecdf;--soft:#bfc7cf;--line:#56687b;--brass:#e2bd74}}
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:1.0625rem/1.6 Atkinson,Verdana,sans-serif;-webkit-text-size-adjust:100%}
h1,h2,h3,h4{font-family:Fraunces,Georgia,serif;line-height:1.2;margin:1.4em 0 .5em}
h1{font-size:2rem;margin-top:.5em}h2{font-size:1.5rem}h3{font-size:1.2rem}h4{font-size:1.05rem}
p,ul,ol,dl,table{margin:0 0 .8em}
ul,ol{padding-left:1.4em}
a{color:var(--brass)}
a,summary{text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--brass);outline-offset:3px}
dl.facts div{display:flex;flex-wrap:wrap;gap:0 .6em}
dt{font-weight:700}dd{margin:0}
.soft,.order{color:var(--soft)}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

/** The hash by which the content rules of a document name its style. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`
