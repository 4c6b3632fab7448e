/** What no element has in any state: read from the built files and from the texts. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { Language } from '../../../core/base/country/countries.rules'
import type { Texts } from '../../../core/base/texts/texts'
import { expect, test } from '../kit/oracle'

/** The built files of the elements. The checker in the doctor’s panel names what it looks for. */
const builtFiles = () => globSync(['dist/rove.js', 'dist/*/*.js'], { ignore: ['dist/composer/*', 'dist/*/_axe.js'] })

test('no built file follows motion or drags, plays live media, or numbers pages', {
  tag: ['@nightly', '@any-screen', '@wcag-1.2.4', '@wcag-2.5.4', '@wcag-2.5.7', '@kwcag-6.4.4'],
}, () => {
  const words = /devicemotion|deviceorientation|DeviceMotion|dragstart|ondrag|getUserMedia|RTCPeer|srcObject|doc-page/g
  const files = builtFiles()
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(words)].map(([word]) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})

/** All texts of the elements, by language. */
async function everyText() {
  const modules: Record<string, Texts<string>>[] = await Promise.all(
    globSync('{core,widgets,workshop}/**/*.texts.ts', { absolute: true }).map((file) => import(file)),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter((texts) => 'en' in texts)
    .flatMap((texts) =>
      Object.keys(texts.en).map((code) => {
        const inLanguage = (language: Language) => JSON.stringify(texts[language][code])
        return { code, en: inLanguage('en'), others: (['fr', 'ko', 'zh-Hant-HK'] as const).map(inLanguage) }
      }),
    )
}

test('no text names only a place, a shape, a colour or a sound', {
  tag: ['@nightly', '@any-screen', '@wcag-1.3.3'],
}, async () => {
  const texts = await everyText()
  expect(texts.length).toBeGreaterThan(500)
  const sensory =
    /\b(left|right|above|below|top|bottom|corner|red|green|blue|grey|round|square|circle|arrow|icon|beep|press the)\b/i
  const found = texts.filter(({ en }) => sensory.test(en.replace(/right now|\{n\} left|left out|all year round/g, '')))
  // “Press the button again” stands at the only button of a form.
  expect([...new Set(found.map(({ code }) => code))]).toEqual(['lost'])
})

/** Texts that are the same in English and have to differ elsewhere: by gender, by what is counted, or as noun and verb. */
const different = ['{n} of {count}', 'Previous', 'Next', 'Checkout', 'Invalid']

test('what has one name in English has one name in every language', {
  tag: ['@nightly', '@any-screen', '@wcag-3.2.4'],
}, async () => {
  const texts = await everyText()
  const found = texts.flatMap(({ en, others }) => {
    const same = texts.find((text) => text.en === en)
    const isKnown = different.some((text) => en === JSON.stringify(text)) || en.includes('We could not reach')
    return isKnown || same?.others.join() === others.join() ? [] : [`${en}: ${others} and ${same?.others}`]
  })
  expect(found).toEqual([])
})
