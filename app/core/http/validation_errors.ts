import { errors } from '@vinejs/vine'

export type FieldErrors = Record<string, string[]>

/**
 * The body of a 422 of every JSON call: one sentence for the whole, and the sentences per field.
 */
export type ValidationBody = { readonly message: string; readonly errors: FieldErrors }

export const INVALID = 'Niet alles is goed ingevuld.'

/** A refusal by our own rules, with what is wrong with each field. */
export class FieldsRefused extends Error {
  readonly errors: FieldErrors

  constructor(found: FieldErrors) {
    super(Object.values(found).flat().join(' '))
    this.errors = found
  }
}

/** A refusal by our own rules that belongs to one field of the form. */
export class FieldRefused extends FieldsRefused {
  constructor(field: string, ...messages: readonly [string, ...string[]]) {
    super({ [field]: [...messages] })
  }
}

/**
 * Runs all checks of a form, so that one refusal names everything that is wrong. The first of two
 * checks that refuse the same field is told.
 *
 * @throws FieldsRefused when a check refused something
 */
export async function refuseTogether(checks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const found: FieldErrors = {}
  for (const check of checks) {
    try {
      await check()
    } catch (error) {
      const refused = toValidationBody(error)
      if (!refused) throw error
      for (const [field, said] of Object.entries(refused.errors)) found[field] ??= said
    }
  }
  if (Object.keys(found).length > 0) throw new FieldsRefused(found)
}

/** @returns the body of a 422 for an error about filled-in fields, else null */
export function toValidationBody(error: unknown): ValidationBody | null {
  if (error instanceof FieldsRefused) return { message: INVALID, errors: error.errors }
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null

  const perField: FieldErrors = {}
  for (const { field, message } of error.messages as { field: string; message: string }[]) {
    ;(perField[field] ??= []).push(message)
  }
  return { message: INVALID, errors: perField }
}
