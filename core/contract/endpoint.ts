/** The shape of one documented call. The demo host answers it, widgets make it; both are typed against the same row. */
import type { GenericSchema, InferOutput } from 'valibot'

/** Names and values as they go on the wire. */
export type Query = Readonly<Record<string, string>>

/** One door of the server: what is sent, and the shape of what comes back. */
export interface Endpoint<Input, Schema extends GenericSchema = GenericSchema> {
  /** A name for logs and fault tables: `love.set`. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Absolute path below the shop's base path. A name in braces is filled in from `query`, and not sent again. */
  readonly path: string
  /** The document and section it stands in. */
  readonly source: string
  /** True where the specification does not show it and the shape is ours. */
  readonly proposed?: true
  /** A call that changes something is never sent a second time by itself, whatever its method says. */
  readonly changes: boolean
  /**
   * Of a call that may be repeated by itself: it changes something, and the same however often it is sent. It always
   * comes to the server: nothing before it may answer in its place.
   */
  readonly settles?: true
  /** What is sent: in the address with GET, as a form's fields with POST. */
  readonly query: (input: Input) => Query
  /**
   * It may be refused with a `message`, which the visitor reads: with any status that is no 2xx, or with `success` or
   * `ok` false, or in place of the answer. Proposed.
   */
  readonly refuses?: true
  /** The body, where it is JSON and not a form. */
  readonly json?: (input: Input) => unknown
  /** The answer is HTML, or is not read at all: its text is what the schema is given. JSON where nothing is said. */
  readonly reads?: 'html' | 'nothing'
  /** What a good answer looks like; anything else is a failure. */
  readonly answer: Schema
}

/** What a good answer of this endpoint decodes to. */
export type Answer<E> = E extends Endpoint<never, infer Schema> ? InferOutput<Schema> : never
