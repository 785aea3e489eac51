import type { HintPage } from '#domain/spelen/hintpagina'
import { doordruk } from '#content/spelen/hintpaginas/kunstroof/doordruk'
import { extraBewaking } from '#content/spelen/hintpaginas/kunstroof/extra_bewaking'
import { kaartjeMetGaten } from '#content/spelen/hintpaginas/kunstroof/kaartje_met_gaten'
import { ruitjespapier } from '#content/spelen/hintpaginas/kunstroof/ruitjespapier'
import { spiegelzaal } from '#content/spelen/hintpaginas/kunstroof/spiegelzaal'
import { vierStappen } from '#content/spelen/hintpaginas/kunstroof/vier_stappen'
import { vijfDraden } from '#content/spelen/hintpaginas/kunstroof/vijf_draden'

export const kunstroof = {
  pad: 'kunstroof',
  titel: 'Kunstroof',
  inleiding:
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
