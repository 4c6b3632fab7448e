/** The fabrics that can be requested. Their pictures are drawn by pictures/fabrics.mjs. */
import type { SwatchWord } from './swatch-texts'

/** One fabric. */
export interface Fabric {
  /** The id of its option. */
  readonly oid: string
  readonly name: string
  /** The end of its picture’s name. */
  readonly picture: string
  /** The code of its weave’s name. */
  readonly weave: Extract<SwatchWord, 'boucle' | 'velvet' | 'linen' | 'wool' | 'herringbone' | 'twill' | 'leather'>
}

const named = (oid: number, name: string, weave: Fabric['weave']): Fabric => ({
  oid: `${oid}`,
  name,
  picture: name.toLowerCase().replace('é', 'e').replaceAll(' ', '-'),
  weave,
})

/** All fabrics, in the order of the page. */
export const fabrics: readonly Fabric[] = [
  named(7101, 'Oat bouclé', 'boucle'),
  named(7102, 'Chalk bouclé', 'boucle'),
  named(7103, 'Clay bouclé', 'boucle'),
  named(7104, 'Moss velvet', 'velvet'),
  named(7105, 'Midnight velvet', 'velvet'),
  named(7106, 'Ochre velvet', 'velvet'),
  named(7107, 'Rust linen', 'linen'),
  named(7108, 'Denim linen', 'linen'),
  named(7109, 'Flax linen', 'linen'),
  named(7110, 'Fog wool', 'wool'),
  named(7111, 'Charcoal wool', 'wool'),
  named(7112, 'Slate herringbone', 'herringbone'),
  named(7113, 'Sand twill', 'twill'),
  named(7114, 'Ink leather', 'leather'),
  named(7115, 'Cognac leather', 'leather'),
]

/** The most fabrics of a request. */
export const fabricLimit = 5

/** The fabrics with these ids, in the order of the page. */
export function fabricsOf(ids: readonly string[]): readonly Fabric[] {
  return fabrics.filter(({ oid }) => ids.includes(oid))
}
