/** Writes `vscode.html-custom-data.json`, from which VS Code and editors with its HTML service complete tags. */
import type { DocumentedElement } from './definitions'
import { docsUrl } from './docs-url'
import { loadAttribute } from './load-attribute'

/** @see https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export function editorData(elements: readonly DocumentedElement[]): unknown {
  return {
    version: 1.1,
    tags: elements.map(({ file, tag, summary, attributeDocs, attributeTypes }) => ({
      name: tag,
      description: summary,
      references: [{ name: `<${tag}>`, url: docsUrl({ file }) }],
      attributes: [
        ...Object.entries(attributeTypes).map(([name, { type, values }]) => ({
          name,
          description: attributeDocs[name],
          ...(type === 'boolean' ? { valueSet: 'v' } : {}),
          ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
        })),
        { ...loadAttribute, values: loadAttribute.values.map((name) => ({ name })) },
      ],
    })),
  }
}
