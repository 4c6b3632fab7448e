import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callingWidgets } from '../../loader/widgets'
import { elementFiles, widgetOf } from '../../tools/widgets'

it('LOAD-04 what sends requests is loaded together with the widgets that say they call at the start', () => {
  const says = elementFiles().filter((file) => readFileSync(file, 'utf8').includes("calls: 'at-start'"))
  const loads = elementFiles().filter((file) => callingWidgets.test(widgetOf(file)))
  expect(loads).toEqual(says)
})
