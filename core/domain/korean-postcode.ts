/** What the Korean postcode search answers with, as parts of an address. Source: document 2, section 7 (ADDR-03). */
import type { CheckedAddress } from './address'

/** What is read of an answer. The names are the search's own. */
export interface KoreanPostcode {
  /** Five digits. */
  readonly zonecode: string
  /** What was chosen: the road's address, or the lot's. */
  readonly userSelectedType: 'R' | 'J'
  readonly roadAddress: string
  readonly jibunAddress: string
  /** What a lot's or a road's address may be where the other has none that is certain. */
  readonly autoRoadAddress?: string
  readonly autoJibunAddress?: string
  /** The province or the large city. */
  readonly sido: string
  /** The city or the district. Sejong has none. */
  readonly sigungu: string
}

/** The postal code, the street and the city of what was chosen. The city has a field of its own: the street does not begin with it. */
export function addressOfPostcode(found: KoreanPostcode): Pick<CheckedAddress, 'postal_code' | 'street1' | 'city'> {
  const road = found.roadAddress || found.autoRoadAddress || ''
  const lot = found.jibunAddress || found.autoJibunAddress || ''
  const street = found.userSelectedType === 'R' ? road || lot : lot || road
  const city = `${found.sido} ${found.sigungu}`.trim()
  return {
    postal_code: found.zonecode,
    street1: street.startsWith(`${city} `) ? street.slice(city.length + 1) : street,
    city,
  }
}
