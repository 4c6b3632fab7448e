/** Compares what the stories of the last run show with the states of all machines and with all texts. */
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { invisibleStates, invisibleTexts } from './invisible'
import { readShown } from './keep-shown'
import { machineStates } from './machine-states'
import { textCodes } from './text-codes'

const stories = readShown()

it('every state of every machine is shown by a story', () => {
  const shown = new Set(stories.flatMap(({ states }) => states))
  const states = machineStates(globSync('{core,widgets}/**/*.machine.ts').sort())
  expect(states.length).toBeGreaterThan(60)
  const missing = states.filter(({ shownAs }) => !shownAs.some((one) => shown.has(one))).map(({ name }) => name)
  expect(missing.sort()).toEqual(Object.keys(invisibleStates).sort())
})

it('every text is shown by a story', async () => {
  const shown = new Set(stories.flatMap(({ texts }) => texts))
  const codes = await textCodes()
  expect(codes.length).toBeGreaterThan(300)
  const missing = codes.filter((code) => !shown.has(code))
  expect(missing.sort()).toEqual(Object.keys(invisibleTexts).sort())
})
