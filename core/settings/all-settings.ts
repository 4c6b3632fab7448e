/** Every setting that the widgets read, for the doctor and the composer. */
import { chat } from '../campaign/chat.setting'
import { countdownEnd, countdownTitle } from '../campaign/countdown.setting'
import { newsletter } from '../campaign/newsletter.setting'
import { readPopups } from '../campaign/popups.setting'
import { pageCart } from '../cart/cart.setting'
import { cartCount } from '../cart/cart-count.setting'
import { pageCountry, pageLocale } from '../country/country.setting'
import { readSetting, type SettingRow } from '../input/read-setting'
import { instant } from '../instant/instant.setting'
import { lovedNids } from '../love/love.setting'
import { requestSetting } from '../net/request.setting'
import { australia, checkoutZones, pageOrder, referrals, stripeKey } from '../order/checkout.setting'
import { headerSetting } from '../page/header.setting'
import { switchedOff } from '../page/off.setting'
import { basePath, pathPrefix } from '../page/page.setting'
import { pageParts } from '../page/page-parts.setting'
import { tagContainers } from '../page/tags.setting'
import { vendors } from '../page/vendors.setting'
import { financingSettings } from '../product/financing.setting'
import {
  oidDetails,
  oidToModel,
  pageProduct,
  productImages,
  productModels,
  salesData,
} from '../product/product.setting'
import { pageStock } from '../product/stock.setting'
import { readVoucher } from '../product/voucher.setting'
import { searchService } from '../search/search.setting'
import { swatchSetting } from '../swatch/swatch.setting'
import { tracking } from '../tracking/tracking.setting'
import { consent } from '../visitor/consent.setting'
import { login } from '../visitor/login.setting'
import { isMember } from '../visitor/member.setting'
import {
  isMSRPShown,
  memberDiscount,
  memberFee,
  membershipEnabled,
  membershipRate,
} from '../visitor/membership.setting'

/** The settings that have a row. */
export const settingRows: readonly SettingRow[] = [
  basePath,
  pathPrefix,
  pageCountry,
  pageLocale,
  headerSetting,
  pageParts,
  switchedOff,
  tagContainers,
  requestSetting,
  vendors,
  lovedNids,
  searchService,
  membershipEnabled,
  memberFee,
  memberDiscount,
  membershipRate,
  isMember,
  isMSRPShown,
  cartCount,
  pageCart,
  productModels,
  oidToModel,
  oidDetails,
  pageStock,
  productImages,
  salesData,
  pageProduct,
  financingSettings,
  pageOrder,
  checkoutZones,
  australia,
  referrals,
  stripeKey,
  newsletter,
  countdownTitle,
  countdownEnd,
  chat,
  login,
  consent,
  tracking,
  instant,
  swatchSetting,
]

/** The names of all settings; a dot leads into an object. */
export const settingNames: readonly string[] = [
  ...settingRows.map(({ name }) => name),
  'rove.baseUrl',
  'rove.currency',
  'rove.popups',
  'voucherAmtPer',
  'voucherMax',
  'voucherRate',
  'voucherType',
]

/** The names, and the other spellings under which a page may have a setting. */
export const settingSpellings: readonly string[] = [
  ...settingNames,
  'voucher_amount_per',
  'voucher_maximum',
  'voucher_rate',
  'voucher_type',
]

/** Reads every setting once, so that each invalid one is reported. */
export function readAllSettings(): void {
  for (const row of settingRows) readSetting(row)
  readVoucher()
  readPopups()
}
