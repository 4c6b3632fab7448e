import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Language } from '../core/domain/countries'
import type { Text, Texts } from '../core/texts'
import { catalogueWordRows, productNameRows } from '../demo-host/database/seed-names'
import { shopTexts } from '../demo-host/visitor/texts/texts'
import { slipsIn } from './writing'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file of a folder, by its whole path. */
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${root}${folder}/${file}`)

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** Every text of every widget, and of the demo shop's own pages. */
async function everyText(): Promise<(readonly [language: Language, text: string])[]> {
  const modules = await Promise.all(
    filesIn('widgets')
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

describe('what a visitor reads', () => {
  it('is written as each language is written', async () => {
    const texts = await everyText()
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.flatMap(([language, text]) => slipsIn(language, text))).toEqual([])
  })

  it('is written so in the catalogue', () => {
    const names = [
      ...productNameRows.flatMap(({ language, title, description }) => [
        [language, title] as const,
        [language, description] as const,
      ]),
      ...catalogueWordRows.map(({ language, word }) => [language, word] as const),
    ]
    expect(names.flatMap(([language, text]) => slipsIn(language as Language, text))).toEqual([])
  })

  it('is written so wherever the source has Korean or Chinese in it', () => {
    const sources = ['core', 'demo-host', 'widgets'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file))
    const slips = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].flatMap(([, text = '']) => [
        ...(/\p{sc=Hangul}/u.test(text) ? slipsIn('ko', text) : []),
        ...(/\p{sc=Han}/u.test(text) ? slipsIn('zh-Hant-HK', text) : []),
      ]),
    )
    expect(slips).toEqual([])
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
  ] as const)('is corrected in %s: %s', (language, text) => {
    expect(slipsIn(language, text)).not.toEqual([])
  })
})
