/** Reads the types of the contract's inputs with TypeScript, and converts them to JSON Schema. */
import ts from 'typescript'

/** The subset of JSON Schema that these types need. */
export interface TypeSchema {
  readonly type?: 'string' | 'number' | 'boolean' | 'array' | 'object'
  readonly const?: string
  readonly enum?: readonly (string | number)[]
  readonly anyOf?: readonly TypeSchema[]
  readonly items?: TypeSchema
  readonly properties?: Readonly<Record<string, TypeSchema>>
  readonly required?: readonly string[]
  /** The schema of the values, if the keys are data. */
  readonly additionalProperties?: TypeSchema
  /** It is a `Map`. */
  readonly isMap?: true
  readonly description?: string
}

/** The input of one call. */
export interface CallInput {
  readonly input: TypeSchema
  /** The body, if it is JSON. */
  readonly json: TypeSchema | undefined
}

/**
 * @param paths the contract’s files
 * @returns inputs by the name of the exported endpoint, or of the function that returns one
 */
export function readCallInputs(paths: readonly string[]): ReadonlyMap<string, CallInput> {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [...paths] }, ts.sys, '.')
  const program = ts.createProgram({ rootNames: paths, options })
  const checker = program.getTypeChecker()
  const found = new Map<string, CallInput>()
  for (const path of paths) {
    const source = program.getSourceFile(path)
    if (source) ts.forEachChild(source, visit)
  }
  return found

  function visit(node: ts.Node): void {
    const [variable] = ts.isVariableStatement(node) ? node.declarationList.declarations : []
    const declared = variable ?? (ts.isFunctionDeclaration(node) ? node : undefined)
    const [input] = endpointArguments(declared?.type)
    if (!declared?.name || !input) return
    found.set(declared.name.getText(), {
      input: schemaOf(checker.getTypeFromTypeNode(input)),
      json: variable?.initializer && jsonOf(variable.initializer),
    })
  }

  function jsonOf(row: ts.Expression): TypeSchema | undefined {
    const json = ts.isObjectLiteralExpression(row) && row.properties.find((field) => field.name?.getText() === 'json')
    if (!json || !ts.isPropertyAssignment(json) || !ts.isArrowFunction(json.initializer)) return undefined
    const signature = checker.getSignatureFromDeclaration(json.initializer)
    return signature && schemaOf(checker.getReturnTypeOfSignature(signature))
  }

  function schemaOf(type: ts.Type): TypeSchema {
    if (type.isUnion()) return unionOf(type.types)
    if (type.isStringLiteral() || type.isNumberLiteral())
      return { type: typeof type.value === 'string' ? 'string' : 'number', enum: [type.value] }
    if (isText(type)) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
    if (checker.isArrayType(type)) return { type: 'array', items: argumentOf(type, 0) }
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return objectOf(type)
    return {}
  }

  /** Also a text whose type says that it has passed a function, such as `Typed`. */
  function isText(type: ts.Type): boolean {
    return !!(type.flags & ts.TypeFlags.String) || (type.isIntersection() && type.types.some(isText))
  }

  function unionOf(types: readonly ts.Type[]): TypeSchema {
    const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null
    const some = types.filter(({ flags }) => !(flags & nothing))
    if (some.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' }
    const schemas = some.map(schemaOf)
    const [only] = schemas
    if (only && schemas.length === 1) return only
    if (only?.enum && schemas.every((one) => one.enum && one.type === only.type))
      return { ...only, enum: schemas.flatMap((one) => one.enum ?? []) }
    return { anyOf: schemas }
  }

  function objectOf(type: ts.Type): TypeSchema {
    if (type.symbol?.name === 'ReadonlyMap')
      return { type: 'object', additionalProperties: argumentOf(type, 1), isMap: true }
    const keyed = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (keyed) return keyed.flags & ts.TypeFlags.Never ? { type: 'object' } : mapOf(keyed)
    const fields = checker.getPropertiesOfType(type)
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)])),
      required: fields.filter((field) => !isOptional(field)).map(({ name }) => name),
    }
  }

  function mapOf(value: ts.Type): TypeSchema {
    return { type: 'object', additionalProperties: schemaOf(value) }
  }

  function fieldOf(field: ts.Symbol): TypeSchema {
    const description = ts.displayPartsToString(field.getDocumentationComment(checker)).replace(/\s+/g, ' ')
    return { ...schemaOf(checker.getTypeOfSymbol(field)), ...(description ? { description } : {}) }
  }

  function isOptional(field: ts.Symbol): boolean {
    const type = checker.getTypeOfSymbol(field)
    const isUndefined = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)
    return isUndefined || !!(field.flags & ts.SymbolFlags.Optional)
  }

  function argumentOf(type: ts.Type, index: number): TypeSchema {
    const argument = checker.getTypeArguments(type as ts.TypeReference)[index]
    return argument ? schemaOf(argument) : {}
  }
}

/** `Endpoint<Input, Answer>`. */
function endpointArguments(node: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  const isEndpoint = node && ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Endpoint'
  return isEndpoint ? (node.typeArguments ?? []) : []
}
