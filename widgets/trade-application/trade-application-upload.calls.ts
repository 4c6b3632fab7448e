/** Sends a file with its progress, which `fetch` does not report (TRADE-02). */
import { safeParse } from 'valibot'
import { readMarket } from '../../core/base/country/country.setting'
import type { JudgedFile } from '../../core/base/input/chosen-file'
import { issueIn } from '../../core/base/input/issue-in'
import { parseOwnJson } from '../../core/base/input/own-json'
import { readRefusal } from '../../core/base/net/read-refusal'
import { requestExtras } from '../../core/base/net/request.setting'
import { shopPath } from '../../core/base/page/path'
import { RoveError } from '../../core/base/report/errors'
import { type TradeFile, tradeFile } from '../../core/shop/trade/trade-file.contract'
import { stallMs } from './trade-application-upload.rules'

const { name: where, method, path, answer, query } = tradeFile

/**
 * Sends one file.
 *
 * @param kind the field that it is for
 * @param onProgress the share that is sent, 0 to 1
 * @returns the file as the server keeps it. Rejects with a RoveError: `network`, `timeout`, `aborted`, `status-500`,
 * `signed-out` (sent to a login page), `refused`, `not-json`, `wrong-shape`.
 */
export function uploadFile(
  { content, name }: JudgedFile,
  kind: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TradeFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (code: string, cause?: unknown, message?: string) => {
      clearTimeout(timer)
      reject(new RoveError(code, where, { cause }, message))
    }
    const onStall = () => {
      fail('timeout')
      request.abort()
    }
    const isAlive = () => {
      clearTimeout(timer)
      timer = setTimeout(onStall, stallMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      isAlive()
      onProgress(total ? loaded / total : 0)
    }
    request.onerror = () => fail('network')
    request.onabort = () => fail('aborted')
    request.onload = () => {
      if (request.responseURL.includes('/user/login')) return fail('signed-out')
      const text = request.responseText
      const isFine = request.status >= 200 && request.status < 300
      const parsed = isFine ? parse(text) : undefined
      const decoded = safeParse(answer, parsed)
      const refusal = readRefusal(text, decoded.success ? answer : undefined)
      if (refusal) fail(isFine ? 'refused' : `status-${request.status}`, undefined, refusal.serverMessage)
      else if (!isFine) fail(`status-${request.status}`)
      else if (parsed === undefined) fail('not-json')
      else if (!decoded.success) fail('wrong-shape', issueIn('answer', decoded.issues[0]))
      else {
        clearTimeout(timer)
        resolve(decoded.output)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(method, new URL(shopPath() + path.slice(1), document.baseURI))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.setRequestHeader('x-rove-locale', readMarket().locale)
    const { headers, fields } = requestExtras()
    for (const [header, value] of Object.entries(headers))
      if (!/^(accept|x-requested-with|x-rove-locale|content-type)$/i.test(header))
        request.setRequestHeader(header, value)
    const body = new FormData()
    for (const field of Object.entries({ ...fields, ...query({ kind }) })) body.append(...field)
    body.append('file', content, name)
    isAlive()
    request.send(body)
  })
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch {
    return undefined
  }
}
