/** Creates an element with children. Names that are no property of the element are set as attributes. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Readonly<Record<string, unknown>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (key in element) Object.assign(element, { [key]: value })
    else element.setAttribute(key, String(value))
  }
  element.append(...children)
  return element
}
