import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/base/bus/bus'
import { connectDrupal } from '../../loader/drupal'

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

  it('LOAD-08 a command without a response breaks nothing', () => {
    const Drupal = host()
    connectDrupal(() => {})
    expect(() => (Drupal.ajax.prototype.commands.coupon as (...input: unknown[]) => void)({}, undefined)).not.toThrow()
  })

  it('LOAD-01 its behaviors find tags, and never throw into the shop’s loop', () => {
    const Drupal = host()
    const scan = vi.fn(() => {
      throw new Error('ours')
    })
    connectDrupal(scan)
    expect(() => Drupal.behaviors.rove?.attach(document)).not.toThrow()
    expect(scan).toHaveBeenCalledTimes(1)
  })

  it('LOAD-08 commands of Drupal 8 and later are published after the shop’s own handler has run', () => {
    const shopCommand = vi.fn()
    const commands: Record<string, (...input: unknown[]) => void> = { coupon: shopCommand }
    vi.stubGlobal('Drupal', { ajax: () => {}, AjaxCommands: { prototype: commands } })
    connectDrupal(() => {})
    commands.coupon?.({}, { command: 'coupon', op: 'added', coupon: 'TEN' }, 200)
    expect(shopCommand).toHaveBeenCalledTimes(1)
    expect(pageBus().last('coupon:changed')).toMatchObject({ coupon: 'TEN' })
  })

  it('a page without Drupal, or with a part of it, stays unchanged', () => {
    connectDrupal(() => {})
    vi.stubGlobal('Drupal', { settings: {} })
    expect(() => connectDrupal(() => {})).not.toThrow()
  })
})
