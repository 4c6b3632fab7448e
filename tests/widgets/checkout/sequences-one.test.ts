// @vitest-environment happy-dom
import { it } from 'vitest'
import { expectSequencesToHold } from './checkout.sequences'

it(
  'CHK-01 CHK-02 CHK-04 PAY-01 PAY-03 STRIPE-02 AFFIRM-02 CREDIT-01 the checkout keeps its invariants: the first 5,000 sequences',
  () => expectSequencesToHold(20_240, 5_000),
  600_000,
)
