import type { HintPage } from '#domain/spelen/hintpagina'
import { briefje } from '#content/spelen/hintpaginas/binky/briefje'
import { doolhof } from '#content/spelen/hintpaginas/binky/doolhof'
import { getallen } from '#content/spelen/hintpaginas/binky/getallen'
import { letterzoeker } from '#content/spelen/hintpaginas/binky/letterzoeker'
import { spoor } from '#content/spelen/hintpaginas/binky/spoor'
import { vrienden } from '#content/spelen/hintpaginas/binky/vrienden'
import { waarIsBinky } from '#content/spelen/hintpaginas/binky/waar_is_binky'
import { wandeling } from '#content/spelen/hintpaginas/binky/wandeling'

export const binky = {
  pad: 'binky',
  titel: 'Binky',
  inleiding:
    'Binky is ontvoerd en jullie zoeken hem. Denk je dat je een raadsel weet, typ dan je antwoord. Zit je vast, dan helpen de hints je een stapje verder.',
  items: [spoor, briefje, letterzoeker, getallen, doolhof, wandeling, vrienden, waarIsBinky],
} as const satisfies HintPage
