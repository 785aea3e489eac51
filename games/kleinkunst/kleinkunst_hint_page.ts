import type { HintPage } from '#domain/play/hint_pages'
import { deStijl } from '#games/kleinkunst/de_stijl'
import { pointillisme } from '#games/kleinkunst/pointillisme'
import { popart } from '#games/kleinkunst/popart'
import { welkSchilderij } from '#games/kleinkunst/welk_schilderij'

export const kleinkunst = {
  path: 'kleinkunst',
  title: 'Kleinkunst',
  introduction:
    'Drie studies en zevenentwintig schilderijtjes, en één daarvan is een echte Petiet. Kom je er niet uit, neem dan een hint. Ze beginnen zacht en worden steeds duidelijker.',
  audience:
    'Deze pagina is voor wie het boekje Kleinkunst in huis heeft: een kunstraadsel van zo’n twintig minuten, voor 1 tot 4 (jong)volwassenen. We verstuurden het in eerdere jaren per post. In de winkel staat het niet meer, maar de hints blijven hier staan.',
  inShop: { itemName: 'kunstroof', text: 'Een groter kunstraadsel is er wel: bekijk Kunstroof' },
  items: [deStijl, pointillisme, popart, welkSchilderij],
} as const satisfies HintPage
