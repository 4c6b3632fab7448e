/** Kakao's search for Korean postal codes, in a frame of its own. */
import { nullish, picklist, safeParse, string } from 'valibot'
import { addressOfPostcode } from '../../../core/domain/korean-postcode'
import { RoveError } from '../../../core/errors'
import { inform } from '../../../core/inform'
import { issueIn } from '../../../core/issue-in'
import { loadScript } from '../../../core/net/load-script'
import { ownCopy } from '../../../core/own-json'
import { safeUrl } from '../../../core/safe-url'
import { shape } from '../../../core/shape'
import type { Vendor } from './lookup.model'

/** Where Korean postal codes are searched for. */
export interface Postcode {
  /**
   * Shows the search in a node, from what is typed already. Resolves with what was chosen; with nothing where it is
   * not to be had: a developer is told. The caller empties the node.
   */
  search(room: HTMLElement, typed: string): Promise<ReturnType<typeof addressOfPostcode> | undefined>
}

interface Kakao {
  readonly postcode?: { load(begin: () => void): void }
  readonly Postcode: new (options: {
    readonly oncomplete: (found: unknown) => void
    readonly width: string
    readonly height: string
  }) => { embed(room: HTMLElement, options: { readonly q: string; readonly autoClose: boolean }): void }
}

const where = 'checkout.postcode'
const library = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const words = nullish(string(), '')
const answer = shape({
  zonecode: string(),
  userSelectedType: picklist(['R', 'J']),
  roadAddress: words,
  jibunAddress: words,
  autoRoadAddress: words,
  autoJibunAddress: words,
  sido: words,
  sigungu: words,
})

/** It takes no key. */
export function createPostcode({ script = '' }: Vendor): Postcode {
  return {
    async search(room, typed) {
      try {
        const { Postcode } = await load(script)
        const found = await new Promise((oncomplete) => {
          new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(room, { q: typed, autoClose: true })
        })
        const decoded = safeParse(answer, ownCopy(found))
        if (!decoded.success) throw issueIn('answer', decoded.issues[0])
        return addressOfPostcode(decoded.output)
      } catch (cause) {
        inform(cause instanceof RoveError ? cause : new RoveError('wrong-shape', where, { cause }))
        return undefined
      }
    },
  }
}

async function load(script: string): Promise<Kakao> {
  const host = globalThis as { kakao?: Kakao }
  if (!host.kakao?.Postcode) await loadScript({ url: safeUrl(script) ?? library, where })
  const { kakao } = host
  if (kakao?.postcode) await new Promise<void>((begin) => kakao.postcode?.load(begin))
  if (!kakao?.Postcode) throw new RoveError('unsupported', where)
  return kakao
}
