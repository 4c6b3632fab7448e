/** The same heart as a React component that r2wc makes a custom element, with preact/compat for React. */
import r2wc from '@r2wc/react-to-web-component'
import { useState } from 'react'

const icon =
  'M12 20.5 4.3 12.6a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.9.9.9-.9a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z'
const css =
  'button{inline-size:44px;block-size:44px;border:0;background:none}svg{fill:none;stroke:currentColor;inline-size:24px}[aria-pressed=true] svg{fill:currentColor}'

function Heart({ label = '' }) {
  const [isLoved, setLoved] = useState(false)
  return (
    <>
      <style>{css}</style>
      <button
        type="button"
        part="button"
        aria-label={`Add to wishlist: ${label}`}
        aria-pressed={isLoved}
        onClick={() => setLoved(!isLoved)}
      >
        <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      </button>
      <span role="status" />
    </>
  )
}
customElements.define('r2wc-heart', r2wc(Heart, { shadow: 'open', props: { label: 'string' } }))
