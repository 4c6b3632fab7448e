import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../../core/base/input/safe-url'
import { areSame, hasSeveral, type PictureInput, picturesFor } from '../../../widgets/gallery/gallery.rules'

const needs = (data: PictureInput['images']['data'], more: Partial<PictureInput['images']> = {}): PictureInput => ({
  images: { data, template: 'https://shop.example/{width}/{file}', ...more },
  title: 'Marlow 3-Seat Sofa',
  safeUrl,
})
const filesOf = (...input: Parameters<typeof picturesFor>) =>
  picturesFor(...input).map(({ src }) => src.replace('https://shop.example/768/', ''))

describe('the pictures of a choice', () => {
  const full = needs({ MOSS: ['moss.webp'], 301: ['left.webp'], 302: ['right.webp'], default: ['front.webp'] })

  it('GALLERY-01 the chosen model’s pictures come first', () => {
    expect(filesOf(full, { model: 'MOSS', options: [301] })).toEqual(['moss.webp'])
  })

  it('GALLERY-01 a model without pictures shows those of its options, in their order', () => {
    expect(filesOf(full, { model: 'RUST', options: [302, 999, 301] })).toEqual(['right.webp', 'left.webp'])
    expect(filesOf(full, { model: undefined, options: [301] })).toEqual(['left.webp'])
  })

  it('GALLERY-01 else the default pictures are shown', () => {
    expect(filesOf(full, undefined)).toEqual(['front.webp'])
    expect(filesOf(full, { model: 'RUST', options: [999] })).toEqual(['front.webp'])
    expect(filesOf(needs({ MOSS: [], default: ['front.webp'] }), { model: 'MOSS', options: [] })).toEqual([
      'front.webp',
    ])
  })

  it('an inherited property name is no model', () => {
    expect(filesOf(full, { model: 'constructor', options: [] })).toEqual(['front.webp'])
  })

  it('a picture of two options is shown once', () => {
    const shared = needs({ 1: ['room.webp', 'a.webp'], 2: ['room.webp'] })
    expect(filesOf(shared, { model: undefined, options: [1, 2] })).toEqual(['room.webp', 'a.webp'])
  })

  it('files without a valid URL are left out, and the next set replaces an empty one', () => {
    const bad = needs(
      { MOSS: ['javascript:alert(1)', ' '], default: ['https://cdn.example/front.webp'] },
      { template: '{file}' },
    )
    expect(filesOf(bad, { model: 'MOSS', options: [] })).toEqual(['https://cdn.example/front.webp'])
  })

  it('no script, inline data or invalid text becomes a URL', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((path) => `https://pictures.example/${path}`),
          fc.constantFrom('javascript:1', 'data:text/html,x', '//'),
        ),
        (file) => {
          for (const template of ['{file}', '/files/{width}/{file}'])
            for (const { src, thumb, original } of picturesFor(needs({ default: [file] }, { template }), undefined))
              for (const url of [src, thumb, original]) expect(url).toMatch(/^https?:\/\//)
        },
      ),
    )
  })
})

describe('a picture', () => {
  const [picture] = picturesFor(
    needs({ default: [{ file: 'a room #2?.webp', alt: '' }] }, { original: 'https://shop.example/full/{file}' }),
    undefined,
  )
  const name = 'a%20room%20%232%3F.webp'

  it('GALLERY-01 a picture has the widths 320, 480 and 768, and the original', () => {
    expect(picture?.srcset).toBe(
      [
        `https://shop.example/320/${name} 320w`,
        `https://shop.example/480/${name} 480w`,
        `https://shop.example/768/${name} 768w`,
        `https://shop.example/full/${name} 1600w`,
      ].join(', '),
    )
    expect(picture).toMatchObject({
      thumb: `https://shop.example/320/${name}`,
      original: `https://shop.example/full/${name}`,
    })
  })

  it('without an original, the widest picture is enlarged', () => {
    const [other] = picturesFor(needs({ default: ['b.webp'] }), undefined)
    expect(other?.original).toBe('https://shop.example/768/b.webp')
    expect(other?.srcset).not.toContain('1600w')
  })

  it('a picture has its own alternative text, else the product’s title', () => {
    expect(picture?.alt).toBe('Marlow 3-Seat Sofa')
    const [own] = picturesFor(needs({ default: [{ file: 'b.webp', alt: 'From behind' }] }), undefined)
    expect(own?.alt).toBe('From behind')
  })
})

describe('lists of pictures', () => {
  const pictures = picturesFor(needs({ default: ['a.webp', 'b.webp'] }), undefined)

  it('two lists are equal if they have the same pictures in the same order', () => {
    expect(areSame(pictures, [...pictures])).toBe(true)
    expect(areSame(pictures, [...pictures].reverse())).toBe(false)
    expect(areSame(pictures, pictures.slice(0, 1))).toBe(false)
  })

  it('thumbnails are shown if any choice has several pictures', () => {
    expect(hasSeveral(needs({ MOSS: ['a', 'b'], default: ['c'] }).images)).toBe(true)
    expect(hasSeveral(needs({ MOSS: ['a'], default: ['c'] }).images)).toBe(false)
  })
})
