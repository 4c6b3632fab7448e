/** The demo shop's theme: its colours and fonts, for stories. */
import '@fontsource-variable/fraunces'
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-kr'
import base from '../demo-host/theme/css/base.css?inline'
import forms from '../demo-host/theme/css/forms.css?inline'
import product from '../demo-host/theme/css/product.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the theme to the page, or removes it: pages of the documentation do not have it. */
export function setTheme(on: boolean): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync([base, forms, product].join('\n'))
  }
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet)
  document.adoptedStyleSheets = on ? [...others, sheet] : others
}
