/** The fields of a popup’s definition: id, triggers, conditions, parts. */
import { fieldsOf, partOf, withPart } from '../popups/definition'
import { ConditionsForm } from './conditions-form'
import { ChoiceField, Field, TextField } from './field'

interface PopupFieldsProps {
  readonly entry: unknown
  readonly onEntry: (entry: unknown) => void
}

/** @see PopupFieldsProps */
export function PopupFields({ entry, onEntry }: PopupFieldsProps) {
  const definition = fieldsOf(entry)
  const event = partOf(definition, 'event')
  const markup = partOf(definition, 'markup')
  const setEvent = (name: string, value: unknown) => onEntry(withPart(definition, 'event', name, value))
  const setMarkup = (name: string, value: unknown) => onEntry(withPart(definition, 'markup', name, value))
  const [seconds, poll = 1000] = listOf(event.interval)
  const [percent] = listOf(event.scroll)
  const ownForm = typeof markup.form === 'string' ? markup.form : ''
  return (
    <>
      <TextField
        id="popup-id"
        label="Id"
        hint="Its name in statistics and on the visitor’s device. A popup with another id is another popup."
        required
        value={`${definition.id ?? ''}`}
        onValue={(id) => onEntry({ ...definition, id })}
      />
      <fieldset>
        <legend>When it comes</legend>
        <TextField
          id="popup-seconds"
          label="Seconds after the page is loaded"
          hint="0 to 600. Empty: not by time."
          type="number"
          max={600}
          value={seconds === undefined ? '' : `${seconds}`}
          onValue={(text) => setEvent('interval', text === '' ? undefined : [Number(text), poll])}
        />
        <TextField
          id="popup-percent"
          label="Percent of the page scrolled"
          hint="0 to 100. Empty: not by scrolling."
          type="number"
          max={100}
          value={percent === undefined ? '' : `${percent}`}
          onValue={(text) => setEvent('scroll', text === '' ? undefined : [Number(text)])}
        />
        <Check
          id="popup-exit"
          label="The visitor is about to leave"
          isOn={event.exit === true}
          onSet={(isOn) => setEvent('exit', isOn || undefined)}
        />
      </fieldset>
      <ConditionsForm definition={definition} onDefinition={onEntry} />
      <fieldset>
        <legend>What it shows</legend>
        <TextField
          id="popup-title"
          label="Title"
          value={textOf(markup.title)}
          onValue={(text) => setMarkup('title', text || undefined)}
        />
        <HtmlField
          id="popup-html"
          label="Content"
          value={textOf(markup.html)}
          onValue={(text) => setMarkup('html', text)}
        />
        <Check
          id="popup-form"
          label="Our form for an e-mail address"
          isOn={markup.form === true}
          onSet={(isOn) => setMarkup('form', isOn || undefined)}
        />
        {markup.form !== true && (
          <HtmlField
            id="popup-own-form"
            label="A form of your own"
            value={ownForm}
            onValue={(text) => setMarkup('form', text)}
          />
        )}
        <HtmlField
          id="popup-done"
          label="Thanks, after the address is accepted"
          value={textOf(markup.done)}
          onValue={(text) => setMarkup('done', text)}
        />
        <HtmlField
          id="popup-overlay"
          label="Layer behind the card"
          value={textOf(markup.overlay)}
          onValue={(text) => setMarkup('overlay', text)}
        />
        <TextField
          id="popup-list"
          label="List"
          hint="Empty: the default list."
          value={textOf(markup.list)}
          onValue={(text) => setMarkup('list', text || undefined)}
        />
        <TextField
          id="popup-list2"
          label="Second list"
          value={textOf(markup.list2)}
          onValue={(text) => setMarkup('list2', text || undefined)}
        />
        <ChoiceField
          id="popup-sign-up"
          label="Kind of sign-up"
          value={textOf(markup.signUp)}
          choices={[
            ['', 'Newsletter (the default)'],
            ['trade', 'Trade'],
            ['campaign', 'Campaign'],
          ]}
          onValue={(text) => setMarkup('signUp', text || undefined)}
        />
        <TextField
          id="popup-css"
          label="Style sheet of the card"
          hint="Its address."
          value={textOf(markup.css)}
          onValue={(text) => setMarkup('css', text || undefined)}
        />
      </fieldset>
    </>
  )
}

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface HtmlFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string | undefined) => void
}

function HtmlField({ id, label, value, onValue }: HtmlFieldProps) {
  return (
    <Field id={id} label={`${label} (HTML)`}>
      {(describedBy) => (
        <textarea
          id={id}
          className="code"
          rows={value ? 3 : 1}
          spellCheck={false}
          aria-describedby={describedBy}
          value={value}
          onInput={({ currentTarget }) => onValue(currentTarget.value || undefined)}
        />
      )}
    </Field>
  )
}

interface CheckProps {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

function Check({ id, label, isOn, onSet }: CheckProps) {
  return (
    <div className="check">
      <input id={id} type="checkbox" checked={isOn} onInput={({ currentTarget }) => onSet(currentTarget.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
