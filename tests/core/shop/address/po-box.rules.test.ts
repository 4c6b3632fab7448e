import { describe, expect, it } from 'vitest'
import { looksLikePOBox } from '../../../../core/shop/address/po-box.rules'

describe('a street', () => {
  it.each([
    'PO Box 12',
    'po box 12',
    'POBox 12',
    'P.O. Box 12',
    'P.O.Box 12',
    'P O Box 12',
    'P. O. Box 12',
    'P/O Box 12',
    'P-O Box 12',
    'P0 Box 12',
    'PO-Box 12',
    'PO BOX',
    '12 Main Street, PO Box 4',
    'GPO Box 2890',
    'G.P.O. Box 2890',
    'POB 12',
    'P.O.B. 12',
    'POB #12',
    'Post Office Box 12',
    'Postal Box 7',
    'Post Box 12',
    'Postbox 12',
    'Box 12',
    'box #12',
    ' Box 12',
    'C.P. 123',
    'CP 123',
    'B.P. 123',
    'Case postale 12',
    'Casier postal 12',
    'Boîte postale 12',
    'BOITE POSTALE 12',
    '강남우체국 사서함 12호',
    '香港郵政信箱 123',
  ])('VALID-01 ADDR-01 %j looks like a PO Box', (street) => {
    expect(looksLikePOBox(street)).toBe(true)
  })

  it.each([
    '',
    '12 Main Street',
    '12 Box Hill Road',
    '4 Boxwood Lane',
    '12 Poboxer Way',
    'PO Boxwood 3',
    'Depo Box 4',
    '7 Post Office Road',
    '3 Postbox Cottages',
    '3 Post Box Lane',
    'Apt 4, Pobedy 12',
    '12 Polo Boulevard',
    '3 Carpobox Street',
    '10 Champ 3',
    '5 Casement Postal Court',
    'Unit 4 Box Office',
    '서울 강남구 테헤란로 152',
    '九龍彌敦道 12 號',
  ])('VALID-01 ADDR-01 %j does not look like a PO Box', (street) => {
    expect(looksLikePOBox(street)).toBe(false)
  })

  it.each(['p', 'po', 'g', 'pob', 'post', 'post office', 'post box', 'c', 'c.p.', 'boite', 'box', ''])(
    'VALID-01 does not look like a PO Box where %j is followed by many signs',
    (start) => {
      for (const piece of [' ', '.', '-', '. -', start, `${start} `].filter(Boolean))
        expect(looksLikePOBox(`${start}${piece.repeat(10_000)}!`)).toBe(false)
    },
  )
})
