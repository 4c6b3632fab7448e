/** The page's settings as it has written them. */
import { unknown } from 'valibot'
import { readSetting } from '../../core/base/input/read-setting'
import { settingSpellings } from '../settings/all-settings'
import { plainCopy } from './plain-copy'

/** The settings that describe the visitor. The others describe the shop, whose cities and products are no secret. */
export const visitorSettings = ['rove.login', 'rove.checkout.order', 'rove.cart', 'rove.request']

/** These settings of the page, by their dotted names: those that it has. */
export function givenSettings(names: readonly string[] = settingSpellings): Readonly<Record<string, unknown>> {
  const rows = names.map(
    (name) => [name, plainCopy(readSetting({ name, schema: unknown(), otherwise: undefined }))] as const,
  )
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined))
}
