/**
 * Decides which built file contains a module. An element is two files: the runtime, and its own. The runtime is what at
 * least a third of the elements need; every other module is built into each file that needs it, so that a page requests
 * no file for it. What every page can need without any element comes as one file without the runtime, and beside elements
 * as one file with it.
 */
import { resolve } from 'node:path'
import type { ModuleGraph } from './module-graph'

/** The first modules of the files that a page requests by name. */
export interface Entries {
  /** The files of elements. */
  readonly elements: readonly string[]
  /** The file with what every page can need without any element. */
  readonly onDemand: string
  /** The same for a page with elements. */
  readonly onDemandShared?: string
}

/** Where modules are. Paths are absolute, without a query but `?inline`. */
export interface ModulePlaces {
  /** Whether a module is the first of a built file. */
  isFile(path: string): boolean
  isRuntime(path: string): boolean
  /** Whether a file imports the runtime: all but `onDemand`. */
  usesRuntime(file: string): boolean
  /** The modules of which more than one file has a copy. */
  readonly copied: readonly string[]
}

/** The share of the elements' files that must need a module for it to be in the runtime. */
const runtimeShare = 1 / 3

/** @param graph the modules of each built file */
export function placeModules(graph: ModuleGraph, { elements, onDemandShared }: Entries): ModulePlaces {
  const elementFiles = elements.map((file) => resolve(file))
  const besideElements = reachable(graph, [...elementFiles, ...(onDemandShared ? [resolve(onDemandShared)] : [])])
  const uses = countUses(graph, elementFiles)
  const isFile = (path: string) => graph.has(path)
  const isShared = (path: string) => !isFile(path) && (uses.get(path) ?? 0) >= elementFiles.length * runtimeShare
  const runtime = new Set([...uses.keys()].filter(isShared))
  const usesRuntime = (file: string) => besideElements.has(file)
  const copies = new Map<string, Set<string>>()
  for (const [user, { modules }] of graph)
    for (const path of modules)
      if (!(usesRuntime(user) && runtime.has(path)) && path !== user)
        copies.set(path, (copies.get(path) ?? new Set()).add(user))
  const withOwn = (path: string) => (runtime.has(path) || isFile(path) ? 1 : 0)
  return {
    isFile,
    isRuntime: (path) => runtime.has(path),
    usesRuntime,
    copied: [...copies].filter(([path, files]) => files.size + withOwn(path) > 1).map(([path]) => path),
  }
}

/** How many of these files need each module. */
function countUses(graph: ModuleGraph, files: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const file of files) for (const path of graph.get(file)?.modules ?? []) uses.set(path, (uses.get(path) ?? 0) + 1)
  return uses
}

/** These files, and all that they import dynamically, also indirectly. */
function reachable(graph: ModuleGraph, files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    reachable(graph, [...(graph.get(file)?.laterParts ?? [])], found)
  }
  return found
}
