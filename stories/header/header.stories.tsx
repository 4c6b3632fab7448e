import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageBus } from '../../core/base/bus/bus'
import { readMarket } from '../../core/base/country/country.setting'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import barCss from '../../demo-host/theme/css/header.css?inline'
import menusCss from '../../demo-host/theme/css/header-menus.css?inline'
import phoneCss from '../../demo-host/theme/css/header-phone.css?inline'
import { type ShopCode, shopTexts } from '../../demo-host/visitor/texts/texts'
import cart from '../../widgets/cart/cart.element'
import { flyoutTexts } from '../../widgets/header/flyout/flyout.texts'
import headerElement from '../../widgets/header/header.element'
import { headerTexts } from '../../widgets/header/header.texts'
import { type CartName, cartNamed, serveCart, setCart } from '../cart/cart-server'
import { holdCode } from '../kit/lose-code'
import { hasWords, textsOf } from '../kit/words'

interface Args {
  /** The server's answer to every request for the cart. */
  readonly answers: CartName | 'waits' | 'fails'
  /** Whether the header is written from right to left. */
  readonly isRightToLeft: boolean
}

/** A text of the demo shop, in the language of the page. */
const shop = (code: ShopCode) => shopTexts[readMarket().language][code]
const categories = ['sofas', 'chairs', 'tables', 'rugs', 'pillows', 'outdoor'] as const

function MenuList() {
  return (
    <ul>
      {categories.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{shop(name)}</a>
        </li>
      ))}
      <li>
        <details className="site-more">
          <summary>{shop('ideas')}</summary>
          <ul>
            {(['newArrivals', 'bestSellers'] as const).map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{shop(name)}</a>
              </li>
            ))}
            <li>
              <a href="#lookbook" data-rove-header="new-tab">
                {shop('lookbook')}
              </a>
            </li>
          </ul>
        </details>
      </li>
      <li>
        <details className="site-more">
          <summary>{shop('help')}</summary>
          <ul>
            <li>
              <a href="#delivery">{shop('pageDelivery')}</a>
            </li>
          </ul>
        </details>
      </li>
    </ul>
  )
}

/** The server's header, as the demo shop's theme writes it, above a page that can be scrolled. */
function Header({ answers, isRightToLeft }: Args) {
  useState(() => {
    setCart(undefined)
    serveCart(answers === 'waits' || answers === 'fails' ? answers : cartNamed(answers))
    cart.define()
    headerElement.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{baseCss + barCss + menusCss + phoneCss}</style>
      <rove-header data-search="hidden">
        <header className="site-header">
          <div className="site-header__bar">
            <details className="site-menu" data-rove-header="drawer">
              <summary>{shop('menu')}</summary>
              <nav aria-label={shop('menu')}>
                <MenuList />
              </nav>
            </details>
            <a className="wordmark" href="#home">
              {shop('shopName')}
            </a>
            <form className="site-search" id="story-search">
              <input type="search" aria-label={shop('search')} />
            </form>
            <ul className="site-links">
              <li className="site-links__search">
                <a href="#story-search" data-rove-header="search">
                  {shop('search')}
                </a>
              </li>
              <li>
                <a href="#cart" data-rove-header="cart">
                  {shop('bag')} <span data-rove-header="count">0</span>
                </a>
              </li>
            </ul>
          </div>
          <nav className="site-nav" aria-label={shop('shop')}>
            <MenuList />
          </nav>
        </header>
      </rove-header>
      <div style={{ minBlockSize: '150vh' }} />
    </div>
  )
}

const meta: Meta<typeof Header> = {
  title: 'rove-header',
  component: Header,
  args: { answers: 'full', isRightToLeft: false },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Header>
type Play = NonNullable<Story['play']>

const t = textsOf(flyoutTexts)
const headerWords = textsOf(headerTexts)
const onPhone = { viewport: { value: 'w390' } }

const ready = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('rove-header')).toHaveAttribute('data-rove-state', 'ready'))
const dialog = (canvas: HTMLElement) => canvas.querySelector('rove-header')?.shadowRoot?.querySelector('dialog')

