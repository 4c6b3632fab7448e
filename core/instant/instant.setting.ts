/** The setting `rove.instant`: whether the pages behind links are fetched before the visitor opens them (proposed). */
import {
  boolean,
  check,
  type InferOutput,
  number,
  parse,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { checkKeys } from '../base/input/checked-keys'
import { optional, phpFlag } from '../base/input/php-values'
import { selector } from '../base/input/selector'
import { shape } from '../base/input/shape'
import { report } from '../base/report/report'
import { largestBudget, usualBudget, usualLinks } from './instant.rules'

const options = shape({
  /** The links that count, as a CSS selector. */
  links: optional(selector),
  /** The largest number of pages fetched ahead on one page view. */
  budget: optional(
    pipe(
      union([number(), string()]),
      check(
        (pages) => /^\d+$/.test(`${pages}`) && Number(pages) <= largestBudget,
        `a number of pages from 0 to ${largestBudget}, please`,
      ),
      transform(Number),
    ),
  ),
  mode: optional(picklist(['prerender', 'prefetch'])),
})

const withDefaults = ({ links, budget, mode }: InferOutput<typeof options>) => ({
  links: links || usualLinks,
  budget: budget ?? usualBudget,
  mode: mode ?? 'prerender',
})

/** The options; `undefined` if one of them is wrong: with a misspelt `links`, pages would be fetched that it leaves out. */
function optionsOf(given: Readonly<Record<string, unknown>>) {
  const { valid, problems } = checkKeys(given, options.entries)
  if (!problems.length) return withDefaults(parse(options, valid))
  report('rove.instant', `${problems.join('. ')}. Nothing is fetched ahead`)
}

/** The setting; `undefined` if instant pages are off. */
export const instant = {
  name: 'rove.instant',
  schema: union([
    pipe(
      union([boolean(), number(), string()]),
      check((written) => /^(true|false|[01]?)$/.test(`${written}`)),
      phpFlag,
      transform((on) => (on ? withDefaults({ links: undefined, budget: undefined, mode: undefined }) : undefined)),
    ),
    pipe(record(string(), unknown()), transform(optionsOf)),
  ]),
  otherwise: undefined,
  takes: 'true, or { links, budget, mode }',
} as const
