/** The type of one documented call. Widgets send it and the demo host answers it; both are typed against the same row. */
import type { GenericSchema, InferOutput } from 'valibot'

/** Names and values as they are sent. */
export type Query = Readonly<Record<string, string>>

/** One endpoint of the server: its request and the schema of its answer. */
export interface Endpoint<Input, Schema extends GenericSchema = GenericSchema> {
  /** A name for logs and fault tables: `love.set`. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Absolute path below the shop's base path. A name in braces is filled in from `query`, and not sent again. */
  readonly path: string
  /** Ids in REQUIREMENTS.md: what the call is for. */
  readonly requirements: readonly string[]
  /** True where the specification does not show it and the shape is ours. */
  readonly proposed?: true
  /** Whether the call changes something. Such a call is never retried automatically, whatever its method. */
  readonly changes: boolean
  /**
   * The call can change something although `changes` is false: sent again, it has no further effect, so it may be
   * retried automatically. It always reaches the server and is never answered from a cache.
   */
  readonly isIdempotent?: true
  /** The browser keeps the answer and asks the server by its `ETag` whether it has changed. Other answers are never kept. */
  readonly revalidates?: true
  /** The parameters: in the address with GET, as form fields with POST. */
  readonly query: (input: Input) => Query
  /**
   * The server may refuse it with a `message` for the visitor: with a status other than 2xx, with `success` or `ok`
   * false, or in place of the answer. Proposed.
   */
  readonly refuses?: true
  /** The body, where it is JSON and not a form. */
  readonly json?: (input: Input) => unknown
  /** The answer is HTML, or is not read: the schema gets its text. JSON by default. */
  readonly reads?: 'html' | 'nothing'
  /** The schema of a successful answer; anything else is a failure. */
  readonly answer: Schema
}

/** The decoded answer of an endpoint. */
export type Answer<E> = E extends Endpoint<never, infer Schema> ? InferOutput<Schema> : never
