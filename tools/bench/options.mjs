/** Presses on the options of a product in `npm run bench`. */

/**
 * Presses options of the buybox that are not chosen. Runs in the page.
 *
 * @param {number} presses how many
 * @returns {Promise<{ rendered: number, frame: number }[]>} for each press, ms until its price is in the document, and
 * until the next frame has ended
 */
export async function pressOptions(presses) {
  const { shadowRoot } = document.querySelector('rove-buybox')
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const measured = []
  for (let n = 0; n < presses; n++) {
    const free = shadowRoot.querySelectorAll('[part=option]:not([data-state=chosen]) input')
    await frame()
    const began = performance.now()
    free[n % free.length].click()
    await Promise.resolve()
    const rendered = performance.now() - began
    await frame()
    measured.push({ rendered, frame: performance.now() - began })
  }
  return measured
}
