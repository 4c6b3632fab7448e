/** The server's list, what screen readers hear of new items, and a failure with a second try. */
import type { MouseEvent, ReactNode } from 'react'
import type { TextLookup } from '../base/texts/texts'
import type { ViewProps } from '../view/element/definition'
import type { EndlessList, EndlessState } from './endless-list'
import { type EndlessCode, placeText } from './endless-list.texts'
import { partOf } from './list-part'

/** A list with its texts. */
export interface ShownList extends EndlessList {
  readonly t: TextLookup<EndlessCode>
  /** What is shown over the list. */
  readonly overlay?: (() => ReactNode) | undefined
}

/** @see ShownList */
export function EndlessListView({
  state: { progress, arrival },
  model: { t, press, overlay },
}: ViewProps<EndlessState, ShownList>) {
  const { at } = progress
  function retry({ currentTarget }: MouseEvent): void {
    press()
    // The button disappears: the visitor goes on at the link to the next page.
    partOf((currentTarget.getRootNode() as ShadowRoot).host as HTMLElement, 'next')?.focus()
  }
  return (
    <>
      <slot />
      <div className="visually-hidden" part="status" role="status">
        {at === 'loading' ? t('loading') : arrival && announcementOf(arrival, t)}
      </div>
      {at === 'failed' && (
        <p part="message" role="alert">
          {t('failed')}{' '}
          <button type="button" part="retry-button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      {overlay?.()}
    </>
  )
}

function announcementOf(
  { added, from, shown, total, isLast }: NonNullable<EndlessState['arrival']>,
  t: ShownList['t'],
) {
  const words =
    total === undefined
      ? t('more', { n: added })
      : t('added', { n: added, place: placeText(t, { from, shown, total }) })
  return isLast ? `${words}. ${t('end')}` : words
}
