/** Telephone numbers as people write them at home. */
import type { CountryCode } from '../../core/domain/countries'

/** Groups of digits, and how they are set. */
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

/** `01055500123` is `010-5550-0123` in Korea; what has no form there stays as it is. */
export function writtenPhone(country: CountryCode, digits: string): string {
  const form = forms[country].find(([pattern]) => pattern.test(digits))
  return form ? digits.replace(...form) : digits
}
