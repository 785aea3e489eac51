import type { HintPage } from '#domain/play/hint_pages'
import { briefje } from '#games/binky/briefje'
import { doolhof } from '#games/binky/doolhof'
import { getallen } from '#games/binky/getallen'
import { letterzoeker } from '#games/binky/letterzoeker'
import { spoor } from '#games/binky/spoor'
import { vrienden } from '#games/binky/vrienden'
import { waarIsBinky } from '#games/binky/waar_is_binky'
import { wandeling } from '#games/binky/wandeling'

export const binky = {
  path: 'binky',
  title: 'Binky',
  introduction:
    'Binky is ontvoerd en jullie zoeken hem. Denk je dat je een raadsel weet, typ dan je antwoord. Zit je vast, dan helpen de hints je een stapje verder.',
  audience:
    'Deze pagina is voor wie het boekje Binky per post heeft gekregen. Zonder boekje valt hier niets te raden.',
  inShop: { itemName: 'binky', text: 'Nog geen boekje? Bekijk Binky' },
  items: [spoor, briefje, letterzoeker, getallen, doolhof, wandeling, vrienden, waarIsBinky],
} as const satisfies HintPage
