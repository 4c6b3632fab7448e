/** The rows of `npm run bench -- aims`. */

/**
 * @typedef {{ yardstick?: number, before?: number, now?: number }} Figures one figure of the yardstick, of an earlier
 * checkout and of this one
 *
 * @typedef {object} Aim
 * @property {(yardstick: number) => number | undefined} of the aim as a figure
 * @property {(figure: number, yardstick: number) => string} beside how far a figure is from the yardstick
 *
 * @typedef {object} Row the cells of the table, and the numbers in them
 * @property {string} what
 * @property {string} yardstick
 * @property {string} [before]
 * @property {string} now
 * @property {string} [aim]
 * @property {Figures & { aim?: number }} figures
 */

/** At most so much, whatever the yardstick. */
export const most = (number) => ({ of: () => number, beside: () => '' })
/** At most so many times the yardstick. */
export const times = (factor) => ({
  of: (yardstick) => yardstick * factor,
  beside: (figure, yardstick) => ` (${(figure / yardstick).toFixed(2)} x)`,
})
/** At most so much more than the yardstick. */
export const plus = (number) => ({
  of: (yardstick) => yardstick + number,
  beside: (figure, yardstick) => ` (${figure < yardstick ? '' : '+'}${rounded(figure - yardstick)})`,
})
/** No aim: shown as times the yardstick. */
export const none = { of: () => undefined, beside: times(1).beside }

/**
 * @param {string} what with its unit
 * @param {Figures} measured
 * @param {Aim} aim
 * @param {string} [yardstickName]
 * @returns {Row} without `before` if there is none
 */
export function row(what, measured, aim, yardstickName) {
  const figures = { ...measured, aim: aim.of(measured.yardstick) }
  const { yardstick: _, ...withoutYardstick } = mapColumns(
    figures,
    (figure) => `${rounded(figure)}${aim.beside(figure, measured.yardstick)}`,
  )
  const yardstick = yardstickName ? `${rounded(measured.yardstick)}, ${yardstickName}` : ''
  return { what, yardstick, ...withoutYardstick, figures }
}

/** The same columns with other values. Columns without a value are left out. */
export function mapColumns(columns, change) {
  const found = ['yardstick', 'before', 'now', 'aim'].filter((name) => columns[name] !== undefined)
  return Object.fromEntries(found.map((name) => [name, change(columns[name])]))
}

/** Whole numbers from 100 on, else one digit. */
const rounded = (number) => (Math.abs(number) < 100 ? Math.round(number * 10) / 10 : Math.round(number))
