/** Our style sheets: variables have values, and the widths of screens are those of one list. */
import type { Files } from './source'

/** A variable, `--_name`, is given a value by a style, or by code that writes its name. */
export function variablesHaveValues(files: Files): string[] {
  const ours = [...files].filter(([path]) => /^(core|widgets)\/.*\.(css|tsx?)$/.test(path))
  const given = new Set(
    ours.flatMap(([path, text]) => [
      ...(text.match(path.endsWith('.css') ? /(?<!\()--_[\w-]+(?=\s*:)/g : /(?<!var\()--_[\w-]+/g) ?? []),
    ]),
  )
  return ours.flatMap(([path, text]) =>
    (text.match(/(?<=var\()--_[\w-]+/g) ?? [])
      .filter((name) => !given.has(name))
      .map((name) => `${path} uses ${name}, which has no value`),
  )
}

/** The list of widths at which layouts change. */
const listOfWidths = 'core/device/screens.rules.ts'

/** A media query for the width of the screen names a width of the list: as the largest, or one pixel more as the smallest. */
export function screenWidthsAreListed(files: Files): string[] {
  const listed = new Set((files.get(listOfWidths)?.match(/(?<=: )\d+(?=,)/g) ?? []).map(Number))
  return [...files]
    .filter(([path]) => /^(core|widgets)\/.*\.(css|tsx?)$/.test(path) && path !== listOfWidths)
    .flatMap(([path, text]) =>
      [...withoutContainers(text).matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)]
        .filter(([, end, width]) => !listed.has(Number(width) - (end === 'min' ? 1 : 0)))
        .map(([query]) => `${path} has ${query}, which is not in ${listOfWidths}`),
    )
}

/** Containers have widths of their own. */
const withoutContainers = (text: string): string => text.replace(/@container[^{]*/g, '')
