/** Popups until one is due: each waits for its trigger. What is asked then, and what comes then, is fetched then. */
import { fetched } from '../../core/fetched'
import { createStore, type Store } from '../../core/state/create-store'
import type { Definition } from './popups.rules'
import type { Questions } from './popups-questions.model'
import type { PopupState } from './stage/stage.machine'
import type { Showing, Stage, StageDeps } from './stage/stage.model'
import type { Trigger } from './trigger/trigger.rules'

/** One popup of the page. */
export interface Popup {
  readonly definition: Definition
  readonly triggers: readonly Trigger[]
}

/** What popups need from the page. */
export interface PopupsDeps {
  readonly popups: readonly Popup[]
  /** Whether the page is looked at. */
  isSeen(): boolean
  loadQuestions(): Promise<Questions>
  loadStage(place: Pick<StageDeps, 'questions' | 'showing' | 'show'>): Promise<Stage>
  report(failure: unknown): void
}

/** What the view and the why-panel can ask of popups. */
export interface PopupsModel extends Pick<Store<Showing | undefined>, 'get' | 'subscribe'> {
  stateOf(id: string): PopupState
  /** What decides whether they may come; fetched for the first who asks. */
  questions(): Promise<Questions>
  /** Always there while one is shown. */
  stage(): Stage | undefined
  stop(): void
}

/** How long nothing is fetched after something did not come, in milliseconds. */
const pause = 30_000

/** @see PopupsDeps */
export function createPopupsModel(deps: PopupsDeps): PopupsModel {
  const store = createStore<Showing | undefined>(undefined)
  const { get, subscribe, set: show } = store
  const undo: (() => void)[] = []
  let asked: Questions | undefined
  let stage: Stage | undefined
  let stopped = false
  let pausedUntil = 0

  const stateOf = (id: string): PopupState => stage?.stateOf(id) ?? { at: 'waiting' }

  const questions = fetched(async () => {
    asked = await deps.loadQuestions()
    if (stopped) asked.stop()
    return asked
  })
  const loadStage = fetched(async () => deps.loadStage({ questions: await questions(), showing: get, show }))

  /** @returns whether nothing is left to come of its triggers */
  function fire({ definition }: Popup, now?: boolean): boolean {
    const { at } = stateOf(definition.id)
    if (stopped || (at !== 'waiting' && at !== 'due') || asked?.isRuledOut(definition.id)) return true
    if (at === 'waiting' && deps.isSeen() && performance.now() >= pausedUntil) ask(definition, now).catch(fail)
    return false
  }

  function fail(failure: unknown): void {
    pausedUntil = performance.now() + pause
    deps.report(failure)
  }

  async function ask(definition: Definition, now?: boolean): Promise<void> {
    const { isEligible } = await questions()
    const { id } = definition
    if (stopped || stateOf(id).at !== 'waiting' || !isEligible(id)) return
    stage = await loadStage()
    if (stopped) stage.stop()
    else await stage.enter(definition, now)
  }

  for (const popup of deps.popups) undo.push(...popup.triggers.map((trigger) => trigger((now) => fire(popup, now))))

  return {
    get,
    subscribe,
    stateOf,
    questions,
    stage: () => stage,
    stop() {
      stopped = true
      for (const end of undo) end()
      stage?.stop()
      asked?.stop()
    },
  }
}
