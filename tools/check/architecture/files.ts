/** Where the files that visitors choose are read. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files of ours that read them, each with what they do. */
const readers: Readonly<Record<string, string>> = {
  'core/base/input/chosen-file.ts': 'judges them: only what it returns can be sent',
  'workshop/capsule/learn-page.ts': 'masks their names',
  'workshop/capsule/view/capsule-viewer.tsx': 'opens a capsule, and sends nothing',
}
/** What gives files: of an input or of what is dropped or pasted, and by other ways. */
const ways = ['files', 'getAsFile', 'getAsFileSystemHandle', 'webkitGetAsEntry', 'showOpenFilePicker', 'FileReader']

/** Browser code outside these files reads no file, so that none is sent by its name alone. */
export function filesAreTakenByOneDoor(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(readers, path) && reads(parse(files, path)))
    .map((path) => `${path} reads a visitor’s file: call takeFile, or list the file with what it does`)
}

function reads(node: ts.Node): boolean {
  const isRead =
    (ts.isPropertyAccessExpression(node) && ways.includes(node.name.text)) ||
    (ts.isBindingElement(node) && ways.includes((node.propertyName ?? node.name).getText())) ||
    (ts.isNewExpression(node) && ways.includes(node.expression.getText())) ||
    (ts.isCallExpression(node) && ways.includes(node.expression.getText()))
  return isRead || !!ts.forEachChild(node, (child) => reads(child) || undefined)
}
