/** Lenient schemas: an invalid part is left out and reported, the other parts are kept. */
import {
  array,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  pipe,
  record,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import { report } from '../report/report'
import { issueIn } from './issue-in'
import { own } from './own'
import { list } from './php-list'

type Lenient<Whole extends GenericSchema> = GenericSchema<InferInput<Whole>, InferOutput<Whole>>

/** A record without its invalid rows. These are reported in one line. */
export function rows<Row extends GenericSchema>(name: string, row: Row) {
  return lenient(name, record(string(), row), () => row)
}

/** A list without its invalid items. These are reported in one line. */
export function items<Item extends GenericSchema>(name: string, item: Item) {
  const all = array(item)
  return pipe(
    list,
    transform((given) => validParts(name, given, () => item)),
    list,
    all,
  ) as GenericSchema as Lenient<typeof all>
}

/** An object whose invalid fields count as absent. These are reported in one line. */
export function parts<Fields extends ObjectEntries>(name: string, whole: ObjectSchema<Fields, undefined>) {
  return lenient(name, whole, (key) => whole.entries[key])
}

function lenient<Whole extends GenericSchema>(
  name: string,
  whole: Whole,
  schemaOf: (key: string) => GenericSchema | undefined,
): Lenient<Whole> {
  return pipe(
    record(string(), unknown()),
    transform((given) => validParts(name, given, schemaOf)),
    whole,
  ) as GenericSchema
}

/** The valid parts. Only the first error is reported in full, with the number of invalid parts. */
function validParts(name: string, given: object, schemaOf: (key: string) => GenericSchema | undefined): unknown {
  let firstError = ''
  let invalidCount = 0
  const valid = Object.entries(given).filter(([key, value]) => {
    const schema = schemaOf(key)
    const issue = schema && safeParse(schema, value).issues?.[0]
    if (issue && !invalidCount++) firstError = `${key} is not usable (${issueIn(key, issue)})`
    return !issue
  })
  if (invalidCount) report(name, `${firstError}: ${invalidCount} left out`)
  return own(Object.fromEntries(valid))
}
