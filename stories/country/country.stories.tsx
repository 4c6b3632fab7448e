import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageBus } from '../../core/base/bus/bus'
import {
  type Country,
  countries,
  countryCookie,
  countryOfLocale,
  type Locale,
  languageTag,
} from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { countryName } from '../../core/base/country/country-name.rules'
import { currencyName } from '../../core/base/country/currency-name.rules'
import { writeCookie } from '../../core/base/device/cookies'
import { page } from '../../core/base/state/page'
import { cartRead } from '../../core/shop/cart/cart.contract'
import countryElement from '../../widgets/country/country.element'
import { switchTexts } from '../../widgets/country/switch/switch.texts'
import { reply } from '../kit/server'
import { hasWords, textsOf } from '../kit/words'

const t = textsOf(switchTexts)
/** A country other than the page's, so that each story works in every country of the toolbar. */
const otherCountry = () => countries[readMarket().country.code === 'KR' ? 0 : 3] as Country
const names = () => {
  const { country, locale } = readMarket()
  const other = otherCountry()
  return { country: countryName(languageTag(locale), country), other: countryName(languageTag(locale), other) }
}

interface Args {
  /** The kind of the server's control. */
  readonly control: 'select' | 'links'
}

/** The server's own control, as a theme writes it. */
function Switch({ control }: Args) {
  useState(() => countryElement.define())
  const { locale } = readMarket()
  const locales = countries.flatMap((country) => country.locales)
  const label = (one: Locale) => {
    const country = countryOfLocale(one) as Country
    const language = new Intl.DisplayNames(languageTag(one), { type: 'language' }).of(one.slice(0, 2))
    return countryName(languageTag(one), country) + (country.locales.length > 1 ? ` (${language})` : '')
  }
  return (
    <rove-country>
      {control === 'select' ? (
        <form action="/nowhere" method="get" onSubmit={(event) => event.preventDefault()}>
          <select name="storefront" aria-label={names().country} defaultValue={locale} autoComplete="off">
            {locales.map((one) => (
              <option key={one} value={one} lang={languageTag(one)}>
                {label(one)}
              </option>
            ))}
          </select>
        </form>
      ) : (
        <ul>
          {locales.map((one) => (
            <li key={one}>
              <a href={`/nowhere?storefront=${one}`} data-locale={one} lang={languageTag(one)}>
                {label(one)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </rove-country>
  )
}

const meta: Meta<typeof Switch> = {
  title: 'rove-country',
  component: Switch,
  args: { control: 'select' },
  beforeEach: () => {
    pageBus().publish('cart:changed', { count: 0 })
    writeCookie(countryCookie, readMarket().country.code, 1)
    return () => writeCookie(countryCookie, '', -1)
  },
}
export default meta
type Story = StoryObj<typeof Switch>
type Play = NonNullable<Story['play']>

const shadow = (canvas: HTMLElement) => canvas.querySelector('rove-country')?.shadowRoot as ShadowRoot
const part = (canvas: HTMLElement, name: string) => shadow(canvas).querySelector<HTMLElement>(`[part=${name}]`)

async function choose(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('rove-country')).toHaveAttribute('data-rove-state', 'ready'))
  await userEvent.selectOptions(within(canvas).getByRole('combobox'), otherCountry().locales[0])
}

/** The server's answer to the request for the new page. @returns a function that restores the server */
function answerHead(respond: () => Promise<Response>): () => void {
  const fetchNow = window.fetch
  window.fetch = (input, init) => (init?.method === 'HEAD' ? respond() : fetchNow(input, init))
  return () => {
    window.fetch = fetchNow
  }
}
const answers = (respond: () => Promise<Response>): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => answerHead(respond),
})

const showsIcon: Play = ({ canvasElement }) =>
  waitFor(() => expect(part(canvasElement, 'icon')).toHaveTextContent(readMarket().country.code))

export const Select: Story = { play: showsIcon }
export const Links: Story = { args: { control: 'links' }, play: showsIcon }
export const Korean: Story = { ...Select, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const French: Story = { ...Select, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }

const isSwitching: Play = async ({ canvasElement }) => {
  await choose(canvasElement)
  await waitFor(() => hasWords(part(canvasElement, 'notice')?.textContent, t('switching', names())))
}

export const Switching: Story = { ...answers(() => new Promise(() => {})), play: isSwitching }

/** Whether the cart would lose something is not known yet. */
export const Comparing: Story = {
  beforeEach: () => {
    delete page().bus
    reply({ [cartRead.path]: 'waits' })
  },
  play: isSwitching,
}

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    const undo = answerHead(() => Promise.reject(new TypeError('offline')))
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      undo()
    }
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => hasWords(part(canvasElement, 'notice')?.textContent, t('offline', names())))
  },
}

export const Unavailable: Story = {
  ...answers(async () => new Response('', { status: 503 })),
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => hasWords(part(canvasElement, 'notice')?.textContent, t('unavailable', names())))
    expect(within(canvasElement).getByRole('combobox')).toHaveValue(readMarket().locale)
  },
}

export const OtherCountryChosen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, 'icon')).toBeTruthy())
    writeCookie(countryCookie, otherCountry().code, 1)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => hasWords(part(canvasElement, 'notice')?.textContent, t('notice', names())))
  },
}

/** The page is a part of the checkout. */
const inCheckout = () => {
  document.body.classList.add('page-cart-checkout')
  return () => document.body.classList.remove('page-cart-checkout')
}

export const InTheCheckout: Story = {
  beforeEach: inCheckout,
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const { currency } = otherCountry()
    const name = currencyName(languageTag(readMarket().locale), currency)
    const words = t('checkout', { ...names(), currency: name })
    await waitFor(() => hasWords(shadow(canvasElement).querySelector('dialog')?.textContent, words))
  },
}

/** Another language of the same country. */
export const AnotherLanguage: Story = {
  globals: { country: 'CA', locale: 'en_CA' },
  beforeEach: inCheckout,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('rove-country')).toHaveAttribute('data-rove-state', 'ready'))
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'fr_CA')
    await waitFor(() => hasWords(shadow(canvasElement).querySelector('dialog')?.textContent, t('languageTitle')))
  },
}

export const WithACart: Story = {
  beforeEach: () => pageBus().publish('cart:changed', { count: 2 }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => hasWords(shadow(canvasElement).querySelector('dialog')?.textContent, t('title', names())))
  },
}
