/** Lists the widgets, the folders of `widgets/` that define an element, and the files that they are built into. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { idleWidgets, joined } from '../../loader/widgets'
import type { Entries } from './module-places'

/** The element files, relative to the project's root. */
export function elementFiles(): string[] {
  return globSync('widgets/*/*.element.ts').sort()
}

/** The name of an element's widget: `love` for `widgets/love/love.element.ts`. */
export const widgetOf = (file: string): string => basename(file, '.element.ts')

/** The name of the built file that contains a widget. */
export const builtFileOf = (widget: string): string => widget.replace(joined, '$1')

/** The first modules of the built files, relative to the project's root. */
export const entries: Entries = {
  elements: [...new Set(elementFiles().map((file) => builtFileOf(widgetOf(file))))].map((name) => {
    const ofSeveral = `widgets/${name}.elements.ts`
    return existsSync(ofSeveral) ? ofSeveral : `widgets/${name}/${name}.element.ts`
  }),
  onDemand: 'loader/on-demand.ts',
  onDemandShared: 'loader/on-demand-shared.ts',
}

/** The name of the built file of an entry. */
export const nameOf = (entry: string): string => basename(entry).replace(/(\.elements?)?\.ts$/, '')

/** The value of `__ROVE_LOADS_WHEN_VISIBLE__`: see `loader/build.d.ts`. */
export const loadsWhenVisible = elementFiles()
  .map(widgetOf)
  .filter((name) => !idleWidgets.split('|').includes(name))
  .join('|')

/** The names of the widgets in the built file of an entry. */
export const widgetsOf = (entry: string): string[] =>
  elementFiles()
    .map(widgetOf)
    .filter((widget) => builtFileOf(widget) === nameOf(entry))
