/** The shop's theme: stories stand in its colours and fonts. */
import '@fontsource-variable/fraunces'
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-kr'
import base from '../demo-host/theme/css/base.css?inline'
import forms from '../demo-host/theme/css/forms.css?inline'
import product from '../demo-host/theme/css/product.css?inline'

let sheet: CSSStyleSheet | undefined

/** Puts the theme on the page. A page of the documentation, which is not the shop's, takes it off. */
export function setTheme(on: boolean): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync([base, forms, product].join('\n'))
  }
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet)
  document.adoptedStyleSheets = on ? [...others, sheet] : others
}
