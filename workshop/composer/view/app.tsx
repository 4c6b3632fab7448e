/** The composer: forms, preview, code and receipt of one tag. */
import { useMemo, useState } from 'react'
import { type Catalogue, marketing, type Receipts } from '../catalogue/catalogue'
import { presetsOf } from '../catalogue/presets'
import type { Finding } from '../frame/messages'
import { readHtml } from '../html/read-html'
import { type Composition, emptyComposition } from '../state/composition'
import { AttributesForm } from './attributes-form'
import { Chooser } from './chooser'
import { Code } from './code'
import { Content } from './content'
import { PopupsForm } from './popups-form'
import { Preview } from './preview'
import { ReceiptView } from './receipt-view'
import { SettingsForm } from './settings-form'
import { useComposition } from './use-composition'

interface AppProps {
  readonly catalogue: Catalogue
  readonly receipts: Receipts
  readonly parse: (html: string) => Document
}

const first = presetsOf('popups')[0]?.composition ?? emptyComposition('popups')

/** @see AppProps */
export function App({ catalogue, receipts, parse }: AppProps) {
  const [composition, change, isAddressDamaged] = useComposition(first)
  const [shownPopup, showPopup] = useState<number>()
  const [findings, setFindings] = useState<readonly Finding[] | 'checking'>()
  const [checks, setChecks] = useState(0)
  const known = useMemo(
    () => ({
      widgets: catalogue.widgets.map(({ name }) => name),
      settings: catalogue.settings.map(({ name }) => name),
    }),
    [catalogue],
  )
  const widget = catalogue.widgets.find(({ name }) => name === composition.widget)
  const receipt = receipts[composition.widget]
  const read = (html: string) => readHtml(parse(html), known)

  function begin(next: Composition): void {
    showPopup(undefined)
    setFindings(undefined)
    const { locale, persona, width } = composition
    // A preset for a market shows it; any other begins in the market that is shown.
    change({ ...next, locale: next.locale === 'en_US' ? locale : next.locale, persona, width }, true)
  }

  function choose(name: string): void {
    const preset = presetsOf(name)[0]?.composition
    const sample = catalogue.widgets.find((one) => one.name === name)?.sample ?? ''
    const { attributes, content, settings } = read(sample)
    begin(preset ?? { ...emptyComposition(name), attributes, content, settings })
  }

  if (!widget) return <Unknown name={composition.widget} onChoose={() => choose(marketing[0] ?? 'popups')} />
  return (
    <div className="composer">
      <section className="column forms" aria-label="What to compose">
        {isAddressDamaged && (
          <p className="problem" role="alert">
            This address is incomplete, perhaps a program has cut it off: ask for it again. This is an example.
          </p>
        )}
        <Chooser catalogue={catalogue} widget={widget} onChoose={choose} onBegin={begin} />
        {composition.widget === 'popups' && (
          <PopupsForm composition={composition} onChange={change} shown={shownPopup} onShow={showPopup} />
        )}
        <AttributesForm widget={widget} composition={composition} onChange={change} />
        <SettingsForm catalogue={catalogue} widget={widget} composition={composition} onChange={change} />
        <Content widget={widget} composition={composition} onChange={change} read={read} />
      </section>
      <section className="column middle" aria-label="Preview and code">
        <Preview
          composition={composition}
          onChange={change}
          shownPopup={shownPopup}
          checks={checks}
          storedKeys={receipt?.storage.flatMap(({ keys }) => keys) ?? []}
          onFindings={setFindings}
        />
        <Code
          composition={composition}
          isPlaceable={widget.isPlaceable}
          onPaste={(html) => {
            const { isUnusable, problems, settings, widget: name, ...tag } = read(asSettings(html))
            if (!isUnusable) {
              showPopup(undefined)
              change({ ...composition, settings, ...(name ? { ...tag, widget: name } : {}) }, true)
            }
            return problems
          }}
        />
      </section>
      <section className="column receipt" aria-label="Receipt">
        {receipt && (
          <ReceiptView
            receipt={receipt}
            hasSettings={Object.keys(composition.settings).length > 0}
            findings={findings}
            onCheck={() => {
              setFindings('checking')
              setChecks(checks + 1)
            }}
          />
        )}
      </section>
    </div>
  )
}

/** Settings can be pasted without their tag too. */
const asSettings = (pasted: string): string =>
  /^\s*\{/.test(pasted) ? `<script type="application/json" data-rove-settings>${pasted}</script>` : pasted

function Unknown({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) {
  return (
    <p role="alert">
      There is no element “{name}”.{' '}
      <button type="button" onClick={onChoose}>
        Begin with popups
      </button>
    </p>
  )
}
