/** A value as JSON, with its problem while it is typed. */
import { useState } from 'react'
import { Field } from './field'

interface JsonFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly value: unknown
  /** What is wrong with a value, in words. */
  readonly problemOf: (value: unknown) => string | undefined
  /** Called with each value that is JSON; `undefined` if the field is empty. */
  readonly onValue: (value: unknown) => void
}

/** @see JsonFieldProps */
export function JsonField({ id, label, hint, value, problemOf, onValue }: JsonFieldProps) {
  const written = value === undefined ? '' : JSON.stringify(value, null, 2)
  const [typed, setTyped] = useState({ text: written, of: written })
  // Another field has changed the value: what is typed here is no longer it.
  const text = typed.of === written ? typed.text : written
  const syntax = syntaxProblem(text)

  function type(next: string): void {
    const isValid = syntaxProblem(next) === undefined
    const parsed: unknown = isValid && next.trim() ? JSON.parse(next) : undefined
    setTyped({ text: next, of: isValid ? (parsed === undefined ? '' : JSON.stringify(parsed, null, 2)) : written })
    if (isValid) onValue(parsed)
  }

  return (
    <Field id={id} label={label} hint={hint} problem={syntax ?? (value === undefined ? undefined : problemOf(value))}>
      {(describedBy) => (
        <textarea
          id={id}
          className="code"
          rows={Math.min(14, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          value={text}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function syntaxProblem(text: string): string | undefined {
  try {
    if (text.trim()) JSON.parse(text)
    return undefined
  } catch (failure) {
    return `This is not JSON: ${(failure as Error).message}`
  }
}
