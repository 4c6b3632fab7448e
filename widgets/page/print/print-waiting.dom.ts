/** Waits for images before the page is printed (PAGE-02). */
import { printLimitMs } from './print.rules'

/** Resolves once every image is decoded or has failed, at the latest after the limit. */
export async function decodeImages(images: readonly HTMLImageElement[]): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, printLimitMs)
    const decoded = images.map((image) => image.decode().catch(() => {}))
    Promise.all(decoded).then(() => resolve())
  })
}
