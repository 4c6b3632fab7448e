/** Lists the widgets: the folders of `widgets/` that define an element. */
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { idleWidgets } from '../loader/widgets'

/** The element files, relative to the project's root. */
export function elementFiles(): string[] {
  return globSync('widgets/*/*.element.ts').sort()
}

/** The value of `__ROVE_LOADS_WHEN_VISIBLE__`: see `loader/build.d.ts`. */
export const loadsWhenVisible = elementFiles()
  .map((file) => basename(file, '.element.ts'))
  .filter((name) => !idleWidgets.split('|').includes(name))
  .join('|')
