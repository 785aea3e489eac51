import { CATALOGUS } from '#content/catalogus'
import { recept } from '#content/spelen/recept/spel'

/** How Dutch a text looks, by its pairs of letters: the shop's own stories are the measure. */
const VOORBEELD = [
  ...CATALOGUS.flatMap(({ beschrijving }) => beschrijving),
  ...recept.intro,
  ...recept.einde.alineas,
  ...recept.raadsels.flatMap(({ verhaal }) => verhaal),
].join(' ')

const woorden = (tekst: string) =>
  tekst
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z]+/g) ?? []

/** Pairs with the borders of a word as a sign of their own. */
const paren = (tekst: string) =>
  woorden(tekst).flatMap((woord) =>
    Array.from(` ${woord}`, (teken, i) => teken + (woord[i] ?? ' '))
  )

const aantal = new Map<string, number>()
const begin = new Map<string, number>()
for (const paar of paren(VOORBEELD)) {
  aantal.set(paar, (aantal.get(paar) ?? 0) + 1)
  begin.set(paar[0]!, (begin.get(paar[0]!) ?? 0) + 1)
}

/** @returns the mean log probability of a text's pairs of letters: Dutch is about -2.2, noise about -4 */
export function verstaanbaarheid(tekst: string): number {
  const gevonden = paren(tekst)
  const som = gevonden.reduce(
    (totaal, paar) =>
      totaal + Math.log(((aantal.get(paar) ?? 0) + 0.1) / ((begin.get(paar[0]!) ?? 0) + 0.1 * 27)),
    0
  )
  return som / gevonden.length
}

/** Every code of so many digits: '000' to '999'. */
export function alleCodes(cijfers: number): string[] {
  return Array.from({ length: 10 ** cijfers }, (_, i) => String(i).padStart(cijfers, '0'))
}
