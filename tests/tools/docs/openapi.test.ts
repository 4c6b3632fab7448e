import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { globSync } from 'tinyglobby'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../core/base/net/endpoint.contract'
import { cartChange } from '../../../core/shop/cart/cart.contract'
import { cartAdd } from '../../../core/shop/cart/cart-add.contract'
import { shippingQuote } from '../../../core/shop/order/order.contract'
import { paymentDeclined } from '../../../core/shop/order/payment.contract'
import { completionPaths, paymentComplete } from '../../../core/shop/order/payment-complete.contract'
import * as payments from '../../../core/shop/order/payment-webhooks.contract'
import { openApiDocument } from '../../../tools/docs/openapi'
import { addressIn } from '../../demo-host/addresses'
import type { Json } from '../../demo-host/visitor'
import { checkDocument } from './openapi-check'
import { anyValue } from './openapi-values'

const modules: object[] = await Promise.all(globSync('core/**/*.contract.ts').map((file) => import(`../../../${file}`)))
const isEndpoint = (value: unknown): value is Endpoint<never> =>
  typeof Object(value).path === 'string' && Object(value).answer !== undefined
const completions = Object.values(completionPaths).map((path) => ({ ...paymentComplete('order'), path }))
const endpoints: Endpoint<never>[] = [
  ...modules.flatMap((one) => Object.values(one).filter(isEndpoint)),
  ...completions,
]
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const requirements = readFileSync('REQUIREMENTS.md', 'utf8')
const document: Json = JSON.parse(JSON.stringify(await openApiDocument()))
const check = checkDocument(document)
const called = ({ path }: Endpoint<never>) => path.replace(/\?.*/, '').replace(/\{\w+\}/g, '1')
const operationOf = (endpoint: Endpoint<never>) => check.operation(endpoint.method, called(endpoint))
const everyOperation = (): Json[] =>
  Object.values<Json>({ ...document.paths, ...document.webhooks }).flatMap((item) => Object.values<Json>(item))

describe('the OpenAPI document', () => {
  it('an independent validator accepts the document as OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const without = structuredClone(document)
    delete without.paths['/ajax/cart'].get.responses['200'].description
    expect((await new Validator().validate(without)).valid).toBe(false)
  })

  it('the build writes the document', () => {
    expect(JSON.parse(readFileSync('dist/openapi.json', 'utf8'))).toEqual(document)
  })

  it('every operation id is unique', () => {
    const ids = everyOperation().map(({ operationId }) => operationId)
    // Four webhooks, and one call that is also sent by HEAD.
    expect(ids.length).toBe(endpoints.length + 4 + 1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]\w+$/.test(id))).toEqual([])
  })

  it.each(named)('%s is in the document with its purpose and its proposal mark', (_, endpoint) => {
    const operation = operationOf(endpoint)
    expect(operation['x-proposed']).toBe(endpoint.proposed)
    expect(operation['x-requirements']).toEqual(endpoint.requirements)
    expect(endpoint.requirements.length).toBeGreaterThan(0)
    for (const id of operation['x-requirements']) expect(requirements).toContain(`| ${id} |`)
    const inPath = operation.parameters.filter((one: Json) => one.in === 'path').map(({ name }: Json) => name)
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '403', '4XX', '5XX']))
    expect('422' in operation.responses).toBe(!!endpoint.refuses)
  })

  it('COUNT-01 the request for the time has the fields that are always sent, and an answer with a date', () => {
    const { parameters, responses, description } = check.operation('HEAD', '/ajax/live_info.json')
    expect(parameters.flatMap(({ name, required }: Json) => (name ? [[name, required]] : []))).toEqual([
      ['pathname', true],
    ])
    expect(responses['200'].headers.Date.required).toBe(true)
    expect(responses['200'].content).toBeUndefined()
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '403', '4XX', '5XX']))
    expect(description).toContain('Date')
  })

  it('every payment operation that begins an attempt describes status 409', () => {
    const ids = everyOperation().flatMap(({ operationId, responses }) => (responses['409'] ? [operationId] : []))
    expect(ids.sort()).toEqual(['paymentAffirm', 'paymentKlarnaSession', 'paymentPaybright', 'paymentStripe'])
  })

  it('a GET operation that changes state lists the headers that identify another site', () => {
    const header = (endpoint: Endpoint<never>) =>
      operationOf(endpoint).parameters.flatMap(({ $ref = '' }: Json) => $ref.match(/(?:OwnFetchSite|Origin)$/) ?? [])
    for (const endpoint of endpoints)
      expect(header(endpoint), endpoint.name).toEqual(
        endpoint.method === 'POST' ? ['Origin'] : endpoint.changes ? ['OwnFetchSite'] : [],
      )
  })

  it('every webhook event of a payment provider is listed with its address and without a cookie', () => {
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(payments.webhookPaths))
    for (const [name, path] of Object.entries(payments.webhookPaths)) {
      const { post } = document.webhooks[name]
      expect([post['x-path'], post.security, post['x-proposed']]).toEqual([path, [], true])
    }
    const webhookDocument = readFileSync('core/shop/order/payment-webhooks.md', 'utf8')
    for (const { post } of Object.values<Json>(document.webhooks))
      for (const { name } of post.parameters ?? []) expect(webhookDocument).toContain(`\`${name}:`)
  })
})

