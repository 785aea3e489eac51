/** The style sheet of the simulator's pages, light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f0e4, #141c26);
  --card: light-dark(#fffdf8, #1e2a38);
  --ink: light-dark(#1e2a38, #f6f0e4);
  --soft: light-dark(#4d5866, #c3c7cb);
  --brass: #b0823a;
  --line: light-dark(#d9ccb2, #3d4a5a);
  --edge: light-dark(#8a6a35, #b0823a);
  --red: light-dark(#a63a2b, #f0a195);
  --green: light-dark(#2b6143, #9fd3b3);
  font: 1.0625rem/1.5 ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); }
h1, h2, legend { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif; font-weight: 600; line-height: 1.2; }
p { margin: 0; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--edge); outline-offset: 3px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { padding: 0.75rem 1.25rem; text-align: center; text-wrap: balance; background: #1e2a38; color: #f6f0e4; border-bottom: 4px solid var(--brass); }
main { margin: 0 auto; padding: 1.25rem 1.25rem 3rem; }
.narrow { max-width: 32rem; }
.wide { max-width: 60rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; }
.bill { position: relative; text-align: center; border-bottom: 2px dashed var(--edge); border-radius: 0.75rem 0.75rem 0 0; }
.bill::before, .bill::after { content: ''; position: absolute; bottom: -0.75rem; width: 1.375rem; height: 1.375rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); }
.bill::before { left: -0.75rem; clip-path: inset(0 0 0 50%); }
.bill::after { right: -0.75rem; clip-path: inset(0 50% 0 0); }
.stamp { display: inline-block; margin-top: 0.75rem; padding: 0.125rem 0.875rem; border: 3px double currentcolor; border-radius: 0.375rem; color: var(--red); font-weight: 700; letter-spacing: 0.18em; text-transform: uppercase; rotate: -4deg; }
time { white-space: nowrap; }
.bill h1 { margin: 0.375rem 0 0.5rem; font-size: 1.3125rem; overflow-wrap: anywhere; text-wrap: balance; }
.shop, .soft { color: var(--soft); overflow-wrap: anywhere; }
.shop strong { color: var(--ink); }
.amount { font: 600 clamp(2.25rem, 11vw, 3rem)/1.15 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif; font-variant-numeric: lining-nums; }
.choice { border-top: 0; border-radius: 0 0 0.75rem 0.75rem; }
.choice h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1.5px solid var(--edge); border-radius: 0.5rem; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: light-dark(#f0e5cf, #2b3949); }
.main { background: var(--ink); border-color: var(--ink); color: var(--card); }
.main:hover { background: light-dark(#2f4056, #fff); }
.danger { border-color: var(--red); color: var(--red); }
.buttons { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 0.625rem; }
.buttons button { padding-inline: 0.5rem; }
.buttons .main { grid-column: 1 / -1; }
.buttons .main { min-height: 3.25rem; font-size: 1.125rem; }
fieldset { margin: 1.25rem 0 0; padding: 1rem 0 0; border: 0; border-top: 1px solid var(--line); }
legend { float: left; width: 100%; margin-bottom: 0.25rem; padding: 0; font-size: 1.125rem; }
legend + * { clear: both; }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr)); column-gap: 0.75rem; }
.ways label { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; cursor: pointer; }
input[type='radio'] { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--edge); }
.delay { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin-top: 0.375rem; }
.ends { margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.9375rem; }
.field { min-height: 2.75rem; width: 5.5rem; padding: 0.375rem 0.75rem; border: 1.5px solid var(--edge); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; }
.status { display: inline-block; padding: 0.125rem 0.75rem; border: 1.5px solid currentcolor; border-radius: 1rem; font-size: 0.9375rem; font-weight: 600; }
.paid { color: var(--green); }
.failed, .canceled, .expired { color: var(--red); }
.done { display: grid; text-wrap: balance; gap: 1rem; justify-items: center; text-align: center; }
.payments { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.payments > li { display: grid; gap: 1rem; scroll-margin-top: 1rem; }
.row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; }
.row h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
.facts { display: grid; gap: 0.125rem; font-size: 0.9375rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; }
.actions form { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; }
.message { margin-bottom: 1rem; border-left: 4px solid var(--red); }
@media (min-width: 48rem) { main { padding-top: 2.5rem; } .card { padding: 1.75rem; } .payments .card { padding: 1.25rem 1.5rem; } }
`
