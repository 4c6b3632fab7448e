/** `<rove-ar-tour>`: a guided tour of the 3D/AR planner, tip by tip (AR-01). */

import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { isThere } from '../../core/base/device/covered'
import { RoveError } from '../../core/base/report/errors'
import { page } from '../../core/base/state/page'
import { createTextLookup } from '../../core/base/texts/texts'
import { defineElement } from '../../core/view/element/define-element'
import css from './ar-tour.css?inline'
import { seenTour, showTip, tipsOf } from './ar-tour.dom'
import { type ArTourModel, type ArTourState, createArTourModel } from './ar-tour.model'
import { arTourTexts } from './ar-tour.texts'
import { ArTourView } from './ar-tour.view'

const tag = 'rove-ar-tour'

/** The element's attributes. */
const arTourAttributes = {} as const

export default defineElement<typeof arTourAttributes, ArTourState, ArTourModel>({
  tag,
  attributes: arTourAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A guided tour of the 3D/AR planner, tip by tip.',
    placing: ['may-be-empty'],
    attributes: {},
    facts: {},
    parts: {
      'show-button': 'Shows the tour from its first tip.',
      tip: 'The box of one tip.',
      content: 'The server’s tip.',
      ring: 'The frame around what the tip explains.',
      'previous-button': 'Shows the previous tip.',
      'next-button': 'Shows the next tip; closes the tour after the last one.',
      'close-button': 'Closes the tour.',
    },
    slots: {
      '': 'The server’s tips: a list with `data-rove-ar-tour="tips"`, whose items name what they explain by a selector in `data-rove-anchor`.',
    },
    tokens: {},
  },
  styles: [css],
  view: ArTourView,
  create({ element, signal }) {
    const tips = tipsOf(element)
    if (tips.length === 0)
      throw new RoveError('no-tips', `<${tag}>`, { cause: 'no item in an element with data-rove-ar-tour="tips"' })
    return createArTourModel({
      t: createTextLookup(arTourTexts, readMarket().language),
      count: tips.length,
      seen: seenTour(),
      show: (box, index, isAsked) => showTip(tips[index] as HTMLElement, box, isAsked),
      onEscape(run) {
        createListen(`<${tag}>`, signal)<KeyboardEvent>(document, 'keydown', (event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          // A dialog above the tour closes first: the page's own, or one of ours, whose shadow root hides it.
          if (!isThere(':modal') && !page().openDialogs?.get()) run()
        })
      },
    })
  },
})
