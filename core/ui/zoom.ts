/**
 * Enlarged pictures over the whole screen: pinch, double press, wheel, drag, keys. Owns photoswipe, without the parts
 * of it that write markup from strings: those fail where Trusted Types are enforced.
 */
import PhotoSwipe from 'photoswipe'
import photoswipeCss from 'photoswipe/style.css?inline'
import { own } from '../own'
import { guard } from '../report'
import { openModal } from './open-modal'
import css from './zoom.css?inline'

/** One picture to be enlarged. */
export interface ZoomPicture {
  readonly alt: string
  /** Shown at once, until the original is there. */
  readonly src: string
  readonly original: string
}

/** What the visitor reads and hears. */
export interface ZoomWords {
  readonly title: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly zoom: string
  readonly failed: string
  /** Where one is among all, from 1. */
  position(n: number): string
}

/** What is enlarged, and where. */
export interface ZoomInput {
  /** The root of the element that asks: focus goes back into it. */
  readonly root: ShadowRoot
  readonly pictures: readonly ZoomPicture[]
  /** Which is shown first. */
  readonly index: number
  readonly words: ZoomWords
}

/** The room a picture is measured in, 4:5, until it is fitted. */
const room = { width: 1600, height: 2000 }

/** Opens a modal dialog with the pictures. Escape, the button and a press beside close it. @returns the way to close it */
export function openZoom({ root, pictures, index, words }: ZoomInput): () => void {
  const sheets = [photoswipeCss, css].map(styleSheet)
  const ending = new AbortController()
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.part.add('zoom')
  dialog.ariaLabel = words.title

  const swipe = new PhotoSwipe({
    dataSource: pictures.map(({ alt, src, original }) => ({ src: original, msrc: src, alt, ...room })),
    index,
    appendToEl: dialog,
    ...{ close: false, zoom: false, counter: false, preloader: false, arrowPrev: false, arrowNext: false },
    ...{ escKey: false, trapFocus: false, returnFocus: false },
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    showHideAnimationType: 'fade',
    // The dialog's style fades it in: photoswipe itself hears no key until it has.
    showAnimationDuration: 0,
    secondaryZoomLevel: ({ fit }: { fit: number }) => fit * 2.5,
    maxZoomLevel: ({ fit }: { fit: number }) => fit * 4,
    tapAction: false,
    errorMsg: words.failed,
  })

  const close = createButton('close-button', words.close, 'm6 6 12 12M18 6 6 18', () => shut())
  const zoom = createButton(
    'zoom-button',
    words.zoom,
    'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M8 10.5h5M10.5 8v5',
    () => swipe.toggleZoom(),
  )
  const previous = createButton('previous-button', words.previous, 'm14.5 5-7 7 7 7', () => swipe.prev())
  const next = createButton('next-button', words.next, 'm9.5 5 7 7-7 7', () => swipe.next())
  const caption = document.createElement('p')
  caption.part.add('caption')
  caption.role = 'status'
  const captionText = document.createElement('span')
  caption.append(captionText)

  const tellPosition = () => {
    const { currIndex } = swipe
    previous.disabled = currIndex === 0
    next.disabled = currIndex === pictures.length - 1
    captionText.textContent = [pictures[currIndex]?.alt, words.position(currIndex + 1)].filter(Boolean).join(' · ')
    if (!(root.activeElement as HTMLElement | null)?.matches(':enabled')) close.focus()
  }
  const end = () => {
    if (ending.signal.aborted) return
    ending.abort()
    closeModal()
    dialog.remove()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
  }

  /** At once, in whatever state it is. */
  const leave = guard('zoom', () => {
    if (ending.signal.aborted) return
    swipe.isDestroying = true
    swipe.events.removeAll()
    swipe.destroy()
  })

  /** A second press ends what is closing. */
  const shut = () => (swipe.opener.isOpen ? swipe.close() : leave())

  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  dialog.append(close, zoom, previous, next, caption)
  root.append(dialog)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    shut()
  })
  dialog.addEventListener('close', leave)
  const closeModal = openModal(dialog)
  swipe.on('change', tellPosition)
  swipe.on('pointerUp', ({ originalEvent }) => showTarget(originalEvent))
  swipe.on('destroy', end)
  swipe.init()
  // The dialog around it has the role and the name.
  swipe.element?.removeAttribute('role')
  tellPosition()
  return leave
}

/**
 * Photoswipe asks at the window what was pressed, and there the shadow root hides it: the event tells, until
 * photoswipe's own listener has returned.
 */
function showTarget(event: Event): void {
  Object.defineProperty(event, 'target', own({ configurable: true, value: event.composedPath()[0] }))
  queueMicrotask(() => Reflect.deleteProperty(event, 'target'))
}

function createButton(part: string, name: string, path: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.part.add(part)
  button.ariaLabel = name
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  drawing.setAttribute('d', path)
  svg.append(drawing)
  button.append(svg)
  button.addEventListener('click', press)
  return button
}

function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
