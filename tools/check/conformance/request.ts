/** Writes the request of a case as the widgets send it, or as another site makes a browser send it. */
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import type { Case, Sender } from './case'

/** A request without the cookie and the headers that were given. */
export interface PlainRequest {
  readonly url: string
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
}

const elsewhere = 'https://elsewhere.example'

/** @param base the address of the shop, ending in a slash */
export function requestOf(
  { method, path, reads }: Endpoint<never>,
  { fields, json, file, sender = 'own', locale, isHead }: Case,
  base: URL,
): PlainRequest {
  const { below, rest } = fillPath(path, fields)
  const url = new URL(below.slice(1), base)
  if (method === 'GET') for (const pair of Object.entries(rest)) url.searchParams.append(...pair)
  const asForm = method === 'POST' && json === undefined
  const type = json !== undefined ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8'
  const ownHeaders = {
    accept: reads === 'html' ? 'text/html' : 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(locale ? { 'x-rove-locale': locale } : {}),
  }
  return {
    url: url.href,
    method: isHead ? 'HEAD' : method,
    headers: {
      ...(sender === 'own' ? ownHeaders : {}),
      ...(method === 'POST' && !file ? { 'content-type': type } : {}),
      ...siteHeaders(sender, method, base.origin),
    },
    body: json !== undefined ? JSON.stringify(json) : asForm ? (file ? formWith(file, rest) : formOf(rest)) : null,
  }
}

function siteHeaders(sender: Sender, method: string, origin: string): Readonly<Record<string, string>> {
  switch (sender) {
    case 'foreign':
      return { 'sec-fetch-site': 'cross-site', ...(method === 'POST' ? { origin: elsewhere } : {}) }
    case 'foreign-origin':
      return { origin: elsewhere }
    case 'link':
      return {}
    default:
      return { 'sec-fetch-site': 'same-origin', ...(method === 'POST' ? { origin } : {}) }
  }
}

/** The path with its parameters filled in, and the other fields. A list’s path can have several segments. */
function fillPath(path: string, fields: Case['fields']) {
  const rest: Record<string, string> = { ...fields }
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(fields[name] ?? '').replaceAll('%2F', '/')
  })
  return { below, rest }
}

function formOf(fields: Case['fields']): string {
  return String(new URLSearchParams(fields))
}

function formWith(file: File, fields: Case['fields']): FormData {
  const form = new FormData()
  for (const pair of Object.entries(fields)) form.append(...pair)
  form.append('file', file)
  return form
}
