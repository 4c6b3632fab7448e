/** Writes `llms.txt`: where a language model, or a person in a hurry, finds the documentation of the package. */
import { dirname } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import type { DocumentedElement } from '../build/definitions'

/** @see https://llmstxt.org */
export function llmsText(elements: readonly DocumentedElement[]): string {
  const widgets = elements.map(({ file, tag, summary }) => `- [<${tag}>](../${dirname(file)}/README.md): ${summary}`)
  return `# ${packageJson.name} ${packageJson.version}

> ${packageJson.description} One classic script, \`rove.js\`, finds the tags of a page and imports the code of each. Nothing else is included, and no other package is needed on the page.

An element shows the HTML inside its tag until it is ready, and again if it fails. Settings are JSON in the page, before the first tag. Elements publish facts on \`window.rove\` and as DOM events \`rove:noun:past\`. They request only the calls that CONTRACT.md lists, from the shop's own server, which decides prices, stock and orders.

## Start

- [README](../README.md): what it is, and all tags
- [Put it on a page](../docs/embed.md): the script, tags, recipes by system
- [Settings](../docs/settings.md): settings, classes of the body
- [window.rove](../docs/window-rove.md): facts, requests and actions
- [Theming](../docs/theming.md): design tokens
- [CONTRACT](../CONTRACT.md): each call that the shop's server answers, with request, answer and status codes
- [Accessibility conformance report](accessibility.json)
- [Changes](../CHANGELOG.md)

## Widgets

${widgets.join('\n')}
- [Tracking](../core/tracking/README.md): tracked events, sinks and consent

## Files for tools

- [custom-elements.json](custom-elements.json): the custom elements manifest
- [openapi.json](openapi.json): the calls as OpenAPI 3.1
- [scripts.json](scripts.json): every script with its size and its integrity, and which files each tag needs
- [rove.d.ts](rove.d.ts): types of the elements, of \`window.rove\` and of the facts
`
}
