import { bladenUit } from '#content/boekjes/uit_spel'
import { recept as spel } from '#content/spelen/recept/spel'
import type { Boekje } from '#domain/spelen/boekje'

/** What the shop shows of the inside: the sheets that give the least away. */
const INKIJK = new Set<string>(['spoelkeuken', 'bar'])

export const recept: Boekje = {
  itemName: 'het-verdwenen-recept',
  titel: 'Het verdwenen recept',
  ondertitel: 'Het dossier van restaurant De Koperen Ketel',
  editie: 1,
  kleur: true,
  omslag: 'items/het-verdwenen-recept.svg',
  sterren: { van: 4, tot: 4 },
  spelers: '2 tot 8',
  speelduur: '2 uur',
  leeftijd: 'ervaren volwassenen',
  nodig: [
    'Dit dossier, geprint',
    'Pen en papier, het liefst met ruitjes',
    'Je persoonlijke speelpagina; de link staat in je e-mail',
  ],
  zoSpeelJe: [
    'Elk vel is een raadsel. Leg ze uit op tafel en verdeel ze: de volgorde maakt niet uit. Wat je vindt, vul je in op je speelpagina. Daar staan ook de hints.',
    'Is een groep compleet, dan wacht op de speelpagina de laatste vraag. Houd de antwoorden dus bij de hand.',
  ],
  verhaal: spel.intro.slice(0, 2),
  bladen: bladenUit(spel).map(({ raadsel, blad }) => ({
    ...blad,
    inkijk: INKIJK.has(raadsel.naam),
  })),
}
