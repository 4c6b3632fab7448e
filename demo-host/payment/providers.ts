/** The payment providers of this shop: real ones if their keys are in the environment, otherwise stand-ins. */
import type { Database } from '../database/open'
import { clientToken } from '../stand-ins/klarna/klarna-api'
import { standIn } from '../stand-ins/stand-in'
import type { PaymentProvider } from './provider'
import { stripeAccount } from './stripe-account'
import { stripePackage } from './stripe-package'

/** The payment methods: those of the contract, and store credit that covers all. */
export type PaidBy = 'stripe' | 'klarna' | 'affirm' | 'paybright' | 'credit' | 'other' | 'store-credit'

/** One provider for each method. */
export type Providers = Readonly<Record<PaidBy, PaymentProvider>>

const idAsSecret = (prefix: string) => ({ prefix, secret: (id: string) => id })

/** @param db stores the stand-ins' payments */
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
    affirm: standIn(db, 'affirm', idAsSecret('aff')),
    paybright: standIn(db, 'paybright', idAsSecret('pb')),
    credit: standIn(db, 'credit', idAsSecret('ch')),
    other: standIn(db, 'other', idAsSecret('tr')),
    'store-credit': standIn(db, 'store-credit', idAsSecret('sc')),
  }
}
