/**
 * A search written by hand without a library: what suggestions cost the browser and the network themselves. It sends the
 * requests of `<rove-search>` after the same debounce, and shows the same suggestions.
 */
import { debounceMs } from '../../../widgets/search/search.rules'
import { requestsFor } from '../../../widgets/search/search-answer.rules'

const country = { hidePrefix: 'usa' }
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  '#plain-panel{position:fixed;z-index:99;inset:64px 0 0;overflow:auto;padding:16px;background:#fff}#plain-panel a{display:flex;gap:12px;align-items:center;padding:8px 0}#plain-panel img{inline-size:48px;block-size:60px;object-fit:cover}#plain-panel .price{margin-inline-start:auto}',
)
document.adoptedStyleSheets.push(sheet)

const input = document.querySelector('rove-search input')
const panel = document.body.appendChild(document.createElement('div'))
panel.id = 'plain-panel'
panel.hidden = true
let timer

input.addEventListener('click', () => {
  panel.hidden = false
})
input.addEventListener('input', () => {
  clearTimeout(timer)
  const query = input.value.trim()
  panel.dataset.state = query ? 'searching' : 'history'
  if (query) timer = setTimeout(search, debounceMs, query)
})

async function search(query) {
  const { appId, apiKey, hosts } = window.Drupal.settings.rove.search
  const [{ protocol, url }] = hosts
  const requests = requestsFor(query, country).map(({ params, ...request }) => ({ ...request, ...params }))
  const keys = new URLSearchParams({ 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId })
  const response = await fetch(`${protocol}://${url}/1/indexes/*/queries?${keys}`, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  const { results } = await response.json()
  if (input.value.trim() === query) show(requests, results)
}

function show(requests, results) {
  const groups = results.flatMap(({ hits }, n) => (hits.length > 0 ? [group(requests[n].indexName, hits)] : []))
  panel.replaceChildren(...groups)
  panel.dataset.state = 'results'
}

function group(index, hits) {
  const section = document.createElement('section')
  section.append(textIn('p', 'heading', index), ...hits.map((hit) => line(index, hit)))
  return section
}

function line(index, { url, title, image, image_category, prices }) {
  const link = document.createElement('a')
  link.setAttribute('role', 'option')
  link.href = url
  const picture = index === 'category' ? image_category || image : index === 'products' && image
  if (picture) link.append(Object.assign(new Image(96, 120), { src: picture, alt: '' }))
  link.append(textIn('span', 'title', title))
  if (prices) link.append(textIn('span', 'price', money.format(prices.final.usd)))
  return link
}

function textIn(name, className, text) {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
