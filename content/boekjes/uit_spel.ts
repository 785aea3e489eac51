import type { Hintpagina } from '#domain/spelen/hintpagina'
import type { Blad, Blok } from '#domain/spelen/boekje'
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
 * @param inkijk names of the puzzles that the shop shows
 */
export function bladenUitHintpagina(
  { items }: Hintpagina,
  inkijk: ReadonlySet<string> = new Set()
): Blad[] {
  return items.map(({ naam, label, boekje }, nr) => ({
    ...raadselblad({ label, ...boekje }, `Puzzel ${nr + 1}`),
    inkijk: inkijk.has(naam),
  }))
}

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
