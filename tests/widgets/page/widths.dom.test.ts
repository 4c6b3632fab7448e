import { afterEach, describe, expect, it } from 'vitest'
import { setWidths, unsetWidths } from '../../../widgets/page/widths/widths.dom'

afterEach(() => document.body.replaceChildren())
const place = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLImageElement
}

describe('image widths', () => {
  it('PAGE-08 are 320, 480 and 768', () => {
    const image = place('<img src="/a.webp" data-widths="https://files.test/w{width}/{width}.webp">')
    setWidths(image)
    expect(image.getAttribute('srcset')).toBe(
      [320, 480, 768].map((width) => `https://files.test/w${width}/${width}.webp ${width}w`).join(', '),
    )
    expect(image.getAttribute('sizes')).toBe('100vw')
    unsetWidths()
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  it.each([
    ['<img data-widths="/{width}.webp" data-sizes="50vw">', '50vw'],
    ['<img data-widths="/{width}.webp" loading="lazy">', 'auto, 100vw'],
    ['<img data-widths="/{width}.webp" sizes="10vw" data-sizes="50vw">', '10vw'],
  ])('PAGE-08 %s has the sizes %s', (html, sizes) => {
    const image = place(html)
    setWidths(image)
    expect(image.getAttribute('sizes')).toBe(sizes)
  })

  it.each(['/one.webp', 'javascript:{width}', 'data:{width}', ''])('PAGE-08 are not made of “%s”', (address) => {
    const image = place('<img>')
    image.dataset.widths = address
    setWidths(image)
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  it('PAGE-08 of the server stay', () => {
    const image = place('<img srcset="/own.webp 2x" data-widths="/{width}.webp">')
    setWidths(image)
    unsetWidths()
    expect(image.getAttribute('srcset')).toBe('/own.webp 2x')
  })
})
