/** Our style sheets: variables have values, and the widths of screens are those of one list. */
import { type Files, isPageFile } from './source'

/** A variable, `--_name`, is given a value by a style, or by code that writes its name. */
export function variablesHaveValues(files: Files): string[] {
  const ours = [...files].filter(([path]) => isPageFile(path) && /\.(css|tsx?)$/.test(path))
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
const listOfWidths = 'core/base/device/screens.rules.ts'

/** A media query for the width of the screen names a width of the list: as the largest, or one pixel more as the smallest. */
export function screenWidthsAreListed(files: Files): string[] {
  const listed = new Set((files.get(listOfWidths)?.match(/(?<=: )\d+(?=,)/g) ?? []).map(Number))
  return [...files]
    .filter(([path]) => isPageFile(path) && /\.(css|tsx?)$/.test(path) && path !== listOfWidths)
    .flatMap(([path, text]) =>
      [...withoutContainers(text).matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)]
        .filter(([, end, width]) => !listed.has(Number(width) - (end === 'min' ? 1 : 0)))
        .map(([query]) => `${path} has ${query}, which is not in ${listOfWidths}`),
    )
}

/** Containers have widths of their own. */
const withoutContainers = (text: string): string => text.replace(/@container[^{]*/g, '')

/** What makes a style one of the chosen state. */
const chosenState =
  /:checked|\[aria-(?:pressed|checked|selected|current)(?:="true")?\]|\[data-state="chosen"\]|\[data-(?:chosen|selected)\]/
/** What is seen whatever becomes of colours. */
const shape =
  /(?:^|[;{\s])(?:border(?:-(?:block|inline)(?:-(?:start|end))?)?(?:-width)?|outline|text-decoration(?:-line)?|font-weight|display|content)\s*:/

/**
 * What is chosen is marked by a shape: a border, an outline, a line or a tick. Browsers that darken pages change
 * colours, so that two become one, and drop shadows. Each file with styles of a chosen state has such a mark for it.
 */
export function chosenHasAShape(files: Files): string[] {
  return [...files]
    .filter(([path]) => /^(core|widgets|demo-host|workshop)\/.*\.css$/.test(path))
    .flatMap(([path, text]) => {
      const rules = rulesOf(text).filter(([selector]) => chosenState.test(selector))
      const inShadow = rules.filter(([, style]) => /box-shadow/.test(style))
      const states = [...new Set(rules.map(([selector]) => chosenState.exec(selector)?.[0] ?? ''))]
      const colours = states.filter(
        (state) => !rules.some(([selector, style]) => selector.includes(state) && shape.test(style)),
      )
      return [
        ...inShadow.map(([selector]) => `${path} marks ${selector} by a shadow`),
        ...colours.map((state) => `${path} marks ${state} by colours only`),
      ]
    })
}

/** The innermost rules of a style sheet: selector and declarations. */
const rulesOf = (css: string): readonly (readonly [string, string])[] =>
  [...css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', style = '']) => [selector.trim(), style],
  )

/** What keeps a fixed box on the screen: the top layer, or a look at where it is. */
const doors = /(?<!function )\b(?:openModal|keepOnScreen|fillScreen|atEdge|useTopLayer)\b(?!.* from )|popover="manual"/g

/**
 * A box with `position: fixed` is placed elsewhere by a page with a transform around it, so the folder of its style
 * sheet has a door for each.
 */
export function fixedBoxesAreKept(files: Files): string[] {
  const ours = [...files].filter(([path]) => isPageFile(path))
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const count = (folder: string, ending: RegExp, what: RegExp) =>
    ours
      .filter(([path]) => folderOf(path) === folder && ending.test(path))
      .reduce((sum, [, text]) => sum + (text.match(what)?.length ?? 0), 0)
  const folders = new Set(ours.filter(([path]) => path.endsWith('.css')).map(([path]) => folderOf(path)))
  return [...folders].flatMap((folder) => {
    const fixed = count(folder, /\.css$/, /position: fixed/g)
    const kept = count(folder, /\.tsx?$/, doors)
    return fixed > kept ? [`${folder} has ${fixed} fixed boxes, and ${kept} calls that keep one on the screen`] : []
  })
}
