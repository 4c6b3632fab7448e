import { expect, it, vi } from 'vitest'
import { createHeaderModel, type HeaderDeps } from '../../../widgets/header/header.model'

const Flyout = () => null
type Watching = Parameters<HeaderDeps['watchNavigation']>
function setUp(given: Partial<HeaderDeps> = {}) {
  const deps = {
    host: document.createElement('rove-header'),
    hasCart: () => false,
    requestCart: () => true,
    loadFlyout: vi.fn(async () => Flyout),
    cartHref: () => '/cart',
    goTo: vi.fn(),
    watchNavigation: vi.fn<HeaderDeps['watchNavigation']>(),
    lockPage: vi.fn(() => unlock),
    report: vi.fn(),
    ...given,
  }
  return { deps, model: createHeaderModel(deps) }
}
const unlock = vi.fn()

it('SHELL-03 the cart opens once its code is loaded, once for two presses', async () => {
  const { deps, model } = setUp()
  const [first, second] = [model.openFlyout(), model.openFlyout()]
  expect(model.get().flyout.at).toBe('loading')
  await Promise.all([first, second])
  expect(model.get().flyout).toEqual({ at: 'open', href: '/cart' })
  expect(model.flyoutView()).toBe(Flyout)
  expect(deps.loadFlyout).toHaveBeenCalledTimes(1)
  model.closeFlyout()
  expect(model.get().flyout.at).toBe('closed')
})

it('SHELL-03 on a page with its own cart, the link that was pressed is followed', async () => {
  const { deps, model } = setUp({ hasCart: () => true })
  await model.openFlyout('/fr/cart')
  expect(deps.goTo).toHaveBeenLastCalledWith('/fr/cart')
  await model.openFlyout()
  expect(deps.goTo).toHaveBeenLastCalledWith('/cart')
  expect(model.get().flyout.at).toBe('closed')
})

it('SHELL-03 a page that shows the cart itself keeps it', async () => {
  const { deps, model } = setUp({ requestCart: () => false })
  await model.openFlyout()
  expect(deps.goTo).not.toHaveBeenCalled()
  expect(deps.loadFlyout).not.toHaveBeenCalled()
  expect(model.get().flyout.at).toBe('closed')
})

it('SHELL-03 where the code cannot be loaded, the cart’s page opens and the failure is reported', async () => {
  const failure = new Error('404')
  const { deps, model } = setUp({ loadFlyout: () => Promise.reject(failure) })
  await model.openFlyout('/fr/cart')
  expect(deps.goTo).toHaveBeenCalledExactlyOnceWith('/fr/cart')
  expect(deps.report).toHaveBeenCalledWith(failure)
  expect(model.get().flyout.at).toBe('closed')
})

it.each([
  ['not while another page is opening', ([onBegin]: Watching) => onBegin(), 0],
  ['when another page was stopped', ([onBegin, onEnd]: Watching) => [onBegin(), onEnd()], 1],
])('SHELL-03 where the code cannot be loaded, the cart’s page opens: %s', async (_, press, times) => {
  let fail = (_: Error) => {}
  const loadFlyout = () =>
    new Promise<never>((_, reject) => {
      fail = reject
    })
  const { deps, model } = setUp({ loadFlyout })
  const opened = model.openFlyout('/fr/cart')
  const [watching] = vi.mocked(deps.watchNavigation).mock.calls as [Watching]
  press(watching)
  fail(new Error('timeout'))
  await opened
  expect(deps.goTo).toHaveBeenCalledTimes(times)
  expect(model.get().flyout.at).toBe('closed')
  expect(watching[2].aborted).toBe(true)
})

it('SHELL-03 a header that was removed meanwhile opens nothing', async () => {
  const { model } = setUp()
  const opened = model.openFlyout()
  model.stop()
  await opened
  expect(model.get().flyout.at).toBe('loading')
})

it('SHELL-03 a header that was removed meanwhile goes nowhere where the code cannot be loaded', async () => {
  const { deps, model } = setUp({ loadFlyout: () => Promise.reject(new Error('404')) })
  const opened = model.openFlyout()
  model.stop()
  await opened
  expect(deps.report).toHaveBeenCalledTimes(1)
  expect(deps.goTo).not.toHaveBeenCalled()
})

it('SHELL-02 the page is locked while the drawer is open, and released when the header is removed', () => {
  unlock.mockClear()
  const { deps, model } = setUp()
  const drawer = document.createElement('details')
  model.setDrawer(drawer)
  model.setDrawer(drawer)
  expect(model.get().isDrawerOpen).toBe(true)
  expect(deps.lockPage).toHaveBeenCalledExactlyOnceWith(drawer)
  model.setDrawer(undefined)
  expect(unlock).toHaveBeenCalledTimes(1)
  model.setDrawer(drawer)
  model.stop()
  expect(unlock).toHaveBeenCalledTimes(2)
})
