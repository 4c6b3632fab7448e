/** Where the user agent of the browser is read. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files that read it, each with what they learn. */
const readers: Readonly<Record<string, string>> = {
  'core/base/device/crawler.ts': 'whether the browser is taken for a crawler',
  'widgets/showroom/showroom.dom.ts': 'which maps the device has',
}

/** Browser code outside these files reads no user agent: words that it looked for could be in the name of any app. */
export function userAgentIsReadInFewFiles(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(readers, path) && reads(parse(files, path)))
    .map((path) => `${path} reads the user agent: call isCrawler, or list the file with what it learns`)
}

function reads(node: ts.Node): boolean {
  const isRead =
    (ts.isPropertyAccessExpression(node) && node.name.text === 'userAgent') ||
    (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'userAgent')
  return isRead || !!ts.forEachChild(node, (child) => reads(child) || undefined)
}
