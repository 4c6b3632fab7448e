/** Sends files brotli-compressed. A file is compressed when it is first sent, and again when its content has changed. */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** A content, and the same compressed. */
interface Sent {
  readonly plain: Buffer
  readonly brotli: Promise<Buffer>
}

const sent = new Map<string, Sent>()

/** How a file is sent. */
export interface Sending {
  /** Of the request: `accept-encoding`. */
  readonly accepts: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** From 0 to 11: high ones take long. */
  readonly quality?: number
}

/** @param path what tells the file from all others */
export async function sendFile(
  path: string,
  content: Buffer,
  { accepts = '', headers: own, quality = 5 }: Sending,
): Promise<Response> {
  const headers = { ...own, vary: 'accept-encoding' }
  if (!/\bbr\b/.test(accepts)) return new Response(new Uint8Array(content), { headers })
  const known = sent.get(path)
  const { brotli } = known?.plain.equals(content) ? known : keep(path, content, quality)
  return new Response(new Uint8Array(await brotli), { headers: { ...headers, 'content-encoding': 'br' } })
}

function keep(path: string, plain: Buffer, quality: number): Sent {
  const made = { plain, brotli: compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
  sent.set(path, made)
  return made
}
