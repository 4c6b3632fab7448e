import { expect, it } from 'vitest'
import { attributesOf } from '../../../loader/placeable'
import { readDefinitions } from '../../../tools/build/definitions'
import { elementFiles, widgetOf } from '../../../tools/build/widgets'

it('LOAD-01 a container takes the attributes of each element', async () => {
  const elements = await readDefinitions(elementFiles())
  const rows = elements
    .map(({ file, attributeTypes }) => [widgetOf(file), Object.keys(attributeTypes)] as const)
    .filter(([, attributes]) => attributes.length > 0)
  expect(rows.length).toBeGreaterThan(10)
  expect(attributesOf, 'attributesOf in loader/placeable.ts').toEqual(Object.fromEntries(rows))
})
