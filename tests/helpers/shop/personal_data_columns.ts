import type * as schema from '#database/schema'
import { ADMIN_COLUMNS } from '#tests/helpers/shop/personal_data/admin_columns'
import { BOOKINGS_COLUMNS } from '#tests/helpers/shop/personal_data/bookings_columns'
import { LIVE_COLUMNS } from '#tests/helpers/shop/personal_data/live_columns'
import { MONEY_COLUMNS } from '#tests/helpers/shop/personal_data/money_columns'
import { PLAY_COLUMNS } from '#tests/helpers/shop/personal_data/play_columns'
import { SHOP_COLUMNS } from '#tests/helpers/shop/personal_data/shop_columns'
import type { Lot } from '#tests/helpers/shop/personal_data/lots'

/**
 * Where personal data is, and what forgetting and exporting do with it. A new table or column does
 * not compile until it is here.
 */
export const PERSONAL_DATA: {
  readonly [Table in keyof typeof schema]: Lot<(typeof schema)[Table]>
} = {
  ...ADMIN_COLUMNS,
  ...BOOKINGS_COLUMNS,
  ...LIVE_COLUMNS,
  ...MONEY_COLUMNS,
  ...PLAY_COLUMNS,
  ...SHOP_COLUMNS,
}
