/** The project's Markdown files. */

const texts = {
  ...import.meta.glob('../{README,CONTRACT,REQUIREMENTS,CHANGELOG}.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob('../docs/*.md', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../{widgets,core}/**/*.md', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../demo-host/README.md', { query: '?raw', import: 'default', eager: true }),
} as Readonly<Record<string, string>>

/** The paths of all documents in the project. */
export function documentFiles(): readonly string[] {
  return Object.keys(texts).map((path) => path.replace('../', ''))
}

/**
 * The text of a document without its title and without comments.
 *
 * @param file its path in the project
 * @throws Error if there is no such document
 */
export function documentText(file: string): string {
  const text = texts[`../${file}`]
  if (text === undefined) throw new Error(`${file} is not part of the site`)
  return text.replace(/^# .*\n/, '').replace(/<!--[^>]*-->\n?/g, '')
}

/**
 * A section of a document, without its heading, up to the next heading of the same or a higher level.
 *
 * @throws Error if the document has no such heading
 */
export function documentSection(file: string, heading: string): string {
  const lines = documentText(file).split('\n')
  const start = lines.findIndex((line) => /^#{2,4} /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`${file} has no heading “${heading}”`)
  const level = (lines[start] as string).indexOf(' ')
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => /^#{2,4} /.test(line) && line.indexOf(' ') <= level)
  return (end < 0 ? after : after.slice(0, end)).join('\n').trim()
}

/**
 * The item of a list in a document that has these words.
 *
 * @throws Error if there is none
 */
export function documentItem(file: string, words: string): string {
  const item = documentText(file)
    .split('\n')
    .find((line) => line.startsWith('- ') && line.includes(words))
  if (!item) throw new Error(`${file} has no item with “${words}”`)
  return item.slice(2)
}

/** The first paragraph of a text, and the next one where the first ends with a colon. */
export function firstParagraph(text: string): string {
  const [first = '', second] = text.trim().split('\n\n')
  return first.endsWith(':') && second ? `${first}\n\n${second}` : first
}
