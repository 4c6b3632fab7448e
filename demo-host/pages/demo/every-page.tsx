/** @jsxImportSource hono/jsx */
/** A page for reviewers: what belongs to every page, each thing with what to try. */
import { pictureUrl, widths } from '../../catalogue/pictures'
import { Picture } from '../layout/picture'

const sofa = 'marlow-3-seat-sofa.webp'
const scenes = ['living', 'dining', 'terrace'] as const

/** Links to a viewer, with the case of each. */
const viewers = [
  ['/tour/vr/living', '/tour/vr/living/phone', 'The living room, with a version for phones'],
  ['/tour/vr/dining', undefined, 'The dining room'],
  ['/tour/vr/never', undefined, 'A viewer that does not load: after 15 seconds the dialog says so'],
  ['ftp://example.com/viewer', undefined, 'A viewer whose address is neither http nor https'],
] as const

const requests = [
  ['/demo/page/slow', 'A page that takes 3 seconds'],
  ['/demo/page/empty', 'An answer without a page (204), after 1 second'],
  ['/demo/page/file', 'A file to store, after 1 second'],
  ['#pictures', 'A place on this page'],
  ['mailto:shop@example.com', 'An e-mail'],
] as const

/** The address of a viewer's page that never answers. */
export const neverPath = '/tour/vr/never'

/** The page, in English like the demo's other pages for reviewers. */
export function EveryPage() {
  return (
    <section class="listing tour every-page">
      <header class="listing__head">
        <h1 lang="en">On every page</h1>
        <p>
          What <code>&lt;rove-page&gt;</code> does, and how to try it.
        </p>
      </header>

      <h2 id="pictures">Product images and print</h2>
      <p>
        A right-click or a long press on an image opens no menu; the menu key on the link around it does. The second
        image is a placeholder until the page is printed, the third one has the widths {widths.join(', ')}.
      </p>
      <div class="every-page__pictures">
        <a class="ground" href="/product/marlow-3-seat-sofa">
          <Picture file={sofa} alt="A sofa in oat" eager={false} sizes="240px" />
        </a>
        <span class="ground">
          <img
            class="picture"
            id="lazy-original"
            src={pictureUrl(sofa, 320)}
            data-src={pictureUrl('marlow-3-seat-sofa--2.webp', 768)}
            width="960"
            height="1200"
            alt="The sofa in a room, once it is printed"
          />
        </span>
        <span class="ground">
          <img
            class="picture"
            id="by-widths"
            src={pictureUrl(sofa, 480)}
            data-widths={`/sites/default/files/styles/w{width}/public/${sofa}`}
            data-sizes="240px"
            width="960"
            height="1200"
            alt="The sofa again"
          />
        </span>
      </div>
      <ul class="tour__links">
        <li>
          <button type="button" class="button" data-rove-print>
            Print this page
          </button>
        </li>
        <li>
          <a href="/demo/page/print">The print version, with the class is-print</a>
        </li>
      </ul>

      <h2>Virtual reality</h2>
      <ul class="tour__links">
        {viewers.map(([href, mobile, words]) => (
          <li>
            <a class="open-vr" href={href} data-mobile={mobile}>
              {words}
            </a>
          </li>
        ))}
      </ul>

      <h2>Forms</h2>
      <ul class="tour__links">
        <li>
          <a href="/user/password">Forgotten password: try an address without a point</a>
        </li>
        <li>
          <a href="/user/login">Login: staff@example.com marks the form with data-staff</a>
        </li>
      </ul>

      <h2>Page requests</h2>
      <ul class="tour__links">
        {requests.map(([href, words]) => (
          <li>
            <a href={href}>{words}</a>
          </li>
        ))}
        <li>
          <a class="use-ajax" id="slow-ajax" href="/demo/page/nojs/commands">
            Drupal’s ajax, 2 seconds
          </a>
        </li>
      </ul>

      <h2>Cookies and live information</h2>
      <p>
        Block cookies for this site in the browser’s settings and reload: an error box is at the top.{' '}
        <a href="/demo/page?fault=500:/ajax/live_info.json">Live information fails</a>: nothing is shown.{' '}
        <a href="/demo/page?fault=none">All well again</a>
      </p>
    </section>
  )
}

/** A stand-in for a provider's viewer: a picture to scroll, without script. */
export function ViewerPage({ scene, isPhone }: { scene: string; isPhone: boolean }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{`Viewer: ${scene}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="/theme/viewer.css" />
      </head>
      <body class={isPhone ? 'viewer viewer--phone' : 'viewer'}>
        <p class="viewer__name">{isPhone ? `${scene}, for a phone` : scene}</p>
        <section class="viewer__panorama" tabindex={0} aria-label="Panorama">
          {[scene, ...scenes.filter((other) => other !== scene)].map((one) => (
            <img src={pictureUrl(`scene-${one}.webp`)} width="1600" height="1000" alt={`The ${one} room`} />
          ))}
        </section>
      </body>
    </html>
  )
}
