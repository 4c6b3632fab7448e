/** The dialog that offers an outdoor cover, some time after the first press (COVER-01). */
import { type ComponentType, useState } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { ModalOutcome } from '../../../core/view/form/modal-form'
import type { Added, Failed } from '../buybox.machine'
import type { DialogProps } from '../buybox.types'
import css from './cover.css?inline'
import { coverTexts } from './cover.texts'
import { createCoverRefusalsModel } from './cover-refusals.model'

/** The dialog of a product; `undefined` if its cover was declined before. */
export function coverFor(nid: number): ComponentType<DialogProps> | undefined {
  return createCoverRefusalsModel().has(nid) ? undefined : CoverView
}

type CoverStage = Added | Failed | { readonly at: 'offered' | 'adding'; readonly message?: undefined }

/** Renders nothing if the product has no cover. */
function CoverView({ model }: DialogProps) {
  const t = createTextLookup(coverTexts, readMarket().language)
  const [{ at, message }, setNow] = useState<CoverStage>({ at: 'offered' })
  const { cover, nid } = model.product
  if (!cover) return null
  const close = () => {
    if (at === 'offered') createCoverRefusalsModel().add(nid)
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
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={close}>
      <div className="cover">
        {image && <img src={image} alt="" width="112" height="140" />}
        <div>
          <p>{cover.title}</p>
          <p>
            {model.money(due)}
            {regular !== undefined && (
              <>
                {' '}
                <span part="member-label">{t('member')}</span>{' '}
                <span className="visually-hidden">{t('regularPrice')} </span>
                <s>{model.money(regular)}</s>
              </>
            )}
          </p>
          <p className="hint">{t('hint')}</p>
        </div>
      </div>
      {at === 'added' ? (
        <ModalOutcome>{message || t('added')}</ModalOutcome>
      ) : (
        <>
          <p role="alert" className="error">
            {at === 'failed' ? message || t('failed') : ''}
          </p>
          <button type="button" part="button" className="primary" aria-disabled={at === 'adding'} onClick={add}>
            {t(at === 'adding' ? 'adding' : 'add')}
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={close}>
        {t(at === 'added' ? 'close' : 'noThanks')}
      </button>
    </Modal>
  )
}
