/** Modules that are built into several files hold no state: each copy would have its own. */
import ts from 'typescript'
import { type Files, parse } from './source'

/** Values that hold what is put into them later. */
const isHolder = (node: ts.Expression | undefined): boolean => {
  if (!node) return false
  if (ts.isCallExpression(node)) return /^create\w*Store$/.test(node.expression.getText())
  if (!ts.isNewExpression(node)) return false
  const made = node.expression.getText()
  return /^Weak(Map|Set)$/.test(made) || (/^(Map|Set)$/.test(made) && !node.arguments?.length)
}

/** Copies of these hold only what is read again at any time. */
const caches: readonly string[] = ['core/base/input/read-setting.ts', 'tools/build/preact/react-dom-client.ts']

/**
 * Outside its functions, such a module declares no `let`, and creates no store, no empty `Map` or `Set`, no `WeakMap` and
 * no `WeakSet`.
 *
 * @param copied paths of the modules that several files contain
 */
export function copiesHoldNoState(files: Files, copied: readonly string[]): string[] {
  return copied
    .filter((path) => files.has(path) && !caches.includes(path))
    .flatMap((path) =>
      parse(files, path)
        .statements.filter(ts.isVariableStatement)
        .flatMap(({ declarationList: { flags, declarations } }) =>
          declarations
            .filter(({ initializer }) => !(flags & ts.NodeFlags.Const) || isHolder(initializer))
            .map(({ name }) => `${path} is built into several files, and ${name.getText()} is state`),
        ),
    )
}
