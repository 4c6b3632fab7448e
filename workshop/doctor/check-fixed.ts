/**
 * Elements of the page that keep what is fixed to the screen: a wrapper with a transform, a filter or the like; and what
 * keeps the header from sticking.
 */
import { drawnParent } from '../../core/base/device/drawn-parent'
import { isPlacedElsewhere } from '../../core/view/edge/on-screen'
import type { Check, Finding } from './finding'
import { stickyHeaders } from './sticky-header'

/** The elements with boxes that are fixed to the screen outside of a dialog. */
const withFixedBoxes = 'rove-chat,rove-countdown,rove-country,rove-header,rove-page,rove-ar-tour'

/** The properties, each with the values that have this effect. */
const holding: Readonly<Record<string, RegExp>> = {
  transform: /^(?!none)/,
  translate: /^(?!none)/,
  rotate: /^(?!none)/,
  scale: /^(?!none)/,
  perspective: /^(?!none)/,
  filter: /^(?!none)/,
  'backdrop-filter': /^(?!none)/,
  'will-change': /transform|translate|rotate|scale|perspective|filter|contain/,
  contain: /paint|layout|strict|content/,
  'content-visibility': /auto|hidden/,
  'container-type': /size/,
}

export const fixedCheck: Check = {
  name: 'fixed',
  title: 'What is fixed to the screen',
  run: () => {
    const found = new Map<string, string[]>()
    for (const element of document.querySelectorAll(withFixedBoxes)) {
      const wrapper = isPlacedElsewhere(element) ? wrapperOf(element) : undefined
      if (wrapper) found.set(wrapper, [...(found.get(wrapper) ?? []), `<${element.localName}>`])
    }
    return [...[...found].map(([wrapper, tags]) => finding(wrapper, [...new Set(tags)])), ...stickyHeaders()]
  },
}

const finding = (wrapper: string, tags: readonly string[]): Finding => ({
  severity: 'warning',
  what: `${tags.join(', ')}: an element around it places what is fixed to the screen on itself. Where a browser has popovers, the elements’ own boxes are shown in the top layer instead, above all of the page; boxes of the page are not.`,
  evidence: wrapper,
  mend: 'Put the tag outside of this element, or take the property from it.',
})

/** The nearest one, with the property that makes it so. */
function wrapperOf(element: Element): string | undefined {
  for (let at = drawnParent(element); at && at !== document.documentElement; at = drawnParent(at)) {
    const style = getComputedStyle(at)
    const computed = (name: string) => style.getPropertyValue(name) || 'none'
    const [name] = Object.entries(holding).find(([name, values]) => values.test(computed(name))) ?? []
    if (name) return `${at.localName}${at.id && `#${at.id}`} ${name}: ${computed(name)}`
  }
  return undefined
}
