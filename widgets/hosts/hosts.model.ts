/** Shows other pages of the list in place, and opens hosts (HOSTS-01, HOSTS-02). */
import type { ComponentType } from 'react'
import { createStore } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { Host } from '../../core/shop/host/host.contract'
import type { HostModel, HostViewProps } from './host/host.types'
import { hasSameFilters } from './hosts.rules'
import type { HostsCode } from './hosts.texts'
import type { HostsAnswer, HostsModel, HostsState } from './hosts.types'

/** What the hosts need from the page. */
export interface HostsDeps {
  readonly t: TextLookup<HostsCode>
  /** The hosts of the server's own list. */
  readonly served: readonly Host[]
  /** The tab's address of the list, when the page is loaded. */
  readonly address: string
  load(address: string, signal: AbortSignal): Promise<HostsAnswer>
  /** Shows an answer. @returns what is announced */
  apply(answer: HostsAnswer): string
  setBusy(isBusy: boolean): void
  /** Moves the focus to the start of the list, whose button for another try disappears. */
  focusList(): void
  /** Adds an address to the history. */
  push(address: string): void
  /** Loads the code of a host's dialog. */
  loadHost(): Promise<{
    readonly View: ComponentType<HostViewProps>
    create(host: Host, photo: string | undefined, onClose: () => void): HostModel
  }>
  /** The dialog of a host cannot be opened: its own page is. */
  leaveTo(url: string): void
  /** What is open has changed. */
  onOpen(): void
  /** The dialog of a host has been closed. */
  closed(url: string): void
  report(failure: unknown): void
}

/** @see HostsDeps */
export function createHostsModel(deps: HostsDeps): HostsModel {
  const store = createStore<HostsState>({ list: { at: 'idle' }, open: undefined })
  let { served: hosts, address: tab } = deps
  let shown = tab
  let wanted = { address: tab, isNew: false }
  let loading = new AbortController()
  let opening: string | undefined
  let isStopped = false

  const setList = (list: HostsState['list']) => store.set({ ...store.get(), list })

  async function load(): Promise<void> {
    loading.abort()
    const own = new AbortController()
    loading = own
    const { address, isNew } = wanted
    setList({ at: 'loading' })
    deps.setBusy(true)
    try {
      const answer = await deps.load(address, own.signal)
      if (own.signal.aborted) return
      const words = deps.apply(answer)
      hosts = answer.hosts
      deps.setBusy(false)
      tab = address
      shown = address
      if (isNew) deps.push(address)
      setList({ at: 'shown', words })
    } catch (failure) {
      if (own.signal.aborted) return
      deps.setBusy(false)
      deps.report(failure)
      setList({ at: 'failed' })
    }
  }

  function setOpen(open: HostsState['open']): void {
    store.set({ ...store.get(), open })
    deps.onOpen()
  }

  async function open(host: Host, photo: string | undefined): Promise<void> {
    opening = host.url
    try {
      const { View, create } = await deps.loadHost()
      if (isStopped || opening !== host.url) return
      const close = () => {
        unsubscribe()
        model.stop()
        setOpen(undefined)
        deps.closed(host.url)
      }
      const model = create(host, photo, close)
      const show = () => setOpen({ model, View })
      const unsubscribe = model.subscribe(show)
      show()
    } catch (failure) {
      deps.report(failure)
      if (!isStopped && opening === host.url) deps.leaveTo(host.url)
    }
    if (opening === host.url) opening = undefined
  }

  function show(address: string): void {
    wanted = { address, isNew: address !== tab }
    void load()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t: deps.t,
    show,
    choose: (address) => hasSameFilters(address, wanted.address) || show(address),
    follow(address) {
      // An overlay was closed.
      if (address === tab) return
      tab = address
      wanted = { address, isNew: false }
      if (address !== shown) return void load()
      // A load that failed or is under way has changed nothing.
      loading.abort()
      deps.setBusy(false)
      setList({ at: 'idle' })
    },
    retry() {
      deps.focusList()
      void load()
    },
    openHost(url, photo) {
      const host = hosts.find((one) => one.url === url)
      if (!host) return false
      // A second press while its code is loaded.
      if (opening !== url && !store.get().open) void open(host, photo)
      return true
    },
    stop() {
      isStopped = true
      loading.abort()
      deps.setBusy(false)
      store.get().open?.model.stop()
    },
  }
}
