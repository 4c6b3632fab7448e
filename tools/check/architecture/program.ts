/** The browser's code as TypeScript sees it, with the types of the platform. */
import { posix } from 'node:path'
import ts from 'typescript'
import { type Files, isPageFile, pageCode } from './source'

const root = process.cwd()
/** Files of packages. They are parsed once. */
const packageFiles = new Map<string, ts.SourceFile | undefined>()
const programs = new WeakMap<Files, ts.Program>()

/** @returns the program of these files, which all rules share. A file of the project that is not among them does not exist. */
export function programOf(files: Files): ts.Program {
  const known = programs.get(files) ?? createProgram(files)
  programs.set(files, known)
  return known
}

/** A file of the browser's code in its program. */
export function sourceIn(program: ts.Program, path: string): ts.SourceFile | undefined {
  return program.getSourceFile(posix.join(root, path))
}

function createProgram(files: Files): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root)
  const host = ts.createCompilerHost(options, true)
  const { fileExists, readFile, getSourceFile } = host
  const own = (file: string) => files.get(posix.relative(root, file))
  host.fileExists = (file) => own(file) !== undefined || (!isOfProject(file) && fileExists(file))
  // `getSourceFile` reads by it.
  host.readFile = (file) => own(file) ?? readFile(file)
  host.getSourceFile = (file, ...rest) => {
    if (own(file) !== undefined) return getSourceFile(file, ...rest)
    if (!packageFiles.has(file)) packageFiles.set(file, isOfProject(file) ? undefined : getSourceFile(file, ...rest))
    return packageFiles.get(file)
  }
  const declared = [...files.keys()].filter((path) => isPageFile(path) && path.endsWith('.d.ts'))
  const roots = [...pageCode(files), ...declared].map((path) => posix.join(root, path))
  return ts.createProgram(roots, { ...options, noEmit: true }, host)
}

const isOfProject = (file: string) => file.startsWith(`${root}/`) && !file.includes('/node_modules/')
