/** The simulated host page: its settings script and its cookies. */
import type {} from '../../../../core/base/country/country.setting'
import { page } from '../../../../core/base/state/page'

/** Adds a JSON settings script to the page. */
export function setScript(text: string): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.roveSettings = ''
  script.textContent = text
  document.head.append(script)
}

export const setCountryCookie = (code: string) => {
  document.cookie = `warehouse_location=${code}`
}

/** Removes everything that a test added to the page. */
export function clearPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.body.className = ''
  document.cookie = 'warehouse_location=; max-age=0'
  delete page().cookieCountry
}
