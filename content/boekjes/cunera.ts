import { bladenUit } from '#content/boekjes/uit_spel'
import { cunera as spel } from '#content/spelen/cunera/spel'
import type { Boekje } from '#domain/spelen/boekje'

const INKIJK = new Set<string>(['stap1', 'stap2'])

/** The koster tells the story online, step by step; what he lays on the table is here. */
export const cunera: Boekje = {
  itemName: 'cunera-van-rhenen',
  titel: 'Cunera van Rhenen',
  ondertitel: 'De losse bladen uit het reisboek van de koster',
  editie: 1,
  kleur: true,
  omslag: 'items/cunera-van-rhenen.svg',
  sterren: { van: 4.5, tot: 4.5 },
  spelers: '2 tot 5',
  speelduur: '2,5 uur',
  leeftijd: 'gezinnen, vrienden en fietsers',
  nodig: [
    'Deze bladen, in kleur geprint',
    'Een schaar, een liniaal en een potlood',
    'Een apparaat met internet, voor het verhaal en je antwoorden; de link staat in je e-mail',
  ],
  zoSpeelJe: [
    'Bij elke stap vertelt de koster op jullie speelpagina het verhaal. Pak er dan het blad bij dat zo heet. Draai een blad pas om als de stap begint: wie vooruit bladert, loopt vooruit op de pelgrims.',
    'De antwoorden vul je in op de speelpagina. Daar staan ook de hints.',
  ],
  verhaal: [spel.intro[0], spel.intro[3]],
  bladen: bladenUit(spel).map(({ raadsel, blad: { blokken, ...blad } }, nr) => ({
    ...blad,
    rubriek: `Stap ${nr + 1}`,
    blokken: blokken.slice(1),
    inkijk: INKIJK.has(raadsel.naam),
  })),
}
