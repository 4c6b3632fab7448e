/** Kakao's search for Korean postal codes, in an iframe. */
import { nullish, picklist, safeParse, string } from 'valibot'
import { issueIn } from '../../base/input/issue-in'
import { ownCopy } from '../../base/input/own-json'
import { safeUrl } from '../../base/input/safe-url'
import { shape } from '../../base/input/shape'
import { loadScript } from '../../base/net/load-script'
import { RoveError } from '../../base/report/errors'
import { inform } from '../../base/report/inform'
import { addressOfPostcode } from '../address/korean-postcode.rules'
import type { LookupConfig, Postcode } from './lookup.types'

interface Kakao {
  readonly postcode?: { load(onLoaded: () => void): void }
  readonly Postcode: new (options: {
    readonly oncomplete: (found: unknown) => void
    readonly width: string
    readonly height: string
  }) => { embed(container: HTMLElement, options: { readonly q: string; readonly autoClose: boolean }): void }
}

const where = 'address.postcode'
const library = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const optionalText = nullish(string(), '')
const answer = shape({
  zonecode: string(),
  userSelectedType: picklist(['R', 'J']),
  roadAddress: optionalText,
  jibunAddress: optionalText,
  autoRoadAddress: optionalText,
  autoJibunAddress: optionalText,
  sido: optionalText,
  sigungu: optionalText,
})

/** The service needs no key. */
export function createPostcode({ script = '' }: LookupConfig): Postcode {
  return {
    async search(container, typed) {
      try {
        const { Postcode } = await load(script)
        const found = await new Promise((oncomplete) => {
          new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(container, { q: typed, autoClose: true })
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
