/** @jsxImportSource hono/jsx */
/** Campaign pages: a marketer's HTML with tags of the widgets. */
import { raw } from 'hono/html'

const springPiece = (nid: number, slug: string, name: string) => `
    <li><a href="/product/${slug}"><img src="/sites/default/files/styles/w480/public/${slug}.webp" width="480" height="600" alt="" loading="lazy">${name}</a>
      <rove-love nid="${nid}" label="${name}"></rove-love></li>`

/** By slug. */
export const campaigns: Readonly<
  Record<string, { readonly title: string; readonly html: string; readonly style: string }>
> = {
  'spring-rooms': {
    title: 'Spring rooms',
    style: 'spring',
    html: `
<div class="spring">
  <p class="spring__eyebrow">The spring edit</p>
  <h1 lang="en">Open the windows.<br>Move the sofa.</h1>
  <p class="spring__lead">Four rooms in green, oat and terracotta. Love what you like; it waits for you.</p>
  <img class="spring__scene" src="/sites/default/files/scene-terrace.webp" width="1600" height="1000" alt="A terrace with a teak sofa and planters">
  <h2>Find your piece</h2>
  <div class="spring__search"><rove-search placeholder="Try: green velvet"></rove-search></div>
  <h2>Ours this spring</h2>
  <ul class="spring__list">
    ${springPiece(1257, 'teak-terrace-sofa', 'Teak Terrace Sofa')}
    ${springPiece(1204, 'juno-velvet-sofa', 'Juno Velvet Sofa')}
    ${springPiece(1263, 'luz-planter', 'Luz Planter')}
  </ul>
  <p>You love <rove-love-count>…</rove-love-count> so far.</p>
</div>`,
  },
  hostile: {
    title: 'A page that is not on our side',
    style: 'hostile',
    html: `
<div class="campaign-legacy">
  <h1 lang="en">Legacy landing page</h1>
  <p>Everything here is styled against its guests.</p>
  <div class="clip"><rove-search></rove-search></div>
  <table><tr><td><rove-love nid="1201" label="Marlow 3-Seat Sofa"></rove-love></td><td><rove-love nid="1202" label="Marlow Corner Sofa"></rove-love></td></tr></table>
  <p>Loved: <rove-love-count>0</rove-love-count></p>
  <rove-love nid="sofa"></rove-love>
  <rove-wishlist><p>The server’s own wishlist.</p></rove-wishlist>
  <rove-nothing>An element nobody knows.</rove-nothing>
  <div class="overlay">Cookies, newsletter, chat and a coupon</div>
</div>`,
  },
  'hundred-hearts': {
    title: 'A hundred hearts',
    style: 'spring',
    html: `<div class="spring"><h1 lang="en">A hundred hearts</h1><p>${Array.from({ length: 100 }, (_, n) => `<rove-love nid="${1201 + (n % 68)}"></rove-love>`).join('')}</p></div>`,
  },
}

/** A marketer's HTML, unchanged. */
export function CampaignPage({ html, style }: { html: string; style: string }) {
  return (
    <>
      <link rel="stylesheet" href={`/theme/campaign-${style}.css`} />
      {raw(html)}
    </>
  )
}
