/** The button of Korea's postal code search, which opens below the field and fills in the chosen address (ADDR-03). */
import { useState } from 'react'
import { createTextLookup } from '../../../core/base/texts/texts'
import { lookupTexts } from '../../../core/shop/lookup/lookup.texts'
import { type PostcodeProps, PostcodeSearch } from './lookup-postcode-search.view'

/** @see PostcodeProps */
export function PostcodeButton(props: PostcodeProps) {
  const t = createTextLookup(lookupTexts, props.model.language)
  // `gone`: the search could not be loaded. The field still works.
  const [at, setAt] = useState<'closed' | 'open' | 'gone'>('closed')
  if (at === 'gone') return null
  const isOpen = at === 'open'
  return (
    <div className="rove-postcode">
      <button
        type="button"
        className="rove-secondary"
        aria-expanded={isOpen}
        onClick={() => setAt(isOpen ? 'closed' : 'open')}
      >
        {t(isOpen ? 'close' : 'search')}
      </button>
      {isOpen && <PostcodeSearch {...props} onEnd={setAt} />}
    </div>
  )
}
