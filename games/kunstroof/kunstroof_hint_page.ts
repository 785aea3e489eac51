import type { HintPage } from '#domain/play/hint_pages'
import { doordruk } from '#games/kunstroof/doordruk'
import { extraBewaking } from '#games/kunstroof/extra_bewaking'
import { kaartjeMetGaten } from '#games/kunstroof/kaartje_met_gaten'
import { ruitjespapier } from '#games/kunstroof/ruitjespapier'
import { spiegelzaal } from '#games/kunstroof/spiegelzaal'
import { vierStappen } from '#games/kunstroof/vier_stappen'
import { vijfDraden } from '#games/kunstroof/vijf_draden'

export const kunstroof = {
  path: 'kunstroof',
  title: 'Kunstroof',
  introduction:
    'Zes bladzijden uit het boekje van de Ekster, dertien schilderijen en één bewaker te weinig. Neem een hint als je vastzit. Je hoeft ze niet allemaal te lezen.',
  items: [
    vijfDraden,
    vierStappen,
    ruitjespapier,
    kaartjeMetGaten,
    spiegelzaal,
    doordruk,
    extraBewaking,
  ],
} as const satisfies HintPage
