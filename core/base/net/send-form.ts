/** Sends a form of the server's HTML as the browser would, without leaving the page. */
import { builtIn } from '../input/built-in'
import { RoveError } from '../report/errors'
import { callHeaders } from './call-headers'
import { erroneous } from './erroneous'
import { exchange } from './exchange'
import { readText } from './read-text'
import { requestExtras } from './request.setting'
import type { SentRequest } from './send-request'

/** A form to send. */
export interface FormToSend {
  /** What the form belongs to: named in errors. */
  readonly where: string
  readonly form: HTMLFormElement
  /** The button that was pressed: its name and value are sent too. */
  readonly submitter: HTMLElement | null
  /** The address that the form's HTML came from: the form is sent there if it names none, or a relative one. */
  readonly address: string
  readonly signal: AbortSignal
}

/** What the server answered. */
export interface FormAnswer {
  readonly html: string
  /** The address that answered, after redirects. */
  readonly address: string
}

/** A server may send mail before it answers. In milliseconds. */
const deadlineMs = 15_000
/** With these a server shows the form again. */
const showsFormAgain = [400, 409, 422]

/**
 * Rejects with RoveError: `unsafe-url` where the form is sent to another site, `timeout`, `aborted`, `network`, `not-sent`,
 * `too-long`, `refused` (403, which says nothing of the visitor’s session), and `status-500` (any status other than 2xx,
 * 400, 409 and 422).
 */
export async function sendForm({ where, form, submitter, address, signal }: FormToSend): Promise<FormAnswer> {
  const { url, init } = requestOf(form, submitter, address)
  if (new URL(url).origin !== location.origin) throw new RoveError('unsafe-url', where, { cause: url })
  const answer = exchange({
    where,
    url,
    init,
    deadlineMs,
    signal,
    async read(response) {
      if (response.status === 403) throw new RoveError('refused', where)
      if (!response.ok && !showsFormAgain.includes(response.status))
        throw new RoveError(`status-${response.status}`, where)
      return { html: await readText(response), address: response.url || url }
    },
  })
  return answer.catch(erroneous)
}

function requestOf(form: HTMLFormElement, submitter: HTMLElement | null, address: string): SentRequest {
  const read = (name: string) => builtIn(form).getAttribute(name)?.trim()
  const url = new URL(read('action') || address, address)
  const fields = new FormData(form, submitter)
  const pressed = submitter?.getAttribute('name')
  // Older browsers know no button here.
  if (pressed && !fields.has(pressed)) fields.append(pressed, (submitter as HTMLInputElement).value)
  const isPost = read('method')?.toLowerCase() === 'post'
  if (isPost) {
    for (const [name, value] of Object.entries(requestExtras().fields))
      if (!fields.has(name)) fields.append(name, value)
  } else url.search = `${textOf(fields)}`
  const isMultipart = read('enctype')?.toLowerCase() === 'multipart/form-data'
  const [body, type] = !isPost
    ? [null]
    : isMultipart
      ? [fields]
      : [`${textOf(fields)}`, 'application/x-www-form-urlencoded;charset=UTF-8']
  return {
    url: url.href,
    init: {
      method: isPost ? 'POST' : 'GET',
      body,
      headers: callHeaders('text/html', type),
      credentials: 'same-origin',
      referrerPolicy: 'same-origin',
      cache: 'no-store',
    },
  }
}

/** The fields as a browser sends them without files: of a file, its name. */
function textOf(fields: FormData): URLSearchParams {
  const text = new URLSearchParams()
  for (const [name, value] of fields) text.append(name, typeof value === 'string' ? value : value.name)
  return text
}
