/** Compares what the stories of the last run show with the states of all machines and with all texts. */
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { invisibleStates, invisibleTexts } from './invisible'
import { readShown } from './keep-shown'
import { machineStates } from './machine-states'
import { textCodes } from './text-codes'

const stories = readShown()
const mend = 'no story shows it: write one and run it, `npm run changed`'

it('every state of every machine is shown by a story', () => {
  const shown = new Set(stories.flatMap(({ states }) => states))
  const states = machineStates(globSync('{core,widgets,workshop}/**/*.machine.ts').sort())
  expect(states.length).toBeGreaterThan(60)
  const missing = states.filter(({ shownAs }) => !shownAs.some((one) => shown.has(one))).map(({ name }) => name)
  expect(
    missing.filter((name) => !Object.hasOwn(invisibleStates, name)),
    mend,
  ).toEqual([])
  const names = states.map(({ name }) => name)
  expect(Object.keys(invisibleStates).filter((name) => !names.includes(name))).toEqual([])
})

it('every text is shown by a story', async () => {
  const shown = new Set(stories.flatMap(({ texts }) => texts))
  const codes = await textCodes()
  expect(codes.length).toBeGreaterThan(300)
  expect(
    codes.filter((code) => !shown.has(code) && !Object.hasOwn(invisibleTexts, code)),
    mend,
  ).toEqual([])
  expect(Object.keys(invisibleTexts).filter((code) => !codes.includes(code) || shown.has(code))).toEqual([])
})
