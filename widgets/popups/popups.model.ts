/** The popups of a page. The conditions and the dialog's code are loaded when the first trigger fires. */
import { loadOnce } from '../../core/base/async/load-once'
import { createStore, type Store } from '../../core/base/state/create-store'
import type { Eligibility } from './eligibility/eligibility.model'
import { type Definition, retryDelayMs } from './popups.rules'
import type { PopupState } from './stage/stage.machine'
import type { OpenPopup, StageDeps, StageModel } from './stage/stage.model'
import type { Trigger } from './trigger/trigger.types'

/** One popup of the page. */
export interface Popup {
  readonly definition: Definition
  readonly triggers: readonly Trigger[]
}

/** What popups need from the page. */
export interface PopupsDeps {
  readonly popups: readonly Popup[]
  /** Whether the page is visible. */
  isSeen(): boolean
  loadEligibility(): Promise<Eligibility>
  loadStage(popups: Pick<StageDeps, 'eligibility' | 'openPopup' | 'show'>): Promise<StageModel>
  report(failure: unknown): void
}

/** What the view and the why-panel use of popups. */
export interface PopupsModel extends Pick<Store<OpenPopup | undefined>, 'get' | 'subscribe'> {
  stateOf(id: string): PopupState
  /** Loads the conditions with the first call. */
  eligibility(): Promise<Eligibility>
  /** Defined while a popup is shown. */
  stage(): StageModel | undefined
  stop(): void
}

/** @see PopupsDeps */
export function createPopupsModel(deps: PopupsDeps): PopupsModel {
  const store = createStore<OpenPopup | undefined>(undefined)
  const { get, subscribe, set: show } = store
  const undo: (() => void)[] = []
  let loaded: Eligibility | undefined
  let stage: StageModel | undefined
  let stopped = false
  let pausedUntil = 0

  const stateOf = (id: string): PopupState => stage?.stateOf(id) ?? { at: 'waiting' }

  const eligibility = loadOnce(async () => {
    loaded = await deps.loadEligibility()
    if (stopped) loaded.stop()
    return loaded
  })
  const loadStage = loadOnce(async () => deps.loadStage({ eligibility: await eligibility(), openPopup: get, show }))

  /** @returns whether its triggers can be stopped */
  function fire({ definition }: Popup, immediately?: boolean): boolean {
    const { at } = stateOf(definition.id)
    if (stopped || (at !== 'waiting' && at !== 'due') || loaded?.isRuledOut(definition.id)) return true
    if (at === 'waiting' && deps.isSeen() && performance.now() >= pausedUntil)
      enter(definition, immediately).catch(fail)
    return false
  }

  function fail(failure: unknown): void {
    pausedUntil = performance.now() + retryDelayMs
    deps.report(failure)
  }

  async function enter(definition: Definition, immediately?: boolean): Promise<void> {
    const { isEligible } = await eligibility()
    const { id } = definition
    if (stopped || stateOf(id).at !== 'waiting' || !isEligible(id)) return
    stage = await loadStage()
    if (stopped) stage.stop()
    else await stage.enter(definition, immediately)
  }

  for (const popup of deps.popups)
    undo.push(...popup.triggers.map((trigger) => trigger((immediately) => fire(popup, immediately))))

  return {
    get,
    subscribe,
    stateOf,
    eligibility,
    stage: () => stage,
    stop() {
      stopped = true
      for (const end of undo) end()
      stage?.stop()
      loaded?.stop()
    },
  }
}
