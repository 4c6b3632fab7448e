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
import { ownCopy } from './own-json'
import { report } from './report'
import { list } from './written-by-php'

type Lenient<Whole extends GenericSchema> = GenericSchema<InferInput<Whole>, InferOutput<Whole>>

/** A record without the rows that are not as one should be. Each of those is named on the console. */
export function rows<Row extends GenericSchema>(name: string, row: Row) {
  return lenient(name, record(string(), row), () => row)
}

/** A list without the items that are not as one should be. Each of those is named on the console. */
export function items<Item extends GenericSchema>(name: string, item: Item) {
  const all = array(item)
  return pipe(
    list,
    transform((given) => given.filter((one, n) => isUsable(name, n, item, one))),
    all,
  ) as GenericSchema as Lenient<typeof all>
}

/** An object whose bad fields count as absent. Each of those is named on the console. */
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
    transform((given) =>
      ownCopy(
        Object.fromEntries(Object.entries(given).filter(([key, part]) => isUsable(name, key, schemaOf(key), part))),
      ),
    ),
    whole,
  ) as GenericSchema
}

function isUsable(name: string, key: string | number, schema: GenericSchema | undefined, part: unknown): boolean {
  const issue = schema && safeParse(schema, part).issues?.[0]
  if (issue) report(name, `${key} is not usable, it is left out (${issue.message})`)
  return !issue
}
