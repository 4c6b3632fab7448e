/** A heart as a plain custom element without a library: what the browser itself costs. */
const icon =
  'M12 20.5 4.3 12.6a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.9.9.9-.9a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z'
const template = document.createElement('template')
template.innerHTML = `<button type="button" part="button" aria-pressed="false"><svg part="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"></path></svg></button><span role="status"></span>`
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  'button{inline-size:44px;block-size:44px;border:0;background:none}svg{fill:none;stroke:currentColor;inline-size:24px}[aria-pressed=true] svg{fill:currentColor}',
)

class PlainHeart extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(template.content.cloneNode(true))
    const button = root.querySelector('button')
    button.setAttribute('aria-label', `Add to wishlist: ${this.getAttribute('label') ?? ''}`)
    button.addEventListener('click', () =>
      button.setAttribute('aria-pressed', button.getAttribute('aria-pressed') === 'true' ? 'false' : 'true'),
    )
    this.dataset.roveState = 'ready'
  }
}
customElements.define('plain-heart', PlainHeart)
