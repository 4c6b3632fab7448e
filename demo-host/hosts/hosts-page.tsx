/** @jsxImportSource hono/jsx */
/** The list of hosts: its form, its cards and its pages work without script (HOSTS-01). */
import { raw } from 'hono/html'
import type { HostFields } from '../../core/shop/host/host.contract'
import type { Visitor } from '../visitor/visitor'
import { type HostFilters, type HostSlice, hostsAddress } from './host-list'
import { hostPictures, hostPictureUrl } from './host-pictures'
import { cityName, homeKinds, hostWord } from './host-texts'
import { type DemoHost, demoHosts } from './hosts'

interface HostsProps {
  readonly slice: HostSlice
  /** The fields of the cards' hosts, and of the host that the address names. */
  readonly fields: readonly HostFields[]
  readonly visitor: Visitor
}

/** The page. */
export function HostsPage({ slice, fields, visitor }: HostsProps) {
  const { language } = visitor
  const { hosts, total, page, pages } = slice
  const word = (code: Parameters<typeof hostWord>[1]) => hostWord(language, code)
  const count = pages > 1 ? 'countPages' : total === 1 ? 'countOne' : 'count'
  return (
    <section class="hosts">
      <header class="hosts__head">
        <h1>{word('title')}</h1>
        <p>{word('lead')}</p>
        <p>
          <a href="/host-program/faq">{word('faq')}</a>
        </p>
      </header>
      <rove-hosts pictures={hostPictures}>
        <HostFiltersForm filters={slice.filters} visitor={visitor} />
        <p class="hosts__count" data-rove-hosts="count">
          {hostWord(language, count, { n: total, page, pages })}
        </p>
        <div class="hosts__none" data-rove-hosts="none" hidden={total > 0}>
          <p>{word('none')}</p>
          <a class="button button--quiet" href="/host-connect" data-rove-hosts="clear">
            {word('clear')}
          </a>
        </div>
        <ul class="hosts__list" data-rove-hosts="list">
          {hosts.map((host, n) => (
            <HostCard host={host} fields={fields[n]} visitor={visitor} eager={n < 3} />
          ))}
        </ul>
        <HostsPaging slice={slice} visitor={visitor} />
        <script type="application/json" data-rove-hosts="items">
          {raw(JSON.stringify(fields).replaceAll('<', '\\u003c'))}
        </script>
      </rove-hosts>
    </section>
  )
}

function HostFiltersForm({ filters, visitor: { language } }: { filters: HostFilters; visitor: Visitor }) {
  const cities = [...new Set(demoHosts.map(({ city }) => city))]
    .map((city) => [city, cityName(language, city)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
  const homes = homeKinds.map((home) => [home, hostWord(language, home)] as const)
  const any = ['', hostWord(language, 'any')] as const
  return (
    <form class="listing__filters" method="get" action="/host-connect" data-rove-hosts="filters">
      <Choice name="city" label={hostWord(language, 'city')} chosen={filters.city} options={[any, ...cities]} />
      <Choice name="home" label={hostWord(language, 'home')} chosen={filters.home} options={[any, ...homes]} />
      <button class="button button--quiet" type="submit">
        {hostWord(language, 'show')}
      </button>
    </form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CardProps {
  readonly host: DemoHost
  readonly fields: HostFields | undefined
  readonly visitor: Visitor
  readonly eager: boolean
}

function HostCard({ host, fields, visitor: { language }, eager }: CardProps) {
  const { url, fname, lname } = host
  return (
    <li>
      <a class="host" href={`/host-connect/${url}`} data-rove-hosts="link" data-host={url}>
        <img
          src={hostPictureUrl(url, 1, 'small')}
          width="640"
          height="480"
          alt={hostWord(language, 'picture', { n: 1, name: fname })}
          loading={eager ? 'eager' : 'lazy'}
        />
        <span class="host__name">
          {fname} {lname}
        </span>
        <span class="host__place">
          {fields?.home} · {fields?.city}
        </span>
      </a>
    </li>
  )
}

function HostsPaging({ slice: { filters, page, pages }, visitor: { language } }: Omit<HostsProps, 'fields'>) {
  const numbers = Array.from({ length: pages }, (_, n) => n + 1)
  return (
    <nav class="hosts__pages" aria-label={hostWord(language, 'pages')} data-rove-hosts="paging" hidden={pages === 1}>
      {page > 1 && (
        <a rel="prev" href={hostsAddress(filters, page - 1)}>
          {hostWord(language, 'previous')}
        </a>
      )}
      {numbers.map((n) => (
        <a
          href={hostsAddress(filters, n)}
          aria-label={hostWord(language, 'page', { n })}
          aria-current={n === page ? 'page' : undefined}
        >
          {n}
        </a>
      ))}
      {page < pages && (
        <a rel="next" href={hostsAddress(filters, page + 1)}>
          {hostWord(language, 'next')}
        </a>
      )}
    </nav>
  )
}
