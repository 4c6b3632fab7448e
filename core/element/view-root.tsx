/** What an element renders: its view, and nothing any more when the view has broken. */
import { Component, createElement, type ReactNode } from 'react'

/** What to show now, and who takes over when it cannot be shown. */
export interface ViewRootProps {
  readonly content: () => ReactNode
  readonly onBroken: (failure: unknown) => void
}

/** Catches what a view throws, while rendering or later. */
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

/** A component of its own, so that what `content` throws is thrown inside the boundary. */
function Content({ content }: { readonly content: () => ReactNode }) {
  return content()
}
