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
    'Zes bladzijden uit het boekje van de Ekster, dertien schilderijen en één bewaker te weinig. Neem een hint als je vastzit. Je hoeft ze niet allemaal te lezen. Staat er editie 1 op je boekje? Dan zien bladzijde 2, 3 en 4 er anders uit dan de hints zeggen; de antwoorden zijn dezelfde.',
  audience:
    'Deze pagina is voor wie het boekje Kunstroof per post heeft gekregen. Zonder boekje valt hier niets te raden.',
  inShop: { itemName: 'kunstroof', text: 'Nog geen boekje? Bekijk Kunstroof' },
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
