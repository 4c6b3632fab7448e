import { idleWidgets } from './widgets'

/** Matches every tag that begins as ours do. The group is present where the widget loads when idle; all others load when visible. */
export const ourTag = new RegExp(`^rove-(?:(${idleWidgets})$|)`)
