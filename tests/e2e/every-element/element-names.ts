/** What assistive technology reads of the elements: run in a page after `addKit`. */

/** Faults by check. Each names the node. */
export function findNameFaults() {
  const { kit } = document
  const nodes = kit.inside()
  const shown = nodes.filter(kit.isShown)
  const controls = shown.filter(kit.isControl)
  const fields = controls.filter((node) => node.matches('input:not([type=submit],[type=button]),select,textarea'))
  const isVisible = (node: Element | null | undefined) => !!node?.textContent?.trim() && kit.isShown(node)

  /** A control without a name. */
  const unnamed = controls.filter((node) => !kit.nameOf(node)).map(kit.say)

  /** A picture without an alternative, or a sign that is read without a name. */
  const pictures = nodes
    .filter((node) => node.matches('img,svg,canvas,video'))
    .filter((node) => node.closest('[aria-hidden=true]') === null)
    .filter((node) => (node.localName === 'img' ? !node.hasAttribute('alt') : !kit.nameOf(node)))
    .map(kit.say)

  /** A field whose name is written nowhere on the screen. */
  const unlabelled = fields
    .filter((field) => {
      const { labels } = field as HTMLInputElement
      const root = field.getRootNode() as Document | ShadowRoot
      const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
      const written = [...(labels ?? []), ...ids.map((id) => root.getElementById(id)), field.closest('fieldset')]
      // A search field is named by its button, a number by those that change it.
      const isNamedByButtons =
        field.parentElement?.querySelector('button') && field.matches('[type=search],[inputmode=numeric]')
      return !written.some(isVisible) && !isNamedByButtons
    })
    .map(kit.say)

  /** A field for the visitor’s own data whose purpose a browser cannot know. */
  const purposeless = fields
    .filter((field) => field.matches('[type=email],[type=tel],[type=password]') && !field.getAttribute('autocomplete'))
    .map(kit.say)

  /** Radio buttons that belong to no named group. */
  const ungrouped = fields
    .filter((field) => field.matches('[type=radio]'))
    .filter((field) => {
      const group = field.closest('fieldset,[role=radiogroup],[role=group]')
      return !group || !(group.querySelector('legend')?.textContent?.trim() || kit.nameOf(group))
    })
    .map(kit.say)

  /** A heading without a text. */
  const emptyHeadings = shown.filter((node) => /^h[1-6]$/.test(node.localName) && !kit.nameOf(node)).map(kit.say)

  /** Buttons of one element that have the same name and do not act on the same thing. */
  const alike = kit.elements.flatMap((element) => {
    const own = controls.filter((node) => node.matches('button') && element.contains(node))
    const inShadow = controls.filter((node) => node.matches('button') && node.getRootNode() === element.shadowRoot)
    const names = [...own, ...inShadow].map((node) => `${kit.nameOf(node)} ${groupOf(node)}`)
    return names.filter((name, n) => names.indexOf(name) !== n).map((name) => `${element.localName}: ${name}`)
  })

  /** The name of the nearest group, list item or section that has one. */
  function groupOf(node: Element): string {
    for (let at = kit.parentOf(node); at && !at.localName.startsWith('rove-'); at = kit.parentOf(at))
      if (at.matches('li,fieldset,section,article,[role=group],[role=region],[aria-label],dialog'))
        return at.textContent?.trim().slice(0, 60) ?? ''
    return ''
  }

  /** A link to a new window that does not say so. */
  const silentWindows = controls
    .filter((node) => node.matches('a[target=_blank]') && !/new (tab|window)/.test(kit.nameOf(node)))
    .map(kit.say)

  return {
    counts: {
      controls: controls.length,
      fields: fields.length,
      pictures: nodes.filter((node) => node.matches('img,svg')).length,
    },
    faults: { unnamed, pictures, unlabelled, purposeless, ungrouped, emptyHeadings, alike, silentWindows },
  }
}
