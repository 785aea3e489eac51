import type { HintPage } from '#domain/spelen/hintpagina'
import { deStijl } from '#content/spelen/hintpaginas/kleinkunst/de_stijl'
import { pointillisme } from '#content/spelen/hintpaginas/kleinkunst/pointillisme'
import { popart } from '#content/spelen/hintpaginas/kleinkunst/popart'
import { welkSchilderij } from '#content/spelen/hintpaginas/kleinkunst/welk_schilderij'

export const kleinkunst = {
  pad: 'kleinkunst',
  titel: 'Kleinkunst',
  inleiding:
    'Zevenentwintig schilderijtjes, drie studies en één echte Petiet. Kom je er niet uit, neem dan een hint. Ze beginnen zacht en worden steeds duidelijker.',
  items: [deStijl, pointillisme, popart, welkSchilderij],
} as const satisfies HintPage
