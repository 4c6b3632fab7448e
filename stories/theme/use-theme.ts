/** The theme that the page shows. */
import { useState } from 'react'
import { fromAddress, toAddress } from './address.rules'
import { readTheme } from './theme-css.rules'
import type { Token } from './tokens.rules'
import { chosen, type Field, fieldsOf, type Supports, type Values } from './values.rules'

const supports: Supports = (property, value) => CSS.supports(property, value)

/** What the page knows, and can change. */
export interface Theme {
  readonly tokens: readonly Token[]
  readonly fields: readonly Field[]
  /** What is typed, also what is wrong. */
  readonly typed: Values
  /** What is chosen: without what is wrong, and without defaults. */
  readonly values: Values
  readonly supports: Supports
  /** Types a value. Empty text is the default. */
  set(id: string, text: string): void
  reset(): void
  /** Takes over a pasted theme, in place of this one. @returns each declaration that is not used, with the reason */
  paste(css: string): readonly string[]
}

/**
 * @param address the theme to begin with: see `toAddress`
 * @param onChange is called with the address of the theme after each change
 */
export function useTheme(tokens: readonly Token[], address: string, onChange: (address: string) => void): Theme {
  const fields = tokens.flatMap(fieldsOf)
  const [typed, setTyped] = useState<Values>(() => fromAddress(address, fields))
  const change = (next: Values) => {
    setTyped(next)
    onChange(toAddress(chosen(fields, next, supports)))
  }
  return {
    tokens,
    fields,
    typed,
    values: chosen(fields, typed, supports),
    supports,
    set: (id, text) => change({ ...typed, [id]: text }),
    reset: () => change({}),
    paste(css) {
      const { values, refused } = readTheme(css, tokens, supports)
      change(chosen(fields, values, supports))
      return refused
    },
  }
}
