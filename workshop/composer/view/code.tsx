/** The code of the composition, to copy; and a field to paste code into. */
import { useState } from 'react'
import { type Form, writeHtml } from '../html/write-html'
import type { Composition } from '../state/composition'
import { Field, Problem } from './field'

interface CodeProps {
  readonly composition: Composition
  /** Whether an editor that strips tags can use the container. */
  readonly isPlaceable: boolean
  /** Reads code. @returns its problems */
  readonly onPaste: (html: string) => readonly string[]
}

/** @see CodeProps */
export function Code({ composition, isPlaceable, onPaste }: CodeProps) {
  const [wanted, setForm] = useState<Form>('tag')
  const [said, say] = useState('')
  const [pasted, setPasted] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const form = isPlaceable ? wanted : 'tag'
  const code = writeHtml(composition, form)
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(`${what} is copied.`),
      () => say('The browser does not allow to copy. Select the text and copy it.'),
    )
  return (
    <div className="block">
      <div className="bar">
        <h2 id="code-title">Code</h2>
        <fieldset className="switch">
          <legend className="hidden">Form of the code</legend>
          {(['tag', 'container'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="form"
                checked={form === one}
                disabled={one === 'container' && !isPlaceable}
                onInput={() => setForm(one)}
              />
              {one === 'tag' ? 'Tag' : 'Container'}
            </label>
          ))}
        </fieldset>
        <button type="button" className="main" onClick={() => copy(code, 'The code')}>
          Copy code
        </button>
        <button type="button" className="quiet" onClick={() => copy(location.href, 'The address')}>
          Copy address
        </button>
      </div>
      <p className="hint">{formHint(form, isPlaceable)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
      <section className="shown" tabIndex={0} aria-labelledby="code-title">
        <pre>
          <code data-code>{code}</code>
        </pre>
      </section>
      <Problem text={said} />
      <details>
        <summary>Paste code to go on with it</summary>
        <Field id="paste" label="Code of a tag and its settings, or settings alone" problem={problems.join(' ')}>
          {(describedBy) => (
            <textarea
              id="paste"
              className="code"
              rows={6}
              spellCheck={false}
              aria-describedby={describedBy}
              value={pasted}
              onInput={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          )}
        </Field>
        <button type="button" className="quiet" onClick={() => setProblems(onPaste(pasted))}>
          Read the code
        </button>
      </details>
    </div>
  )
}

function formHint(form: Form, isPlaceable: boolean): string {
  if (!isPlaceable) return 'This element can only be a tag in a template of the shop. Put the settings before the tag.'
  return form === 'tag'
    ? 'Put it where the element belongs. Country, language and visitor come from your page.'
    : 'For editors that remove unknown tags. Many remove scripts too: then put the settings into a template.'
}
