/** @jsxImportSource hono/jsx */
/** The strip at the foot of each page that makes it another country's, another person's, or broken. */
import { countries } from '../../core/domain/countries'
import { faults } from '../faults/faults'
import { bodyFlags, personas, type Visitor } from '../visitor/visitor'

/** A plain form: it works without script. */
export function DemoBar({ visitor, path }: { visitor: Visitor; path: string }) {
  const [fault, below] = visitor.fault.split(':')
  return (
    <details class="demo-bar">
      <summary>
        Demo: {visitor.country.code} · {visitor.locale} · {visitor.persona}
        {fault !== 'none' && ` · ${visitor.fault}`}
      </summary>
      <form action={path} method="get">
        <Choice
          name="country"
          label="Country"
          values={countries.map(({ code }) => code)}
          chosen={visitor.country.code}
        />
        <Choice name="locale" label="Locale" values={visitor.country.locales} chosen={visitor.locale} />
        <Choice name="as" label="Persona" values={personas} chosen={visitor.persona} />
        <Choice name="flags" label="Body flag" values={['', ...bodyFlags]} chosen={visitor.flags[0] ?? ''} />
        <Choice
          name="fault"
          label="Fault"
          values={[
            'none',
            ...['/uc_love', '/search/1'].flatMap((at) => Object.keys(faults).map((kind) => `${kind}:${at}`)),
          ]}
          chosen={below ? visitor.fault : 'none'}
        />
        <button type="submit">Apply</button>
        <a href="/demo/log">Log</a>
        <a href="/campaign/spring-rooms">Campaign</a>
        <a href="/campaign/hostile">Hostile page</a>
      </form>
    </details>
  )
}

interface ChoiceProps {
  name: string
  label: string
  values: readonly string[]
  chosen: string
}

function Choice({ name, label, values, chosen }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.map((value) => (
          <option value={value} selected={value === chosen}>
            {value || 'none'}
          </option>
        ))}
      </select>
    </label>
  )
}
