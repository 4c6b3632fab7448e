/** Chooses the element, and an example to begin with. */
import { type Catalogue, type CatalogueWidget, marketing } from '../catalogue/catalogue'
import { presetsOf } from '../catalogue/presets'
import type { Composition } from '../state/composition'

interface ChooserProps {
  readonly catalogue: Catalogue
  readonly widget: CatalogueWidget
  readonly onChoose: (name: string) => void
  readonly onBegin: (composition: Composition) => void
}

/** @see ChooserProps */
export function Chooser({ catalogue, widget, onChoose, onBegin }: ChooserProps) {
  const presets = presetsOf(widget.name)
  const first = marketing.flatMap((name) => catalogue.widgets.filter((one) => one.name === name))
  const others = catalogue.widgets.filter(({ name }) => !marketing.includes(name))
  const options = (widgets: readonly CatalogueWidget[]) =>
    widgets.map(({ name }) => (
      <option key={name} value={name}>
        {titleOf(name)}
      </option>
    ))
  return (
    <div className="block">
      <h2>
        <label htmlFor="widget">Element</label>
      </h2>
      <select
        id="widget"
        value={widget.name}
        aria-describedby="summary"
        onInput={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <optgroup label="For marketers">{options(first)}</optgroup>
        <optgroup label="For pages of the shop">{options(others)}</optgroup>
      </select>
      <p id="summary" className="summary">
        {widget.summary}
      </p>
      {presets.length > 0 && (
        <fieldset className="presets">
          <legend>Begin with</legend>
          {presets.map(({ name, composition }) => (
            <button key={name} type="button" className="quiet" onClick={() => onBegin(composition)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** `Love count` for `love-count`. */
const titleOf = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
