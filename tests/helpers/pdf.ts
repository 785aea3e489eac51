import { vellen, type Stuk } from '#tests/helpers/vellen'

/** Pieces further apart than this have a space between them, in points. */
const SPATIE = 1.5
/** Pieces of one line may stand a little higher or lower than each other. */
const LIJN = 3

/** The text of a pdf, line by line as people read it. */
export async function pdfTekst(pdf: Buffer): Promise<string> {
  const bladen = await vellen(pdf)
  return bladen
    .flatMap((blad) => regels(blad).map(alsRegel))
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

function regels(blad: Stuk[]): Stuk[][] {
  const gevonden: Stuk[][] = []
  for (const stuk of blad.toSorted((a, b) => a.onder - b.onder)) {
    const laatste = gevonden.at(-1)
    if (laatste && Math.abs(laatste[0]!.onder - stuk.onder) < LIJN) laatste.push(stuk)
    else gevonden.push([stuk])
  }
  return gevonden
}

function alsRegel(stukken: Stuk[]): string {
  let regel = ''
  let einde = 0
  for (const { tekst, links, rechts } of stukken.toSorted((a, b) => a.links - b.links)) {
    const los = regel !== '' && links - einde > SPATIE && !/\s$/.test(regel) && !/^\s/.test(tekst)
    regel += (los ? ' ' : '') + tekst
    einde = rechts
  }
  return regel.trim()
}
