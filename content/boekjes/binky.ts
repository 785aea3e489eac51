import { bladenUitHintpagina } from '#content/boekjes/uit_spel'
import { binky as hints } from '#content/spelen/hintpaginas/binky'
import type { Boekje } from '#domain/spelen/boekje'

/** What the shop shows of the inside: how it begins, and a maze, which names no earlier answer. */
const INKIJK = new Set(['spoor', 'doolhof'])

export const binky: Boekje = {
  itemName: 'binky',
  titel: 'Binky',
  ondertitel: 'Wie heeft onze hond gezien?',
  editie: 1,
  kleur: true,
  omslag: 'items/binky.svg',
  sterren: { van: 1.5, tot: 1.5 },
  spelers: 'hoogstens 6',
  speelduur: '1 uur',
  leeftijd: 'vanaf 8 jaar',
  nodig: [
    'Dit boekje',
    'Een potlood (en een gum)',
    'Een telefoon of tablet voor hints en antwoorden',
  ],
  zoSpeelJe: [
    'Begin vooraan en los de puzzels op in de volgorde van het boekje. Elke puzzel geeft een woord. Schrijf het op de lijn onder de vraag, want aan het eind heb je ze allemaal nodig.',
    'Op onze website kun je bij Binky je antwoord laten controleren en hints openen.',
  ],
  verhaal: [
    'De riem is er nog. De voerbak is vol. Maar van Binky geen spoor, of toch: bij het tuinhek vind je een eerste aanwijzing. Iemand heeft hem meegenomen, en die iemand was slordig.',
  ],
  bladen: bladenUitHintpagina(hints, INKIJK),
}
