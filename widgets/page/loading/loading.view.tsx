/** A thin bar at the top of the screen while a page request runs (PAGE-07). */
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { keepOnScreen } from '../../../core/view/edge/on-screen'
import { useStyles } from '../../../core/view/element/use-styles'
import css from './loading.css?inline'
import { loadingTexts } from './loading.texts'

interface LoadingProps {
  readonly language: Language
  readonly isLoading: boolean
}

/** The status stays in the page, because screen readers read out only what changes in it. */
export function LoadingView({ language, isLoading }: LoadingProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const [words, setWords] = useState('')
  useStyles(status, css)
  useEffect(() => setWords(isLoading ? createTextLookup(loadingTexts, language)('loading') : ''), [isLoading, language])
  return (
    <>
      <p ref={status} className="visually-hidden" role="status">
        {words}
      </p>
      {isLoading && <div part="loading" ref={keepOnScreen} />}
    </>
  )
}