describe('requests', () => {
  const delivery = addressIn('US')
  const forms: [string, string, Readonly<Record<string, string>>][] = [
    [
      'an addition',
      cartAdd.path,
      cartAdd.query({ nid: 1201, model: 'm', qty: 2, options: new Map([[1, 6]]), operation: 'o' }),
    ],
    ['a change of the cart', cartChange.path, cartChange.query({ operation: 'o', qty: { 7: 2 }, coupon: '' })],
    [
      'addresses',
      shippingQuote.path,
      shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation: 'o' }),
    ],
    [
      'a decline',
      paymentDeclined.path.replace('{order_id}', '1'),
      paymentDeclined.query({
        order: '1',
        operation: 'o',
        response: { type: 't', code: 'c', decline_code: '', message: '' },
      }),
    ],
  ]

  it.each(forms)('the request of %s matches the document', (_, path, fields) => {
    expect(check.form('POST', path, fields)).toEqual([])
  })

  it('field names follow PHP: one pair of brackets is an object, two pairs are a list name', () => {
    const { schema, encoding } = operationOf(cartAdd as Endpoint<never>).requestBody.content[
      'application/x-www-form-urlencoded'
    ]
    expect(encoding).toEqual({ attributes: { style: 'deepObject', explode: true } })
    expect(schema.properties.attributes.additionalProperties).toEqual({ type: 'number' })
    expect(schema.required).toEqual(['nid', 'model', 'qty', 'operation'])
    const quote = operationOf(shippingQuote as Endpoint<never>).requestBody.content['application/x-www-form-urlencoded']
    expect(quote.schema.properties['panes[delivery][delivery_city]']).toEqual({ type: 'string' })
    expect(quote.schema.properties.op).toEqual({ type: 'string', const: 'Calculate Shipping' })
  })

  it('a request without a required field, or with a word for a number, is invalid', () => {
    const [, [, path, fields]] = forms as [unknown, [string, string, Record<string, string>]]
    const { operation: _, ...without } = fields
    expect(check.form('POST', path, without)).not.toEqual([])
    expect(check.form('POST', path, { ...fields, 'qty[7]': 'two' })).not.toEqual([])
  })
})

describe('responses', () => {
  const shaped = named.filter(([, { reads }]) => !reads)

  it.each(shaped)('%s: the widgets accept every response that the document allows', (_, endpoint) => {
    const { $ref } = operationOf(endpoint).responses['200'].content['application/json'].schema
    fc.assert(
      fc.property(anyValue({ $ref }, document), (value) => {
        expect(check.schema($ref)(value)).toEqual([])
        const read = safeParse(endpoint.answer, value)
        expect(read.issues?.map(({ message }) => message)).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it.each(shaped)('%s: the document and the widgets agree on an empty object, and reject null', (_, endpoint) => {
    const { $ref } = operationOf(endpoint).responses['200'].content['application/json'].schema
    expect(check.schema($ref)({}).length === 0).toBe(safeParse(endpoint.answer, {}).success)
    expect(check.schema($ref)(null)).not.toEqual([])
  })

  it('the shop’s schemas accept every provider event that the document allows', () => {
    for (const [name, schema] of [
      ['StripeEvent', payments.stripeEvent],
      ['AffirmEvent', payments.affirmEvent],
    ] as const)
      fc.assert(
        fc.property(
          anyValue({ $ref: `#/components/schemas/${name}` }, document),
          (value) => safeParse(schema, value).success,
        ),
      )
  })
})
