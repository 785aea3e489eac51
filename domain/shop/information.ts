/** A part of an information page. */
export type TextBlock =
  | { readonly soort: 'alinea'; readonly tekst: string }
  | { readonly soort: 'kop'; readonly tekst: string }
  | { readonly soort: 'lijst'; readonly punten: string[] }
  /** To the page that withdraws from an agreement; the owner changes its words, not where it leads. */
  | { readonly soort: 'knop'; readonly tekst: string }
  /** To the model form for withdrawing. */
  | { readonly soort: 'modelformulier'; readonly tekst: string }

export type Question = { readonly vraag: string; readonly antwoord: readonly string[] }

/** A block as it is typed: the points of a list stand on lines of their own. */
export type TypedBlock = { readonly soort: TextBlock['soort']; readonly tekst: string }

/** A question as it is typed: an empty line parts the paragraphs of its answer. */
export type TypedQuestion = { readonly vraag: string; readonly antwoord: string }

/** What is filled in with the shop's own when a text is shown. */
export const PLACEHOLDERS = ['naam', 'adres', 'email', 'kvk', 'btwId'] as const

export function readBlock({ soort: kind, tekst: text }: TypedBlock): TextBlock {
  return kind === 'lijst'
    ? { soort: kind, punten: parts(text, /\n/) }
    : { soort: kind, tekst: text.trim() }
}

export function blockAsTyped(block: TextBlock): TypedBlock {
  const { soort: kind } = block
  return { soort: kind, tekst: block.soort === 'lijst' ? block.punten.join('\n') : block.tekst }
}

export function readQuestion({ vraag: question, antwoord: answer }: TypedQuestion): Question {
  return { vraag: question.trim(), antwoord: parts(answer, /\n\s*\n/) }
}

export function questionAsTyped({ vraag: question, antwoord: answer }: Question): TypedQuestion {
  return { vraag: question, antwoord: answer.join('\n\n') }
}

/** The places in a text, `{email}`, that nobody fills in: a typing error that visitors would see. */
export function unknownPlaceholders(text: string): string[] {
  return placeholdersIn(text).filter(
    (placeholder) => !PLACEHOLDERS.some((known) => placeholder === `{${known}}`)
  )
}

/** The places that stood in a text and no longer do. */
export function lostPlaceholders(old: string, updated: string): string[] {
  const remaining = placeholdersIn(updated)
  return placeholdersIn(old).filter((placeholder) => !remaining.includes(placeholder))
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{[^{}\n]*\}/g) ?? [])]
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
