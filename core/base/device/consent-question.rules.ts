/** What tells that a box asks about cookies, in the languages of the shop. */

/** A box, as far as it matters here. */
export interface AskingBox {
  /** Its id, classes, label and title. */
  readonly names: string
  /** What can be read in it. */
  readonly text: string
  /** What its buttons say. */
  readonly answers: string
  /** It lies over the page: it is fixed, sticky or a dialog. Any other box needs a name and an answer. */
  readonly isOver: boolean
}

/** Names of consent managers. */
const managers =
  /onetrust|usercentrics|didomi|cookiebot|qc-cmp|truste[-_]|sp_message|sliding-popup|cmpbox|iubenda|termly|axeptio|klaro|osano/i
/** Names that shops give such boxes. Others have the second kind too: a box with an offer, a form. */
const ofCookies = /cookie/i
const ofConsent = /consent|gdpr|rgpd|ccpa/i

const aboutCookies =
  /cookies\b|cookie (?:policy|settings|preferences|notice|use)|témoins|쿠키|使用\s*cookie|cookie\s*(?:政策|設定)/i
const aboutPrivacy = /privacy|personal (?:data|information)|vie privée|confidentialité|개인정보|私隱|隱私|個人資料/i
const isAnswer = /accept|agree|allow|reject|decline|refus|autoris|동의|허용|수락|거부|同意|接受|允許|拒絕/i
/** A bar with a product can name a material or a colour so. */
const isPurchase = /add to (?:cart|bag)|buy|checkout|ajouter|acheter|구매|장바구니|購物車|購買/i

/**
 * What tells that a box asks about cookies, as it is written there; `undefined` if it does not ask. One about privacy asks
 * if it can be accepted: others only link to the policy.
 */
export function signOfQuestion({ names, text, answers, isOver }: AskingBox): string | undefined {
  if (isPurchase.test(answers)) return undefined
  const sign = (pattern: RegExp, given: string) => pattern.exec(given)?.[0]
  const canAnswer = isAnswer.test(answers)
  if (!isOver)
    return canAnswer ? (sign(managers, names) ?? sign(ofCookies, names) ?? sign(ofConsent, names)) : undefined
  return (
    sign(managers, names) ??
    sign(ofCookies, names) ??
    sign(aboutCookies, text) ??
    (canAnswer ? (sign(ofConsent, names) ?? sign(aboutPrivacy, text)) : undefined)
  )
}

/** The smallest box that asks, in pixels on the screen: the button that opens the settings again is smaller. */
export const smallestQuestion = { width: 200, height: 40 } as const
