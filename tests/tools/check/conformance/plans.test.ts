import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleKnown } from '../../../../tools/check/conformance/example-known'
import { mends } from '../../../../tools/check/conformance/mends'
import { plans } from '../../../../tools/check/conformance/plans'
import { exampleValues } from '../../../../tools/check/conformance/values'
import { sentFields } from '../../../../tools/docs/contract-fields'
import { readCallInputs } from '../../../../tools/docs/contract-inputs'
import { readContractRows } from '../../../../tools/docs/contract-rows'

const { calls, paths } = await readContractRows()
const inputs = readCallInputs(paths)

describe('the cases', () => {
  it('are there for each call of the contract, once', () => {
    const names = (all: readonly { readonly endpoint: { readonly name: string } }[]) =>
      all.map(({ endpoint }) => endpoint.name).sort()
    expect(names(plans)).toEqual(names(calls))
  })

  it('leave out only fields that are always sent', () => {
    const rows = plans.map(({ endpoint: { name }, cases }) => {
      const row = calls.find((call) => call.endpoint.name === name)
      const { input, json } = inputs.get(row?.exported ?? '') ?? {}
      const sent = row && input ? sentFields(row.endpoint, input).filter(({ required }) => required) : []
      const always = [...sent.map((field) => field.name), ...(json?.required ?? [])]
      const left = cases(exampleKnown).flatMap(({ title }) => /^without (\w+)$/.exec(title)?.[1] ?? [])
      return { name, notAlways: left.filter((field) => !always.includes(field)) }
    })
    expect(rows.filter(({ notAlways }) => notAlways.length > 0)).toEqual([])
  })

  it('of another site are there for each POST and for each call that changes something', () => {
    const isTried = ({ endpoint: { method, changes }, cases }: (typeof plans)[number]) =>
      cases(exampleKnown).some(({ expected }) => expected === 'forbidden') === (method === 'POST' || changes)
    expect(plans.filter((plan) => !isTried(plan))).toEqual([])
  })

  it('need values that the documentation explains', () => {
    const table = readFileSync('docs/conformance.md', 'utf8')
    const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(named.sort()).toEqual(Object.keys(exampleValues).sort())
  })

  it('what to mend names headings of CONTRACT.md', () => {
    const headings = [...readFileSync('CONTRACT.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)
    const named = calls.flatMap(({ endpoint }) => Object.values(mends).map(([, heading]) => heading(endpoint)))
    expect(named.filter((heading) => !headings.includes(heading))).toEqual([])
  })
})
