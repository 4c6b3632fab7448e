/** The settings that the element reads: a form if there is one, else JSON. */
import type { Catalogue, CatalogueWidget } from '../catalogue/catalogue'
import { type SettingField, settingForms, valueAt, withValue } from '../settings/setting-forms'
import { settingProblem } from '../settings/setting-problem'
import { fromField, localWords, toField } from '../settings/time-field'
import type { Composition } from '../state/composition'
import { Problem, TextField } from './field'
import { JsonField } from './json-field'
import { Plain } from './plain'
import type { Change } from './use-composition'

interface SettingsFormProps {
  readonly catalogue: Catalogue
  readonly widget: CatalogueWidget
  readonly composition: Composition
  readonly onChange: Change
}

/** The preview has controls for these, and the popups a form of their own. */
const elsewhere = ['rove.country', 'rove.locale', 'rove.login', 'isMembership', 'rove.popups']

/** @see SettingsFormProps */
export function SettingsForm({ catalogue, widget, composition, onChange }: SettingsFormProps) {
  const { settings } = composition
  const names = [...new Set([...widget.settings, ...Object.keys(settings)])].filter((name) => !elsewhere.includes(name))
  const withForm = names.filter((name) => settingForms[name])
  const others = names.filter((name) => !settingForms[name])
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = settings
    onChange({ ...composition, settings: value === undefined ? rest : { ...rest, [name]: value } })
  }
  const meaningOf = (name: string) => catalogue.settings.find((one) => one.name === name)?.meaning ?? ''
  return (
    <>
      {withForm.length > 0 && (
        <div className="block">
          <h2>Settings of the page</h2>
          {withForm.map((name) => (
            <div key={`${widget.name} ${name}`} className="setting">
              {settingForms[name]?.map((field) => (
                <SettingFieldView
                  key={field.path}
                  name={name}
                  field={field}
                  composition={composition}
                  onValue={(value) => set(name, withValue(settings[name], field.path, value))}
                />
              ))}
              {settingForms[name]?.some(({ path }) => path) && (
                <details>
                  <summary>{name} as JSON, with all its fields</summary>
                  <JsonField
                    id={`setting-${name}-json`}
                    label={name}
                    value={settings[name]}
                    problemOf={() => undefined}
                    onValue={(value) => set(name, value)}
                  />
                </details>
              )}
              {settings[name] !== undefined && <Problem text={settingProblem(name, settings[name])} />}
            </div>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <details className="block">
          <summary>
            <h2>Further settings that it reads ({others.length})</h2>
          </summary>
          <p className="hint">Your page usually has them already. Each is JSON. An empty one is left out.</p>
          {others.map((name) => (
            <div key={`${widget.name} ${name}`}>
              <JsonField
                id={`setting-${name}`}
                label={name}
                value={settings[name]}
                problemOf={(value) => settingProblem(name, value)}
                onValue={(value) => set(name, value)}
              />
              <div className="hint">
                <Plain text={meaningOf(name)} />
              </div>
            </div>
          ))}
        </details>
      )}
    </>
  )
}

interface SettingFieldViewProps {
  readonly name: string
  readonly field: SettingField
  readonly composition: Composition
  readonly onValue: (value: unknown) => void
}

function SettingFieldView({ name, field: { path, label, kind, hint }, composition, onValue }: SettingFieldViewProps) {
  const value = valueAt(composition.settings[name], path)
  const id = `setting-${name}-${path}`
  if (kind === 'flag')
    return (
      <div className="check">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onInput={({ currentTarget }) => onValue(currentTarget.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    )
  if (kind === 'time')
    return (
      <TextField
        id={id}
        label={label}
        hint={localWords(value, composition.locale)}
        type="datetime-local"
        value={toField(value)}
        onValue={(next) => onValue(fromField(next))}
      />
    )
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      value={value === undefined ? '' : String(value)}
      onValue={(next) => onValue(next || undefined)}
    />
  )
}
