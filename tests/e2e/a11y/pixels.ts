/** What can be seen: the pixels of an element on the screen. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The pixels of a picture, three channels each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** The pixels of an element, with a margin around it. Nothing is hovered, and nothing in it has the focus. */
export async function pixelsOf(element: Locator, margin = 0): Promise<Pixels> {
  const page = element.page()
  await element.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await element.evaluate(() => {
    const focused = (root: DocumentOrShadowRoot): Element | null => {
      const { activeElement } = root
      return (activeElement?.shadowRoot && focused(activeElement.shadowRoot)) ?? activeElement
    }
    ;(focused(document) as HTMLElement | null)?.blur()
  })
  const box = await element.boundingBox()
  if (!box) throw new Error('not on the screen')
  const clip = {
    x: Math.floor(box.x) - margin,
    y: Math.floor(box.y) - margin,
    width: Math.ceil(box.width) + 2 * margin,
    height: Math.ceil(box.height) + 2 * margin,
  }
  const shot = await page.screenshot({ clip, animations: 'disabled' })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The colour in the middle: red, green, blue. */
export function middleOf({ width, height, data }: Pixels): readonly number[] {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3
  return [...data.slice(at, at + 3)]
}

/** The number of pixels that clearly differ. Of two sizes, the parts around the middle are compared. */
export function differences(one: Pixels, other: Pixels): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)]
  const at = (of: Pixels, x: number, y: number, channel: number) => {
    const [left, top] = [Math.floor((of.width - width) / 2), Math.floor((of.height - height) / 2)]
    return of.data[((top + y) * of.width + left + x) * 3 + channel] ?? 0
  }
  let count = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ([0, 1, 2].some((channel) => Math.abs(at(one, x, y, channel) - at(other, x, y, channel)) > 60)) count += 1
  return count
}
