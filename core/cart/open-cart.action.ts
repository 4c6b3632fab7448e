import { unknown } from 'valibot'
import { readSetting } from '../input/read-setting'
import { page } from '../page/page'
import { basePath } from '../page/page.setting'
import { perform } from '../page/perform'

declare module '../page/page' {
  interface Page {
    /** Opens the cart beside the page, where an element can. */
    openCart?: (() => Promise<void>) | undefined
  }
}

/** Opens the cart beside the page where `<rove-header>` can, else the cart's page; or the page's replacement does it. */
export async function openCart(): Promise<void> {
  await perform('openCart', openByHeader, unknown(), {})
}

/** Sets what opens the cart, until the signal aborts. */
export function setCartOpener(open: () => Promise<void>, signal: AbortSignal): void {
  page().openCart = open
  signal.addEventListener('abort', () => {
    if (page().openCart === open) page().openCart = undefined
  })
}

async function openByHeader(): Promise<void> {
  const { openCart: open } = page()
  if (open) await open()
  else location.assign(`${readSetting(basePath)}cart`)
}
