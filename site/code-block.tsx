/** An example of code, with a button that copies it. */
import { type ReactNode, useRef, useState } from 'react'

/** @param children a `code` element */
export function CodeBlock({ children }: { readonly children?: ReactNode }) {
  const block = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(block.current?.textContent ?? '').then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <div className="site-code">
      <button type="button" onClick={copy}>
        <span role="status">{said}</span>
        {!said && 'Copy'}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
    </div>
  )
}
