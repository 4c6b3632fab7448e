/** The frame of every page of the site: its look, without the shop's theme. */
import { type ReactNode, useEffect } from 'react'
import { setTheme } from '../.storybook/theme'
import './site.css'

export interface SitePageProps {
  readonly title: ReactNode
  /** A sentence or two below the title. */
  readonly lead?: ReactNode
  /** Uses the whole width of the window. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A page with its title. It scrolls to the heading that the address names. */
export function SitePage({ title, lead, wide = false, children }: SitePageProps) {
  useEffect(() => {
    setTheme(false)
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
    const heading = document.getElementById(decodeURIComponent(parent.location.hash.slice(1)))
    if (heading) requestAnimationFrame(() => heading.scrollIntoView())
  }, [])
  useEffect(() => {
    document.addEventListener('click', keepHeading)
    return () => document.removeEventListener('click', keepHeading)
  }, [])
  return (
    <main className={wide ? 'site site-wide sb-unstyled' : 'site sb-unstyled'}>
      <header className="site-top">
        <h1>{title}</h1>
        {lead && <div className="site-lead">{lead}</div>}
      </header>
      {children}
    </main>
  )
}

/** Writes the heading to which a link leads into the address of the window, so that it can be sent. */
function keepHeading({ target }: MouseEvent): void {
  const hash = target instanceof Element && target.closest('a[href^="#"]')?.getAttribute('href')
  if (!hash) return
  const { history, location } = parent
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
}
