import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))

describe('stories', () => {
  it('CHK-01 have no name by which the checkout takes their page for the one after it', () => {
    const names = read('stories/checkout-*.stories.tsx').flatMap((text) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => /complete/i.test(name))).toEqual([])
  })

  it('show each widget', () => {
    const text = read('stories/*').join('')
    const tags = globSync('widgets/*/*.element.ts').map((file) => `rove-${file.split('/')[1]}`)
    expect(tags.length).toBeGreaterThan(10)
    expect(tags.filter((tag) => !new RegExp(`<${tag}[ />]`).test(text))).toEqual([])
  })
})
