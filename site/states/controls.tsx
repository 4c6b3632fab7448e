/** The controls of the page of all states. */
import { elementOf, type StoryEntry } from '../element/story-entry'
import { type Choices, markets, personas, widths } from './choices'
import { captionOf } from './groups'

interface ControlsProps {
  readonly choices: Choices
  readonly change: (changed: Partial<Choices>) => void
  readonly entries: readonly StoryEntry[]
}

/** @see ControlsProps */
export function Controls({ choices, change, entries }: ControlsProps) {
  const elements = [...new Set(entries.map(elementOf))]
  const stories = entries.filter((entry) => !choices.element || elementOf(entry) === choices.element)
  return (
    <form className="site-controls" aria-label="What is shown" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Element"
        value={choices.element}
        options={[['', 'All elements'], ...elements.map((tag) => [tag, tag] as const)]}
        onChange={(element) => change({ element, story: '' })}
      />
      <Choice
        label="State"
        value={choices.story}
        options={[
          ['', `All ${stories.length}, in one market`],
          ...stories.map((entry) => [entry.id, captionOf(entry, !choices.element)] as const),
        ]}
        onChange={(story) => change({ story })}
      />
      {!choices.story && (
        <Choice
          label="Market"
          value={choices.market}
          options={markets.map(({ name }) => [name, name])}
          onChange={(market) => change({ market })}
        />
      )}
      <Choice
        label="Visitor"
        value={choices.persona}
        options={personas.map((name) => [name, name])}
        onChange={(persona) => change({ persona: persona as Choices['persona'] })}
      />
      <fieldset>
        <legend className="site-label">Width</legend>
        <div className="site-widths">
          {widths.map((width) => (
            <label key={width}>
              <input type="radio" name="width" checked={choices.width === width} onChange={() => change({ width })} />
              <span>{width}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="site-label">{label}</span>
      <select className="site-field" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
