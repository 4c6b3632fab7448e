/** @jsxImportSource hono/jsx */
import { pictureUrl } from '../catalogue/pictures'
import type { Visitor } from '../visitor/visitor'
import { fabricName } from './fabric-names'
import { type Fabric, fabricLimit, fabrics } from './fabrics'
import { SwatchFields } from './swatch-fields'
import type { SwatchProps } from './swatch-props'
import { type SwatchWord, swatchWord } from './swatch-texts'

/** The list of fabrics, and below it the address. */
export function SwatchPage(props: SwatchProps) {
  const { path, operation, problems, visitor } = props
  const t = (word: SwatchWord) => swatchWord(visitor.language, word)
  const problem = problems.get('swatches')
  return (
    <section class="swatch-page">
      <header class="swatch-page__head">
        <h1>{t('title')}</h1>
        <p>{t('lead').replace('{n}', `${fabricLimit}`)}</p>
      </header>
      <rove-swatch-request load="eager">
        <form
          class="shop-form swatch-form"
          id="swatch-request-form"
          action={path}
          method="post"
          accept-charset="UTF-8"
          data-rove-form="swatch-request"
          novalidate
        >
          {problems.size > 0 && (
            <p class="messages error" role="alert">
              {problem ?? t('problems')}
            </p>
          )}
          <input type="hidden" name="form_id" value="swatch_request_form" />
          <input type="hidden" name="operation" value={operation} autocomplete="off" />
          <section data-rove-swatches="list">
            <h2>{t('listTitle')}</h2>
            <ul class="swatch-list">
              {fabrics.map((fabric) => (
                <FabricItem {...props} fabric={fabric} />
              ))}
            </ul>
          </section>
          <section class="swatch-form__address" data-rove-swatches="address">
            <h2>{t('addressTitle')}</h2>
            <div class="swatch-form__fields">
              <SwatchFields {...props} />
            </div>
          </section>
          <button type="submit" class="button form-submit">
            {t('send')}
          </button>
        </form>
        <Sent visitor={visitor} isHidden />
      </rove-swatch-request>
    </section>
  )
}

function FabricItem({ fabric, chosen, visitor }: SwatchProps & { fabric: Fabric }) {
  const { oid, picture, weave } = fabric
  const id = `swatch-${oid}`
  const name = fabricName(fabric, visitor.language)
  return (
    <li class="swatch-card" data-rove-swatches="swatch">
      <label class="swatch-card__name" for={id}>
        <FabricPicture file={picture} />
        <span>{name}</span>
      </label>
      <p class="swatch-card__weave">{swatchWord(visitor.language, weave)}</p>
      <div class="swatch-card__choice">
        <input type="checkbox" id={id} name="swatches[]" value={oid} data-name={name} checked={chosen.includes(oid)} />
        <label for={id} data-rove-swatches="choose">
          {swatchWord(visitor.language, 'select')}
        </label>
      </div>
    </li>
  )
}

/** The picture of a fabric, without a text: its name is beside it. */
export function FabricPicture({ file }: { file: string }) {
  const name = `fabric-${file}.webp`
  return (
    <img
      src={pictureUrl(name, 320)}
      srcset={`${pictureUrl(name, 320)} 320w, ${pictureUrl(name)} 480w`}
      sizes="(max-width: 600px) 45vw, 220px"
      width="480"
      height="480"
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

interface SentProps {
  visitor: Visitor
  isHidden?: boolean
  /** The fabrics of the request. */
  chosen?: readonly Fabric[]
}

/** What a visitor reads whose request was sent. */
function Sent({ visitor, isHidden, chosen = [] }: SentProps) {
  const t = (word: SwatchWord) => swatchWord(visitor.language, word)
  return (
    <div class="swatch-sent" data-rove-swatches="sent" hidden={isHidden}>
      <p>{t('sent')}</p>
      {chosen.length > 0 && (
        <ul class="swatch-list">
          {chosen.map((fabric) => (
            <li class="swatch-card">
              <FabricPicture file={fabric.picture} />
              <p class="swatch-card__name">{fabricName(fabric, visitor.language)}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a class="button" href="/contact-us">
          {t('contact')}
        </a>
      </p>
    </div>
  )
}

/** The page of a visitor whose request was sent: the message in place of the form. */
export function SwatchSentPage({ visitor, chosen }: { visitor: Visitor; chosen: readonly Fabric[] }) {
  return (
    <section class="swatch-page">
      <header class="swatch-page__head">
        <h1>{swatchWord(visitor.language, 'sentTitle')}</h1>
      </header>
      <rove-swatch-request load="eager">
        <Sent visitor={visitor} chosen={chosen} />
      </rove-swatch-request>
    </section>
  )
}
