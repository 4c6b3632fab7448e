/** The messages of payment providers to the shop, as OpenAPI webhooks. */
import type { GenericSchema } from 'valibot'
import {
  affirmEvent,
  klarnaAuthorization,
  paybrightResult,
  stripeEvent,
  webhookPaths,
} from '../../core/shop/order/payment-webhooks.contract'
import type { Json } from './openapi-operations'

interface Webhook {
  readonly provider: string
  /** The export that is the shape of its body. */
  readonly exported: string
  readonly schema: GenericSchema
  readonly type: 'application/json' | 'application/x-www-form-urlencoded'
  /** The proof that the message is from the provider. */
  readonly proof: string
  /** The header with the proof. */
  readonly header?: string
}

/** The webhooks by path name. */
export const webhooks: Readonly<Record<keyof typeof webhookPaths, Webhook>> = {
  stripe: {
    provider: 'Stripe',
    exported: 'stripeEvent',
    schema: stripeEvent,
    type: 'application/json',
    proof: '`t=…,v1=…`: HMAC-SHA256 of `t.body` with the endpoint’s secret.',
    header: 'Stripe-Signature',
  },
  klarna: {
    provider: 'Klarna',
    exported: 'klarnaAuthorization',
    schema: klarnaAuthorization,
    type: 'application/json',
    proof: 'None but the token itself, which Klarna alone can accept.',
  },
  affirm: {
    provider: 'Affirm',
    exported: 'affirmEvent',
    schema: affirmEvent,
    type: 'application/x-www-form-urlencoded',
    proof: '`t=…,v0=…`: HMAC-SHA512 of `t.body` with the private key.',
    header: 'X-Affirm-Signature',
  },
  paybright: {
    provider: 'PayBright',
    exported: 'paybrightResult',
    schema: paybrightResult,
    type: 'application/x-www-form-urlencoded',
    proof:
      '`x_signature`: HMAC-SHA256 of all other `x_…` names and values, sorted by name and joined without anything between.',
  },
}

/** @param docOf returns the docblock of an export */
export function webhookItems(docOf: (exported: string) => string, nameOf: (exported: string) => string): Json {
  const items = Object.entries(webhooks).map(([name, { provider, exported, type, proof, header }]) => {
    const path = webhookPaths[name as keyof typeof webhookPaths]
    const post = {
      operationId: `${name}Webhook`,
      tags: ['webhooks'],
      summary: docOf(exported),
      description: `${provider} posts it to \`${path}\`, without a cookie. Proof: ${proof} Keep the event, answer, then settle: “When the visitor does not come back” in CONTRACT.md.`,
      'x-proposed': true,
      'x-path': path,
      security: [],
      ...(header
        ? {
            parameters: [
              { name: header, in: 'header', required: true, description: proof, schema: { type: 'string' } },
            ],
          }
        : {}),
      requestBody: {
        required: true,
        content: { [type]: { schema: { $ref: `#/components/schemas/${nameOf(exported)}` } } },
      },
      responses: {
        '200': {
          description:
            'Stored, already handled, or irrelevant. After any other status, providers that retry send it again.',
        },
        '400': { description: 'The proof is invalid. Nothing was changed.' },
        '413': { description: 'Longer than 64 KiB.' },
      },
    }
    return [name, { post }]
  })
  return Object.fromEntries(items)
}
