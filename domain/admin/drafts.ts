/**
 * What was typed in a form and is not saved yet, as it is kept in a tab.
 */
export type FormDraft<Fields> = {
  /** What was stored when the typing began. */
  readonly begin: Fields
  readonly typed: Fields
  /** The fields that somebody else changed since then, as far as the person who types was told. */
  readonly others: readonly string[]
}

/**
 * Merges a form that somebody was filling in while another person saved it: typed fields stay, and
 * untouched fields follow what is stored now.
 *
 * @param begin what was stored when the typing began
 */
export function merge<Fields extends object>(begin: Fields, typed: Fields, saved: Fields): Fields {
  return { ...saved, ...pick(typed, changedFields(begin, typed)) }
}

/**
 * The fields that another person changed while somebody was typing, without those that both changed
 * to the same value.
 *
 * @param begin what was stored when the typing began
 */
export function changedMeanwhile<Fields extends object>(
  begin: Fields,
  typed: Fields,
  saved: Fields
): (keyof Fields)[] {
  return changedFields(begin, saved).filter((field) => !same(typed[field], saved[field]))
}

/** Whether two values that a form holds say the same. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Reads a draft as it was stored. A field that the form does not have any more is left out, and one
 * that it got since begins as it is stored.
 *
 * @param stored what the form would show without a draft
 * @returns null for what is no draft of this form
 */
export function readFormDraft<Fields extends object>(
  text: string,
  stored: Fields
): FormDraft<Fields> | null {
  const draft = parsed(text)
  if (!isRecord(draft) || !isRecord(draft.begin) || !isRecord(draft.typed)) return null
  return {
    begin: fitting(draft.begin, stored),
    typed: fitting(draft.typed, stored),
    others: Array.isArray(draft.others)
      ? draft.others.filter((one) => typeof one === 'string')
      : [],
  }
}

const changedFields = <Fields extends object>(before: Fields, after: Fields) =>
  (Object.keys(after) as (keyof Fields)[]).filter((field) => !same(before[field], after[field]))

const pick = <Fields extends object>(all: Fields, fields: readonly (keyof Fields)[]) =>
  Object.fromEntries(fields.map((field) => [field, all[field]]))

function fitting<Fields extends object>(draft: Record<string, unknown>, stored: Fields): Fields {
  const fits = Object.entries(stored).map(([field, value]) => {
    const kept = draft[field]
    return [field, kindOf(kept) === kindOf(value) ? kept : value]
  })
  return Object.fromEntries(fits) as Fields
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
