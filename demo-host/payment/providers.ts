/** Who takes money for this shop. Real ones where their keys are in the environment, stand-ins where not. */
import type { Database } from '../database/open'
import { clientToken } from '../vendors/klarna/klarna-api'
import { standIn } from '../vendors/stand-in'
import type { PaymentProvider } from './provider'
import { stripeAccount } from './stripe-account'
import { stripePackage } from './stripe-package'

/** Ways to pay: those of the contract, and credit that covers all. */
export type PaidBy = 'stripe' | 'klarna' | 'affirm' | 'paybright' | 'credit' | 'other' | 'store-credit'

/** One for each way. */
export type Providers = Readonly<Record<PaidBy, PaymentProvider>>

const lender = (prefix: string) => ({ prefix, secret: (id: string) => id })

/** @param db where the stand-ins keep their payments */
export function createProviders(db: Database): Providers {
  const account = stripeAccount()
  return {
    stripe: account
      ? stripePackage(account.secret)
      : standIn(db, 'stripe', {
          prefix: 'pi',
          secret: (id) => `${id}_secret_${crypto.randomUUID().replaceAll('-', '')}`,
        }),
    klarna: standIn(db, 'klarna', { prefix: 'kp', secret: clientToken }),
    affirm: standIn(db, 'affirm', lender('aff')),
    paybright: standIn(db, 'paybright', lender('pb')),
    credit: standIn(db, 'credit', lender('ch')),
    other: standIn(db, 'other', lender('tr')),
    'store-credit': standIn(db, 'store-credit', lender('sc')),
  }
}
