import type { Hintpagina } from '#domain/spelen/hintpagina'
import type { Blad, Blok, Niveau } from '#domain/spelen/boekje'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'

/**
 * The puzzles of a game that is played online, as sheets to lay on the table. Where a group has to be
 * complete first, its final waits online.
 */
export function bladenUit(spel: Spel): { raadsel: Raadsel; blad: Blad }[] {
  return spel.raadsels
    .filter(({ soort }) => soort === 'raadsel' || spel.volgorde === 'stappen')
    .map((raadsel) => {
      const groep = spel.groepen.find(({ naam }) => naam === raadsel.groep)!
      return { raadsel, blad: raadselblad(raadsel, groep.titel) }
    })
}

/**
 * The pages of a posted booklet, of which the hint page knows the puzzles.
 *
 * @param niveaus how hard each puzzle is
 * @param inkijk names of the puzzles that the shop shows
 */
export function bladenUitHintpagina(
  { items }: Hintpagina,
  niveaus: Niveaus,
  inkijk: ReadonlySet<string> = new Set()
): Blad[] {
  return items.map(({ naam, label, boekje }, nr) => ({
    ...raadselblad({ label, ...boekje }, `Puzzel ${nr + 1}`),
    niveau: niveaus[naam],
    inkijk: inkijk.has(naam),
  }))
}

/** By the name of the puzzle. Their order was found by solving them, see `docs/speeltest.md`; their scale is the shop's. */
export type Niveaus = Readonly<Record<string, Niveau>>

type Inhoud = Pick<Raadsel, 'label' | 'verhaal' | 'materiaal' | 'vraag'>

/** What the page of a puzzle shows: its story, what there is to look at, and the question. */
function raadselblad({ label, verhaal, materiaal, vraag }: Inhoud, rubriek: string): Blad {
  const blokken: Blok[] = [
    { soort: 'tekst', alineas: verhaal },
    ...materiaal,
    { soort: 'vraag', tekst: vraag, antwoordlijn: true },
  ]
  return { titel: zonderNummer(label), rubriek, blokken, loopDoor: true }
}

/** A hint page numbers its puzzles; in the booklet the line above the title does. */
const zonderNummer = (label: string) => label.replace(/^\d+\. /, '')
