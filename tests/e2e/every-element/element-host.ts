/** What the elements leave to the page: run in a page after `addKit`. */

/** Faults by check. Each names the node. @param isOpened a press has opened something, which may sound */
export function findHostFaults(isOpened: boolean) {
  const { kit } = document
  const roots = [document, ...kit.below(document.body).flatMap(({ shadowRoot }) => shadowRoot ?? [])]

  /** An id that a root has twice, or a control inside another one. */
  const markup = roots.flatMap((root) => {
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
    const nested = [...root.querySelectorAll('a a,a button,button a,button button,label label,form form')]
    return [...ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `id ${id}`), ...nested.map(kit.say)]
  })

  /** Sound that the visitor has not asked for. */
  const loud = kit
    .below(document.body)
    .filter((node) => node instanceof HTMLMediaElement)
    .filter((media) => media.localName === 'audio' || (!isOpened && !media.paused && !media.muted))
    .map(kit.say)

  /** A letter, number or sign that does something, or that an element keeps from the browser. */
  const shortcuts = [...document.querySelectorAll('[accesskey]')].map(kit.say)
  const targets = [document.body, ...kit.elements, ...kit.elements.flatMap(firstButtons)]
  const before = kit.state()
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,-+*#'.split(''))
    for (const target of targets) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
      if (!target.dispatchEvent(pressed)) shortcuts.push(`${key} at ${kit.say(target)}`)
    }
  if (kit.state() !== before) shortcuts.push(`a key changed ${kit.elements.map(({ localName }) => localName).join()}`)

  function firstButtons(element: HTMLElement): Element[] {
    return kit
      .below(element.shadowRoot ?? element)
      .filter((node) => node.localName === 'button')
      .slice(0, 3)
  }

  const chat = document.querySelector('rove-chat')
  return {
    title: document.title,
    language: document.documentElement.lang,
    /** What comes first for the keyboard. */
    first: kit.say(kit.below(document.body).filter(kit.isControl)[0] ?? document.body),
    /** The header’s links, in their order. */
    links: [...document.querySelectorAll('rove-header a[href]')].map((link) => link.getAttribute('href')),
    /** The parent of the help, and what comes before it. */
    help: chat && `${chat.parentElement?.localName} > ${chat.previousElementSibling?.localName}`,
    faults: { markup, loud, shortcuts },
  }
}
