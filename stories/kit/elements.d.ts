/** Allows every `rove-` tag in the stories' JSX. Attributes are not checked here, but by the arguments of each story. */
import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `rove-${string}`]: Readonly<Record<string, unknown>>
    }
  }
}
