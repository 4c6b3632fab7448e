import { describe, expect, it } from 'vitest'
import { addressOfPostcode, type KoreanPostcode } from '../../../../core/shop/address/korean-postcode.rules'

const found: KoreanPostcode = {
  zonecode: '06236',
  userSelectedType: 'R',
  roadAddress: '서울 강남구 테헤란로 152',
  jibunAddress: '서울 강남구 역삼동 737',
  sido: '서울',
  sigungu: '강남구',
}

describe('a result of the Korean postcode search', () => {
  it('ADDR-03 fills the postal code, the street and the city, without repeating the city', () => {
    expect(addressOfPostcode(found)).toEqual({
      postal_code: '06236',
      street1: '테헤란로 152',
      city: '서울 강남구',
    })
  })

  it.each<[string, Partial<KoreanPostcode>, string]>([
    ['the lot where it was chosen', { userSelectedType: 'J' }, '역삼동 737'],
    ['the road where the lot has no address', { userSelectedType: 'J', jibunAddress: '' }, '테헤란로 152'],
    ['the lot where the road has none', { roadAddress: '' }, '역삼동 737'],
    ['the likely lot', { userSelectedType: 'J', jibunAddress: '', autoJibunAddress: '역삼동 737' }, '역삼동 737'],
    ['the likely road', { roadAddress: '', autoRoadAddress: '테헤란로 152' }, '테헤란로 152'],
    ['the whole of a street that does not begin with its city', { sido: '부산' }, '서울 강남구 테헤란로 152'],
    ['nothing where nothing is known', { roadAddress: '', jibunAddress: '' }, ''],
  ])('ADDR-03 fills the street with %s', (_, given, street1) => {
    expect(addressOfPostcode({ ...found, ...given }).street1).toBe(street1)
  })

  it('ADDR-03 supports a city without districts', () => {
    expect(addressOfPostcode({ ...found, sido: '세종특별자치시', sigungu: '' }).city).toBe('세종특별자치시')
  })
})
