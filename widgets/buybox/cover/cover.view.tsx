/** The offer of an outdoor cover, a while after the first press. Source: document 1, section 4 (COVER-01). */
import { type ComponentType, useState } from 'react'
import { readPlace } from '../../../core/host/place'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import { ModalOutcome } from '../../../core/ui/modal-form'
import type { Added, Failed } from '../buybox.machine'
import type { DialogProps } from '../buybox.model'
import css from './cover.css?inline'
import { coverTexts } from './cover.texts'
import { isCoverRefused, refuseCover } from './cover-refusals.model'

/** The offer for a product; nothing where it was refused before. */
export function coverFor(nid: number): ComponentType<DialogProps> | undefined {
  return isCoverRefused(nid) ? undefined : CoverView
}

type Now = Added | Failed | { readonly at: 'offered' | 'adding'; readonly message?: undefined }

/** Shows nothing where the product has no cover. */
function CoverView({ model }: DialogProps) {
  const say = createSay(coverTexts, readPlace().language)
  const [{ at, message }, setNow] = useState<Now>({ at: 'offered' })
  const { cover, nid } = model.product
  if (!cover) return null
  const close = () => {
    if (at === 'offered') refuseCover(nid)
    model.close()
  }
  const image = model.safeUrl(cover.image ?? '')
  const { due, regular } = model.shown(cover.price)
  const add = async () => {
    if (at === 'adding') return
    setNow({ at: 'adding' })
    setNow(await model.addCover())
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={close}>
      <div className="cover">
        {image && <img src={image} alt="" width="112" height="140" />}
        <div>
          <p>{cover.title}</p>
          <p>
            {model.money(due)}
            {regular !== undefined && (
              <>
                {' '}
                <span part="member-label">{say('member')}</span>{' '}
                <span className="visually-hidden">{say('regularPrice')} </span>
                <s>{model.money(regular)}</s>
              </>
            )}
          </p>
          <p className="hint">{say('hint')}</p>
        </div>
      </div>
      {at === 'added' ? (
        <ModalOutcome>{message || say('added')}</ModalOutcome>
      ) : (
        <>
          <p role="alert" className="error">
            {at === 'failed' ? message || say('failed') : ''}
          </p>
          <button type="button" part="button" className="primary" aria-disabled={at === 'adding'} onClick={add}>
            {say(at === 'adding' ? 'adding' : 'add')}
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={close}>
        {say(at === 'added' ? 'close' : 'noThanks')}
      </button>
    </Modal>
  )
}
