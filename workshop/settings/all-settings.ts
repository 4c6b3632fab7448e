/** Every setting that the widgets read, for the doctor and the composer. */

import { pageCountry, pageLocale } from '../../core/base/country/country.setting'
import { readSetting, type SettingRow } from '../../core/base/input/read-setting'
import { requestSetting } from '../../core/base/net/request.setting'
import { headerSetting } from '../../core/base/page/header.setting'
import { switchedOff } from '../../core/base/page/off.setting'
import { basePath, pathPrefix } from '../../core/base/page/page.setting'
import { pageParts } from '../../core/base/page/page-parts.setting'
import { tagContainers } from '../../core/base/page/tags.setting'
import { vendors } from '../../core/base/page/vendors.setting'
import { instant } from '../../core/instant/instant.setting'
import { login } from '../../core/shop/account/login.setting'
import { chat } from '../../core/shop/campaign/chat.setting'
import { countdownEnd, countdownTitle } from '../../core/shop/campaign/countdown.setting'
import { newsletter } from '../../core/shop/campaign/newsletter.setting'
import { readPopups } from '../../core/shop/campaign/popups.setting'
import { pageCart } from '../../core/shop/cart/cart.setting'
import { cartCount } from '../../core/shop/cart/cart-count.setting'
import { consent } from '../../core/shop/consent/consent.setting'
import { lovedNids } from '../../core/shop/love/love.setting'
import {
  isMember,
  isMSRPShown,
  memberDiscount,
  memberFee,
  membershipEnabled,
  membershipRate,
} from '../../core/shop/membership/membership.setting'
import { australia, checkoutZones, pageOrder, referrals, stripeKey } from '../../core/shop/order/checkout.setting'
import { financingSettings } from '../../core/shop/product/financing.setting'
import {
  oidDetails,
  oidToModel,
  pageProduct,
  productImages,
  productModels,
  salesData,
} from '../../core/shop/product/product.setting'
import { pageStock } from '../../core/shop/product/stock.setting'
import { readVoucher } from '../../core/shop/product/voucher.setting'
import { searchService } from '../../core/shop/search/search.setting'
import { swatchSetting } from '../../core/shop/swatch-request/swatch.setting'
import { tracking } from '../../core/tracking/tracking.setting'

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
