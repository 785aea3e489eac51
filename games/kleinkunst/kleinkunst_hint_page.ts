import type { HintPage } from '#domain/play/hint_pages'
import { deStijl } from '#games/kleinkunst/de_stijl'
import { pointillisme } from '#games/kleinkunst/pointillisme'
import { popart } from '#games/kleinkunst/popart'
import { welkSchilderij } from '#games/kleinkunst/welk_schilderij'

export const kleinkunst = {
  path: 'kleinkunst',
  title: 'Kleinkunst',
  introduction:
    'Zevenentwintig schilderijtjes, drie studies en één echte Petiet. Kom je er niet uit, neem dan een hint. Ze beginnen zacht en worden steeds duidelijker.',
  items: [deStijl, pointillisme, popart, welkSchilderij],
} as const satisfies HintPage
