/** The report as a page: `accessibility.html`. */
import { html } from 'hono/html'
import { filedPage, type Markup } from '../../build/filed-page'
import type { AccessibilityReport, CriterionReport, ElementReport, KoreanReport, Proof } from './report'
import type { Result } from './statements'

/** In the order of the summary. */
const results: readonly Result[] = ['supports', 'partially supports', 'not applicable', 'host page']

const meanings: Readonly<Record<Result, string>> = {
  supports: 'The elements meet the criterion wherever it concerns them.',
  'partially supports': 'A part of the criterion is not met. The remark says which.',
  'not applicable': 'No element has what the criterion is about. A test checks that.',
  'host page':
    'Only the page as a whole can meet it. The remark says what the elements contribute, and tests check that.',
}

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust']

/** @returns the HTML of the page */
export function reportPage(report: AccessibilityReport): string {
  const { product, version, standards } = report
  return filedPage(
    'Accessibility conformance report',
    html`<h1>Accessibility conformance report</h1>
<p>${product} ${version}. ${standards.join('; ')}.</p>
<p>This report is about the elements of the package, not about the shop that uses them. The build writes it from the tests: each criterion names the browser tests that prove it, with their files in the repository. The ids at the beginning of a title are those of the shop’s requirements. All of them pass before a version is published. What only a person can judge, such as whether a text is understood, is not tested.</p>
${summary(report)}
${known(report)}
${principles.map(
  (principle, n) => html`<h2>${n + 1}. ${principle}</h2>
${report.criteria.filter(({ number }) => number.startsWith(`${n + 1}.`)).map((row) => criterion(row, report))}`,
)}
<h2 id="checks-by-axe">Checks by axe</h2>
<p>axe finds faults that a program can find, so it proves a part of a criterion. It runs on every story, which are all states and messages of ${report.axe.elements.length} elements, each in one of several countries and languages. It also runs on pages and dialogs of the demo shop:</p>
${proofList(report.axe.tests)}
<h2>KWCAG 2.2</h2>
<p>The 33 items of the Korean standard. The result of an item is that of its criteria.</p>
${korean(report.korean)}
<h2>By element</h2>
<p class="note">Tests that visit every element are named at their criteria, and not repeated here.</p>
${report.elements.map(element)}`,
  )
}

function summary({ criteria }: AccessibilityReport): Markup {
  const count = (result: Result, level: string) =>
    criteria.filter((row) => row.result === result && row.level === level).length
  return html`<h2>Summary</h2>
<table>
<thead><tr><th scope="col">Result</th><th scope="col">A</th><th scope="col">AA</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${results.map(
  (result) =>
    html`<tr><th scope="row">${capital(result)}</th><td>${count(result, 'A')}</td><td>${count(result, 'AA')}</td><td>${meanings[result]}</td></tr>
`,
)}</tbody>
</table>
<h3>All criteria</h3>
<table>
<thead><tr><th scope="col">WCAG 2.2</th><th scope="col">Level</th><th scope="col">Result</th></tr></thead>
<tbody>
${criteria.map(
  ({ number, name, level, result }) =>
    html`<tr><th scope="row"><a href="#${idOf(number)}">${number} ${name}</a></th><td>${level}</td><td>${capital(result)}</td></tr>
`,
)}</tbody>
</table>`
}

function known({ limits }: AccessibilityReport): Markup {
  return html`<h2>What is not supported or not assessed</h2>
<ul>
${limits.map(({ title, what, so }) => html`<li><p><strong>${title}.</strong> ${what} ${so}</p></li>`)}
</ul>`
}

function criterion(row: CriterionReport, { elements }: AccessibilityReport): Markup {
  const { number, name, level, clause, korean, result, remark, proofs, axeRules } = row
  const isEvery = row.elements.length === elements.length
  return html`<section>
<h3 id="${idOf(number)}">${number} ${name}</h3>
<p class="note">Level ${level}. EN 301 549: ${clause ?? 'no clause in V3.2.1, new in WCAG 2.2'}. KWCAG 2.2: ${korean.length > 0 ? korean.join(', ') : 'none'}.</p>
<dl>
<dt>Result</dt><dd><strong>${capital(result)}</strong></dd>
${remark ? html`<dt>Remarks</dt><dd>${remark}</dd>` : ''}
${row.elements.length > 0 ? html`<dt>Elements</dt><dd>${isEvery ? `Every element (${row.elements.length})` : codes(row.elements)}</dd>` : ''}
<dt>Tests</dt><dd>${proofList(proofs)}</dd>
${axeRules.length > 0 ? html`<dt>A part, by axe</dt><dd>${axeRules.map(({ rule, help }, n) => html`${n > 0 ? '; ' : ''}${help} (<code>${rule}</code>)`)}. <a href="#checks-by-axe">Where it runs</a></dd>` : ''}
</dl>
</section>
`
}

function proofList(proofs: readonly (Proof & { readonly criteria?: readonly string[] })[]): Markup {
  return html`<ul>
${proofs.map(
  ({ kind, file, title, elements, criteria = [] }) =>
    html`<li>${title}${criteria.length > 0 ? ` (${criteria.join(', ')})` : ''} <span class="note"><code>${file}</code>${kind === 'browser test' && elements ? html` – ${codes(elements)}` : ''}</span></li>
`,
)}</ul>`
}

function korean(items: readonly KoreanReport[]): Markup {
  return html`<table>
<thead><tr><th scope="col">Item</th><th scope="col">WCAG 2.2</th></tr></thead>
<tbody>
${items.map(
  ({ item, name, english, criteria }) => html`<tr>
<th scope="row">${item} <span lang="ko">${name}</span><br><span class="plain">${english}</span></th>
<td>${criteria.length > 0 ? links(criteria) : 'None'}</td>
</tr>
`,
)}</tbody>
</table>
<h3>Where KWCAG differs</h3>
<dl>
${items.map(({ item, addition, proofs }) => (addition ? html`<dt>${item}</dt><dd>${addition} ${proofList(proofs)}</dd>` : ''))}
</dl>`
}

function element({ tag, criteria, proofs, stories }: ElementReport): Markup {
  return html`<section>
<h3><code>&lt;${tag}&gt;</code></h3>
<dl>
<dt>Criteria</dt><dd>${links(criteria)}</dd>
<dt>Stories</dt><dd>${codes(stories)}</dd>
${proofs.length > 0 ? html`<dt>Tests</dt><dd>${proofList(proofs.map(({ elements: _, ...proof }) => proof))}</dd>` : ''}
</dl>
</section>
`
}

function links(numbers: readonly string[]): Markup {
  return html`${numbers.map((number, n) => html`${n > 0 ? ', ' : ''}<a href="#${idOf(number)}">${number}</a>`)}`
}

function codes(names: readonly string[]): Markup {
  return html`${names.map((name, n) => html`${n > 0 ? ', ' : ''}<code>${name.startsWith('rove-') ? `<${name}>` : name}</code>`)}`
}

const idOf = (number: string): string => `criterion-${number.replaceAll('.', '-')}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
