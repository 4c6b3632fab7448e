/** The setting `rove.instant`: whether the pages behind links are fetched before the visitor opens them (proposed). */
import { boolean, check, type InferOutput, number, picklist, pipe, string, transform, union } from 'valibot'
import { parts } from '../input/lenient'
import { optional, phpFlag } from '../input/php-values'
import { selector } from '../input/selector'
import { shape } from '../input/shape'
import { largestBudget, usualBudget, usualLinks } from './instant.rules'

const options = parts(
  'rove.instant',
  shape({
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
  }),
)

const withDefaults = ({ links, budget, mode }: InferOutput<typeof options>) => ({
  links: links || usualLinks,
  budget: budget ?? usualBudget,
  mode: mode ?? 'prerender',
})

/** The setting; `undefined` where instant pages are off. */
export const instant = {
  name: 'rove.instant',
  schema: union([
    pipe(
      union([boolean(), number(), string()]),
      check((written) => /^(true|false|[01]?)$/.test(`${written}`)),
      phpFlag,
      transform((on) => (on ? withDefaults({ links: undefined, budget: undefined, mode: undefined }) : undefined)),
    ),
    pipe(options, transform(withDefaults)),
  ]),
  otherwise: undefined,
  takes: 'true, or { links, budget, mode }',
} as const
