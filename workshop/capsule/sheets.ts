/** The style sheets of a capsule, each once. */

/** Collects the texts of style sheets. */
export interface Sheets {
  readonly texts: string[]
  numberOf(sheet: CSSStyleSheet): number
}

/** @see Sheets */
export function createSheets(): Sheets {
  const texts: string[] = []
  const known = new Map<CSSStyleSheet, number>()
  return {
    texts,
    numberOf(sheet) {
      const before = known.get(sheet)
      if (before !== undefined) return before
      const text = textOf(sheet)
      const same = texts.indexOf(text)
      const number = same < 0 ? texts.push(text) - 1 : same
      known.set(sheet, number)
      return number
    },
  }
}

/** The text of a sheet of this origin; empty for any other. */
export function textOf(sheet: CSSStyleSheet): string {
  return rulesOf(sheet)
    .map(({ cssText }) => cssText)
    .join('\n')
}

/**
 * The numbers of the page's own sheets, in order: those that the elements have adopted, and of the host's those rules that
 * apply to something in our elements, with its fonts and animations.
 */
export function pageSheets(sheets: Sheets): number[] {
  const ofHost = [...document.styleSheets].map((sheet) => hostSheet(sheet)).filter((text) => text)
  const host = ofHost.length > 0 ? [sheets.texts.push(ofHost.join('\n')) - 1] : []
  return [...host, ...adoptedBy(document).map((sheet) => sheets.numberOf(sheet))]
}

/** The sheets that a root has adopted. In older browsers they are nodes: see `styleNodes`. */
const adoptedBy = (root: Document | ShadowRoot): readonly CSSStyleSheet[] => root.adoptedStyleSheets ?? []

/** The sheets of a shadow root. */
export const sheetsOf = (root: ShadowRoot): readonly CSSStyleSheet[] => [
  ...(root.styleSheets ?? []),
  ...adoptedBy(root),
]

/** The text of a sheet of the page that is in use. */
function hostSheet(sheet: CSSStyleSheet): string {
  const text = sheet.disabled ? '' : hostRules(rulesOf(sheet)).join('\n')
  return text && sheet.media.length > 0 ? `@media ${sheet.media.mediaText}{${text}}` : text
}

function hostRules(rules: readonly CSSRule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return applies(rule.selectorText) ? [rule.cssText] : []
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const inner = hostRules([...rule.cssRules]).join('\n')
      const name = rule instanceof CSSMediaRule ? 'media' : 'supports'
      return inner ? [`@${name} ${rule.conditionText}{${inner}}`] : []
    }
    if (rule instanceof CSSImportRule) return rule.styleSheet ? [hostSheet(rule.styleSheet)] : []
    if (rule instanceof CSSLayerBlockRule) {
      const inner = hostRules([...rule.cssRules]).join('\n')
      return [`@layer ${rule.name}{${inner}}`]
    }
    return rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule ? [rule.cssText] : []
  })
}

function applies(selector: string): boolean {
  try {
    // States and pseudo-elements of the moment do not decide.
    const still = selector.replace(
      /::?(?:hover|focus(?:-visible|-within)?|active|before|after|placeholder|marker)\b/g,
      '',
    )
    return [...document.querySelectorAll(still || '*')].some(
      (element) =>
        element === document.body || element === document.documentElement || element.closest('[data-rove-state]'),
    )
  } catch {
    return false
  }
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
