import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import loveCount from '../../../widgets/love-count/love-count.element'
import { FakeChannel } from '../../core/base/device/fake-channel'
import { captureConsole } from '../../core/base/page/console'

const consoleLines = captureConsole()
const add = () => {
  loveCount.define()
  const element = document.createElement('rove-love-count')
  element.textContent = '3'
  return document.body.appendChild(element)
}
const figure = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[part=count]')
const spoken = (element: HTMLElement) => element.shadowRoot?.querySelector('.visually-hidden')?.textContent
const isReady = (element: HTMLElement) => vi.waitFor(() => expect(element.dataset.roveState).toBe('ready'))

beforeEach(() => {
  FakeChannel.open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(async () => {
  document.body.replaceChildren()
  await vi.waitFor(() => expect(FakeChannel.open.size, 'it has let go of the line to other tabs').toBe(0))
  vi.unstubAllGlobals()
})

describe('<rove-love-count>', () => {
  it('LOVE-03 the count of the page is shown, with a label', async () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [7, 8] } })
    const element = add()
    await isReady(element)
    expect(figure(element)?.textContent).toBe('2')
    expect(figure(element)?.dataset.state).toBe('some')
    expect(spoken(element)).toBe('2 loved products')
  })

  it('LOVE-01 the count follows the loves, down to none', async () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [7] }, rove: { country: 'CA', locale: 'fr_CA' } })
    const element = add()
    await isReady(element)
    expect(spoken(element)).toBe('1 produit aimé')
    pageBus().publish('love:changed', { nid: 7, loved: false, count: 0 })
    await vi.waitFor(() => expect(figure(element)?.textContent).toBe('0'))
    expect(figure(element)?.dataset.state).toBe('empty')
  })

  it('LOVE-04 the server’s number stays if the loves cannot be read', async () => {
    vi.stubGlobal('roveSettings', {})
    vi.stubGlobal('fetch', async () => new Response('', { status: 403 }))
    const element = add()
    await vi.waitFor(() => expect(element.dataset.roveState).toBe('fallback'))
    expect(element.dataset.roveReason).toBe('status-403')
    expect(element.shadowRoot?.querySelector('slot')).toBeTruthy()
    expect(consoleLines()).toEqual(['[rove] love.items: status-403 (Erroneous request.)'])
  })
})
