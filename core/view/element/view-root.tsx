/** The root of an element's view: renders nothing after the view has thrown. */
import { Component, createElement, type ReactNode } from 'react'

/** The content, and the callback for its failure. */
export interface ViewRootProps {
  readonly content: () => ReactNode
  readonly onBroken: (failure: unknown) => void
}

/** The error boundary of a view, for errors while rendering and later. */
export class ViewRoot extends Component<ViewRootProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onBroken(failure)
  }

  override render() {
    return this.state.broken ? null : createElement(Content, { content: this.props.content })
  }
}

/** A separate component, so that errors of `content` are thrown inside the boundary. */
function Content({ content }: { readonly content: () => ReactNode }) {
  return content()
}
