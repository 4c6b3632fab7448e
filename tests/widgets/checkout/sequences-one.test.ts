// @vitest-environment happy-dom
import { it } from 'vitest'
import { expectSequencesToHold, timeout } from './checkout.sequences'

it('CHK-01 PAY-01 PAY-03 the checkout keeps its invariants: the first sequences', { timeout }, () =>
  expectSequencesToHold(20_240),
)
