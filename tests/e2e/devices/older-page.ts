/** Takes away from a page what the oldest browsers lack, before its own scripts. */
import type { YoungStyles } from '../../../tools/check/young-features'
import { isOlder, olderText } from './older-text'

/** What is taken away. */
export interface Taken {
  /** Interfaces and their members, by their places in MDN’s data. */
  readonly places: readonly string[]
  /** Parts of selectors with which a call throws. */
  readonly selectors: readonly string[]
  /** Attributes that have no effect. */
  readonly attributes: readonly string[]
  readonly styles: YoungStyles | undefined
}

declare const __TAKEN__: Taken
const { places, selectors, attributes, styles } = __TAKEN__

type Holder = Record<string, unknown>
const page = globalThis as unknown as Holder

/** The object at the end of a path: `Intl.NumberFormat`. */
const holderAt = (path: readonly string[]) => path.reduce<Holder | undefined>((at, name) => at?.[name] as Holder, page)

if (styles) {
  const wrap = (holder: object, name: string) => {
    const { value } = Object.getOwnPropertyDescriptor(holder, name) as { value(...given: unknown[]): unknown }
    Object.assign(holder, {
      [name](this: unknown, css: string, ...rest: unknown[]) {
        return value.call(this, olderText(css, styles), ...rest)
      },
    })
  }
  for (const name of ['replaceSync', 'replace', 'insertRule']) wrap(CSSStyleSheet.prototype, name)
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent') as PropertyDescriptor
  Object.defineProperty(Node.prototype, 'textContent', {
    ...text,
    set(this: Node, value: string) {
      text.set?.call(this, this instanceof HTMLStyleElement ? olderText(value, styles) : value)
    },
  })
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...given: [string, string?]) =>
    supports(...(given as [string])) && isOlder(given.length > 1 ? given.join(': ') : given[0], styles)
}

/** Lists in `:is()` and `:where()` leave out what they do not know. */
const isKnown = (selector: string) => {
  const plain = String(selector).replace(/:(is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  return ![...plain.matchAll(/:([a-z][a-z-]*)/g)].some(([, name = '']) => selectors.includes(name))
}
for (const { prototype } of [Element, Document, DocumentFragment])
  for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
    const find = Object.getOwnPropertyDescriptor(prototype, name)?.value as ((selector: string) => unknown) | undefined
    if (!find) continue
    Object.assign(prototype, {
      [name](this: unknown, selector: string) {
        if (!isKnown(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError')
        return find.call(this, selector)
      },
    })
  }

const { setAttribute, toggleAttribute } = Element.prototype
Element.prototype.setAttribute = function (name, value) {
  if (!attributes.includes(name)) setAttribute.call(this, name, value)
}
Element.prototype.toggleAttribute = function (name, force) {
  return attributes.includes(name) ? false : toggleAttribute.call(this, name, force)
}

// Members before the interfaces that have them.
for (const place of [...places].sort((one, other) => other.split('.').length - one.split('.').length)) {
  const path = place.replace(/^(api|javascript\.builtins)\./, '').split('.')
  const name = path.pop() as string
  const owner = path.at(-1)
  const holder = holderAt(owner === 'Window' ? [] : path)
  if (!holder) continue
  if (name === owner) forbidConstructor(path)
  for (const one of [holder, holder.prototype as Holder | undefined]) if (one) Reflect.deleteProperty(one, name)
}

/** The interface stays: only `new` throws. */
function forbidConstructor(path: readonly string[]): void {
  const name = path.at(-1) as string
  const around = holderAt(path.slice(0, -1))
  if (!around?.[name]) return
  around[name] = new Proxy(around[name] as object, {
    construct() {
      throw new TypeError('Illegal constructor')
    },
  })
}
