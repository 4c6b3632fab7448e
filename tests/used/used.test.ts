/** Compares the controls that the browser tests of the last run showed with those that they used. */
import { expect, it } from 'vitest'
import type { Control } from './control'
import { readUses } from './keep-uses'
import { type TextKey, textKeys } from './text-keys'
import { unused } from './unused'

it('every control that an element shows is used to its end by a browser test', async () => {
  const key = await textKeys()
  const uses = readUses().map((use) => ({ name: nameOf(use, key), isUsed: use.isUsed }))
  const shown = new Set(uses.map(({ name }) => name))
  const used = new Set(uses.filter(({ isUsed }) => isUsed).map(({ name }) => name))
  expect(used.size).toBeGreaterThan(100)
  const never = [...shown].filter((name) => !used.has(name)).sort()
  expect(
    never.filter((name) => !Object.hasOwn(unused, name)),
    'never used by a browser test',
  ).toEqual([])
  expect(
    Object.keys(unused).filter((name) => !never.includes(name)),
    'used, or not shown any more: no reason in `unused.ts` is needed',
  ).toEqual([])
})

/** `rove-love button "button" love add`. What has neither a name nor a text of ours is the server's: `rove-header link`. */
function nameOf({ tag, kind, name, text }: Control, key: TextKey): string {
  return [tag, kind, name && `“${name}”`, key(tag, text)].filter(Boolean).join(' ')
}
