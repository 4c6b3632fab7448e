/** A page to file: one file without script, for a screen, a phone and paper. */
import { html, raw } from 'hono/html'

/** A part of a page. `html` of Hono writes it, and escapes each value. */
export type Markup = ReturnType<typeof html>

const style = `
:root { color-scheme: light; font: 1rem/1.55 system-ui, sans-serif; color: #1b1b1b; background: #fff }
body { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: break-word }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 3rem 0 .75rem; padding-top: .75rem; border-top: 2px solid }
h3 { font-size: 1.1rem; margin: 2rem 0 .5rem }
a { color: #0b4fa0 }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid #0b4fa0; outline-offset: 2px }
code { font-family: ui-monospace, monospace; font-size: .875em }
h3 code { font-size: 1em }
h3 + .note { margin: 0 0 .5rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid #d0d0d0 }
thead th { border-bottom: 2px solid }
.wide { overflow-x: auto }
.wide table { table-layout: fixed; min-width: 48rem }
.wide td { overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: .3rem 1rem; margin: 0 }
dt { font-weight: 600 }
dd { margin: 0 }
ul { margin: 0; padding-inline-start: 1.2rem }
.note { color: #4a4a4a }
.plain { font-weight: 400 }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: .5rem }
}
@media print {
  :root { font-size: 10pt }
  body { max-width: none; padding: 0 }
  h2, h3 { break-after: avoid }
  tr, dt, li { break-inside: avoid }
  a { color: inherit; text-decoration: none }
  .wide { overflow: visible }
}
`

/** @returns the HTML of the whole page */
export function filedPage(title: string, body: Markup): string {
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`}`
}
