import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { paneField } from '../../core/shop/order/order-form.contract'
import { standInLookups } from '../kit/lookup-vendors'
import { spaced } from '../kit/words'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, fill, named, one, opens, press, reads } from './checkout-play'
import { t } from './checkout-words'

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Address',
  component: Checkout,
  args: { ...defaults, stage: 'address' },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }

/** Checks the labels of a country's form, in order. */
const asks = (country: string, locale: string, labels: readonly string[]): Story => ({
  globals: { country, locale },
  play: async ({ canvasElement }) => {
    const page = await checkoutIn(canvasElement)
    await waitFor(() => one(page, '.rove-fields'))
    const seen = [...page.querySelectorAll('.rove-fields label')].map(
      ({ textContent }) => textContent?.split(/ ?[(（]/)[0],
    )
    expect(seen.slice(1)).toEqual(labels)
  },
})

const western = ['First name', 'Last name', 'Company', 'Street address', 'Apartment, suite, unit']
export const UnitedStates = asks('US', 'en_US', [...western, 'City', 'State', 'ZIP code', 'Phone'])
export const Canada = {
  ...asks('CA', 'en_CA', [...western, 'City', 'Province', 'Postal code', 'Phone']),
  tags: ['nightly'],
}
export const Australia = {
  ...asks('AU', 'en_AU', [...western, 'Suburb', 'State', 'Postcode', 'Phone']),
  tags: ['nightly'],
}
export const UnitedKingdom = {
  ...asks('UK', 'en_UK', [...western, 'Town or city', 'Postcode', 'Phone']),
  tags: ['nightly'],
}
export const Korea = asks('KR', 'ko_KR', [
  '성',
  '이름',
  '회사명',
  '우편번호',
  '시/군/구',
  '주소',
  '상세 주소',
  '전화번호',
])
export const HongKong = {
  ...asks('HK', 'ch_HK', ['姓氏', '名字', '公司', '街道地址', '單位、樓層、大廈', '地區', '區域', '郵政編碼', '電話']),
  tags: ['nightly'],
}
export const InFrench: Story = {
  globals: { country: 'CA', locale: 'fr_CA' },
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'address')
    expect(step.getByRole('textbox', { name: 'Prénom' })).toBeVisible()
  },
  tags: ['nightly'],
}
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    const page = await checkoutIn(canvasElement)
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
  tags: ['nightly'],
}
export const KoreaOnAPhone: Story = {
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    const page = await checkoutIn(canvasElement)
    expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
  tags: ['nightly'],
}
/** Kakao's search is shown beside the postal code if the page configures it. */
export const KoreanPostcodeSearch: Story = {
  args: { settings: { vendors: { postcode: {} } } },
  globals: { country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'address')
    expect(step.getByRole('button', { name: '우편번호 찾기' })).toBeVisible()
  },
}

/** Google’s suggestions for a street. */
export const SuggestedStreets: Story = {
  args: { settings: { vendors: { places: {} } } },
  globals: { country: 'US', locale: 'en_US' },
  beforeEach: standInLookups,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'address')
    const field = one(await checkoutIn(canvas), `[name="${paneField('delivery', 'street1')}"]`)
    field.focus()
    await userEvent.type(field, '16 Vin')
    await waitFor(() => one(canvas, '.rove-suggestions [role=option]'), { timeout: 5000 })
    await reads(canvas, '.rove-street1 [role=status]', t.lookup('count', { n: 2 }))
  },
}
export const KoreanPostcodeSearchOpen: Story = {
  ...KoreanPostcodeSearch,
  beforeEach: standInLookups,
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'address')
    await press(canvas, t.lookup('search'))
    await reads(canvas, '.rove-postal_code', t.lookup('close'))
  },
}

export const BilledElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'address')
    step.getByRole('checkbox', { name: named(t.address('copy')) }).click()
    expect(await step.findByRole('group', { name: named(t.address('billing')) })).toBeVisible()
  },
}
/** Every error of an address field, shown when the field is left. */
export const Mistakes: Story = {
  globals: { country: 'US', locale: 'en_US' },
  play: async ({ canvasElement: canvas }) => {
    const wrong = { first_name: '', street1: 'PO Box 12', postal_code: '9', zone: 0, phone: '1555' }
    const words = {
      first_name: t.field('required'),
      street1: t.field('po-box'),
      postal_code: t.field('invalid'),
      zone: t.field('required'),
      phone: t.field('starts-with-1'),
    }
    await fill(canvas, Object.fromEntries(Object.entries(wrong).map(([f, v]) => [paneField('delivery', f), v])))
    for (const [field, text] of Object.entries(words)) await reads(canvas, `.rove-${field} .rove-error`, text)
  },
}
export const NotDeliveredTo: Story = {
  args: { settings: { checkout: { australia: { enabledZones: [201], postalCodes: ['2000-2234'] } } } },
  globals: { country: 'AU', locale: 'en_AU' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { [paneField('delivery', 'zone')]: 202, [paneField('delivery', 'postal_code')]: '7000' })
    const words = t.field('contact-us')
    await reads(canvas, '.rove-zone .rove-error', words)
    await reads(canvas, '.rove-postal_code .rove-error', words)
  },
}
/** Continue shows the number of errors, once, and moves the focus to the first one. */
export const HeldUp: Story = {
  play: async ({ canvasElement: canvas }) => {
    await opens(canvas, 'address')
    await press(canvas, t.checkout('continue'))
    await waitFor(() => one(canvas, '.rove-errors li'))
    const n = canvas.querySelectorAll('.rove-errors li').length
    await reads(canvas, '.rove-errors', t.checkout('errors', { n }))
    const said = spaced((await checkoutIn(canvas)).textContent ?? '').split(spaced(t.address('incomplete')))
    expect(said).toHaveLength(2)
    const [wrong] = canvas.querySelectorAll('[aria-invalid=true]')
    await waitFor(() => expect(document.activeElement).toBe(wrong))
  },
}
export const HeldUpInKoreanOnAPhone: Story = {
  globals: { ...phone, country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '.rove-errors', /\d/)
    await reads(canvas, '.rove-street1 .rove-error', '필수')
  },
}
/** The server refused the form that was submitted before this page. */
export const NotShippableCity: Story = {
  args: { stage: 'protection', refused: { [paneField('delivery', 'city')]: 'Not shippable city' } },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    await reads(canvasElement, '.rove-city .rove-error', 'Not shippable city')
    await reads(canvasElement, '.rove-errors', t.checkout('errors', { n: 1 }))
  },
  tags: ['nightly'],
}
/** An error that belongs to no field is shown above the steps. */
export const RefusedAsAWhole: Story = {
  args: { stage: 'protection', refused: { 'panes[comments][comments]': 'Your note is too long.' } },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '.rove-errors .rove-banner', t.checkout('errors', { n: 1 }))
    await reads(canvas, '.rove-errors li', 'Your note is too long.')
    await press(canvas, t.checkout('dismiss'))
    await waitFor(() => expect(canvas.querySelector('.rove-errors li')).toBeNull())
  },
  tags: ['nightly'],
}
