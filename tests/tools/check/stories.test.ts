import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))

describe('stories', () => {
  it('CHK-01 no story’s name makes the checkout read its page as the following page', () => {
    const names = read('stories/checkout/*.stories.tsx').flatMap((text) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => /complete/i.test(name))).toEqual([])
  })

  it('every widget has a story', () => {
    const text = read('stories/**/*.tsx').join('')
    const tags = globSync('widgets/*/*.element.ts').map((file) => `rove-${file.split('/')[1]}`)
    expect(tags.length).toBeGreaterThan(10)
    expect(tags.filter((tag) => !new RegExp(`<${tag}[ />]`).test(text))).toEqual([])
  })
})
