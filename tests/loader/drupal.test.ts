import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinDrupal } from '../../loader/drupal'

afterEach(() => vi.unstubAllGlobals())

describe('Drupal', () => {
  const host = (commands: Record<string, unknown> = {}) => {
    const Drupal = {
      behaviors: {} as Record<string, { attach(context: unknown): void }>,
      ajax: { prototype: { commands } },
    }
    vi.stubGlobal('Drupal', Drupal)
    return Drupal
  }

  it('LOAD-08 a command without an answer breaks nothing', () => {
    const Drupal = host()
    joinDrupal(() => {})
    expect(() => (Drupal.ajax.prototype.commands.coupon as (...input: unknown[]) => void)({}, undefined)).not.toThrow()
  })

  it('LOAD-01 its behaviors look for tags, and never throw into the shop’s loop', () => {
    const Drupal = host()
    const scan = vi.fn(() => {
      throw new Error('ours')
    })
    joinDrupal(scan)
    expect(() => Drupal.behaviors.rove?.attach(document)).not.toThrow()
    expect(scan).toHaveBeenCalledTimes(1)
  })

  it('a page without it, or with half of it, is left alone', () => {
    joinDrupal(() => {})
    vi.stubGlobal('Drupal', { settings: {} })
    expect(() => joinDrupal(() => {})).not.toThrow()
  })
})
