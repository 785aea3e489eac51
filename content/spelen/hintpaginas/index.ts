import { binky } from '#content/spelen/hintpaginas/binky'
import { kleinkunst } from '#content/spelen/hintpaginas/kleinkunst'
import { kunstroof } from '#content/spelen/hintpaginas/kunstroof'

export const HINT_PAGES = [kleinkunst, kunstroof, binky] as const
