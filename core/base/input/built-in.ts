/**
 * The properties that the browser gives an element. In a form, a field that is named like one of them replaces it: with a
 * field `id`, `form.id` is that field, and with a field `submit`, `form.submit()` throws.
 */

/**
 * What `builtIn` returns. It has no `nodeType`, so that TypeScript does not accept it where the browser needs the element
 * itself: `contains`, `new FormData`.
 */
export type BuiltIn<E> = {
  [Name in keyof E as string extends Name ? never : number extends Name ? never : Exclude<Name, 'nodeType'>]: E[Name]
}

/** The built-in properties of an element, to read, set and call, whatever the fields of a form are named. */
export function builtIn<E extends object | null | undefined>(element: E): BuiltIn<E> {
  if (!(element instanceof HTMLFormElement)) return element as BuiltIn<E>
  const { prototype } = HTMLFormElement
  return new Proxy(element, {
    get(_, name) {
      const value = Reflect.get(prototype, name, element)
      return typeof value === 'function' ? value.bind(element) : value
    },
    set: (_, name, value) => Reflect.set(prototype, name, value, element),
  }) as BuiltIn<E>
}
