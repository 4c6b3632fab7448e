import { room } from './widgets'

/** Keeps the room of empty elements until their code is there, so that nothing on the page moves. */
export function reserveRoom(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(room)
  document.adoptedStyleSheets.push(sheet)
}
