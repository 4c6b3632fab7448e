/** Starts the composer once the catalogue and the receipts are there. */
import { createRoot } from 'react-dom/client'
import type { Catalogue, Receipts } from './catalogue/catalogue'
import { createParser } from './html/parse-html'
import { App } from './view/app'

async function start(place: HTMLElement): Promise<void> {
  const read = async (file: string): Promise<unknown> => (await fetch(new URL(file, document.baseURI))).json()
  const [catalogue, receipts] = await Promise.all([read('catalogue.json'), read('receipt.json')])
  place.replaceChildren()
  createRoot(place).render(
    <App catalogue={catalogue as Catalogue} receipts={receipts as Receipts} parse={createParser()} />,
  )
}

const place = document.getElementById('composer')
if (place)
  start(place).catch((failure: unknown) => {
    place.textContent = `The composer cannot start: ${failure}. Reload the page.`
  })
