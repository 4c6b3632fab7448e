/** What all instances of an element share, made once: how attributes are read, the style sheet, the still views. */
import { own } from '../../base/input/own'
import { ownCopy } from '../../base/input/own-json'
import { RoveError } from '../../base/report/errors'
import resetCss from '../../base/styles/reset.css?inline'
import { layeredStyles } from '../../base/styles/style-sheet'
import type { Styles } from '../../base/styles/styles.types'
import tokensCss from '../../base/styles/tokens.css?inline'
import { attributeReader } from './attributes'
import type { AttributeDefinitions, AttributeValues, ElementDefinition, Model } from './definition'
import type { StillViews } from './still-view'
import { notePaint } from './timings'

/** The kind of an element. */
export interface Kind<Attributes extends AttributeDefinitions, State, M extends Model<State>> {
  readonly definition: ElementDefinition<Attributes, State, M>
  /** The present values. @throws RoveError `needs-nid` (any name) when a required one is absent or unusable */
  readAttributes(element: Element): AttributeValues<Attributes>
  /**
   * Adopts the style sheet, at each start: moving to another document removes it.
   *
   * @throws RoveError `no-shadow` where the page has no shadow roots; what an older browser throws
   */
  adoptStyles(root: ShadowRoot): void
  readonly stillViews: StillViews<AttributeValues<Attributes>, State, M> | undefined
  /** Called when an element is ready: the first paint of the tag is noted. */
  noteReady(): void
}

/** @see Kind */
export function createKind<Attributes extends AttributeDefinitions, State, M extends Model<State>>(
  given: ElementDefinition<Attributes, State, M>,
): Kind<Attributes, State, M> {
  const definition = own({ ...given, attributes: ownCopy(given.attributes) as Attributes })
  const readAttributes = attributeReader(definition.attributes)
  let styles: Styles | undefined
  const adoptStyles = (root: ShadowRoot) => {
    if (!root.host) throw new RoveError('no-shadow', 'attachShadow')
    styles ??= layeredStyles([tokensCss, resetCss, ...definition.styles].join(''))
    styles.adopt(root)
  }
  let isNoted = false
  return {
    definition,
    readAttributes,
    adoptStyles,
    stillViews: definition.still?.({ adoptStyles, readAttributes }),
    noteReady() {
      if (!isNoted) notePaint(definition.tag)
      isNoted = true
    },
  }
}
