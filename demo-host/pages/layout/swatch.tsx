/** @jsxImportSource hono/jsx */

/** A colour as SVG: the page's policy forbids style attributes. */
export function Dot({ hex }: { hex: string }) {
  return (
    <svg class="dot" viewBox="0 0 20 20" width="12" height="12" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={hex} stroke="#1d1a16" stroke-opacity="0.3" />
    </svg>
  )
}
