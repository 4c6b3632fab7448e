import { rejectAfter } from './deadline'

/**
 * Waits for code that a press or a first request needs. Rejects after ten seconds, so that an error can be shown. Code
 * that arrives later is returned the next time; the build makes `import()` request a failed module again.
 */
export function loadCode<Code>(code: Promise<Code>): Promise<Code> {
  return rejectAfter(10_000, 'code', code)
}
