import type { BijnaGoed, Raadsel } from '#domain/spelen/raadsel'

/**
 * Whether a typed answer is the expected one (specification 1, section 5; design decision "Answer
 * check"): Unicode forms, case, outer and double spaces do not count. In a sentence accents and
 * punctuation do not count either. Digits are always compared exactly.
 */
export function isJuistAntwoord(ingevoerd: string, antwoord: string): boolean {
  return vergelijkbaar(ingevoerd, antwoord) === vergelijkbaar(antwoord, antwoord)
}

type Vraag = Pick<Raadsel, 'antwoord' | 'ookGoed' | 'bijnaGoed'>

/** Whether it is one of the answers that count for this puzzle. */
export function beantwoordt({ antwoord, ookGoed = [] }: Vraag, ingevoerd: string): boolean {
  return [antwoord, ...ookGoed].some((goed) => isJuistAntwoord(ingevoerd, goed))
}

/** @returns what the author wrote for this near miss, or null when it is none */
export function bijnaGoedTekst(bijna: readonly BijnaGoed[] = [], ingevoerd: string): string | null {
  return bijna.find(({ antwoord }) => isJuistAntwoord(ingevoerd, antwoord))?.tekst ?? null
}

/** The text as it is compared; `verwacht` says whether it is read as a sentence. */
function vergelijkbaar(tekst: string, verwacht: string): string {
  const gelijk = gevouwen(tekst)
  if (!isZin(gevouwen(verwacht))) return gelijk
  return gevouwen(
    gelijk
      .normalize('NFD')
      .replace(/\p{M}|['’‘-]/gu, '')
      .replace(/[^\p{L}\p{N}\s]/gu, ' ')
  )
}

const isZin = (tekst: string) => tekst.includes(' ') && /\p{L}/u.test(tekst)

function gevouwen(tekst: string): string {
  return tekst.normalize('NFKC').toLocaleLowerCase('nl').trim().replace(/\s+/gu, ' ')
}
