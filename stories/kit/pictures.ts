/** The demo shop's pictures, which Storybook serves at the shop's paths. */

/** The path of a picture, by its file name without the extension. */
export function pictureOf(name: string): string {
  const folder = new URL(`${import.meta.env.BASE_URL}sites/default/files/`, document.baseURI).href
  return `${folder}${name}.webp`
}
