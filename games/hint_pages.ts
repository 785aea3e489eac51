import { binky } from '#games/binky/binky_hint_page'
import { kleinkunst } from '#games/kleinkunst/kleinkunst_hint_page'
import { kunstroof } from '#games/kunstroof/kunstroof_hint_page'

export const HINT_PAGES = [kleinkunst, kunstroof, binky] as const
