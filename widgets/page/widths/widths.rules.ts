/** Responsive image widths (PAGE-08). */

/** The widths of an image's files, in pixels. */
export const imageWidths = [320, 480, 768] as const

/** The place of the width in an image's address. */
const placeholder = '{width}'

/** The `srcset` of an address with `{width}`; nothing without it, or where the address is not http or https. */
export function srcsetOf(address: string, safeUrl: (url: string) => string | undefined): string | undefined {
  if (!address.includes(placeholder)) return undefined
  const candidates = imageWidths.map((width) => {
    const url = safeUrl(address.split(placeholder).join(`${width}`))
    return url && `${url} ${width}w`
  })
  return candidates.every(Boolean) ? candidates.join(', ') : undefined
}

/** The default of `sizes`. A browser that does not know `auto`, which only lazy images can have, reads the second one. */
export function sizesOf(isLazy: boolean): string {
  return isLazy ? 'auto, 100vw' : '100vw'
}
