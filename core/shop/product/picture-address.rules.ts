/** The address of a product's picture (GALLERY-01). */

/**
 * Fills in the template of the setting `product_imgs`. A file can be in a folder; `?` and `#` are part of its name.
 *
 * @param template with `{file}`, and `{width}` if it is of a scaled picture
 * @param width in pixels
 * @returns not yet validated
 */
export function pictureAddress(template: string, file: string, width?: number): string {
  const name = file.replace(/[?#]/g, encodeURIComponent)
  return template.replace(/\{(file|width)\}/g, (_, key) => (key === 'file' ? name : String(width)))
}
