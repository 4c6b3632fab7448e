/** Our CSS variables: each one that a style uses has a value. */
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
