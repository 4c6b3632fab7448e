/** Writes what the composer’s forms are made of: the elements, their attributes, and the settings that each reads. */

import type { Catalogue, CatalogueSetting, CatalogueWidget } from '../../workshop/composer/catalogue/catalogue'
import { settingNames } from '../../workshop/settings/all-settings'
import { htmlExample, readmeSection, tableRows } from '../docs/readme-rows'
import { hasString } from './composer-code'
import { type DocumentedElement, readDefinitions } from './definitions'
import { loadAttribute } from './load-attribute'
import { elementFiles, widgetOf } from './widgets'

/** @param code the code of each element, by its name */
export async function composerCatalogue(code: ReadonlyMap<string, string>): Promise<Catalogue> {
  const elements = await readDefinitions(elementFiles())
  return { widgets: elements.map((element) => widgetRow(element, code)), settings: settingRows() }
}

function widgetRow(element: DocumentedElement, code: ReadonlyMap<string, string>): CatalogueWidget {
  const { file, summary, placing, attributeTypes, attributeDocs, slots } = element
  const name = widgetOf(file)
  const own = code.get(name) ?? ''
  const attributes = Object.entries(attributeTypes).map(([attribute, row]) => ({
    name: attribute,
    type: row.type,
    values: row.values ?? [],
    required: row.required ?? false,
    doc: attributeDocs[attribute] ?? '',
  }))
  const load = { ...loadAttribute, type: 'string', required: false, doc: loadAttribute.description } as const
  return {
    name,
    summary,
    attributes: [
      ...attributes,
      { name: load.name, type: load.type, values: load.values, required: false, doc: load.doc },
    ],
    inside: slots[''] ?? 'The server’s HTML.',
    isPlaceable: !placing.includes('in-templates'),
    settings: settingNames.filter((setting) => hasString(own, setting)),
    sample: htmlExample(`widgets/${name}/README.md`),
  }
}

/** All settings with the README’s words. */
function settingRows(): readonly CatalogueSetting[] {
  const rows = [...tableRows(readmeSection('docs/settings.md', 'All settings'))]
  return settingNames.map((name) => {
    const [, meaning = ''] = rows.find(([keys = '']) => keys.includes(`\`${name}\``)) ?? []
    return { name, meaning }
  })
}
