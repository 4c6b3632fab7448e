/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type TradeField, tradeFileLimits } from '../../core/shop/trade/trade.rules'
import { Scene } from '../pages/layout/picture'
import type { Visitor } from '../visitor/visitor'
import {
  Agreement,
  FileField,
  Provinces,
  RadioField,
  Regions,
  SelectField,
  TextField,
  type TradeProps,
} from './trade-fields'
import { type TradeWord, tradeWord } from './trade-texts'

/** The whole form, its four steps one below the other. */
export function TradePage(props: TradeProps) {
  const { operation, problems, visitor } = props
  const t = (word: TradeWord) => tradeWord(visitor.language, word)
  const field = (name: TradeField) => ({ ...props, name })
  return (
    <section class="form-page">
      <div class="form-page__words">
        <h1>{t('title')}</h1>
        <p class="form-page__lead">{t('lead')}</p>
        <rove-trade-application load="eager">
          <form
            class="shop-form trade-form"
            action="/trade/application"
            method="post"
            enctype="multipart/form-data"
            data-rove-form="trade-registration"
            novalidate
          >
            {problems.size > 0 && (
              <p class="messages error" role="alert">
                {t('problems')}
              </p>
            )}
            <input type="hidden" name="operation" value={operation} autocomplete="off" />
            <Step name={t('stepContact')}>
              <p>{t('welcome')}</p>
              <TextField {...field('first_name')} autocomplete="given-name" />
              <TextField {...field('last_name')} autocomplete="family-name" />
              <TextField {...field('company_name')} autocomplete="organization" />
              <TextField {...field('title')} label="jobTitle" autocomplete="organization-title" />
              <RadioField {...field('country')} options={['CA', 'US']} />
              <TextField {...field('contact_email')} type="email" autocomplete="email" />
              <TextField {...field('contact_phone')} type="tel" autocomplete="tel" />
            </Step>
            <Step name={t('stepBusiness')}>
              <SelectField {...field('company_type')}>
                {(['interior', 'architect', 'hospitality', 'staging', 'other'] as const).map((one) => (
                  <option value={one} selected={props.values.company_type === one}>
                    {t(one)}
                  </option>
                ))}
              </SelectField>
              <TextField {...field('company_type_other')} />
              <TextField {...field('line1')} autocomplete="address-line1" />
              <TextField {...field('line2')} autocomplete="address-line2" isOptional />
              <TextField {...field('city')} autocomplete="address-level2" />
              <SelectField {...field('province')} autocomplete="address-level1">
                <Provinces {...props} country="CA" chosen={props.values.province} />
                <Provinces {...props} country="US" chosen={props.values.province} />
              </SelectField>
              <TextField {...field('postal_code')} autocomplete="postal-code" />
              <RadioField {...field('service_area')} options={['states', 'provinces']} />
              <SelectField {...field('service_states')}>
                <Regions {...props} country="US" chosen={props.values.service_states} />
              </SelectField>
              <SelectField {...field('service_provinces')}>
                <Regions {...props} country="CA" chosen={props.values.service_provinces} />
              </SelectField>
            </Step>
            <Step name={t('stepFiles')}>
              <p>{t('fileHint').replace('{n}', `${tradeFileLimits.megabytes}`)}</p>
              <h3>{t('card')}</h3>
              <p>{t('cardHint')}</p>
              <TextField {...field('website')} type="url" autocomplete="url" />
              <FileField {...field('card_upload')} input="card_file" />
              <h3>{t('licence')}</h3>
              <p>{t('licenceHint')}</p>
              <FileField {...field('licence_upload')} input="licence_file" />
              <TextField {...field('association')} />
              <TextField {...field('membership_number')} />
              <RadioField {...field('tax_exempt')} options={['yes', 'no']} />
            </Step>
            <Step name={t('stepSurvey')}>
              <TextField {...field('survey_1')} inputmode="numeric" />
              <SelectField {...field('survey_2')}>
                {(['homes', 'hotels', 'offices', 'restaurants'] as const).map((one) => (
                  <option value={one} selected={props.values.survey_2 === one}>
                    {t(one)}
                  </option>
                ))}
              </SelectField>
              <TextField {...field('survey_3')} inputmode="decimal" isOptional />
              <Agreement {...field('agreement')} />
            </Step>
            <button type="submit" class="button form-submit">
              {t('submit')}
            </button>
          </form>
        </rove-trade-application>
      </div>
      <Scene file="scene-dining.webp" alt="" sizes="(max-width: 900px) 100vw, 46vw" eager />
    </section>
  )
}

function Step({ name, children }: { name: string; children: Child }) {
  return (
    <section class="trade-form__step" data-rove-trade="step">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** The page after an application. */
export function TradeThanks({ visitor: { language } }: { visitor: Visitor }) {
  return (
    <section class="form-page">
      <div class="form-page__words">
        <h1>{tradeWord(language, 'thanksTitle')}</h1>
        <p class="form-page__lead">{tradeWord(language, 'thanks')}</p>
        <p>
          <a class="button" href="/new-arrivals">
            {tradeWord(language, 'browse')}
          </a>
        </p>
      </div>
      <Scene file="scene-living.webp" alt="" sizes="(max-width: 900px) 100vw, 46vw" eager />
    </section>
  )
}
