/** The widgets there are: the folders of `widgets/` that define an element. */
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { loadsWhenIdle } from '../loader/widgets'

/** The files that define elements, from the project's root. */
export function elementFiles(): string[] {
  return globSync('widgets/*/*.element.ts').sort()
}

/** What stands in place of `__ROVE_LOADS_WHEN_VISIBLE__`: see `loader/build.d.ts`. */
export const loadsWhenVisible = elementFiles()
  .map((file) => basename(file, '.element.ts'))
  .filter((name) => !loadsWhenIdle.split('|').includes(name))
  .join('|')
