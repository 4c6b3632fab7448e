/**
 * Finds the model of the chosen options. A model is a set of options, at most one of each attribute (BUY-02, BUY-03,
 * BUY-04, BUY-08).
 */

/** One option of an attribute. */
export interface Option {
  /** Unique in the shop. */
  readonly oid: number
  /** The id of its attribute. */
  readonly aid: number
  readonly name: string
  /** The surcharge, in units of the country's currency. */
  readonly price: number
  /** How it is shown; a hidden one cannot be chosen. */
  readonly display: 'swatch' | 'text' | 'hidden'
}

/** An attribute. One of its options is chosen. */
export interface Attribute {
  readonly aid: number
  readonly label: string
  readonly options: readonly Option[]
}

/** A product's attributes and models. */
export interface Choices {
  readonly attributes: readonly Attribute[]
  /** A model's option ids by its name. */
  readonly models: ReadonlyMap<string, ReadonlySet<number>>
}

/** Chosen option ids by attribute id. */
export type Selection = ReadonlyMap<number, number>

/**
 * The options that can be chosen now: not hidden, and part of an offered model.
 *
 * @param isOffered whether a model counts: all of them, or those in stock
 */
export function visibleOptions(
  { attributes, models }: Choices,
  isOffered: (model: string) => boolean,
): ReadonlySet<number> {
  const shown = new Set(
    attributes.flatMap(({ options }) => options.filter(({ display }) => display !== 'hidden').map(({ oid }) => oid)),
  )
  const visible = new Set<number>()
  for (const [model, oids] of models)
    if (isWithin(oids, shown) && isOffered(model)) for (const oid of oids) visible.add(oid)
  return visible
}

/** The model of exactly these options, where all are visible. */
export function modelOf({ models }: Choices, selection: Selection, visible: ReadonlySet<number>): string | undefined {
  const chosen = [...selection.values()]
  if (!chosen.every((oid) => visible.has(oid))) return undefined
  for (const [model, oids] of models)
    if (oids.size === chosen.length && chosen.every((oid) => oids.has(oid))) return model
  return undefined
}

/**
 * The selection after choosing an option. Options of other attributes that make no model with it are removed, so that
 * nothing is bought that was not chosen.
 */
export function choose(choices: Choices, selection: Selection, oid: number, visible: ReadonlySet<number>): Selection {
  const aid = attributeOf(choices, oid)
  if (aid === undefined || !visible.has(oid)) return selection
  let kept = new Map([[aid, oid]])
  for (const [other, held] of selection) {
    if (other === aid) continue
    const wider = new Map([...kept, [other, held]])
    if (isPartOfModel(choices, wider, visible)) kept = wider
  }
  return inOrder(choices, kept)
}

/** Whether an option makes a model together with the selection of other attributes. */
export function fits(choices: Choices, selection: Selection, oid: number, visible: ReadonlySet<number>): boolean {
  const aid = attributeOf(choices, oid)
  return aid !== undefined && isPartOfModel(choices, new Map([...selection, [aid, oid]]), visible)
}

/**
 * The selection of a list of option ids. Unknown ids are ignored, the last of an attribute counts, and an attribute
 * with one visible option is selected automatically.
 */
export function selectionFrom(choices: Choices, oids: readonly number[], visible: ReadonlySet<number>): Selection {
  const alone = choices.attributes.flatMap(({ options }) => {
    const own = options.filter(({ oid }) => visible.has(oid))
    return own.length === 1 && own[0] ? [own[0].oid] : []
  })
  let selection: Selection = new Map()
  for (const oid of [...alone, ...oids]) selection = choose(choices, selection, oid, visible)
  return selection
}

/**
 * The selection after other options have become visible. An option that is no longer visible is replaced by the first
 * visible one (BUY-04).
 *
 * @param chosenOf the attributes that must have a selection
 */
export function reselect(
  choices: Choices,
  selection: Selection,
  visible: ReadonlySet<number>,
  chosenOf: ReadonlySet<number> = new Set(selection.keys()),
): Selection {
  let kept: Selection = new Map([...selection].filter(([, oid]) => visible.has(oid)))
  if (!isPartOfModel(choices, kept, visible)) kept = new Map()
  for (const { aid, options } of choices.attributes) {
    if (kept.has(aid) || !chosenOf.has(aid)) continue
    const first =
      options.find(({ oid }) => visible.has(oid) && fits(choices, kept, oid, visible)) ??
      options.find(({ oid }) => visible.has(oid))
    if (first) kept = choose(choices, kept, first.oid, visible)
  }
  return inOrder(choices, kept)
}

/** The `aid[]` parameters of an address, in order. Invalid ones are left out. */
export function readAids(search: string): readonly number[] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => /^aid\[\d*\]$/.test(name) && /^\d{1,15}$/.test(value))
    .map(([, value]) => Number(value))
}

/** The address with the selection as its `aid[]` parameters. All other parts stay unchanged, to the letter. */
export function writeAids(href: string, selection: Selection): string {
  const url = new URL(href)
  const given = url.search ? url.search.slice(1).split('&') : []
  const others = given.filter((parameter) => !/^aid(\[|%5B)\d*(\]|%5D)(=|$)/i.test(parameter))
  const chosen = [...selection.values()].map((oid) => `aid%5B%5D=${oid}`)
  url.search = [...others, ...chosen].join('&')
  return url.href
}

function isPartOfModel({ models }: Choices, selection: Selection, visible: ReadonlySet<number>): boolean {
  const chosen = [...selection.values()]
  for (const oids of models.values()) if (chosen.every((oid) => oids.has(oid)) && isWithin(oids, visible)) return true
  return false
}

/** Without an intermediate array: hundreds of models are checked at every press. */
function isWithin(oids: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  for (const oid of oids) if (!others.has(oid)) return false
  return true
}

function attributeOf({ attributes }: Choices, oid: number): number | undefined {
  return attributes.find(({ options }) => options.some((option) => option.oid === oid))?.aid
}

/** In the order of the product's attributes, so that the address does not depend on the order of choices. */
function inOrder({ attributes }: Choices, selection: Selection): Selection {
  return new Map(
    attributes.flatMap(({ aid }) => {
      const oid = selection.get(aid)
      return oid === undefined ? [] : [[aid, oid] as const]
    }),
  )
}
