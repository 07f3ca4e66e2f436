/** The look of the desk, with no file to load; colours are those of styles/tokens.css, and no newspaper's. */
export const deskStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fdfcfa, #14161a); --raised: light-dark(#fff, #1c1f25); --ink: light-dark(#1a1a18, #eceae5); --soft: light-dark(#57544d, #b2afa8); --line: light-dark(#e2dfd8, #33373e); --strong: light-dark(#817c72, #7f848d); --accent: light-dark(#1d4f7c, #9cc4ff); --error: light-dark(#a61b1b, #ff9e94) }
* { box-sizing: border-box }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; margin: 0; overflow-wrap: break-word }
a { color: inherit }
a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible { outline: 3px solid light-dark(#0b57d0, #9cc4ff); outline-offset: 2px }
main:focus { outline: none }
.skip { background: var(--raised); left: .5rem; padding: .5rem 1rem; position: absolute; top: -4rem }
.skip:focus { top: .5rem }
header { background: var(--raised); border-bottom: 1px solid var(--line) }
header div { align-items: center; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 auto; max-width: 80rem; padding: .25rem 1rem }
header strong { font: 700 1.25rem/2.75rem "Source Serif 4", Georgia, serif }
header nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-right: auto }
header nav a { font-weight: 600; line-height: 2.75rem; text-decoration: none }
header nav a:hover, header nav a[aria-current] { text-decoration: underline; text-underline-offset: .35em }
header span { color: var(--soft); font-size: .875rem }
header form { margin: 0 }
main, .sides, .rest { display: grid; gap: 1rem 2rem; grid-template-columns: minmax(0, 1fr) }
main { margin: 0 auto; max-width: 80rem; padding: 1.25rem 1rem 4rem }
h1 { font: 700 1.75rem/1.2 "Source Serif 4", Georgia, serif; margin: 0 }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .5rem }
p { margin: 0 }
.soft { color: var(--soft) }
.notice { border-left: 4px solid var(--accent); background: var(--raised); padding: .5rem .75rem }
.notice.refused { border-color: var(--error); color: var(--error) }
.notice.done { border-color: light-dark(#1b6635, #8fd6a5); color: light-dark(#1b6635, #8fd6a5) }
dl { display: grid; gap: .25rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); margin: 0 }
dt { color: var(--soft); font-size: .875rem }
dd, header span, .notice { overflow-wrap: anywhere }
dd { margin: 0 }
table { border-collapse: collapse; font-size: .9375rem; width: 100% }
th { color: var(--soft); font-weight: 600; text-align: left }
th, td { border-bottom: 1px solid var(--line); padding: .375rem .75rem .375rem 0; vertical-align: top }
td form { display: inline-block; margin: 0 .5rem .25rem 0 }
details { border-bottom: 1px solid var(--line) }
summary { cursor: pointer; font-weight: 600; padding: .625rem 0 }
details form { padding: 0 0 1rem }
form { display: grid; gap: .75rem; justify-items: start }
.field { display: grid; gap: .25rem; max-width: 32rem; width: 100% }
label { font-weight: 600 }
input, select, textarea { background: var(--raised); border: 1px solid var(--strong); border-radius: 4px; color: inherit; font: inherit; min-height: 2.75rem; padding: .375rem .75rem; width: 100% }
button { background: var(--accent); border: 1px solid transparent; border-radius: 4px; color: light-dark(#fff, #14161a); cursor: pointer; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .375rem 1.25rem }
button:hover { text-decoration: underline }
button.grave { background: var(--error) }
header button, td button { background: none; border-color: currentcolor; color: inherit; min-height: 2.25rem; padding: .125rem .75rem }
@media (min-width: 64rem) {
  .sides { align-items: start; grid-template-columns: minmax(0, 1fr) 22rem }
  .sides .acts { order: 2 }
}
@media (max-width: 64rem) {
  td { overflow-wrap: anywhere }
}
@media (max-width: 40rem) {
  thead { display: none }
  tr { border-bottom: 1px solid var(--strong); display: block; padding: .5rem 0 }
  td { border: 0; display: block; padding: .125rem 0 }
  td::before { color: var(--soft); content: attr(data-column) ": "; font-size: .875rem }
}
`
