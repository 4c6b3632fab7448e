/** The server's HTML in a dialog, whose forms are used there, with what is happening to it. */
import type { Language } from '../../base/country/countries.rules'
import { createTextLookup } from '../../base/texts/texts'
import { serverMarkupTexts } from './server-markup.texts'
import { type Markup, useMarkup } from './use-markup'

interface ServerMarkupProps {
  /** What is loaded: another name replaces it; nothing while it is `undefined`. */
  readonly name: string | undefined
  /** The name of the call: for errors. */
  readonly where: string
  /** Loads the HTML. */
  readonly read: (name: string) => Promise<Markup>
  readonly language: Language
  /** The message if it cannot be loaded. */
  readonly failed: string
  readonly report: (failure: unknown) => void
}

/** @see ServerMarkupProps */
export function ServerMarkup({ name, where, read, language, failed, report }: ServerMarkupProps) {
  const t = createTextLookup(serverMarkupTexts, language)
  const { place, at } = useMarkup(name, where, read, report)
  const isBusy = at === 'reading' || at === 'sending'
  const isUnsent = at === 'unsent' || at === 'changed'
  return (
    <>
      <div ref={place} part="server-content" className="server-content" tabIndex={-1} aria-busy={isBusy} />
      <p role="status">{isBusy ? t('wait') : at === 'failed' ? failed : isUnsent ? t(at) : ''}</p>
    </>
  )
}
