/** What a protection covers, in the server's own words, made safe. Source: document 1, section 7 (COVER-02). */
import { useLayoutEffect, useRef, useState } from 'react'
import { Modal } from '../../../core/ui/modal'
import type { DialogProps } from '../buybox.model'

/** Says so where it cannot be read. */
export function ProtectionView({ model }: DialogProps) {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<'reading' | 'read' | 'failed'>('reading')
  const name = model.offered().model
  useLayoutEffect(() => {
    let wanted = true
    if (name !== undefined)
      model.readProtection(name).then(
        (fragment) => {
          if (!wanted) return
          place.current?.replaceChildren(fragment)
          setAt('read')
        },
        (failure) => {
          model.report(failure)
          if (wanted) setAt('failed')
        },
      )
    return () => {
      wanted = false
    }
  }, [model, name])
  return (
    <Modal title={model.say('protection')} closeLabel={model.say('close')} onClose={model.close}>
      <div ref={place} aria-busy={at === 'reading'} />
      {at === 'failed' && <p role="status">{model.say('protectionUnread')}</p>}
    </Modal>
  )
}