/** Opens one of the visible menus by its name. */
async function openMenu(canvas: HTMLElement, name: string): Promise<void> {
  const [summary] = within(canvas)
    .getAllByText(name)
    .filter((node) => node.checkVisibility())
  await userEvent.click(summary as HTMLElement)
  await waitFor(() => expect((summary as HTMLElement).closest('details')).toHaveAttribute('open'))
}

const openCart: Play = async ({ canvasElement }) => {
  await ready(canvasElement)
  await userEvent.click(canvasElement.querySelector('[data-rove-header=cart]') as HTMLElement)
  await waitFor(() => expect(dialog(canvasElement)).toHaveAttribute('open'))
}

export const Bar: Story = { play: ({ canvasElement }) => ready(canvasElement) }
export const Korean: Story = { ...Bar, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const Phone: Story = { ...Bar, globals: onPhone, tags: ['nightly'] }

/** A link to the cart that is only a number. */
export const CartWithoutName: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const link = canvasElement.querySelector('[data-rove-header=cart]') as HTMLElement
    const count = link.querySelector('[data-rove-header=count]')
    link.replaceChildren(...(count ? [count] : []))
    await ready(canvasElement)
    pageBus().publish('cart:changed', { count: 3 })
    const name = headerWords('pieces', { name: headerWords('cart'), n: 3 })
    await waitFor(() => expect(link).toHaveAttribute('aria-label', name))
  },
}

/** The cart has three pieces. Screen readers hear the number in the name of its link. */
export const WithThreePieces: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    pageBus().publish('cart:changed', { count: 3 })
    const link = canvasElement.querySelector('[data-rove-header=cart]')
    const name = headerWords('pieces', { name: shop('bag'), n: 3 })
    await waitFor(() => expect(link).toHaveAttribute('aria-label', name))
  },
  tags: ['nightly'],
}

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await openMenu(canvasElement, shop('ideas'))
  },
}
export const RightToLeft: Story = { ...MenuOpen, args: { isRightToLeft: true }, tags: ['nightly'] }

export const DrawerOpen: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    const drawer = canvasElement.querySelector('.site-menu') as HTMLDetailsElement
    drawer.open = true
    await waitFor(() => expect(canvasElement.querySelector('rove-header')).toHaveAttribute('data-drawer'))
  },
}

export const SearchShown: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    ;(canvasElement.querySelector('[data-rove-header=search]') as HTMLElement).click()
    expect(canvasElement.querySelector('rove-header')).toHaveAttribute('data-search', 'shown')
  },
}

export const CartOpen: Story = {
  play: async (context) => {
    await openCart(context)
    const inCart = () => context.canvasElement.querySelector('rove-cart')?.shadowRoot
    await waitFor(() => expect(inCart()?.querySelector('[part=list]')).toBeTruthy())
  },
}
export const CartEmpty: Story = { play: openCart, args: { answers: 'empty' }, tags: ['nightly'] }
export const CartOnAPhone: Story = { ...CartOpen, globals: onPhone, tags: ['nightly'] }

export const CartLoading: Story = {
  args: { answers: 'waits' },
  play: async (context) => {
    await openCart(context)
    hasWords(dialog(context.canvasElement)?.textContent, t('loading'))
  },
}

/** The flyout's code is on its way. */
export const CartOpening: Story = {
  beforeEach: holdCode,
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(canvasElement.querySelector('[data-rove-header=cart]') as HTMLElement)
    expect(dialog(canvasElement)).toBeFalsy()
  },
}

export const CartFailed: Story = {
  args: { answers: 'fails' },
  play: async (context) => {
    await openCart(context)
    await waitFor(() => hasWords(dialog(context.canvasElement)?.textContent, t('failed')))
  },
}
