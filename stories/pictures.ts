/** The demo shop's pictures, which Storybook serves where the shop does. */

/** Where a picture is, by its file's name without the ending. */
export function pictureOf(name: string): string {
  const folder = new URL(`${import.meta.env.BASE_URL}sites/default/files/`, document.baseURI).href
  return `${folder}${name}.webp`
}
