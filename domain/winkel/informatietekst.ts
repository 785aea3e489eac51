/** A part of an information page. */
export type Tekstblok =
  | { readonly soort: 'alinea'; readonly tekst: string }
  | { readonly soort: 'kop'; readonly tekst: string }
  | { readonly soort: 'lijst'; readonly punten: string[] }
  /** To the page that withdraws from an agreement; the owner changes its words, not where it leads. */
  | { readonly soort: 'knop'; readonly tekst: string }
  /** To the model form for withdrawing. */
  | { readonly soort: 'modelformulier'; readonly tekst: string }

export type Vraag = { readonly vraag: string; readonly antwoord: readonly string[] }

/** A block as it is typed: the points of a list stand on lines of their own. */
export type GetyptBlok = { readonly soort: Tekstblok['soort']; readonly tekst: string }

/** A question as it is typed: an empty line parts the paragraphs of its answer. */
export type GetypteVraag = { readonly vraag: string; readonly antwoord: string }

/** What is filled in with the shop's own when a text is shown. */
export const PLEKKEN = ['naam', 'adres', 'email', 'kvk', 'btwId'] as const

export function leesBlok({ soort, tekst }: GetyptBlok): Tekstblok {
  return soort === 'lijst' ? { soort, punten: delen(tekst, /\n/) } : { soort, tekst: tekst.trim() }
}

export function typBlok(blok: Tekstblok): GetyptBlok {
  const { soort } = blok
  return { soort, tekst: blok.soort === 'lijst' ? blok.punten.join('\n') : blok.tekst }
}

export function leesVraag({ vraag, antwoord }: GetypteVraag): Vraag {
  return { vraag: vraag.trim(), antwoord: delen(antwoord, /\n\s*\n/) }
}

export function typVraag({ vraag, antwoord }: Vraag): GetypteVraag {
  return { vraag, antwoord: antwoord.join('\n\n') }
}

/** The places in a text, `{email}`, that nobody fills in: a typing error that visitors would see. */
export function onbekendePlekken(tekst: string): string[] {
  return plekkenIn(tekst).filter((plek) => !PLEKKEN.some((bekend) => plek === `{${bekend}}`))
}

/** The places that stood in a text and no longer do. */
export function verdwenenPlekken(oud: string, nieuw: string): string[] {
  const over = plekkenIn(nieuw)
  return plekkenIn(oud).filter((plek) => !over.includes(plek))
}

function plekkenIn(tekst: string): string[] {
  return [...new Set(tekst.match(/\{[^{}\n]*\}/g) ?? [])]
}

function delen(tekst: string, grens: RegExp): string[] {
  return tekst
    .split(grens)
    .map((deel) => deel.trim())
    .filter(Boolean)
}
