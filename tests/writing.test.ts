import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Language } from '../core/base/country/countries.rules'
import type { Text, Texts } from '../core/base/texts/texts'
import { growPieces } from '../demo-host/catalogue/grown'
import { catalogueWordRows, productNameRows } from '../demo-host/database/seed-names'
import { shopTexts } from '../demo-host/visitor/texts/texts'
import { mistakesIn } from './writing'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The absolute paths of all files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${root}${folder}/${file}`)

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** All texts of core, of the widgets and of the demo shop's own pages. */
async function everyText(): Promise<(readonly [language: Language, text: string])[]> {
  const modules = await Promise.all(
    ['core', 'widgets']
      .flatMap(filesIn)
      .filter((file) => file.endsWith('.texts.ts'))
      .map((file): Promise<Record<string, Texts<string>>> => import(/* @vite-ignore */ file)),
  )
  return [...modules.flatMap((module) => Object.values(module)), shopTexts].flatMap((texts) =>
    (Object.keys(texts) as Language[]).flatMap((language) =>
      Object.values(texts[language])
        .flatMap(formsOf)
        .map((text) => [language, text] as const),
    ),
  )
}

describe('the texts for visitors', () => {
  it('follow the spelling rules of their language', async () => {
    const texts = await everyText()
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.flatMap(([language, text]) => mistakesIn(language, text))).toEqual([])
  })

  it('follow them in the catalogue', () => {
    const names = [
      ...productNameRows(growPieces(10_000)).flatMap(({ language, title, description }) => [
        [language, title] as const,
        [language, description] as const,
      ]),
      ...catalogueWordRows.map(({ language, word }) => [language, word] as const),
    ]
    expect(names.flatMap(([language, text]) => mistakesIn(language as Language, text))).toEqual([])
  })

  it('follow them in every Korean or Chinese string of the source', () => {
    const sources = ['core', 'demo-host', 'widgets', 'workshop'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file))
    const mistakes = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].flatMap(([, text = '']) => [
        ...(/\p{sc=Hangul}/u.test(text) ? mistakesIn('ko', text) : []),
        ...(/\p{sc=Han}/u.test(text) ? mistakesIn('zh-Hant-HK', text) : []),
      ]),
    )
    expect(mistakes).toEqual([])
  })

  it.each([
    ['fr', 'Où livrer ?'],
    ['fr', 'Démo : pas de vraie carte'],
    ['fr', '20 % de rabais'],
    ['fr', 'une adresse e-mail'],
    ['ko', '매장 카드 결제'],
    ['ko', '서울(으)로 배송'],
    ['ko', '보내드리겠습니다'],
    ['zh-Hant-HK', '你的訂單'],
    ['zh-Hant-HK', '郵遞區號'],
    ['zh-Hant-HK', '套用優惠碼'],
    ['zh-Hant-HK', '總額'],
  ] as const)('a mistake is found in %s: %s', (language, text) => {
    expect(mistakesIn(language, text)).not.toEqual([])
  })
})

it('the titles of browser tests have at most 80 characters', () => {
  const specs = filesIn('tests/e2e').filter((file) => file.endsWith('.spec.ts'))
  const titles = specs.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btest\('([^']*)'/g)])
  expect(titles.length).toBeGreaterThan(500)
  expect(titles.map(([, title = '']) => title).filter(({ length }) => length > 80)).toEqual([])
})
