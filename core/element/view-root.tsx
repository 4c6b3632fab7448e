/** What an element renders: the server's HTML through a slot, or the view; the slot again if the view breaks. */
import { Component, createElement, type ReactNode } from 'react'

/** What to show now; `content` is nothing while the server's HTML stands. */
export interface ViewRootProps {
  readonly content: (() => ReactNode) | undefined
  readonly onBroken: (failure: unknown) => void
}

/** Catches what a view throws, while rendering or later, and gives the place back to the server's HTML. */
export class ViewRoot extends Component<ViewRootProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onBroken(failure)
  }

  override render() {
    const { content } = this.props
    return content && !this.state.broken ? createElement(Content, { content }) : <slot />
  }
}

/** A component of its own, so that what `content` throws is thrown inside the boundary. */
function Content({ content }: { readonly content: () => ReactNode }) {
  return content()
}
