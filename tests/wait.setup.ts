/** `vi.waitFor` waits 10 seconds instead of one, because a busy machine can stand still for some. A setup file. */
import { vi } from 'vitest'

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options })
