import { expect, it, vi } from 'vitest'
import { Life } from '../../../../core/view/element/life'

it('a life ends once: its signal aborts first, then all that it has started is stopped, even if one stop fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const life = new Life()
  const seen: string[] = []
  life.signal.addEventListener('abort', () => seen.push('aborted'))
  life.onEnd(() => {
    seen.push('failed')
    throw new Error('not stopped')
  })
  life.onEnd(() => seen.push('stopped'))
  life.end()
  life.end()
  expect(life.isOver).toBe(true)
  expect(seen).toEqual(['aborted', 'failed', 'stopped'])
})

it('a signal that is read when the life is over has aborted', () => {
  const life = new Life()
  life.end()
  expect(life.signal.aborted).toBe(true)
})
