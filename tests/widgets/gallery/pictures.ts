/** Pictures to test with. */
import type { Picture } from '../../../widgets/gallery/gallery.rules'

/** Pictures with these names. */
export function picturesNamed(...names: string[]): readonly Picture[] {
  return names.map((name) => ({
    alt: name,
    src: `https://shop.example/768/${name}`,
    srcset: '',
    sizes: '',
    thumb: `https://shop.example/320/${name}`,
    original: `https://shop.example/${name}`,
  }))
}
