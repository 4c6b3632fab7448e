/** The settings of a product page as one shape, with their docblocks. */
import { nullish } from 'valibot'
import { shape } from '../../core/base/input/shape'
import {
  oidDetails,
  oidToModel,
  pageProduct,
  productImages,
  productModels,
  salesData,
} from '../../core/shop/product/product.setting'
import { pageStock } from '../../core/shop/product/stock.setting'
import type { Files } from '../check/architecture/source'
import { type ContractDocs, readContractDocs } from './contract-docs'

/** The rows by export name, in the order of the document. */
const rows = { productModels, oidToModel, oidDetails, pageStock, salesData, productImages, pageProduct }

/** The shape of all settings. Each is optional. */
export const settingsShape = shape(
  Object.fromEntries(Object.values(rows).map(({ name, schema }) => [name, nullish(schema)])),
)

/** The docblocks of the settings and their fields. */
export function settingsDocs(files: Files): ContractDocs {
  const docs = readContractDocs(files, ['core/shop/product/product.setting.ts', 'core/shop/product/stock.setting.ts'])
  const docsByName = new Map<string, string | undefined>(
    Object.entries(rows).map(([exported, { name }]) => [name, docs.exports.get(exported)]),
  )
  return { ...docs, field: (siblings, name) => docsByName.get(name) ?? docs.field(siblings, name) }
}
