/** Reads `requirements/`, and writes REQUIREMENTS.md from it. */
import { readdirSync, readFileSync } from 'node:fs'

const folder = 'requirements'

/** What the shop asks for. */
export interface Requirement {
  /** `CART-01` */
  readonly id: string
  readonly requirement: string
}

/** One sentence of the shop's documents that can be tested. */
export interface Statement {
  /** The document's number and the statement's: `2.35`. */
  readonly id: string
  /** The id of the requirement that it is a part of. */
  readonly requirement: string
  readonly statement: string
  /** The test that ends with its effect. */
  readonly file: string
  /** The test's title. Where it is composed, each variable part is `…`. */
  readonly test: string
  /** How we differ and where that is recorded, or that it is the host's own. */
  readonly note: string
}

/** The rows of `requirements/requirements.tsv`. */
export const readRequirements = (): Requirement[] =>
  read('requirements.tsv').map(([id = '', requirement = '']) => ({ id, requirement }))

/** The rows of `requirements/statements-….tsv`, in the order of the documents. */
export const readStatements = (): Statement[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith('statements-'))
    .sort()
    .flatMap(read)
    .map(([id = '', requirement = '', statement = '', file = '', test = '', note = '']) => ({
      id,
      requirement,
      statement,
      file,
      test,
      note,
    }))

/** The rows of a file, without the names of its columns. */
function read(file: string): string[][] {
  const [, ...lines] = readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

/** @returns the text of REQUIREMENTS.md */
export function requirementsDocument(requirements: readonly Requirement[], statements: readonly Statement[]): string {
  const rows = requirements.map((one) => `| ${one.id} | ${escaped(one.requirement)} |`)
  const sections = requirements.map(({ id }) => {
    const own = statements.filter(({ requirement }) => requirement === id)
    return `### ${id}\n\n${own.map(line).join('\n')}`
  })
  return `# Requirements

What the shop asks for. Tests, comments, CONTRACT.md and \`dist/openapi.json\` refer to these ids. \`npm test\` fails where an id is not in this list.

The specification of the shop is not part of this repository. Where a comment says “as the specification spells it”, the text is the shop’s own and stays as it is. \`requirements/\` holds what stands here; \`npm run build\` writes this file.

| id | requirement |
| --- | --- |
${rows.join('\n')}

## Statements

Each sentence of the specification that can be tested, by its document (0 to 3), with the test that ends with its effect. A note says how we differ and where that is recorded.

${sections.join('\n\n')}
`
}

function line({ id, statement, file, test, note }: Statement): string {
  return `- **${id}** ${escaped(statement)}${note ? ` *${escaped(note)}*` : ''}<br>\`${file}\`: ${escaped(test)}`
}

/** Text in Markdown, where a tag would be HTML and a bar a new column. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_<>|[\]]/g, '\\$&')
