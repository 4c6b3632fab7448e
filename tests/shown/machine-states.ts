/** Reads the states of machines from their types. `states-in.ts` does the same with a state itself. */
import ts from 'typescript'
import { deepest } from './states-in'

/** A type with states, and where machines return them. */
export interface MachineState {
  /** `widgets/love LoveState: asking` */
  readonly name: string
  /** What `watch.ts` says when it is shown: `widgets/love/love.machine.ts next: asking`. */
  readonly shownAs: readonly string[]
}

/**
 * The states that the functions `next…` of these files can return. A type that several functions return counts once.
 *
 * @param files paths of `.machine.ts` files
 */
export function machineStates(files: readonly string[]): readonly MachineState[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.')
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const found = new Map<string, string[]>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    for (const exported of symbol ? checker.getExportsOfModule(symbol) : [])
      for (const signature of nextSignatures(exported))
        visit(signature.getReturnType(), [], 'State', `${file} ${exported.name}`)
  }
  return [...found].map(([name, shownAs]) => ({ name, shownAs }))

  function nextSignatures(exported: ts.Symbol): readonly ts.Signature[] {
    if (!exported.name.startsWith('next')) return []
    return checker.getTypeOfSymbol(exported).getCallSignatures()
  }

  /** @param owner the name of the type that has this one as a property */
  function visit(type: ts.Type, path: readonly string[], owner: string, machine: string): void {
    const own = checker.getNonNullableType(type)
    // The symbol of a type without a name is called `__type`.
    const symbol = type.aliasSymbol ?? own.aliasSymbol ?? own.symbol
    const name = symbol && !symbol.name.startsWith('__') ? symbol.name : owner
    const parts = (own.isUnion() ? own.types : [own]).filter(isPlainObject)
    const states = parts.flatMap((part) => literalsOf(part))
    for (const at of states) {
      const [folder, widget] = machine.split('/')
      const key = `${folder}/${widget} ${name}: ${at}`
      found.set(key, [...(found.get(key) ?? []), `${[machine, ...path].join(' ')}: ${at}`])
    }
    if (states.length > 0 || path.length === deepest) return
    for (const part of parts)
      for (const property of part.getProperties())
        visit(checker.getTypeOfSymbol(property), [...path, property.name], `${name}.${property.name}`, machine)
  }

  function isPlainObject(type: ts.Type): boolean {
    const isObject = !!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    return isObject && !checker.isArrayLikeType(type) && type.getCallSignatures().length === 0
  }

  function literalsOf(type: ts.Type): readonly string[] {
    const property = type.getProperty('at')
    if (!property) return []
    const at = checker.getTypeOfSymbol(property)
    return (at.isUnion() ? at.types : [at]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  }
}
