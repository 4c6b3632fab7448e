import { readSetting } from '../input/read-setting'
import { basePath, pathPrefix } from './page.setting'

/** The path below which the pages of the page's language are: `/shop/fr/`. */
export const shopPath = (): string => readSetting(basePath) + readSetting(pathPrefix)
