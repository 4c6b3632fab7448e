/** The settings that have a form of their own: their fields. All others are edited as JSON. */

/** One field of a setting. */
export interface SettingField {
  /** The field in the setting’s object; empty where the setting is one value. */
  readonly path: string
  readonly label: string
  readonly kind: 'text' | 'time' | 'number' | 'flag'
  readonly hint?: string
}

const text = (path: string, label: string, hint?: string): SettingField => ({
  path,
  label,
  kind: 'text',
  ...(hint ? { hint } : {}),
})
const flag = (path: string, label: string, hint?: string): SettingField => ({
  ...text(path, label, hint),
  kind: 'flag',
})

/** By the setting’s name. A dot in a path leads into an object. */
export const settingForms: Readonly<Record<string, readonly SettingField[]>> = {
  countdownTitle: [text('', 'Title of the countdown')],
  countdownEnd: [{ path: '', label: 'End of the countdown, in UTC', kind: 'time' }],
  'rove.chat': [
    text('accounts.default', 'LiveChat licence for all countries'),
    text('accounts.KR', 'LiveChat licence for Korea', 'Only if it differs.'),
    text('accounts.HK', 'LiveChat licence for Hong Kong', 'Only if it differs.'),
    text('accounts.AU', 'LiveChat licence for Australia', 'Only if it differs.'),
    text('group', 'Team', 'The group that receives the chat.'),
  ],
  'rove.search': [
    text('appId', 'Application id of the search service'),
    text('apiKey', 'Key for searches', 'A key that can only search: every visitor can read it.'),
  ],
  'rove.newsletter': [
    text(
      'list',
      'Default list',
      'For popups that name no list. Without one, popups with an e-mail field are not shown.',
    ),
    text('trade', 'List of the trade newsletter'),
  ],
  'rove.consent': [
    flag('analytics', 'Analytics is allowed'),
    flag('ads', 'Advertising is allowed'),
    flag('marketing', 'Marketing is allowed'),
  ],
  membershipEnabled: [flag('', 'The shop has memberships')],
  isMSRPShown: [flag('', 'Struck-through compare-at prices are shown')],
}

/** The value at a path of a setting. */
export function valueAt(setting: unknown, path: string): unknown {
  return path
    ? path.split('.').reduce<unknown>((held, key) => (Object(held) as Record<string, unknown>)[key], setting)
    : setting
}

/** The setting with another value at a path. `undefined` removes it; a setting without a value is `undefined`. */
export function withValue(setting: unknown, path: string, value: unknown): unknown {
  if (!path) return value
  const [key = '', ...rest] = path.split('.')
  const { [key]: before, ...others } = Object(setting) as Record<string, unknown>
  const inner = withValue(before, rest.join('.'), value)
  const whole = inner === undefined ? others : { ...others, [key]: inner }
  return Object.keys(whole).length > 0 ? whole : undefined
}
