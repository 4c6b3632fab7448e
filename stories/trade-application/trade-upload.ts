/** Stands in for `XMLHttpRequest`, with which files are sent. */
import { reason } from '../kit/server'

/** What happens to a file. */
export type Upload = 'arrives' | 'waits' | 'fails' | 'refuses' | 'signed-out'

/** From now on files are sent in this way. */
export function serveUploads(upload: Upload): void {
  class Request {
    status = upload === 'refuses' ? 422 : 200
    responseURL = upload === 'signed-out' ? '/user/login' : '/ajax/trade/file'
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
      if (upload === 'waits') return
      queueMicrotask(() => (upload === 'fails' ? this.onerror() : this.onload()))
    }
  }
  window.XMLHttpRequest = Request as never
}
