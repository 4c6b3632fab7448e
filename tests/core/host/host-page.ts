/** The page around us: its settings script and its cookies. */

/** Puts a JSON settings script on the page. */
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

/** Takes away what a test has put on the page. */
export function clearPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.body.className = ''
  document.cookie = 'warehouse_location=; max-age=0'
}
