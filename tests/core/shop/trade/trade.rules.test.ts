import { assert, constantFrom, property, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAmount,
  isTradePhone,
  isWebAddress,
  isWholeNumber,
  readTradeValues,
  type TradeField,
  type TradeValues,
  tradeErrors,
  tradeFields,
  tradeSteps,
} from '../../../../core/shop/trade/trade.rules'

const filled: Readonly<Partial<Record<TradeField, string>>> = {
  ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
  ...{ contact_email: 'ida@home.test', contact_phone: '604 555 0100', company_type: 'interior', line1: '1 Main St' },
  ...{ city: 'Vancouver', province: 'CA-BC', postal_code: 'V5K 0A1', service_area: 'provinces' },
  ...{ service_provinces: 'CA-BC', website: 'lind.studio', licence_upload: 'f1', tax_exempt: 'no' },
  ...{ survey_1: '12', survey_2: 'homes', agreement: '1' },
}
const valuesWith = (changes: Readonly<Partial<Record<TradeField, string>>>): TradeValues =>
  readTradeValues((field) => ({ ...filled, ...changes })[field] ?? '')
const errorsWith = (changes: Readonly<Partial<Record<TradeField, string>>>) =>
  Object.fromEntries(tradeErrors(valuesWith(changes)))

describe('the phone number of an application', () => {
  const separator = constantFrom('', ' ', '-', '.', '/')
  const digits = (least: number, most: number) => stringMatching(new RegExp(`^\\d{${least},${most}}$`))

  it('TRADE-02 10 to 13 digits are valid with a plus, brackets and separators', () => {
    assert(
      property(
        constantFrom('', '+'),
        digits(3, 3),
        separator,
        digits(3, 3),
        separator,
        digits(4, 7),
        (plus, a, s, b, r, c) => {
          expect(isTradePhone(`${plus}${a}${s}${b}${r}${c}`)).toBe(true)
          expect(isTradePhone(`${plus}(${a})${s}${b}${r}${c}`)).toBe(true)
        },
      ),
    )
  })

  it('TRADE-02 fewer or more digits are invalid', () => {
    assert(property(digits(1, 9), (text) => !isTradePhone(text)))
    assert(property(digits(14, 30), (text) => !isTradePhone(text)))
  })

  it('TRADE-02 any other character makes it invalid', () => {
    assert(
      property(
        tuple(digits(5, 6), stringMatching(/^[a-zA-Z@#*+]$/), digits(5, 6)),
        (parts) => !isTradePhone(parts.join('')),
      ),
    )
  })

  it.each([')604( 555 0100', '(604 555 0100', '((604)) 555 0100', '604 555 0100 ext 2'])(
    'TRADE-02 %s is invalid',
    (text) => {
      expect(isTradePhone(text)).toBe(false)
    },
  )
})

describe('the web address of an application', () => {
  it.each(['lind.studio', 'https://lind.studio/work?page=2', 'www.lind.studio', 'HTTP://LIND.STUDIO'])(
    'TRADE-02 %s is valid',
    (text) => expect(isWebAddress(text)).toBe(true),
  )
  it.each(['lind', 'lind studio.com', 'javascript:alert(1)', 'ftp://lind.studio', 'ida@lind.studio', 'https://', '.'])(
    'TRADE-02 %s is invalid',
    (text) => expect(isWebAddress(text)).toBe(false),
  )
})

describe('an application', () => {
  it('TRADE-02 is valid with every field filled in, and without the optional ones', () => {
    expect(errorsWith({})).toEqual({})
    expect(errorsWith({ line2: 'Unit 4', survey_3: '2500.50' })).toEqual({})
  })

  it.each([
    ['contact_email', 'ann@studio.architect'],
    ['contact_phone', '(+1) 604 555 0100'],
    ['survey_1', 'Mostly hotels'],
    ['survey_3', 'a lot'],
    ['country', '124'],
    ['province', '67'],
  ] as const)('TRADE-02 %s “%s” is valid', (field, text) => {
    expect(errorsWith({ [field]: text })).toEqual({})
  })

  it('TRADE-02 each empty field but the optional ones is required', () => {
    const empty = readTradeValues(() => '  ')
    const optional = ['company_type_other', 'line2', 'service_states', 'service_provinces', 'website']
    const either = ['association', 'membership_number', 'survey_3']
    const needed = tradeSteps.flat().filter((field) => ![...optional, ...either].includes(field))
    expect(Object.fromEntries(tradeErrors(empty))).toEqual(
      Object.fromEntries(needed.map((field) => [field, 'required'])),
    )
  })

  it.each([
    ['country', 'KR'],
    ['contact_email', 'ida@home'],
    ['contact_phone', '12'],
    ['province', 'US-WA'],
    ['postal_code', '98101'],
    ['website', 'lind'],
    ['title', 'x'.repeat(256)],
  ] as const)('TRADE-02 %s “%s” is invalid', (field, text) => {
    expect(errorsWith({ [field]: text })).toMatchObject({ [field]: 'invalid' })
  })

  it('TRADE-03 provinces and postal codes follow the country', () => {
    expect(errorsWith({ country: 'US' })).toEqual({ province: 'invalid', postal_code: 'invalid' })
    expect(errorsWith({ country: 'US', province: 'US-WA', postal_code: '98101' })).toEqual({})
    expect(errorsWith({ country: 'US', province: 'US-WA', postal_code: '98101-1234' })).toEqual({})
  })

  it('TRADE-03 another company type and the list of a service area are required once chosen, and dropped otherwise', () => {
    expect(errorsWith({ company_type: 'other' })).toEqual({ company_type_other: 'required' })
    expect(errorsWith({ service_area: 'states' })).toEqual({ service_states: 'required' })
    expect(errorsWith({ service_provinces: '' })).toEqual({ service_provinces: 'required' })
    expect(valuesWith({ company_type_other: 'Florist' }).company_type_other).toBe('')
  })

  it('TRADE-03 the card is a web address or a file; the licence is a file, or an association and a number', () => {
    expect(errorsWith({ website: '' })).toEqual({ card_upload: 'required' })
    expect(errorsWith({ website: '', card_upload: 'f2' })).toEqual({})
    expect(errorsWith({ licence_upload: '' })).toEqual({ licence_upload: 'required' })
    expect(errorsWith({ licence_upload: '', association: 'IDC' })).toEqual({ membership_number: 'required' })
    expect(errorsWith({ licence_upload: '', membership_number: '7' })).toEqual({ association: 'required' })
    expect(errorsWith({ licence_upload: '', association: 'IDC', membership_number: '7' })).toEqual({})
  })
})

describe('the survey of an application', () => {
  const errorsOf = (survey_1: string, question: { readonly isRequired: boolean; readonly isValid: boolean }) =>
    Object.fromEntries(tradeErrors(valuesWith({ survey_1 }), tradeFields, { survey_1: question }))

  it('TRADE-02 a question is required, and its answer valid, where the form says so', () => {
    expect(errorsOf('', { isRequired: true, isValid: true })).toEqual({ survey_1: 'required' })
    expect(errorsOf('', { isRequired: false, isValid: true })).toEqual({})
    expect(errorsOf('12', { isRequired: false, isValid: false })).toEqual({ survey_1: 'invalid' })
    expect(errorsOf('x'.repeat(900), { isRequired: true, isValid: true })).toEqual({})
  })

  it('TRADE-02 what a number field cannot read is invalid, not empty', () => {
    expect(errorsOf('', { isRequired: false, isValid: false })).toEqual({ survey_1: 'invalid' })
  })

  it('TRADE-03 the third question is optional, whatever the form says', () => {
    const questions = { survey_3: { isRequired: true, isValid: true } }
    expect(tradeErrors(valuesWith({ survey_3: '' }), tradeFields, questions).size).toBe(0)
  })

  it.each(['0', '12', '999999', '１２'])('TRADE-02 %s is a whole number', (text) => {
    expect(isWholeNumber(text)).toBe(true)
  })
  it.each(['1.5', '-3', '1234567', 'ten', ''])('TRADE-02 “%s” is not a whole number', (text) => {
    expect(isWholeNumber(text)).toBe(false)
  })
  it.each(['20000', '20,000', '1,250,000.50', '12,5'])('TRADE-02 %s is an amount', (text) => {
    expect(isAmount(text)).toBe(true)
  })
  it.each(['a lot', '20,00,000', '1.2345', ''])('TRADE-02 “%s” is not an amount', (text) => {
    expect(isAmount(text)).toBe(false)
  })
})

describe('an application of a form that lacks fields', () => {
  const errorsWithout = (
    lacking: readonly TradeField[],
    changes: Readonly<Partial<Record<TradeField, string>>> = {},
  ) => {
    const fields = tradeFields.filter((field) => !lacking.includes(field))
    const values = readTradeValues((field) => ({ ...filled, ...changes })[field] ?? '', fields)
    expect(Object.keys(values)).toEqual(fields)
    return Object.fromEntries(tradeErrors(values))
  }

  it.each(tradeFields)('TRADE-02 without %s it is never asked for', (field) => {
    expect(errorsWithout([field])).not.toHaveProperty(field)
    expect(errorsWithout([field], Object.fromEntries(tradeFields.map((one) => [one, ''])))).not.toHaveProperty(field)
  })

  it('TRADE-03 what is left of the card and of the licence is asked for', () => {
    expect(errorsWithout(['card_upload'], { website: '' })).toEqual({ website: 'required' })
    expect(errorsWithout(['website', 'card_upload'])).toEqual({})
    const empty = { licence_upload: '', association: '', membership_number: '' }
    expect(errorsWithout(['licence_upload'], empty)).toEqual({ association: 'required', membership_number: 'required' })
    expect(errorsWithout(['membership_number'], { licence_upload: '', association: 'IDC' })).toEqual({
      licence_upload: 'required',
    })
    expect(errorsWithout(['licence_upload', 'association', 'membership_number'])).toEqual({})
  })

  it('TRADE-03 without a country the postal codes of both are valid', () => {
    expect(errorsWithout(['country'], { postal_code: '98101', province: 'US-WA' })).toEqual({})
    expect(errorsWithout(['country'])).toEqual({})
    expect(errorsWithout(['country'], { postal_code: '9' })).toEqual({ postal_code: 'invalid' })
  })
})
