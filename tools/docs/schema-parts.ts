/** The fields of a Valibot schema that the tools read. Each kind of schema has some of them. */
export interface SchemaParts {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly SchemaParts[]
  readonly wrapped?: SchemaParts
  readonly default?: unknown
  /** The value of invalid input. */
  readonly fallback?: unknown
  readonly item?: SchemaParts
  readonly key?: SchemaParts
  readonly value?: SchemaParts
  readonly entries?: Readonly<Record<string, SchemaParts>>
  /** The schemas of a union, or the values of a picklist. */
  readonly options?: readonly unknown[]
}

/** The alternatives of a union. */
export const alternativesOf = ({ options }: SchemaParts) => (options ?? []) as readonly SchemaParts[]
