/** Formats national phone numbers. */
import type { CountryCode } from '../../core/base/country/countries.rules'

/** The digit groups of each country, and their format. */
const forms: Readonly<Record<CountryCode, readonly (readonly [digits: RegExp, written: string])[]>> = {
  US: [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  CA: [[/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3']],
  AU: [
    [/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^(0\d)(\d{4})(\d{4})$/, '$1 $2 $3'],
  ],
  KR: [[/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3']],
  UK: [
    [/^(02\d)(\d{4})(\d{4})$/, '$1 $2 $3'],
    [/^(\d{5})(\d{6})$/, '$1 $2'],
  ],
  HK: [[/^(\d{4})(\d{4})$/, '$1 $2']],
}

/** `01055500123` is `010-5550-0123` in Korea. A number without a format is returned unchanged. */
export function formatPhone(country: CountryCode, digits: string): string {
  const form = forms[country].find(([pattern]) => pattern.test(digits))
  return form ? digits.replace(...form) : digits
}
