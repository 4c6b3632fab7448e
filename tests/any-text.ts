import fc from 'fast-check'

/** Texts of any code points, also invalid ones. `unit: 'binary'` is the same, but takes seconds to be prepared. */
export const anyText = fc.string({ unit: fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code)) })
