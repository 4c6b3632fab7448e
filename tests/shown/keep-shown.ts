/** Keeps what stories show, one file each: a story that runs again replaces its own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommand } from 'vitest/node'
import type { Shown } from './watch'

const folder = '.cache/test-results/shown'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepShown(story: string, shown: Shown): Promise<void>
  }
}

/** A command of the page of stories. */
export const keepShown: BrowserCommand<[story: string, shown: Shown]> = (_, story, shown) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${story}.json`, JSON.stringify(shown))
}

/** What all stories of the last runs show. */
export function readShown(): readonly Shown[] {
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Shown)
}
