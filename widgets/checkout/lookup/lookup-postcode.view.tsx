/** The button of Korea's postal code search, which opens below the field and fills in the chosen address (ADDR-03). */
import { useState } from 'react'
import { loadCode } from '../../../core/async/load-code'
import { lookupTexts } from '../../../core/lookup/lookup.texts'
import { createTextLookup } from '../../../core/texts/texts'
import type { PostcodeProps, PostcodeSearch } from './lookup-postcode-search.view'

/** @see PostcodeProps */
export function PostcodeButton(props: PostcodeProps) {
  const { language, report } = props.model
  const t = createTextLookup(lookupTexts, language)
  // `gone`: the search could not be loaded. The field still works.
  const [at, setAt] = useState<'closed' | 'gone' | { readonly Search: typeof PostcodeSearch }>('closed')
  if (at === 'gone') return null
  const isOpen = at !== 'closed'
  const open = () =>
    loadCode(import('./lookup-postcode-search.view')).then(
      ({ PostcodeSearch: Search }) => setAt({ Search }),
      (failure) => {
        report(failure)
        setAt('gone')
      },
    )
  return (
    <div className="rove-postcode">
      <button
        type="button"
        className="rove-secondary"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setAt('closed') : open())}
      >
        {t(isOpen ? 'close' : 'search')}
      </button>
      {isOpen && <at.Search {...props} onEnd={setAt} />}
    </div>
  )
}
