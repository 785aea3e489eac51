/** A part of an information page. */
export type TextBlock =
  | { readonly kind: 'alinea'; readonly text: string }
  | { readonly kind: 'kop'; readonly text: string }
  | { readonly kind: 'lijst'; readonly points: string[] }
  /**
   * A link to the page that withdraws from an agreement. The owner can change its words, not its
   * target.
   */
  | { readonly kind: 'knop'; readonly text: string }
  /** A link to the model form for withdrawing. */
  | { readonly kind: 'modelformulier'; readonly text: string }

export type Question = { readonly question: string; readonly answer: readonly string[] }

/** A block as it is typed: each point of a list stands on a line of its own. */
export type TypedBlock = { readonly kind: TextBlock['kind']; readonly text: string }

/** A question as it is typed: an empty line separates the paragraphs of its answer. */
export type TypedQuestion = { readonly question: string; readonly answer: string }

/** The placeholders that become the shop's own details when a text is shown. */
export const PLACEHOLDERS = ['naam', 'adres', 'email', 'kvk', 'btwId'] as const

/** The block that a typed block stands for. */
export function readBlock({ kind, text }: TypedBlock): TextBlock {
  return kind === 'lijst' ? { kind, points: parts(text, /\n/) } : { kind, text: text.trim() }
}

/** The opposite of `readBlock`: a block as the owner edits it. */
export function blockAsTyped(block: TextBlock): TypedBlock {
  const { kind } = block
  return { kind, text: block.kind === 'lijst' ? block.points.join('\n') : block.text }
}

/** The question that a typed question stands for. */
export function readQuestion({ question, answer }: TypedQuestion): Question {
  return { question: question.trim(), answer: parts(answer, /\n\s*\n/) }
}

/** The opposite of `readQuestion`: a question as the owner edits it. */
export function questionAsTyped({ question, answer }: Question): TypedQuestion {
  return { question, answer: answer.join('\n\n') }
}

/**
 * The placeholders in a text, such as `{email}`, that the shop does not know: a typing error that
 * visitors would see.
 */
export function unknownPlaceholders(text: string): string[] {
  return placeholdersIn(text).filter(
    (placeholder) => !PLACEHOLDERS.some((known) => placeholder === `{${known}}`)
  )
}

/** The placeholders that were in the old text and are missing from the new one. */
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
