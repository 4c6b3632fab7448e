import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeImage } from '../../../../core/view/zoom/decode-image'

describe('decoding a picture', () => {
  let decode: () => Promise<void>
  beforeEach(() => {
    vi.useFakeTimers()
    HTMLImageElement.prototype.decode = () => decode()
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })
  const settled = async (readying: Promise<void>) => {
    const ready = vi.fn()
    readying.then(ready)
    await vi.advanceTimersByTimeAsync(0)
    return ready
  }

  it('GALLERY-01 resolves once it is decoded', async () => {
    let there = () => {}
    decode = () => new Promise((resolve) => (there = resolve))
    const ready = await settled(decodeImage({ src: '/a.webp' }))
    expect(ready).not.toHaveBeenCalled()
    there()
    await vi.advanceTimersByTimeAsync(0)
    expect(ready).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resolves at once where it is broken', async () => {
    decode = () => Promise.reject(new DOMException('', 'EncodingError'))
    expect(await settled(decodeImage({ src: '/a.webp' }))).toHaveBeenCalledOnce()
  })

  it('resolves after four seconds at the latest', async () => {
    decode = () => new Promise(() => {})
    const ready = await settled(decodeImage({ src: '/a.webp' }))
    await vi.advanceTimersByTimeAsync(3999)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ready).toHaveBeenCalledOnce()
  })
})
