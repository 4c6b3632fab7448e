/** @jsxImportSource hono/jsx */
/** The foot of every page. */
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'

type LinkRow = readonly [path: string, name: ShopCode]

const groups: readonly (readonly [heading: ShopCode, links: readonly LinkRow[]])[] = [
  [
    'help',
    [
      ['/delivery', 'pageDelivery'],
      ['/returns', 'pageReturns'],
      ['/care', 'pageCare'],
      ['/contact-us', 'pageContact'],
    ],
  ],
  [
    'programmes',
    [
      ['/membership', 'pageMembership'],
      ['/trade', 'pageTrade'],
      ['/swatch-request', 'pageSwatches'],
      ['/host-program/faq', 'pageHostFaq'],
      ['/gift-card', 'giftTitle'],
    ],
  ],
  [
    'house',
    [
      ['/about', 'pageAbout'],
      ['/showrooms', 'pageShowrooms'],
      ['/planner', 'pagePlanner'],
      ['/new-arrivals', 'newArrivals'],
      ['/outlet', 'outletTitle'],
    ],
  ],
  [
    'ideas',
    [
      ['/looks', 'looks'],
      ['/community', 'pageCommunity'],
      ['/reviews', 'reviews'],
      ['/journal', 'pageJournal'],
      ['/videos', 'pageVideos'],
    ],
  ],
]

export function Footer({ visitor: { t } }: { visitor: Visitor }) {
  return (
    <footer class="site-footer">
      <div class="site-footer__house">
        <p class="wordmark">{t('shopName')}</p>
        <p>{t('footer')}</p>
      </div>
      {groups.map(([heading, links]) => (
        <nav aria-label={t(heading)}>
          <p class="site-footer__heading">{t(heading)}</p>
          <ul>
            {links.map(([path, name]) => (
              <li>
                <a href={path}>{t(name)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p class="site-footer__note">{t('demoNote')}</p>
    </footer>
  )
}
