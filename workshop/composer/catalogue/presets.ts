/** Examples to begin with, by the names of the elements. */
import { type Composition, emptyComposition } from '../state/composition'

/** An example. */
export interface Preset {
  readonly name: string
  readonly composition: Composition
}

type Part = Partial<Omit<Composition, 'widget'>>

const rows: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  popups: {
    'Newsletter after 15 s': {
      settings: {
        'rove.popups': [
          {
            id: 'news-after-15-s',
            conditions: {
              loggedIn: false,
              notSubscribed: true,
              notShownFor: 24,
              notClosedFor: 168,
              notPath: ['/cart*', '/user*'],
            },
            event: { interval: [15, 1000] },
            markup: {
              title: 'Letters about rooms',
              html: '<p>Two letters a season, with new pieces and the stories behind them.</p>',
              form: true,
              done: '<p>Thank you. The next letter is yours.</p>',
            },
          },
        ],
        'rove.newsletter': { list: 'LiSt01' },
      },
    },
    'Exit offer for Korea': {
      locale: 'ko_KR',
      settings: {
        'rove.popups': [
          {
            id: 'exit-offer-kr',
            conditions: { country: ['KR'], device: ['desktop'], notClosedFor: 72 },
            event: { exit: true },
            markup: {
              title: '잠시만요',
              html: '<p>이번 주말까지 러그를 20% 할인합니다.</p><p><a href="/rugs">러그 보기</a></p>',
            },
          },
        ],
      },
    },
    'Autumn sale in North America': {
      settings: {
        'rove.popups': [
          {
            id: 'autumn',
            conditions: {
              country: ['US', 'CA'],
              between: ['2026-09-20 00:00:00', '2026-12-21 23:59:59'],
              notClosedFor: 72,
            },
            event: { interval: [8, 1000] },
            markup: { title: 'Autumn sale', html: '<p>20 % off rugs until Sunday.</p>', form: true, list: 'AuTuMn' },
          },
        ],
        'rove.newsletter': { list: 'LiSt01' },
      },
    },
  },
  countdown: {
    'Autumn sale': { settings: { countdownTitle: 'Autumn sale', countdownEnd: '2026-12-21 23:59:59' } },
    'In a line of text': {
      attributes: { title: 'Rugs at spring prices', end: '2026-12-31 23:59:59' },
      content: [['p', {}, 'Rugs at spring prices: until 31 December']],
    },
  },
  chat: {
    'One licence for all countries': {
      settings: { 'rove.chat': { accounts: { default: '12345678' } } },
      content: [['a', { href: '/contact-us' }, 'Contact us']],
    },
  },
  love: { 'A heart beside a product': { attributes: { nid: '1201', label: 'Marlow 3-Seat Sofa' } } },
  search: {
    'With recent searches': {
      attributes: { placeholder: 'Search sofas, rugs, ideas' },
      content: [
        [
          'form',
          { action: '/search', method: 'get' },
          ['input', { type: 'search', name: 'keys', 'aria-label': 'Search' }],
          ['button', {}, 'Search'],
        ],
      ],
    },
  },
}

/** The examples of an element. */
export function presetsOf(widget: string): readonly Preset[] {
  return Object.entries(rows[widget] ?? {}).map(([name, part]) => ({
    name,
    composition: { ...emptyComposition(widget), ...part },
  }))
}
