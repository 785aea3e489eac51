/**
 * Address labels of 99.1 × 38.1 mm, two beside each other and seven below each other on A4: the sheet
 * that Avery sells as L7163 and others sell as 14 labels a sheet. Measures are millimetres.
 */
export const LABELVEL = {
  kolommen: 2,
  rijen: 7,
  breedte: 99.1,
  hoogte: 38.1,
  links: 4.65,
  boven: 15.15,
  /** From the left of a label to the left of the one beside it. */
  stap: 101.6,
} as const

export const LABELS_PER_VEL = LABELVEL.kolommen * LABELVEL.rijen

/** White space inside the label, so that a printer that is off by a little cuts nothing. */
const MARGE = 5
const MM_PER_PUNT = 25.4 / 72
/** Every letter of a typewriter is equally wide; that is what makes fitting a matter of counting. */
const LETTERBREEDTE = 0.6
export const REGELHOOGTE = 1.2
const GROOTSTE = 13
const KLEINSTE = 6

/** Where the label with this number stands, counted from 0 over all sheets, in millimetres. */
export function labelplek(nummer: number): { vel: number; links: number; boven: number } {
  const opVel = nummer % LABELS_PER_VEL
  const { kolommen, links, boven, stap, hoogte } = LABELVEL
  return {
    vel: Math.floor(nummer / LABELS_PER_VEL),
    links: links + (opVel % kolommen) * stap,
    boven: boven + Math.floor(opVel / kolommen) * hoogte,
  }
}

/** An address as it is set on a label: the size of its letters in points, and its lines. */
export type Zetsel = { readonly punten: number; readonly regels: readonly string[] }

/**
 * Sets an address in the largest letters with which all of it fits: lines are broken between words, and
 * within a word that is too long by itself. Nothing of an address is ever left out, as far as the
 * smallest letters reach.
 */
export function zetOpLabel(
  adres: readonly string[],
  vlak: { breedte: number; hoogte: number } = LABELVEL
): Zetsel {
  const ruim = (punten: number) => ({
    letters: Math.floor((vlak.breedte - 2 * MARGE) / (punten * LETTERBREEDTE * MM_PER_PUNT)),
    regels: Math.floor((vlak.hoogte - 2 * MARGE) / (punten * REGELHOOGTE * MM_PER_PUNT)),
  })
  for (let punten = GROOTSTE; punten > KLEINSTE; punten -= 0.5) {
    const ruimte = ruim(punten)
    const regels = adres.flatMap((regel) => breekRegel(regel, ruimte.letters))
    if (regels.length <= ruimte.regels) return { punten, regels }
  }
  const ruimte = ruim(KLEINSTE)
  const regels = adres.flatMap((regel) => breekRegel(regel, ruimte.letters))
  return { punten: KLEINSTE, regels: regels.slice(0, ruimte.regels) }
}

/** Breaks a line between words, and within a word that is longer than `letters` by itself. */
export function breekRegel(tekst: string, letters: number): string[] {
  const regels: string[] = []
  let regel = ''
  for (const woord of tekst.split(/\s+/).filter(Boolean)) {
    const samen = regel === '' ? woord : `${regel} ${woord}`
    if ([...samen].length <= letters) {
      regel = samen
      continue
    }
    if (regel !== '') regels.push(regel)
    const stukken = inStukken(woord, letters)
    regels.push(...stukken.slice(0, -1))
    regel = stukken.at(-1)!
  }
  return regel === '' ? regels : [...regels, regel]
}

function inStukken(woord: string, letters: number): string[] {
  const tekens = [...woord]
  return Array.from({ length: Math.ceil(tekens.length / letters) }, (_, nr) =>
    tekens.slice(nr * letters, (nr + 1) * letters).join('')
  )
}
