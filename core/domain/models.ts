/**
 * Which model a shopper's choices make. A model is a set of options, at most one of each attribute.
 * Source: document 1, sections 3 and 4 (BUY-02, BUY-03, BUY-04, BUY-08).
 */

/** One choice of one attribute. */
export interface Option {
  /** Unique in the shop. */
  readonly oid: number
  /** Of which attribute. */
  readonly aid: number
  readonly name: string
  /** What it adds to the price, in units of the country's currency. */
  readonly price: number
  /** How it is shown; a hidden one cannot be chosen. */
  readonly display: 'swatch' | 'text' | 'hidden'
}

/** What is to be chosen, one of each. */
export interface Attribute {
  readonly aid: number
  readonly label: string
  readonly options: readonly Option[]
}

/** What can be chosen of a product, and what that makes. */
export interface Choices {
  readonly attributes: readonly Attribute[]
  /** A model's option ids by its name. */
  readonly models: ReadonlyMap<string, ReadonlySet<number>>
}

/** Chosen option ids by attribute id. */
export type Selection = ReadonlyMap<number, number>

/**
 * The options that can be chosen now: not hidden, and part of a model that can be had.
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

/** The model that exactly these options make, if all of them are visible. */
export function modelOf({ models }: Choices, selection: Selection, visible: ReadonlySet<number>): string | undefined {
  const chosen = [...selection.values()]
  if (!chosen.every((oid) => visible.has(oid))) return undefined
  for (const [model, oids] of models)
    if (oids.size === chosen.length && chosen.every((oid) => oids.has(oid))) return model
  return undefined
}

/**
 * The choices after one more. Those of other attributes that make no model together with it are let go: nobody buys
 * what they did not choose.
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

/** Whether an option makes a model together with what is chosen of other attributes. */
export function fits(choices: Choices, selection: Selection, oid: number, visible: ReadonlySet<number>): boolean {
  const aid = attributeOf(choices, oid)
  return aid !== undefined && isPartOfModel(choices, new Map([...selection, [aid, oid]]), visible)
}

/**
 * The choices that stand in a list of option ids: foreign ones are dropped, the last of an attribute counts, and an
 * attribute with one visible option is chosen by itself.
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
 * The choices once other options are visible: what is no longer there gives way to the first that is (BUY-04).
 *
 * @param chosenOf the attributes that something is to be chosen of
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

/** The `aid[]` parameters of an address, in order; anything else in it is left out. */
export function readAids(search: string): readonly number[] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => /^aid\[\d*\]$/.test(name) && /^\d{1,15}$/.test(value))
    .map(([, value]) => Number(value))
}

/** The same address with the chosen options as its `aid[]` parameters; all else stays as it is, to the letter. */
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

/** Without making a list of them: hundreds of models are looked through at every press. */
function isWithin(oids: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  for (const oid of oids) if (!others.has(oid)) return false
  return true
}

function attributeOf({ attributes }: Choices, oid: number): number | undefined {
  return attributes.find(({ options }) => options.some((option) => option.oid === oid))?.aid
}

/** In the order of the product's attributes, so that an address is the same however it came about. */
function inOrder({ attributes }: Choices, selection: Selection): Selection {
  return new Map(
    attributes.flatMap(({ aid }) => {
      const oid = selection.get(aid)
      return oid === undefined ? [] : [[aid, oid] as const]
    }),
  )
}
