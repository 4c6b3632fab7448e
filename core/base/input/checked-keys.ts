/** Settings that are objects: their keys are checked one by one, and what is wrong is reported in one line (LOAD-09). */
import {
  type GenericSchema,
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
import { nearest } from './nearest'
import { own } from './own'

/** The keys that can be used, and a phrase for each other one: an unknown key with the nearest one that there is. */
export function checkKeys(given: Readonly<Record<string, unknown>>, entries: ObjectEntries) {
  const names = Object.keys(entries)
  const problems: string[] = []
  const valid = Object.entries(given).filter(([key, value]) => {
    const problem = problemOf(key, value, entries[key], names)
    if (problem) problems.push(problem)
    return !problem
  })
  return { valid: own(Object.fromEntries(valid)), problems }
}

function problemOf(key: string, value: unknown, schema: GenericSchema | undefined, names: readonly string[]) {
  if (!schema) return `${key} is unknown; use ${nearest(key, names) ?? names.join(', ')}`
  const [issue] = safeParse(schema, value).issues ?? []
  return issue && issueIn(key, issue)
}

/** An object of which unknown keys and invalid values are ignored and reported. */
export function checkedKeys<Fields extends ObjectEntries>(name: string, whole: ObjectSchema<Fields, undefined>) {
  return pipe(
    record(string(), unknown()),
    transform((given) => {
      const { valid, problems } = checkKeys(given, whole.entries)
      if (problems.length) report(name, `${problems.join('. ')}. What is not usable is ignored`)
      return valid
    }),
    whole,
  ) as GenericSchema<unknown, InferOutput<typeof whole>>
}
