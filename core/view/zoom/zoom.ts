/**
 * Enlarged pictures over the whole screen, with pinch, double press, wheel, drag and keys. Owns photoswipe, without the
 * parts that write markup from strings: they fail where Trusted Types are enforced.
 */
import PhotoSwipe from 'photoswipe'
import photoswipeCss from 'photoswipe/style.css?inline'
import { own } from '../../base/input/own'
import { guard } from '../../base/report/report'
import { createStyles } from '../../base/styles/style-sheet'
import { openModal } from '../dialog/open-modal'
import css from './zoom.css?inline'

/** One picture. */
export interface ZoomPicture {
  readonly alt: string
  /** Shown until the original is loaded. */
  readonly src: string
  readonly original: string
}

/** The texts of the dialog. */
export interface ZoomTexts {
  readonly title: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly zoom: string
  readonly failed: string
  /** The position of a picture among all, from 1. */
  position(n: number): string
}

/** The pictures, and the element that opens them. */
export interface ZoomInput {
  /** The root of the element that opens it: the focus returns to it. */
  readonly root: ShadowRoot
  readonly pictures: readonly ZoomPicture[]
  /** The index of the first picture. */
  readonly index: number
  readonly texts: ZoomTexts
}

/** The assumed size of a picture, 4:5, until it is loaded. */
const assumedSize = { width: 1600, height: 2000 }

/**
 * Opens a modal dialog with the pictures. Escape, the button and a press beside close it.
 *
 * @returns a function that closes it
 */
export function openZoom({ root, pictures, index, texts }: ZoomInput): () => void {
  const ending = new AbortController()
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.part.add('zoom')
  dialog.setAttribute('aria-label', texts.title)

  const swipe = new PhotoSwipe({
    dataSource: pictures.map(({ alt, src, original }) => ({ src: original, msrc: src, alt, ...assumedSize })),
    index,
    appendToEl: dialog,
    ...{ close: false, zoom: false, counter: false, preloader: false, arrowPrev: false, arrowNext: false },
    ...{ escKey: false, trapFocus: false, returnFocus: false },
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    showHideAnimationType: 'fade',
    // The dialog's style fades it in: photoswipe ignores keys during its own animation.
    showAnimationDuration: 0,
    secondaryZoomLevel: ({ fit }: { fit: number }) => fit * 2.5,
    maxZoomLevel: ({ fit }: { fit: number }) => fit * 4,
    tapAction: false,
    errorMsg: texts.failed,
  })

  const close = createButton('close-button', texts.close, 'm6 6 12 12M18 6 6 18', () => shut())
  const zoom = createButton(
    'zoom-button',
    texts.zoom,
    'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M8 10.5h5M10.5 8v5',
    () => swipe.toggleZoom(),
  )
  const previous = createButton('previous-button', texts.previous, 'm14.5 5-7 7 7 7', () => swipe.prev())
  const next = createButton('next-button', texts.next, 'm9.5 5 7 7-7 7', () => swipe.next())
  const caption = document.createElement('p')
  caption.part.add('caption')
  caption.setAttribute('role', 'status')
  const captionText = document.createElement('span')
  caption.append(captionText)

  const showPosition = () => {
    const { currIndex } = swipe
    previous.disabled = currIndex === 0
    next.disabled = currIndex === pictures.length - 1
    captionText.textContent = [pictures[currIndex]?.alt, texts.position(currIndex + 1)].filter(Boolean).join(' · ')
    if (!(root.activeElement as HTMLElement | null)?.matches(':enabled')) close.focus()
  }
  const end = () => {
    if (ending.signal.aborted) return
    ending.abort()
    closeModal()
    dialog.remove()
    letGo()
  }

  /** Closes it at once, in any state. */
  const leave = guard('zoom', () => {
    if (ending.signal.aborted) return
    swipe.isDestroying = true
    swipe.events.removeAll()
    swipe.destroy()
  })

  /** A second press ends the closing animation. */
  const shut = () => (swipe.opener.isOpen ? swipe.close() : leave())

  const letGo = createStyles(photoswipeCss + css).adopt(root)
  dialog.append(close, zoom, previous, next, caption)
  root.append(dialog)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    shut()
  })
  dialog.addEventListener('close', leave)
  const closeModal = openModal(dialog)
  swipe.on('change', showPosition)
  swipe.on('pointerUp', ({ originalEvent }) => showTarget(originalEvent))
  swipe.on('destroy', end)
  swipe.init()
  // The dialog around it has the role and the label.
  swipe.element?.removeAttribute('role')
  showPosition()
  return leave
}

/**
 * Photoswipe reads the event's target at the window, where the shadow root hides it: the inner target is set until
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
  button.setAttribute('aria-label', name)
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
