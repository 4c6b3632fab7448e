/** `<rove-popups>`: the popups that the page's settings define. Source: document 3, sections 3 and 4 (POP-01). */
import { defineElement } from '../../core/element/define-element'
import { readPopups } from '../../core/host/settings/popups'
import { share } from '../../core/page'
import { isRehearsal } from '../../core/rehearsal'
import { report } from '../../core/report'
import { pageVisit } from '../../core/visit'
import css from './popups.css?inline'
import { createPopupsModel, type PopupsModel } from './popups.model'
import { type Definition, readDefinitions, type Unusable } from './popups.rules'
import { PopupsView } from './popups.view'
import type { Showing } from './stage/stage.model'
import { triggersOf } from './trigger/trigger.rules'
import { createTicker } from './trigger/trigger-ticker.model'

/** What the tag takes. */
export const popupsAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof popupsAttributes, Showing | undefined, PopupsModel>({
  tag: 'rove-popups',
  attributes: popupsAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The popups that the page’s settings define: each when its trigger fires, for whom its conditions want.',
    attributes: {},
    facts: {
      'popup:shown': '`{ id }`: it stands before the visitor.',
      'popup:closed': '`{ id, by }`: it has gone. `by` is `visitor`, or `done` after an address was taken.',
      'popup:subscribed': '`{ id }`: an address was taken. Which one is told to the declared receiver alone.',
    },
    parts: {
      dialog: 'The card: in the middle, on a phone from below.',
      'close-button': 'Closes it.',
      content: 'The part `html`.',
      form: 'What it asks with: the part `form`, or ours.',
      button: 'Sends our form.',
      link: 'Where a built-in popup leads.',
      done: 'What it says once an address was taken: the part `done`, or ours.',
      overlay: 'The part `overlay`: a layer over the page, behind the card.',
    },
    slots: { '': 'What the server shows until our code is there; nothing is the best.' },
    tokens: {},
  },
  styles: [css],
  view: PopupsView,
  async create({ element, tell, signal }) {
    await othersGone(element, signal)
    const { usable, unusable } = readDefinitions(readPopups())
    if (unusable.length > 0) tellProblems(unusable).catch(fail)
    const [, leaveVisit] = pageVisit()
    const ticker = createTicker()
    const model = createPopupsModel({
      popups: usable.map((definition) => ({ definition, triggers: triggersOf(definition, ticker) })),
      isSeen: () => document.visibilityState !== 'hidden',
      loadQuestions: async () => (await import('./popups-questions.model')).createQuestions(usable, element),
      loadStage: async (place) => (await import('./stage/stage.model')).createStage({ ...place, tell }),
      report: fail,
    })
    // What it takes to know where somebody is takes time.
    if (usable.some(({ conditions }) => conditions.city)) model.questions().catch(fail)
    const undeclare = isRehearsal() ? declare(model, usable, unusable) : () => {}
    return {
      ...model,
      stop() {
        undeclare()
        model.stop()
        leaveVisit()
      },
    }
  },
})

/** One a page speaks: another waits until all that came before it have gone. Rejects where it goes itself by then. */
async function othersGone({ dataset }: HTMLElement, signal: AbortSignal): Promise<void> {
  const [line, leave] = share('popups', (): { gone?: Promise<void>; stop(): void } => ({ stop() {} }))
  const { gone } = line
  const going = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  line.gone = Promise.all([gone, going]).then(leave)
  // One that waits for others does not load: whoever asks whether the page is ready does not wait for it.
  if (gone) dataset.roveState = 'ready'
  await gone
  signal.throwIfAborted()
}

/** Names each on the console, but what the page wants so. */
async function tellProblems(unusable: readonly Unusable[]): Promise<void> {
  const { problemInWords } = await import('./popups-problems.rules')
  for (const { id, problem, wanted } of unusable) if (!wanted) report(`popup ${id}`, problemInWords(problem))
}

const fail = (failure: unknown) => report('popups', failure)

/** Who is told why is a marketer who rehearses: nobody else loads the words. @returns the undo */
function declare(model: PopupsModel, usable: readonly Definition[], unusable: readonly Unusable[]): () => void {
  const since = performance.now()
  let undeclare = () => {}
  let stopped = false
  import('./popups-declared.model')
    .then(async ({ declarePopups }) => {
      const questions = await model.questions()
      if (!stopped) undeclare = declarePopups({ ...model, ...questions }, usable, unusable, since)
    })
    .catch(fail)
  return () => {
    stopped = true
    undeclare()
  }
}
