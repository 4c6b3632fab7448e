/** The shop's short films: some for each piece of the catalogue, by what it is made of and where it stands. */
import furniture from '../catalogue/furniture.json' with { type: 'json' }

/** A film with what the list says of it. */
export interface Film {
  /** Its id in addresses: `marlow-3-seat-sofa-covers`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** A picture of the catalogue. */
  readonly file: string
  /** The slug of the product. */
  readonly slug: string
}

interface Subject {
  readonly name: string
  readonly title: string
  readonly description: string
}

/** What films of a category are about. `{n}` in a text is the piece, `{m}` its material. */
const subjects: Readonly<Record<string, readonly Subject[]>> = {
  sofas: [
    {
      name: 'covers',
      title: '{n}: eight minutes of care',
      description: 'A soft brush, a cloth, and what {m} likes and does not like.',
    },
    {
      name: 'workshop',
      title: '{n}: from frame to feathers',
      description: 'A day at the workshop, from the first joint to the last seam in {m}.',
    },
  ],
  chairs: [
    {
      name: 'made',
      title: '{n}: how it is made',
      description: 'Patience, {m} and a great many clamps. Then somebody sits down on it, to be sure.',
    },
    {
      name: 'sitting',
      title: '{n}: three ways to sit',
      description: 'Upright with a book, sideways with a cat, and the one that you will really use.',
    },
  ],
  tables: [
    {
      name: 'care',
      title: '{n}: a year of breakfasts',
      description: 'Rings, crumbs and homework: what {m} takes, and how it is brought back in an evening.',
    },
    {
      name: 'assembly',
      title: '{n}: from the box to its place',
      description: 'Two people, ten minutes: where to hold it, and where to set it down first.',
    },
  ],
  rugs: [
    {
      name: 'woven',
      title: '{n}: on the loom',
      description: 'How {m} becomes a pattern, row by row, and how the weaver corrects the one knot that is wrong.',
    },
  ],
  pillows: [
    {
      name: 'filled',
      title: '{n}: filled, shaken, sewn',
      description: 'What is in it, how often it wants to be shaken, and how the cover in {m} is kept clean.',
    },
  ],
  outdoor: [
    {
      name: 'weather',
      title: '{n}: out in all weathers',
      description: 'A summer, a storm and a winter, filmed from the same window. {M} shows what it can do.',
    },
  ],
}

const filled = (text: string, piece: string, material: string): string =>
  text.replace('{n}', piece).replace('{m}', material.toLowerCase()).replace('{M}', material)

const filmsOf = (turn: number): readonly Film[] =>
  furniture.flatMap(({ slug, title, category, material }) => {
    const subject = subjects[category]?.[turn]
    if (!subject) return []
    return {
      id: `${slug}-${subject.name}`,
      title: filled(subject.title, title, material),
      description: filled(subject.description, title, material),
      file: `${slug}.webp`,
      slug,
    }
  })

/** All films: a first one for each piece, then the second ones. */
export const films: readonly Film[] = [...filmsOf(0), ...filmsOf(1)]
