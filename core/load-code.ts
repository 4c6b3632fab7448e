import { within } from './deadline'

/**
 * Code that a press needs. Rejects where it is not to be had, or not within ten seconds, so that the visitor can be told.
 * At the next press `import()` has what came meanwhile at once; the build makes it request again what did not come.
 */
export function loadCode<Code>(code: Promise<Code>): Promise<Code> {
  return within(10_000, 'code', code)
}
