/** Countdowns without an end: they show the server’s text, or nothing. */
import { parseTime } from '../../core/base/country/parse-time.rules'
import { readSetting } from '../../core/base/input/read-setting'
import { countdownEnd } from '../../core/shop/campaign/countdown.setting'
import type { Finding } from './finding'

export function countdownEnds(): Finding[] {
  const tags = [...document.querySelectorAll('rove-countdown[data-rove-reason=needs-end]')]
  const ends = tags.map((tag) => tag.getAttribute('end') || readSetting(countdownEnd))
  return [...new Set(ends.filter((end) => Number.isNaN(parseTime(end))))].map((end) => {
    const isSet = end !== undefined && end !== ''
    return {
      severity: 'warning',
      what: isSet ? '<rove-countdown> has no end: it cannot be read.' : '<rove-countdown> has no end.',
      ...(isSet ? { evidence: `${end}` } : {}),
      mend: 'Write end="2026-11-30 23:59:59" on the tag, or the setting countdownEnd: into roveSettings, a script data-rove-settings, Drupal.settings or drupalSettings.',
    }
  })
}
