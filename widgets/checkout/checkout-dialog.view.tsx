/** A dialog with what the server says, cleaned of all that runs. */
import { useLayoutEffect, useRef, useState } from 'react'
import { createSay } from '../../core/texts'
import { Modal } from '../../core/ui/modal'
import type { CheckoutModel } from './checkout.model'
import { checkoutTexts } from './checkout.texts'

interface ServerDialogProps {
  readonly model: Pick<CheckoutModel, 'language' | 'close' | 'report'>
  readonly title: string
  /** Fetches it, safe to show. */
  readonly load: () => Promise<DocumentFragment>
  /** What is said where it is not to be had. */
  readonly failed: string
}

/** @see ServerDialogProps */
export function ServerDialog({ model, title, load, failed }: ServerDialogProps) {
  const say = createSay(checkoutTexts, model.language)
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<'loading' | 'shown' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, when the dialog opens
  useLayoutEffect(() => {
    let wanted = true
    load()
      .then((fragment) => {
        if (!wanted) return
        place.current?.replaceChildren(fragment)
        setAt('shown')
      })
      .catch((failure: unknown) => {
        model.report(failure)
        if (wanted) setAt('failed')
      })
    return () => {
      wanted = false
    }
  }, [])
  return (
    <Modal title={title} closeLabel={say('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'loading'} />
      <p role="status">{at === 'loading' ? say('working') : at === 'failed' ? failed : ''}</p>
    </Modal>
  )
}
