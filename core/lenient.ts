/** What came from elsewhere in parts, of which a bad one costs itself alone. */
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
import { issueIn } from './issue-in'
import { own } from './own'
import { list } from './php-list'
import { report } from './report'

type Lenient<Whole extends GenericSchema> = GenericSchema<InferInput<Whole>, InferOutput<Whole>>

/** A record without the rows that are not as one should be. Those are named on the console, in one line. */
export function rows<Row extends GenericSchema>(name: string, row: Row) {
  return lenient(name, record(string(), row), () => row)
}

/** A list without the items that are not as one should be. Those are named on the console, in one line. */
export function items<Item extends GenericSchema>(name: string, item: Item) {
  const all = array(item)
  return pipe(
    list,
    transform((given) => usable(name, given, () => item)),
    list,
    all,
  ) as GenericSchema as Lenient<typeof all>
}

/** An object whose bad fields count as absent. Those are named on the console, in one line. */
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
    transform((given) => usable(name, given, schemaOf)),
    whole,
  ) as GenericSchema
}

/** The parts that are as they should be. A table may be wrong throughout: the first row tells what is wrong with all. */
function usable(name: string, given: object, schemaOf: (key: string) => GenericSchema | undefined): unknown {
  let first = ''
  let wrong = 0
  const right = Object.entries(given).filter(([key, value]) => {
    const schema = schemaOf(key)
    const issue = schema && safeParse(schema, value).issues?.[0]
    if (issue && !wrong++) first = `${key} is not usable (${issueIn(key, issue)})`
    return !issue
  })
  if (wrong) report(name, `${first}: ${wrong} left out`)
  return own(Object.fromEntries(right))
}
