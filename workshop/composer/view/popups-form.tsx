/** The popups of the page: one form for each definition. */
import { useState } from 'react'
import { idOf, listProblem, readPopup } from '../popups/problems'
import { popupWords } from '../popups/words'
import type { Composition } from '../state/composition'
import { CalendarStrip } from './calendar-strip'
import { JsonField } from './json-field'
import { PopupFields } from './popup-fields'
import type { Change } from './use-composition'

interface PopupsFormProps {
  readonly composition: Composition
  readonly onChange: Change
  /** The number of the popup that the preview shows at once. */
  readonly shown: number | undefined
  readonly onShow: (popup: number | undefined) => void
}

/** A definition that is added. */
const blank = { event: { interval: [8, 1000] }, markup: { title: 'A title', html: '<p>A text.</p>' } }

/** @see PopupsFormProps */
export function PopupsForm({ composition, onChange, shown, onShow }: PopupsFormProps) {
  const [wanted, select] = useState(0)
  const given = composition.settings['rove.popups']
  const popups: readonly unknown[] = Array.isArray(given) ? given : []
  const at = Math.min(wanted, popups.length - 1)
  const set = (next: readonly unknown[]) =>
    onChange({ ...composition, settings: { ...composition.settings, 'rove.popups': next } })
  const replace = (entry: unknown) => set(popups.map((one, n) => (n === at ? entry : one)))
  const add = () => {
    select(popups.length)
    onShow(undefined)
    set([...popups, { id: `popup-${popups.length + 1}`, ...blank }])
  }
  return (
    <div className="block">
      <div className="bar">
        <h2>Popups</h2>
        <button type="button" className="quiet" onClick={add}>
          Add a popup
        </button>
      </div>
      {popups.length > 1 && (
        <fieldset className="presets">
          <legend>Edit</legend>
          {popups.map((entry, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two popups can have the same id while it is typed.
            <button key={n} type="button" className="quiet" aria-pressed={n === at} onClick={() => select(n)}>
              {idOf(entry) || `number ${n + 1}`}
            </button>
          ))}
        </fieldset>
      )}
      {at >= 0 && (
        <OnePopup
          entry={popups[at]}
          before={popups.slice(0, at)}
          newsletter={composition.settings['rove.newsletter']}
          isShown={shown === at}
          onShow={(isWanted) => onShow(isWanted ? at : undefined)}
          onEntry={replace}
          onRemove={() => {
            onShow(undefined)
            set(popups.filter((_, n) => n !== at))
          }}
        />
      )}
    </div>
  )
}

interface OnePopupProps {
  readonly entry: unknown
  readonly before: readonly unknown[]
  /** The setting `rove.newsletter`. */
  readonly newsletter: unknown
  readonly isShown: boolean
  readonly onShow: (isWanted: boolean) => void
  readonly onEntry: (entry: unknown) => void
  readonly onRemove: () => void
}

function OnePopup({ entry, before, newsletter, isShown, onShow, onEntry, onRemove }: OnePopupProps) {
  const { definition, problems: own } = readPopup(entry, before)
  const withoutList = definition && listProblem(definition, newsletter)
  const problems = withoutList ? [...own, withoutList] : own
  return (
    <>
      <p className="words" data-words role="status">
        {definition ? popupWords(definition) : 'It does not come, because its definition is not usable.'}
      </p>
      {problems.length > 0 && (
        <div role="alert">
          <ul className="problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <CalendarStrip between={definition?.conditions.between} />
      <div className="bar">
        <button type="button" className="main" disabled={!definition} onClick={() => onShow(!isShown)}>
          {isShown ? 'Wait for its trigger again' : 'Show it now'}
        </button>
        <button type="button" className="quiet" onClick={onRemove}>
          Remove this popup
        </button>
      </div>
      <PopupFields entry={entry} onEntry={onEntry} />
      <details>
        <summary>The definition as JSON</summary>
        <JsonField
          id="definition"
          label="Definition"
          value={entry}
          problemOf={(value) => readPopup(value, before).problems[0]}
          onValue={(value) => value !== undefined && onEntry(value)}
        />
      </details>
    </>
  )
}
