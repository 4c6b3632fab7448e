/** Makes the cases of a call from a few lines about it. */
import type { Endpoint, Query } from '../../../core/base/net/endpoint.contract'
import type { CallPlan, Case, Expected, Known, ReadBack, ValueName } from './case'
import { foreignCases } from './foreign-cases'

type Has<Name extends ValueName> = Known & { readonly [N in Name]-?: NonNullable<Known[N]> }

/** Fields that replace those of the good request. */
type Changed = Readonly<Record<string, unknown>>

interface Lines<Input, Name extends ValueName, Further extends ValueName> {
  readonly needs: readonly Name[]
  /** Inputs by the case’s title. The first one is changed for the bad cases; it is made anew for each. */
  readonly good: (known: Has<Name>) => Readonly<Record<string, Input>>
  /** Inputs that are valid, and that a shop may reject. */
  readonly edge?: (known: Has<Name>) => Readonly<Record<string, Input>>
  /** Inputs of requests by HEAD. */
  readonly head?: () => Readonly<Record<string, Input>>
  /** How what the cases change is read, by their titles. */
  readonly readBack?: (known: Has<Name>) => Readonly<Record<string, ReadBack>>
  /** The good input has an outcome that the kit cannot know, so that it may be rejected. */
  readonly mayReject?: true
  readonly check?: NonNullable<Case['check']>
  readonly file?: () => File
  readonly beacon?: true
  /** Fields without which the request means nothing. */
  readonly without?: readonly string[]
  /** Wrong fields by the case’s title. */
  readonly wrong?: Readonly<Record<string, Changed>>
  readonly excluded?: (known: Known) => string | undefined
  /** More cases with the first good input, which need other values too. */
  readonly further?: {
    readonly needs: readonly Further[]
    readonly cases: (known: Has<Further>) => readonly Pick<Case, 'title' | 'locale' | 'check' | 'once'>[]
  }
}

/** A call and what is tried with it. */
export function plan<Input, Name extends ValueName = never, Further extends ValueName = never>(
  endpoint: Endpoint<Input>,
  lines: Lines<Input, Name, Further>,
): CallPlan {
  const { needs, good, edge, head, without = [], wrong = {}, further } = lines
  const expected: Expected = lines.mayReject ? 'any' : 'answer'

  const sent = (title: string, how: Expected, input: Input): Case => ({
    title,
    expected: how,
    fields: endpoint.query(input),
    ...(endpoint.json ? { json: endpoint.json(input) } : {}),
    ...(lines.file ? { file: lines.file() } : {}),
    ...(lines.check ? { check: lines.check } : {}),
  })
  const all = (inputs: Readonly<Record<string, Input>>, how: Expected) =>
    Object.entries(inputs).map(([title, input]) => sent(title, how, input))

  /** The first good input, made anew: a server can answer a repeated operation id without looking at the fields. */
  const first = (title: string, how: Expected, known: Has<Name>) =>
    sent(title, how, Object.values(good(known))[0] as Input)

  return {
    endpoint: endpoint as unknown as Endpoint<never>,
    needs,
    furtherNeeds: further?.needs ?? [],
    excluded: lines.excluded ?? (() => undefined),
    cases(known) {
      const has = known as Has<Name>
      const bad = (title: string, fields: Changed) => changed(first(title, 'rejection', has), fields)
      const readBack = lines.readBack?.(has) ?? {}
      const withReadBack = (one: Case): Case => ({ ...one, readBack: readBack[one.title] })
      return [
        ...all(good(has), expected).map((one): Case => withReadBack(lines.beacon ? { ...one, sender: 'beacon' } : one)),
        ...all(edge?.(has) ?? {}, 'any').map(withReadBack),
        ...all(head?.() ?? {}, 'answer').map((one): Case => ({ ...one, isHead: true })),
        ...without.map((name) => bad(`without ${name}`, { [name]: undefined })),
        ...Object.entries(wrong).map(([title, fields]) => bad(title, fields)),
        ...foreignCases(endpoint).map(([title, sender]): Case => ({ ...first(title, 'forbidden', has), sender })),
      ]
    },
    furtherCases(known) {
      const has = known as Has<Name> & Has<Further>
      return (further?.cases(has) ?? []).map((more) => ({ ...first(more.title, expected, has), ...more }))
    },
  }
}

/** The case with other fields, or another file; `undefined` leaves it out. */
function changed({ fields, json, file: given, ...rest }: Case, { file = given, ...other }: Changed): Case {
  const merged = (whole: object) =>
    Object.fromEntries(Object.entries({ ...whole, ...other }).filter(([, value]) => value !== undefined))
  if (json !== undefined) return { ...rest, fields, json: merged(json as object) }
  return { ...rest, ...(file instanceof File ? { file } : {}), fields: merged(fields) as Query }
}
