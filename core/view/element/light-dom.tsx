/**
 * Renders views that browsers (autofill), password managers or payment providers must reach: in the light DOM, in a box
 * that is slotted into the element. Their styles apply to that box only. DECISIONS.md lists these views.
 */
import { type ComponentType, createElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { make } from '../../base/page/traces'
import groundCss from '../../base/styles/ground.css?inline'
import resetCss from '../../base/styles/reset.css?inline'
import riseCss from '../../base/styles/rise.css?inline'
import { adoptStyles, lightClass } from './use-styles'
import { ViewRoot } from './view-root'

interface Box {
  readonly node: HTMLElement
  readonly root: Pick<ReturnType<typeof createRoot>, 'render'>
}

/**
 * Renders a view in the light DOM of its element.
 *
 * @param css its styles, written as for a shadow root
 */
export function inLightDom<Props extends object>(
  View: ComponentType<Props>,
  css: string,
): (props: Props) => ReactElement {
  return function LightView(props) {
    const slot = useRef<HTMLSlotElement>(null)
    const [box, setBox] = useState<Box>()
    const [failure, setFailure] = useState<{ readonly cause: unknown }>()

    useLayoutEffect(() => {
      const { host } = (slot.current as HTMLSlotElement).getRootNode() as ShadowRoot
      const node = make('div', { slot: 'rove', className: lightClass })
      host.append(node)
      const root = createRoot(node)
      const letGo = adoptStyles(node, groundCss + resetCss + css + riseCss)
      setBox({ node, root })
      return () => {
        letGo()
        node.remove()
        // Emptied, not unmounted: React unmounts no root while it renders another one.
        root.render(null)
      }
    }, [])

    useLayoutEffect(() => {
      const content = () => createElement(View, props)
      box?.root.render(<ViewRoot content={content} onBroken={(cause) => setFailure({ cause })} />)
    })

    // The error boundary of the element then shows the server's HTML.
    if (failure) throw failure.cause
    return <slot name="rove" ref={slot} />
  }
}
