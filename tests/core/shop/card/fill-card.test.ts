import { beforeEach, describe, expect, it } from 'vitest'
import type { CardContent } from '../../../../core/shop/card/card.types'
import { makeCard, showSwatch } from '../../../../core/shop/card/fill-card'

const template = document.createElement('template')
const money = { currency: 'USD', decimals: 2 } as const

beforeEach(() => {
  template.innerHTML = `
    <article class="card">
      <a data-rove-card="link"><img data-rove-card="picture" srcset="/old 1x"><img data-rove-card="second-picture">
        <b data-rove-card="title"></b></a>
      <ul data-rove-card="swatches"><li><a data-rove-card="swatch" data-due="1">
        <svg><circle data-rove-card="color"/></svg><i data-rove-card="swatch-label"></i></a></li></ul>
      <p data-rove-card="price"><i data-rove-card="price-kind" data-kind="regular">Price</i>
        <i data-rove-card="price-kind" data-kind="sale">Sale price</i>
        <b data-rove-card="due-amount"></b><span data-rove-card="was"><s data-rove-card="was-amount"></s></span></p>
      <p data-rove-card="sold-out" data-kind="sold">Sold Out</p>
      <p data-rove-card="sold-out" data-kind="notify">Sold Out - Notify Me</p>
      <rove-love data-rove-card="love"></rove-love>
    </article>`
})

const sofa: CardContent = {
  nid: '1201',
  href: 'http://localhost/product/marlow',
  title: 'Marlow <b>Sofa</b>',
  picture: 'http://localhost/marlow.webp',
  price: { kind: 'regular', due: 1890, was: undefined },
}
const made = (content: Partial<CardContent> = {}) =>
  makeCard(template.content.firstElementChild as Element, { ...sofa, ...content }, money) as HTMLElement
const part = (card: Element, mark: string) => card.querySelector(`[data-rove-card="${mark}"]`) as HTMLElement
const shownTexts = (card: Element, mark: string) =>
  [...card.querySelectorAll<HTMLElement>(`[data-rove-card="${mark}"]`)]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)

describe('a card made from the shop’s template', () => {
  it('LIST-01 has the product’s title as text, its address, pictures, price and heart', () => {
    const card = made({ secondPicture: 'http://localhost/marlow--2.webp' })
    expect(card.dataset.nid).toBe('1201')
    expect(part(card, 'title').textContent).toBe('Marlow <b>Sofa</b>')
    expect(part(card, 'link').getAttribute('href')).toBe(sofa.href)
    expect(part(card, 'picture').getAttribute('src')).toBe(sofa.picture)
    expect(part(card, 'picture').hasAttribute('srcset')).toBe(false)
    expect(part(card, 'second-picture').getAttribute('src')).toBe('http://localhost/marlow--2.webp')
    expect(part(card, 'due-amount').textContent).toBe('$1,890.00')
    expect(part(card, 'was').hidden).toBe(true)
    expect(shownTexts(card, 'price-kind')).toEqual(['Price'])
    expect(part(card, 'love').getAttribute('nid')).toBe('1201')
    expect(part(card, 'love').getAttribute('label')).toBe('Marlow <b>Sofa</b>')
    expect(part(made(), 'second-picture'), 'without a second picture').toBeNull()
  })

  it('PAGE-08 LIST-01 pictures have the template’s widths, also those of a swatch', () => {
    const widths = 'data-rove-widths="/w320/ 320w, /w480/ 480w"'
    template.innerHTML = template.innerHTML.replaceAll('picture"', `picture" ${widths}`)
    const card = made({ picture: 'http://localhost/w480/$1.webp', secondPicture: 'http://localhost/w320/two.webp' })
    const srcsets = () =>
      ['picture', 'second-picture'].map((mark) => part(card, mark).getAttribute('srcset')?.split(', '))
    expect(srcsets()).toEqual([
      ['http://localhost/w320/$1.webp 320w', 'http://localhost/w480/$1.webp 480w'],
      ['http://localhost/w320/two.webp 320w', 'http://localhost/w480/two.webp 480w'],
    ])
    const link = document.createElement('a')
    link.dataset.picture = '/w480/moss.webp'
    showSwatch(card, link, money)
    expect(srcsets()[0]).toEqual(['/w320/moss.webp 320w', '/w480/moss.webp 480w'])
    link.dataset.picture = '/moss.webp'
    showSwatch(card, link, money)
    expect(srcsets()[0], 'another address').toBeUndefined()
  })

  it('LIST-06 says that a product is sold out, and whether the visitor can be notified', () => {
    expect(shownTexts(made(), 'sold-out')).toEqual([])
    expect(shownTexts(made({ soldOut: 'sold' }), 'sold-out')).toEqual(['Sold Out'])
    expect(shownTexts(made({ soldOut: 'notify' }), 'sold-out')).toEqual(['Sold Out - Notify Me'])
  })

  it('LIST-01 has a link for each swatch, and no swatches where there are none', () => {
    const swatch = { label: 'Moss', href: 'http://localhost/product/marlow?oid=3', color: '#6b7354' }
    const price = { kind: 'sale', due: 1500, was: 1890 } as const
    const card = made({
      swatches: [
        { ...swatch, picture: 'http://localhost/moss.webp', price },
        { ...swatch, label: 'Rust', color: 'url(//elsewhere)', picture: undefined, price: undefined },
      ],
    })
    expect([...card.querySelectorAll('li')].map((item) => item.textContent?.trim())).toEqual(['Moss', 'Rust'])
    const [moss, rust] = card.querySelectorAll<HTMLElement>('[data-rove-card=swatch]')
    expect(moss?.dataset).toMatchObject({
      picture: 'http://localhost/moss.webp',
      due: '1500',
      was: '1890',
      kind: 'sale',
    })
    expect(rust?.dataset, 'what the template had is removed').not.toHaveProperty('due')
    expect([...card.querySelectorAll('circle')].map((circle) => circle.getAttribute('fill'))).toEqual(['#6b7354', null])
    expect(part(made(), 'swatches').hidden).toBe(true)
  })

  it('LIST-01 shows the picture, price and address of a swatch', () => {
    const card = made()
    const link = document.createElement('a')
    link.setAttribute('href', '/product/marlow?oid=3')
    Object.assign(link.dataset, { picture: '/moss.webp', kind: 'sale', due: '1500', was: '1890' })
    showSwatch(card, link, money)
    expect(part(card, 'link').getAttribute('href')).toBe('/product/marlow?oid=3')
    expect(part(card, 'picture').getAttribute('src')).toBe('/moss.webp')
    expect(shownTexts(card, 'due-amount')).toEqual(['$1,500.00'])
    expect(shownTexts(card, 'was-amount')).toEqual(['$1,890.00'])
    expect(shownTexts(card, 'price-kind')).toEqual(['Sale price'])
    link.dataset.kind = 'other'
    link.dataset.due = '1'
    showSwatch(card, link, money)
    expect(shownTexts(card, 'due-amount'), 'an unknown kind').toEqual(['$1,500.00'])
  })
})
