/** The composition in a page of its own, in any market, for any visitor, at any width. */
import { useEffect, useRef, useState } from 'react'
import { countries, type Locale } from '../../../core/base/country/countries.rules'
import { type Finding, type FromFrame, messageOf } from '../frame/messages'
import { languageName, placeName } from '../popups/word-forms'
import { toFragment } from '../state/address'
import { type Composition, type Persona, personas, type Width, widths } from '../state/composition'
import { forget } from './forget'
import { Screen } from './screen'
import type { Change } from './use-composition'

interface PreviewProps {
  readonly composition: Composition
  readonly onChange: Change
  /** The number of the popup that is shown at once. */
  readonly shownPopup: number | undefined
  /** Each further number asks for a check. */
  readonly checks: number
  /** Cookies and keys of storage that the element writes. */
  readonly storedKeys: readonly string[]
  readonly onFindings: (findings: readonly Finding[]) => void
}

/** The time after the last change until the preview is loaded again, in milliseconds. */
const loadDelay = 350

const personaNames: Readonly<Record<Persona, string>> = {
  guest: 'Guest',
  customer: 'Customer, logged in',
  member: 'Member',
  trade: 'Trade customer',
}
const markets = countries.flatMap(({ code, locales }) =>
  locales.map((locale) => [locale, `${placeName(code).replace(/^the /, '')} – ${languageName(locale)}`] as const),
)

/** @see PreviewProps */
export function Preview({ composition, onChange, shownPopup, checks, storedKeys, onFindings }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const loads = useRef(0)
  const [again, setAgain] = useState(0)
  const [said, setSaid] = useState<readonly string[]>([])
  const [state, setState] = useState('')
  // The width is that of the frame: the page in it stays.
  const fragment = toFragment({ ...composition, width: 1440 })

  useEffect(() => {
    const load = () => {
      loads.current += 1
      setSaid([])
      setState('')
      const show = shownPopup === undefined ? '' : `&show=${shownPopup}`
      // A preview: it counts no session, and subscribes nobody.
      const address = new URL(
        `frame.html?rove-preview=&load=${loads.current}.${again}${show}#${fragment}`,
        document.baseURI,
      )
      // Without an entry in the history.
      frame.current?.contentWindow?.location.replace(address.href)
    }
    const timer = setTimeout(load, loads.current ? loadDelay : 0)
    return () => clearTimeout(timer)
  }, [fragment, shownPopup, again])

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromFrame>(event, frame.current?.contentWindow)
      if (message?.rove === 'said') setSaid((before) => [...new Set([...before, message.text])].slice(-5))
      if (message?.rove === 'state') setState([message.state, message.reason].filter(Boolean).join(': '))
      if (message?.rove === 'checked') onFindings(message.findings)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onFindings])

  useEffect(() => {
    if (checks > 0) frame.current?.contentWindow?.postMessage({ rove: 'check' }, location.origin)
  }, [checks])

  return (
    <div className="block preview">
      <div className="bar">
        <h2>Preview</h2>
        <label>
          <span className="hidden">Market</span>
          <select
            value={composition.locale}
            onInput={({ currentTarget }) => onChange({ ...composition, locale: currentTarget.value as Locale })}
          >
            {markets.map(([locale, name]) => (
              <option key={locale} value={locale}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden">Visitor</span>
          <select
            value={composition.persona}
            onInput={({ currentTarget }) => onChange({ ...composition, persona: currentTarget.value as Persona })}
          >
            {personas.map((persona) => (
              <option key={persona} value={persona}>
                {personaNames[persona]}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="switch">
          <legend className="hidden">Width of the screen</legend>
          {widths.map((width) => (
            <label key={width}>
              <input
                type="radio"
                name="width"
                checked={composition.width === width}
                onInput={() => onChange({ ...composition, width: width satisfies Width })}
              />
              {width}
              <span className="hidden"> pixels wide</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Screen frame={frame} width={composition.width} />
      <div className="bar">
        <p className="hint" data-state>
          {state ? `The element is ${state}.` : 'The element is loading, or waits until it is needed.'}
        </p>
        <button type="button" className="quiet" onClick={() => setAgain(again + 1)}>
          Load again
        </button>
        {storedKeys.length > 0 && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              forget(storedKeys)
              setAgain(again + 1)
            }}
          >
            Forget what this browser remembers
          </button>
        )}
      </div>
      {said.length > 0 && (
        <div role="status">
          <ul className="problems">
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
