/** Captions of a film, which the demo shop’s films need not: nobody speaks in them. */
import { expect, type Locator, type Page } from '@playwright/test'

const address = '/sites/default/files/video/words.vtt'

/** Adds captions to the HTML of the pages, and serves them. */
export async function addCaptions(page: Page, change: (html: string, address: string) => string): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:59.000\nTwo zips, then the cover.\n' }),
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text(), address) })
  })
}

/** Expects that a player offers them, and can show them. */
export async function expectCaptions(film: Locator, language: string): Promise<void> {
  const track = await film.evaluate((video: HTMLVideoElement) => {
    const [first] = video.textTracks
    if (first) first.mode = 'showing'
    return first && { kind: first.kind, language: first.language }
  })
  expect(track).toEqual({ kind: 'captions', language })
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => (video.textTracks[0]?.activeCues?.[0] as VTTCue)?.text))
    .toBe('Two zips, then the cover.')
}
