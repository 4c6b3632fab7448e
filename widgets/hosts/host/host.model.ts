/** An open host: waits, then shows the home; finds its products meanwhile (HOSTS-02). */
import type { ComponentType } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { safeUrl } from '../../../core/base/input/safe-url'
import { createStore } from '../../../core/base/state/create-store'
import type { Host } from '../../../core/shop/host/host.contract'
import { readMemberTerms } from '../../../core/shop/membership/membership.setting'
import type { PhotoDialogProps } from '../../../core/view/photos/photo-dialog'
import { findProducts, namedProduct } from './host.calls'
import { pictureAddress, pictureNumbers, swapMs } from './host.rules'
import type { HomePicture, HostModel, HostState } from './host.types'

/** What an open host needs from the page. */
export interface HostDeps {
  readonly host: Host
  /** The picture that is opened at once. */
  readonly photo: string | undefined
  /** The pattern of the pictures' addresses; empty where the page has none. */
  readonly pattern: string
  loadPhotoDialog(): Promise<ComponentType<PhotoDialogProps>>
  /** The dialog of photos cannot be opened: the picture itself is. */
  leaveTo(address: string): void
  onClose(): void
  report(failure: unknown): void
}

/** @see HostDeps */
export function createHostModel({ host, photo, pattern, ...deps }: HostDeps): HostModel {
  const { country, locale, language } = readMarket()
  const store = createStore<HostState>({
    at: 'waiting',
    products: { at: 'searching', products: host.products.map(namedProduct) },
    photo: undefined,
  })
  let isEnded = false
  const pictures = pictureNumbers(host).flatMap((n) => pictureOf(n) ?? [])
  const update = (change: Partial<HostState>) => {
    if (!isEnded) store.set({ ...store.get(), ...change })
  }

  function pictureOf(n: number): HomePicture | undefined {
    const small = safeUrl(pictureAddress(pattern, host, n, 'small'))
    const large = safeUrl(pictureAddress(pattern, host, n, 'large'))
    return pattern && small && large ? { id: `${n}`, small, large } : undefined
  }

  async function find(): Promise<void> {
    try {
      const products = await findProducts(host, { country, locale, terms: readMemberTerms() })
      update({ products: { at: 'found', products } })
    } catch (failure) {
      if (isEnded) return
      deps.report(failure)
      update({ products: { ...store.get().products, at: 'failed' } })
    }
  }

  async function openPhoto(id: string): Promise<void> {
    const picture = pictures.find((one) => one.id === id)
    if (!picture) return
    try {
      const View = await deps.loadPhotoDialog()
      update({ photo: { id, View } })
    } catch (failure) {
      deps.report(failure)
      if (!isEnded) deps.leaveTo(picture.large)
    }
  }

  const timer = setTimeout(() => update({ at: 'shown' }), swapMs)
  void find()
  if (photo !== undefined) void openPhoto(photo)

  return {
    get: store.get,
    subscribe: store.subscribe,
    host,
    pictures,
    language,
    currency: country.currency,
    openPhoto: (id) => void openPhoto(id),
    showPhoto(id) {
      const { photo: open } = store.get()
      if (open) update({ photo: { ...open, id } })
    },
    closePhoto: () => update({ photo: undefined }),
    close: deps.onClose,
    stop() {
      clearTimeout(timer)
      isEnded = true
    },
  }
}
