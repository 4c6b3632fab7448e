/** The stock settings of a product page (BUY-08). */
import { modelsStock } from './stock.contract'

/** The stock of all models by name (proposed: the specification names the answer's key, not the page's). */
export const pageStock = { name: 'models_stock', schema: modelsStock, otherwise: {} } as const
