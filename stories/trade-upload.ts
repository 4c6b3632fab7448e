/** Stands in for `XMLHttpRequest`, with which files are sent. */
import { reason } from './server'

/** What happens to a file. */
export type Upload = 'arrives' | 'waits' | 'fails' | 'refuses'

/** From now on files are sent in this way. */
export function serveUploads(upload: Upload): void {
  class Request {
    status = upload === 'refuses' ? 422 : 200
    responseText = JSON.stringify(
      upload === 'refuses' ? { message: reason() } : { id: 'story', name: 'card.pdf', size: 1 },
    )
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {
      this.onabort()
    }
    send(): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (upload === 'arrives' || upload === 'refuses') queueMicrotask(() => this.onload())
      if (upload === 'fails') queueMicrotask(() => this.onerror())
    }
  }
  window.XMLHttpRequest = Request as never
}
