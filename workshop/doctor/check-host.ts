/** The CMS and the libraries of the page, as far as they matter to us. */
import { generatorOfPage } from './cms'
import type { Check, Finding } from './finding'

interface Host {
  readonly jQuery?: { readonly fn?: { readonly jquery?: string } }
  readonly Drupal?: { readonly settings?: unknown; readonly behaviors?: Record<string, unknown> }
  readonly drupalSettings?: unknown
  readonly Prototype?: { readonly Version?: string }
  readonly MooTools?: { readonly version?: string }
  readonly Zone?: unknown
}

export const hostCheck: Check = {
  name: 'host',
  title: 'The CMS and its libraries',
  run: () => [...systems(), ...behaviours(), ...prototypes()],
}

const host = () => globalThis as unknown as Host

function systems(): Finding[] {
  const { jQuery, Drupal, drupalSettings, Prototype, MooTools, Zone } = host()
  const found = [
    generatorOfPage(),
    Drupal && (drupalSettings ? 'Drupal 8 or later' : 'Drupal 7 or earlier'),
    jQuery && `jQuery ${jQuery.fn?.jquery}`,
    Prototype && `Prototype ${Prototype.Version}`,
    MooTools && `MooTools ${MooTools.version}`,
    Zone && 'zone.js',
  ].filter(Boolean)
  if (found.length === 0) return []
  return [
    {
      severity: 'note',
      what: `Found: ${found.join(', ')}.`,
      mend: 'Nothing to do: all of them are tested with the elements.',
    },
  ]
}

function behaviours(): Finding[] {
  const { Drupal } = host()
  if (!Drupal?.behaviors || Drupal.behaviors.rove) return []
  return [
    {
      severity: 'error',
      what: 'Drupal’s behaviors do not have ours: tags that its ajax inserts are not found below /ar.',
      mend: 'Let rove.js be included after core/drupal.js has defined Drupal.behaviors, or with async.',
    },
  ]
}

function prototypes(): Finding[] {
  const changed = [Object, Array, String, Function].filter(({ prototype }) => Object.keys(prototype).length > 0)
  return changed.map(({ name, prototype }) => ({
    severity: 'warning',
    what: `A script of the page has added enumerable properties to ${name}.prototype.`,
    evidence: Object.keys(prototype).slice(0, 5).join(', '),
    mend: 'The elements work with it; other scripts often do not. Define such properties with Object.defineProperty.',
  }))
}
