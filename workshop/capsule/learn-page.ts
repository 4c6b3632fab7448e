/** What on this page describes its visitor: it is masked wherever it occurs. */
import type { Cleaner } from './personal.rules'
import { type Field, isPersonalInput } from './picture'

/** Learns what is typed or filled in anywhere on the page, and the personal fields of these values. */
export function learnPage(cleaner: Cleaner, values: readonly unknown[]): void {
  for (const value of values) cleaner.learnFrom(value)
  for (const root of rootsBelow(document))
    for (const field of root.querySelectorAll<Field>('input,select,textarea')) learnField(cleaner, field)
  for (const [, value = ''] of new URLSearchParams(location.search)) if (value.includes('@')) cleaner.learn(value)
}

function learnField(cleaner: Cleaner, field: Field): void {
  if (field instanceof HTMLSelectElement) {
    if (isPersonalInput(field))
      for (const { text, value } of field.options) for (const one of [text, value]) cleaner.learn(one)
    return
  }
  if (field instanceof HTMLInputElement) for (const { name } of field.files ?? []) cleaner.learn(name)
  const isText = field instanceof HTMLTextAreaElement || /^(?:text|search|email|tel|url|password)$/.test(field.type)
  if (isPersonalInput(field) || (isText && field.value !== field.defaultValue)) cleaner.learn(field.value)
}

/** A document or shadow root, and all open shadow roots below it. */
export function rootsBelow(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsBelow(shadowRoot) : []))
  return [root, ...inner]
}
