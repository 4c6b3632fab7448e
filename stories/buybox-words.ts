/** What the buybox says on a story's page, by its parts: each is asked for when the page is there. */

import type { Say, Texts } from '../core/texts'
import { buyboxTexts } from '../widgets/buybox/buybox.texts'
import { coverTexts } from '../widgets/buybox/cover/cover.texts'
import { deliveryTexts } from '../widgets/buybox/delivery/delivery.texts'
import { notifyTexts } from '../widgets/buybox/notify/notify.texts'
import { wordsOf } from './words'

type Later<Code extends string> = (...asked: Parameters<Say<Code>>) => () => string

const later = <Code extends string>(texts: Texts<Code>): Later<Code> => {
  const say = wordsOf(texts)
  return (code, values) => () => say(code, values)
}

/** The box itself. */
export const box = later(buyboxTexts)
/** The offer of a cover. */
export const cover = later(coverTexts)
/** The dialog of delivery. */
export const delivery = later(deliveryTexts)
/** The dialog that asks to be notified. */
export const notify = later(notifyTexts)
