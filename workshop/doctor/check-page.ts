/** The document and the classes of its body. */
import { readMarket } from '../../core/base/country/country.setting'
import { consentQuestion, selectorOf } from '../../core/base/device/consent-question'
import { nearest } from '../../core/base/input/nearest'
import { cmsOfPage } from './cms'
import type { Check, Finding } from './finding'

const bodyClasses = [
  'logged-in',
  'not-logged-in',
  'membership-only',
  'membership-lock',
  'compare-prices-locked',
  'is-print',
]

export const pageCheck: Check = {
  name: 'page',
  title: 'The page',
  run: () => [
    ...loginClass(),
    ...misspelledClasses(),
    ...documentMode(),
    ...telephoneLinks(),
    ...language(),
    ...repeatedIds(),
    ...cookieQuestion(),
  ],
}

function loginClass(): Finding[] {
  const { classList } = document.body
  const evidence = `body class="${classList.value.slice(0, 120)}"`
  const [isIn, isOut] = [classList.contains('logged-in'), classList.contains('not-logged-in')]
  if (isIn && isOut)
    return [
      {
        severity: 'error',
        what: 'The body says that the visitor is logged in, and that they are not.',
        evidence,
        mend: 'Write one of logged-in and not-logged-in.',
      },
    ]
  if (isIn || isOut) return []
  return [
    {
      severity: 'warning',
      what: 'The body does not say whether the visitor is logged in: everybody counts as a guest.',
      evidence,
      mend: 'Write logged-in or not-logged-in on the body.',
    },
  ]
}

function misspelledClasses(): Finding[] {
  return [...document.body.classList]
    .filter((name) => !bodyClasses.includes(name))
    .flatMap((name) => {
      const meant = nearest(name.replaceAll('_', '-'), bodyClasses)
      return meant ? [{ name, meant }] : []
    })
    .map(({ name, meant }) => ({
      severity: 'warning',
      what: `The body has the class ${name}, which has no effect.`,
      mend: `Did you mean ${meant}?`,
    }))
}

function documentMode(): Finding[] {
  const found: Finding[] = []
  if (document.compatMode === 'BackCompat')
    found.push({
      severity: 'warning',
      what: 'The page is in quirks mode: sizes and tables follow rules of the nineties.',
      mend: 'Begin the page with <!doctype html>.',
    })
  if (!document.querySelector('meta[name=viewport]'))
    found.push({
      severity: 'warning',
      what: 'The page has no viewport for phones: they show it as a small desktop page.',
      mend: 'Add <meta name="viewport" content="width=device-width">.',
    })
  return found
}

/** Seven digits or more, as phones take them for a telephone number. */
const telephoneLike = /\d(?:[ .,()-]?\d){6,}/

function telephoneLinks(): Finding[] {
  const formats = [...document.querySelectorAll<HTMLMetaElement>('meta[name="format-detection" i]')]
  if (formats.some(({ content }) => /telephone\s*=\s*no/i.test(content))) return []
  const found = telephoneLike.exec(visibleText())
  if (!found) return []
  return [
    {
      severity: 'warning',
      what: 'Phones make telephone links of long numbers on this page, also of prices.',
      // Without its digits: it can be a customer's.
      evidence: found[0].replace(/\d/g, '0'),
      mend: 'Add <meta name="format-detection" content="telephone=no"> to the head. Links with tel: stay as they are.',
    },
  ]
}

/** What can be read on the page and in our elements. */
function visibleText(): string {
  const ours = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('rove-'))
  return [document.body.innerText, ...ours.map(({ shadowRoot }) => shadowRoot?.textContent)].join(' ')
}

function language(): Finding[] {
  const { locale, language: expected } = readMarket()
  const { lang } = document.documentElement
  const xmlLang = document.documentElement.getAttribute('xml:lang')
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  if (lang && base(lang) === base(expected)) return []
  return [
    {
      severity: lang ? 'warning' : 'error',
      what: lang
        ? 'The language of the page is not that of its locale: screen readers would pronounce one of them wrongly.'
        : 'The page does not say its language: screen readers guess it.',
      evidence: `html lang="${lang}"${xmlLang ? ` xml:lang="${xmlLang}"` : ''}, rove.locale ${locale}`,
      mend: lang
        ? `Write <html lang="${expected}">, or set rove.locale to the page’s locale.`
        : `${xmlLang ? 'xml:lang does not count in HTML. ' : ''}Write <html lang="${expected}">${languageMend()}`,
    },
  ]
}

/** Where the system writes the language. */
function languageMend(): string {
  const cms = cmsOfPage()
  if (!cms) return '.'
  return {
    'Drupal 7': ': in the theme’s html.tpl.php, lang="<?php print $language->language; ?>".',
    Drupal: ': in the theme’s html.html.twig, <html{{ html_attributes }}>.',
    WordPress: ': in the theme’s header.php, <html <?php language_attributes(); ?>>.',
  }[cms]
}

/** Popups wait for a question about cookies, also for what only looks like one. */
function cookieQuestion(): Finding[] {
  const question = consentQuestion()
  if (!question) return []
  return [
    {
      severity: 'note',
      what: 'The page asks about cookies: popups that the visitor has not asked for wait for the answer.',
      evidence: `${selectorOf(question.box)}: “${question.sign}”`,
      mend: 'Nothing to do. If this box asks something else, take the quoted word out of its text, id and classes.',
    },
  ]
}

function repeatedIds(): Finding[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of document.querySelectorAll('[id]')) (seen.has(id) ? twice : seen).add(id)
  if (twice.size === 0) return []
  return [
    {
      severity: 'warning',
      what: `${twice.size} ids are used more than once: labels and links lead to the first one.`,
      evidence: [...twice].slice(0, 5).join(', '),
      mend: 'Give each element an id of its own.',
    },
  ]
}
