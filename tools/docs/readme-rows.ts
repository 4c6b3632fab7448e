/** Reads sections of a README, and the rows of their tables and lists. */
import { existsSync, readFileSync } from 'node:fs'

/** The text of a section, without its heading; empty if the README has none. */
export function readmeSection(path: string, heading: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [, after = ''] = text.split(new RegExp(`^#{2,4} ${heading}$`, 'm'))
  return after.split(/^#{2,3} /m)[0]?.trim() ?? ''
}

/** The cells of each row of the tables in a section, without heads and lines. */
export function tableRows(section: string): readonly (readonly string[])[] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[ |:-]+\|$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

/** The rows, items and paragraphs of a section. */
export function statements(section: string): readonly string[] {
  return section
    .split(/\n(?=[-|])|\n\n/)
    .map((one) =>
      one
        .replace(/^[-|]\s*|\s*\|$/g, '')
        .replaceAll(' | ', ': ')
        .replaceAll('\\|', '|')
        .trim(),
    )
    .filter((one) => one && !/^[ |:-]+$/.test(one))
}

/** The first example of HTML of a README. */
export function htmlExample(path: string): string {
  return /```html\n([\s\S]*?)```/.exec(readmeSection(path, 'Use'))?.[1]?.trim() ?? ''
}
