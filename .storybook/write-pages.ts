/** Writes the pages of the site as MDX, because Storybook takes pages without stories only in this form. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { documentPages, ownPages, pageId, panelPages } from '../site/pages.ts'

/** @param folder is emptied and filled. Two levels below the project's root */
export function writePages(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (title: string, imported: string, module: string, element: string) =>
    writeFileSync(
      `${folder}/${pageId(title)}.mdx`,
      `import { Meta } from '@storybook/addon-docs/blocks'
import ${imported} from '../../site/${module}.tsx'

<Meta title="${title}" />

${element}
`,
    )
  for (const { title, module } of ownPages) write(title, 'Page', module, '<Page />')
  for (const { title, file } of documentPages)
    write(title, '{ DocumentPage }', 'document-page', `<DocumentPage file="${file}" title="${title}" />`)
  for (const name of readdirSync('widgets').filter((name) => !name.includes('.')))
    write(`rove-${name}`, '{ ElementPage }', 'element/element-page', `<ElementPage name="${name}" />`)
  for (const { title, query } of panelPages)
    write(title, '{ PanelPage }', 'element/panel-page', `<PanelPage title="${title}" query="${query}" />`)
}
