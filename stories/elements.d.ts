/** Every tag of ours in the stories' JSX: its attributes are typed where a story declares its own arguments. */
import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `rove-${string}`]: Readonly<Record<string, unknown>>
    }
  }
}
