/** What a product page says about stock. Source: document 1, section 3 (Model stock; BUY-08). */
import { modelsStock } from '../../contract/stock'

/** Every model's stock by its name (proposed: the specification names the answer's key, not the page's). */
export const pageStock = { name: 'models_stock', schema: modelsStock, otherwise: {} } as const
