/** What stands inside the tag, as HTML. */
import { useState } from 'react'
import type { CatalogueWidget } from '../catalogue/catalogue'
import type { Pasted } from '../html/read-html'
import { writePiece } from '../html/write-html'
import type { Composition } from '../state/composition'
import { Field } from './field'
import { Plain } from './plain'
import type { Change } from './use-composition'

interface ContentProps {
  readonly widget: CatalogueWidget
  readonly composition: Composition
  readonly onChange: Change
  readonly read: (html: string) => Pasted
}

/** @see ContentProps */
export function Content({ widget, composition, onChange, read }: ContentProps) {
  const written = composition.content.map(writePiece).join('')
  const [typed, setTyped] = useState({ text: written, of: written, left: '' })
  const isOwn = typed.of === written
  return (
    <details className="block" open={composition.content.length > 0}>
      <summary>
        <h2>Inside the tag</h2>
      </summary>
      <Field
        id="content"
        label="HTML inside the tag"
        hint={<Plain text={widget.inside} />}
        problem={isOwn ? typed.left : undefined}
      >
        {(describedBy) => (
          <textarea
            id="content"
            className="code"
            rows={4}
            spellCheck={false}
            aria-describedby={describedBy}
            value={isOwn ? typed.text : written}
            onInput={({ currentTarget: { value } }) => {
              const { content, problems } = read(`<rove-${widget.name}>${value}</rove-${widget.name}>`)
              setTyped({ text: value, of: content.map(writePiece).join(''), left: problems.join(' ') })
              onChange({ ...composition, content })
            }}
          />
        )}
      </Field>
    </details>
  )
}
