/** @jsxImportSource hono/jsx */
/** The bar at the foot of each page that sets country, persona and faults. */
import { countries } from '../../../core/base/country/countries.rules'
import { faults } from '../../faults/faults'
import { type MarketingSwitch, marketingChoices } from '../../visitor/marketing'
import { personas } from '../../visitor/personas'
import { bodyFlags, schemes, type Visitor } from '../../visitor/visitor'

/** The usual paths of faults; the address accepts any other. */
const faultPaths = [
  '/uc_love',
  '/search/1',
  '/ajax',
  '/ajax/cart/add',
  '/ajax/destination',
  '/ajax/notify-me',
  '/ajax/order',
  '/ajax/order-validate',
  '/cart/checkout',
  '/json/user',
  '/ajax/trade/file',
  '/ajax/trade/enrol',
  '/ajax/uc_mulberry',
  '/klaviyo',
  '/rove/events',
  '/ajax/live_info.json',
  '/vendors/klaviyo',
  '/vendors/geolocation.json',
  '/vendors/livechat',
  '/vendors/pixels',
  '/ajax/payment',
  '/stripeAjax',
  '/uc_stripe',
  '/vendors',
  '/vendors/stripe/api',
  '/rove',
  '/sites/default/files',
  '/sites/default/files/video',
]

/** A form that works without script. */
export function DemoBar({ visitor, path }: { visitor: Visitor; path: string }) {
  const [kind = 'none', below = ''] = visitor.fault.split(/:(.*)/)
  const now = [
    visitor.country.code,
    visitor.locale,
    visitor.persona,
    ...visitor.flags,
    ...(below ? [visitor.fault] : []),
    ...(visitor.trustedTypes ? ['trusted types'] : []),
    ...(visitor.instant ? ['instant'] : []),
    ...(visitor.scheme === 'none' ? [] : [visitor.scheme]),
  ]
  return (
    <details class="demo-bar">
      <summary>
        <span class="demo-bar__name">Demo</span> <span class="demo-bar__now">{now.join(' · ')}</span>
      </summary>
      <form action={path} method="get">
        <Choice name="country" values={countries.map(({ code }) => code)} chosen={visitor.country.code} />
        <Choice name="locale" values={visitor.country.locales} chosen={visitor.locale} />
        <Choice name="as" values={personas} chosen={visitor.persona} />
        <Choice name="fault" values={['none', ...Object.keys(faults)]} chosen={kind} />
        <Choice name="at" values={faultPaths} chosen={below} />
        <Choice name="csp" values={['usual', 'tt']} chosen={visitor.trustedTypes ? 'tt' : 'usual'} />
        <Choice name="instant" values={['off', 'on']} chosen={visitor.instant ? 'on' : 'off'} />
        <Choice name="scheme" values={schemes} chosen={visitor.scheme} />
        {Object.entries(marketingChoices).map(([name, choices]) => (
          <Choice name={name} values={choices} chosen={visitor.marketing[name as MarketingSwitch]} />
        ))}
        <fieldset>
          <legend>flags</legend>
          <input type="hidden" name="flags" value="" />
          {bodyFlags.map((flag) => (
            <label>
              <input type="checkbox" name="flags" value={flag} checked={visitor.flags.includes(flag)} /> {flag}
            </label>
          ))}
        </fieldset>
        <button type="submit">Apply</button>
      </form>
      <ul>
        <li>
          <a href="/demo/log">Log</a>
        </li>
        <li>
          <a href="/demo/products">Products to try</a>
        </li>
        <li>
          <a href="/demo/pages">Pages to try</a>
        </li>
        <li>
          <a href="/demo/payments">Payments to try</a>
        </li>
        <li>
          <a href="/campaign/autumn-sale">Campaign</a>
        </li>
        <li>
          <a href="/campaign/marketing-lab">Marketing lab</a>
        </li>
        <li>
          <a href="/campaign/hostile">Hostile page</a>
        </li>
        <li>
          <form action="/demo/reset" method="post">
            <button type="submit">Forget me</button>
          </form>
        </li>
      </ul>
    </details>
  )
}

interface ChoiceProps {
  name: string
  values: readonly string[]
  chosen: string
}

function Choice({ name, values, chosen }: ChoiceProps) {
  return (
    <label>
      {name}
      <select name={name} autocomplete="off">
        {values.map((value) => (
          <option value={value} selected={value === chosen}>
            {value}
          </option>
        ))}
      </select>
    </label>
  )
}
