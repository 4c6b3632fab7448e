/** A schema for CSS selectors in settings, so that a theme can name its own markup. */
import { check, pipe, string } from 'valibot'

/** A CSS selector that this browser accepts. */
export const selector = pipe(
  string(),
  check((text) => {
    try {
      document.createDocumentFragment().querySelector(text)
      return true
    } catch {
      return false
    }
  }, 'a CSS selector, please'),
)
