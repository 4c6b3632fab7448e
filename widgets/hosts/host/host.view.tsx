/** A host's home in a dialog: at first that it is loading, then pictures, words and products (HOSTS-02). */
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import css from './host.css?inline'
import { hostTexts } from './host.texts'
import type { HostModel, HostViewProps } from './host.types'
import { HostProducts } from './host-products.view'

// Loaded together when a host is pressed.
export { createHostModel } from './host.model'

export function HostView({ model, state }: HostViewProps) {
  const { host, pictures, language } = model
  const { at, products, photo } = state
  const t = createTextLookup(hostTexts, language)
  const name = [host.fname, host.lname].filter(Boolean).join(' ')
  const place = [host.home, host.city].filter(Boolean).join(' · ')
  const altOf = (id: string) => t('picture', { n: id, name: host.fname })
  return (
    <>
      <Modal kind="home" title={name} closeLabel={t('close')} css={css} onClose={model.close}>
        <div className="home" data-state={at}>
          {place && <p part="place">{place}</p>}
          <p part="waiting" role="status" className={at === 'shown' ? 'visually-hidden' : ''}>
            {at === 'waiting' ? t('waiting') : t('pictures', { n: pictures.length })}
          </p>
          <Pictures model={model} isWaiting={at === 'waiting'} altOf={altOf} />
          {at === 'shown' && (
            <>
              {host.words && (
                <p part="words" lang={host.lang || undefined}>
                  {host.words}
                </p>
              )}
              <HostProducts state={products} currency={model.currency} t={t} />
            </>
          )}
        </div>
      </Modal>
      {photo && (
        <photo.View
          photos={pictures.map(({ id, small, large }) => ({
            id,
            small,
            image: large,
            alt: altOf(id),
            name,
            location: place,
            products: products.products.map(({ option, ...product }) => ({ ...product, detail: option })),
          }))}
          id={photo.id}
          language={language}
          onShow={model.showPhoto}
          onClose={model.closePhoto}
        />
      )}
    </>
  )
}

interface PicturesProps {
  readonly model: HostModel
  /** Their places are shown, without the pictures. */
  readonly isWaiting: boolean
  readonly altOf: (id: string) => string
}

function Pictures({ model: { pictures, openPhoto }, isWaiting, altOf }: PicturesProps) {
  return (
    <ul className="pictures">
      {pictures.map(({ id, small }) => (
        <li key={id} aria-hidden={isWaiting}>
          {!isWaiting && (
            <button type="button" part="picture-button" onClick={() => openPhoto(id)}>
              <img src={small} alt={altOf(id)} decoding="async" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
