/** The browser itself, its cookies, country and clock. Values of cookies are not shown. */
import { countries, countryCookie, findCountry } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { readCookie } from '../../core/base/device/cookies'
import { crawlerMark } from '../../core/base/device/crawler'
import type { Check, Finding, Visit } from './finding'

/** The largest difference of the clocks that is not worth a line, in milliseconds. */
const usualDifferenceMs = 120_000

export const visitorCheck: Check = {
  name: 'visitor',
  title: 'Browser, cookies, country and clock',
  run: (visit) => [...crawler(), ...cookies(), ...countryOfCookie(), ...clock(visit), ...storage()],
}

function crawler(): Finding[] {
  const mark = crawlerMark()
  if (!mark) return []
  return [
    {
      severity: 'warning',
      what: 'This browser is taken for a crawler: what would be loaded in an idle moment stays as the server wrote it.',
      evidence: `its user agent has “${mark}”`,
      mend: 'Open the page in a browser that visitors use, to see what they see.',
    },
  ]
}

function cookies(): Finding[] {
  if (!navigator.cookieEnabled)
    return [
      {
        severity: 'warning',
        what: 'This browser keeps no cookies: country, destination and wishlist of a guest last for one page.',
        mend: 'Allow cookies, to see what visitors see.',
      },
    ]
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const twice = names.filter((name, n) => /^(rove_|warehouse_location$)/.test(name) && names.indexOf(name) !== n)
  return [...new Set(twice)].map((name) => ({
    severity: 'error',
    what: `There are two cookies named ${name}: one hides the other.`,
    mend: 'Set it without Domain and with Path=/, as the elements do: CONTRACT, “How a call is sent”.',
  }))
}

function countryOfCookie(): Finding[] {
  const written = readCookie(countryCookie)
  if (written === undefined) return []
  const { country } = readMarket()
  if (!findCountry(written))
    return [
      {
        severity: 'error',
        what: `The cookie ${countryCookie} names no country of the shop.`,
        mend: `Write one of ${countries.map(({ code }) => code).join(', ')}.`,
      },
    ]
  if (written === country.code) return []
  return [
    {
      severity: 'warning',
      what: `The page was rendered for ${country.code}, but the cookie ${countryCookie} names ${written}.`,
      mend: 'Let the page’s cache vary by this cookie, or set rove.country to the country of the page.',
    },
  ]
}

function clock({ answer }: Visit): Finding[] {
  const server = new Date(answer?.headers.get('date') ?? '').getTime()
  const age = Number(answer?.headers.get('age')) || 0
  const difference = Date.now() - (server + age * 1000)
  if (Number.isNaN(difference) || Math.abs(difference) < usualDifferenceMs) return []
  return [
    {
      severity: 'warning',
      what: `This device and the server disagree about the time by ${Math.round(difference / 1000)} seconds.`,
      evidence: `Date: ${answer?.headers.get('date')}`,
      mend: 'Set the clock that is wrong. Countdowns follow the server’s.',
    },
  ]
}

function storage(): Finding[] {
  try {
    localStorage.getItem('rove_grid')
    sessionStorage.getItem('rove_grid')
    return []
  } catch {
    return [
      {
        severity: 'note',
        what: 'This browser forbids storage: recent searches and closed popups are forgotten.',
        mend: 'Allow storage, to see what most visitors see.',
      },
    ]
  }
}
