/** Repeats the use of an element on a page for a leak test. */
import type { Page } from '@playwright/test'

/**
 * An action: a press or input at a selector within the element, until another selector matches, or with `!` no longer
 * matches.
 */
export interface Step {
  readonly at: string
  readonly type?: string
  readonly until: string
}

/**
 * The element as the server renders it. Read it once, before anything is counted: Chromium never frees a parsed document
 * that has a `<video>`.
 */
export function serverHtmlOf(page: Page, tag: string): Promise<string> {
  return page.evaluate(async (tag) => {
    const written = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    return written.querySelector(tag)?.outerHTML ?? `<${tag}></${tag}>`
  }, tag)
}

/** Inserts the HTML of the tag, uses it, moves it into a frame and back, and removes it; several times. */
export async function repeatUse(
  page: Page,
  tag: string,
  html: string,
  steps: readonly Step[],
  times: number,
): Promise<void> {
  await page.evaluate(
    async ({ tag, html, steps, times }) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.soak') ?? document.createElement('iframe')
      frame.className = 'soak'
      if (!frame.isConnected) document.body.append(frame)
      for (const own of document.querySelectorAll(tag)) own.remove()
      const until = (what: string, holds: () => unknown) =>
        new Promise<void>((resolve, reject) => {
          // Frames, not a time: a machine that stands still draws none.
          let frames = 1500
          const look = () => {
            if (holds()) resolve()
            else if (frames-- === 0) reject(new Error(`${tag}: never ${what}`))
            else requestAnimationFrame(look)
          }
          look()
        })
      for (let n = 0; n < times; n++) {
        const place = document.body.appendChild(document.createElement('div'))
        place.innerHTML = html
        const element = place.querySelector<HTMLElement>(tag)
        if (!element) throw new Error(`no ${tag}`)
        element.setAttribute('load', 'eager')
        const find = (selector: string) =>
          element.shadowRoot?.querySelector<HTMLInputElement>(selector) ??
          element.querySelector<HTMLInputElement>(selector)
        const isReady = () => element.dataset.roveState === 'ready'
        await until('ready', isReady)
        for (const { at, type, until: after } of steps) {
          await until(`at ${at}`, () => find(at))
          const target = find(at)
          if (type === undefined) target?.click()
          else if (target) {
            target.focus()
            target.value = type
            target.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
          }
          const isGone = after.startsWith('!')
          await until(after, () => !find(after.replace('!', '')) === isGone)
        }
        frame.contentDocument?.body.append(element)
        await until('in the frame', () => element.dataset.roveReason === 'other-document')
        place.append(element)
        await until('back', isReady)
        place.remove()
        await new Promise(requestAnimationFrame)
      }
    },
    { tag, html, steps, times },
  )
}
