/** @jsxImportSource hono/jsx */
/**
 * The layout of every page, as Drupal 7 renders it: scripts in the head, settings after them, the widgets' tags in
 * the templates.
 */
import { raw } from 'hono/html'
import { languageTag } from '../../../core/base/country/countries.rules'
import { SaleLine } from '../listing/sale-line'
import { DemoBar } from './demo-bar'
import { Footer } from './footer'
import { Header } from './header'
import { Messages } from './messages'
import type { PageContent, PageFrame } from './page'
import { bodyClasses, pageSettings, scriptJson } from './settings'

const scripts = [
  '/misc/jquery.js',
  '/misc/jquery.once.js',
  '/misc/drupal.js',
  '/misc/ajax.js',
  '/misc/ajax-commands.js',
  '/theme/rooms.js',
]
/** The font files preloaded for the first texts. */
const fonts = ['/fonts/inter/inter-latin-wght-normal.woff2', '/fonts/fraunces/fraunces-latin-wght-normal.woff2']

/** One whole page. */
export function Layout({ frame, content }: { frame: PageFrame; content: PageContent }) {
  const { visitor } = frame
  const { isBare } = visitor
  const { title, head, body, systemPath = frame.path.replace(/^\/+|\/+$/g, ''), classes } = content
  const settings = scriptJson(pageSettings(frame, content.settings, content.tracked))
  return (
    <html lang={languageTag(visitor.locale)} dir={frame.direction} data-scheme={visitor.scheme}>
      <head>
        <meta charset="utf-8" />
        <title>
          {title} | {visitor.t('shopName')}
        </title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="description" content={visitor.t('heroText')} />
        <meta name="Generator" content="Drupal 7 (http://drupal.org)" />
        <script src="/rove/rove.js" async fetchpriority="high" />
        <link rel="icon" href="/theme/icon.svg" type="image/svg+xml" />
        {!isBare && <Fonts isKorean={visitor.language === 'ko'} />}
        <link rel="stylesheet" href="/theme/all.css" />
        {visitor.trustedTypes || isBare ? (
          <PlainSettings settings={settings} nonce={frame.nonce} />
        ) : (
          <DrupalScripts settings={settings} nonce={frame.nonce} />
        )}
        {head}
      </head>
      <body class={bodyClasses(frame, systemPath, classes)}>
        {!isBare && <Top frame={frame} />}
        <main id="main-content">
          <Messages messages={frame.messages} language={visitor.language} />
          {body}
        </main>
        {!isBare && <Footer visitor={visitor} />}
        {visitor.marketing.popups === 'on' && (
          <>
            <rove-popups />
            <rove-chat />
          </>
        )}
        {!isBare && <DemoBar visitor={visitor} path={frame.path} />}
      </body>
    </html>
  )
}

function Fonts({ isKorean }: { isKorean: boolean }) {
  return (
    <>
      {fonts.map((href) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="" />
      ))}
      {['fonts', ...(isKorean ? ['fonts-ko'] : [])].map((name) => (
        <link rel="stylesheet" href={`/theme/${name}.css`} />
      ))}
    </>
  )
}

/** What is above the content of every page. */
function Top({ frame }: { frame: PageFrame }) {
  return (
    <>
      <div id="skip-link">
        <a class="element-invisible element-focusable" href="#main-content">
          {frame.visitor.t('skip')}
        </a>
      </div>
      <rove-page />
      <SaleLine frame={frame} />
      <Header frame={frame} />
    </>
  )
}

interface SettingsProps {
  /** JSON. */
  settings: string
  nonce: string
}

function DrupalScripts({ settings, nonce }: SettingsProps) {
  return (
    <>
      {scripts.map((src) => (
        <script src={src} />
      ))}
      <script nonce={nonce}>
        {raw(`\n<!--//--><![CDATA[//><!--\njQuery.extend(Drupal.settings, ${settings});\n//--><!]]>\n`)}
      </script>
    </>
  )
}

/** With Trusted Types enforced, and on a bare page, jQuery and Drupal's scripts are left out. */
function PlainSettings({ settings, nonce }: SettingsProps) {
  return (
    <script type="application/json" data-rove-settings nonce={nonce}>
      {raw(settings)}
    </script>
  )
}
