/** Writes the pages of the site as MDX, because Storybook takes pages without stories only in this form. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { documentPages, ownPages, pageId, panelPages, titleOf } from '../site/pages.ts'

/**
 * @param folder is emptied and filled. Two levels below the project's root
 * @returns the titles of the pages, in the order of the sidebar
 */
export function writePages(folder: string): readonly string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (title: string, module: string, tag: string) => {
    const page = `import { Meta } from '@storybook/addon-docs/blocks'\nimport ${module}'\n\n<Meta title="${title}" />\n\n${tag}\n`
    writeFileSync(`${folder}/${pageId(title)}.mdx`, page)
    return title
  }
  const own = ownPages.map(({ title, module }) => write(title, `Page from '../../site/${module}`, '<Page />'))
  const documents = documentPages.map(({ title, file }) =>
    write(title, "{ DocumentPage } from '../../site/document-page", `<DocumentPage file="${file}" title="${title}" />`),
  )
  const elements = readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      write(
        titleOf(`widgets/${name}/README.md`) as string,
        "{ ElementPage } from '../../site/element/element-page",
        `<ElementPage name="${name}" />`,
      ),
    )
  const panels = panelPages.map((title) =>
    write(title, "{ PanelPage } from '../../site/element/panel-page", `<PanelPage title="${title}" />`),
  )
  return [...own, ...documents, ...elements, ...panels]
}
