/** The buybox's texts in the language of the story's page. They are looked up when the play function runs. */

import type { TextLookup, Texts } from '../../core/base/texts/texts'
import { buyboxTexts } from '../../widgets/buybox/buybox.texts'
import { restrictedTexts } from '../../widgets/buybox/buybox-restricted.texts'
import { coverTexts } from '../../widgets/buybox/cover/cover.texts'
import { deliveryTexts } from '../../widgets/buybox/delivery/delivery.texts'
import { notifyTexts } from '../../widgets/buybox/notify/notify.texts'
import { textsOf } from '../kit/words'

type Later<Code extends string> = (...asked: Parameters<TextLookup<Code>>) => () => string

const later = <Code extends string>(texts: Texts<Code>): Later<Code> => {
  const t = textsOf(texts)
  return (code, values) => () => t(code, values)
}

/** The texts of the buybox itself. */
export const box = later(buyboxTexts)
/** The message in place of the buttons for a restricted destination. */
export const restricted = later(restrictedTexts)
/** The texts of the cover's dialog. */
export const cover = later(coverTexts)
/** The texts of the delivery dialog. */
export const delivery = later(deliveryTexts)
/** The texts of the notify-me dialog. */
export const notify = later(notifyTexts)
