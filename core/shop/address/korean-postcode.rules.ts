/** Converts a result of the Korean postcode search to address fields (ADDR-03). */
import type { CheckedAddress } from './address.rules'

/** The fields that are read of a result. The names are the service's own. */
export interface KoreanPostcode {
  /** Five digits. */
  readonly zonecode: string
  /** What the visitor chose: `R` the road address, `J` the lot address. */
  readonly userSelectedType: 'R' | 'J'
  readonly roadAddress: string
  readonly jibunAddress: string
  /** The suggested counterpart, where no certain one exists. */
  readonly autoRoadAddress?: string
  readonly autoJibunAddress?: string
  /** The province or metropolitan city. */
  readonly sido: string
  /** The city or the district. Sejong has none. */
  readonly sigungu: string
}

/** The postal code, street and city of a result. The street does not repeat the city, which has its own field. */
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
