/** Finds the days of the device, where a day of the shop is meant. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files in which a day is the visitor's, each with the reason. */
const visitors: Readonly<Record<string, string>> = {
  'workshop/capsule/capture.ts': 'when a file was made',
  'core/base/country/date-time.rules.ts': 'an end that the visitor reads on their own clock',
  'core/shop/session/session.rules.ts': 'a session is of the visitor’s day',
  'workshop/why/pretend-form.tsx': 'a time that a developer types',
}

const ofDevice = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'toDateString', 'toLocaleDateString']

/** What the shop promises has the days of the shop: `core/base/country/shop-day.rules`. */
export function daysAreOfTheShop(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(visitors, path))
    .flatMap((path) => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        ts.forEachChild(node, visit)
        const isNow = ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
        const isPart = ts.isPropertyAccessExpression(node) && ofDevice.includes(node.name.text)
        if (isNow || isPart) found.push(`${path} has ${node.getText()}: write shopCalendar().today()`)
      }
      visit(parse(files, path))
      return found
    })
}
