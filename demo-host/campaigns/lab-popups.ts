/** One popup of each kind, for testers. See core/shop/conditions and widgets/popups for possible definitions. */

/** A definition, with instructions to see it. */
export interface LabPopup {
  readonly id: string
  readonly how: string
  readonly definition: Readonly<Record<string, unknown>>
}

const soon = { interval: [2, 500] }

/** All popups of the page. */
export const labPopups: readonly LabPopup[] = [
  {
    id: 'lab-form',
    how: 'Wait 2 seconds. It asks for an address, and says thank you.',
    definition: {
      event: soon,
      markup: {
        title: 'Letters, twice a season',
        html: '<p>New rooms, and what we learned making them.</p>',
        form: true,
        done: '<p>Thank you. The first one comes <em>soon</em>.</p>',
        list: 'LAB001',
        list2: 'LAB002',
      },
    },
  },
  {
    id: 'lab-own-form',
    how: 'Wait 2 seconds. The form is the marketer’s own.',
    definition: {
      event: soon,
      markup: {
        title: 'Your own words',
        form: '<form><label>Where may we write to? <input type="email" name="email"></label> <button type="submit">Yes, please</button></form>',
        done: '<p>It is written down.</p>',
        list: 'LAB001',
      },
    },
  },
  {
    id: 'lab-list',
    how: 'Wait 2 seconds. HTML with a list and a picture; it asks for nothing.',
    definition: {
      event: soon,
      markup: {
        title: 'Three rooms',
        html: '<img src="/sites/default/files/styles/w480/public/scene-living.webp" width="480" height="300" alt=""><ul><li><a href="/looks/slow-living-room">The slow living room</a></li><li><a href="/looks/table-for-four">A table for four</a></li><li><a href="/looks/reading-corner">The reading corner</a></li></ul>',
      },
    },
  },
  {
    id: 'lab-scroll',
    how: 'Scroll to half of the page.',
    definition: { event: { scroll: [50] }, markup: { title: 'Half way', html: '<p>There is more below.</p>' } },
  },
  {
    id: 'lab-exit',
    how: 'Stay for 5 seconds, then move the pointer out at the top; on touch scroll up fast.',
    definition: { event: { exit: true }, markup: { title: 'Leaving?', html: '<p>The door stays open.</p>' } },
  },
  {
    id: 'lab-overlay',
    how: 'Wait 2 seconds. Something stands over the whole page behind the card.',
    definition: {
      event: soon,
      markup: {
        title: 'With an overlay',
        html: '<p>Look behind me.</p>',
        overlay: '<img src="/sites/default/files/scene-terrace.webp" width="1600" height="1000" alt="">',
        css: '/theme/popup-lab.css',
      },
    },
  },
  {
    id: 'lab-css',
    how: 'Wait 2 seconds. It brings a style sheet of its own.',
    definition: {
      event: soon,
      markup: { title: 'In another dress', html: '<p class="dusk">Dusk and leaf.</p>', css: '/theme/popup-lab.css' },
    },
  },
  {
    id: 'lab-trade',
    how: 'Wait 2 seconds. Its address goes to the marketing service, and its button waits for a valid one.',
    definition: { event: soon, markup: { title: 'For the trade', form: true, signUp: 'trade', list: 'TRADE1' } },
  },
  {
    id: 'lab-campaign',
    how: 'Wait 2 seconds. A campaign’s sign-up: two characters are enough to try.',
    definition: { event: soon, markup: { title: 'A campaign', form: true, signUp: 'campaign', list: 'CAMPA1' } },
  },
  {
    id: 'lab-korea',
    how: 'It comes to visitors from Korea alone: be one in the demo bar, or in the why-panel.',
    definition: {
      conditions: { country: 'KR' },
      event: soon,
      markup: { title: '한국에서 오셨군요', html: '<p>반갑습니다.</p>' },
    },
  },
  {
    id: 'lab-over',
    how: 'It never comes: its time is over.',
    definition: {
      conditions: { between: ['2026-01-01', '2026-02-01'] },
      event: soon,
      markup: { title: 'Winter', html: '<p>It was cold.</p>' },
    },
  },
]
