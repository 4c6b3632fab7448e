/**
 * The effects of old libraries on a page, reduced to a few lines. Each function runs in the page, so it is
 * self-contained.
 */

/** Prototype 1.6 and 1.7, which add enumerable properties to arrays, strings and elements. */
export function likePrototype(): void {
  const slice = Array.prototype.slice
  const everyName = (held: object) => {
    const names: string[] = []
    for (const name in held) names.push(name)
    return names
  }
  const listOf = (given: { length?: number; toArray?(): unknown[] } | null) =>
    given ? (given.toArray?.() ?? slice.call(given)) : []
  Reflect.deleteProperty(Array.prototype, 'entries')
  Object.assign(Array.prototype, {
    each(this: unknown[], run: (item: unknown, n: number) => void) {
      this.forEach(run)
      return this
    },
    toArray(this: unknown[]) {
      return slice.call(this)
    },
    find(this: unknown[], test: (item: unknown, n: number) => boolean, context: unknown) {
      for (let n = 0; n < this.length; n++) if (test.call(context, this[n], n)) return this[n]
    },
    toJSON(this: unknown[]) {
      return `[${this.join(', ')}]`
    },
    first(this: unknown[]) {
      return this[0]
    },
    clear(this: unknown[]) {
      this.length = 0
      return this
    },
  })
  Object.assign(Object, {
    keys: everyName,
    values: (held: Record<string, unknown>) => everyName(held).map((name) => held[name]),
    toJSON: JSON.stringify,
  })
  Object.assign(Array, { from: listOf })
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      ;(this.parentNode as Node).removeChild(this)
      return this
    },
    scrollTo(this: HTMLElement) {
      window.scrollTo(0, this.offsetTop)
      return this
    },
    update: () => {},
    select: () => [],
    hide: () => {},
    up: () => {},
  })
}

/** MooTools 1.4 with More, which replaces built-in classes. */
export function likeMooTools(): void {
  const Class = function (this: { options: unknown }, options: unknown) {
    this.options = options
  }
  Class.prototype = { send: () => {}, cancel: () => {}, get: () => {}, $family: () => 'class' }
  const parse = Date.parse
  Object.assign(window, { Request: Class, Event: Class })
  Object.assign(Date, { parse: (text: string) => new Date(parse(text)) })
  Object.assign(Array, {
    from: (given: ArrayLike<unknown> | null) =>
      given === null
        ? []
        : typeof given === 'object' && 'length' in given
          ? Array.prototype.slice.call(given)
          : [given],
  })
  Object.assign(Element.prototype, {
    scrollTo(this: Element, left: number, top: number) {
      this.scrollLeft = left
      this.scrollTop = top
    },
    get: () => {},
    set: () => {},
    match: () => true,
    empty: () => {},
    dispose: () => {},
  })
  Function.prototype.bind = function (this: (...given: unknown[]) => unknown, that: unknown, ...first: unknown[]) {
    return (...given: unknown[]) => this.apply(that, [...first, ...given])
  }
}

/**
 * The custom elements draft of 2014, whose `define` has a third argument; promises of zone.js, Bluebird or a polyfill,
 * which are not the native ones and have only the first standard's methods; a `fetch` over `XMLHttpRequest` whose
 * responses have no stream, wrapped by a function that passes on the URL and options only; and functions of the page's
 * own.
 */
export function likePolyfills(): void {
  const Native = Promise
  class Later extends Native<unknown> {}
  Object.assign(Later, { allSettled: undefined, any: undefined, withResolvers: undefined })
  Object.assign(Later.prototype, { finally: undefined })
  Object.assign(AbortSignal, { any: undefined, timeout: undefined })
  const send = window.fetch
  const withoutBody = (response: Response) =>
    new Proxy(response, {
      get: (held, name) => {
        const value = name === 'body' ? undefined : Reflect.get(held, name)
        return typeof value === 'function' ? value.bind(held) : value
      },
    })
  Object.assign(window, {
    Promise: Later,
    fetch: (address: string, options: RequestInit) => send(String(address), options).then(withoutBody),
    Image: () => {},
  })
}

/** Scripts that have a function of their own in the place of `Headers`. */
export function likeOldHeaders(): void {
  Object.assign(window, { Headers: () => {} })
}

/** A polyfill of custom elements as of 2014: `createElementNS` expects the name of an extended element as a string. */
export function likeOldElements(): void {
  const create = document.createElementNS
  document.createElementNS = (...given: unknown[]) => {
    const [, , extended] = given
    if (extended) (extended as string).toLowerCase()
    return Reflect.apply(create, document, given)
  }
}

/** Scripts that overwrite globals of the platform, and have removed the console. */
export function likeGlobals(): void {
  function Bag(this: { kept: unknown[] }) {
    this.kept = []
  }
  Object.assign(window, { Set: Bag, Map: Bag })
}
