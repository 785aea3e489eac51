import { errors } from '@vinejs/vine'

export type FieldErrors = Record<string, string[]>

/**
 * The body of a 422 of every JSON call: one sentence for the whole, and the sentences per field.
 */
export type ValidationBody = { readonly message: string; readonly errors: FieldErrors }

export const INVALID = 'Niet alles is goed ingevuld.'

/** A refusal by our own rules that belongs to one field of the form. */
export class FieldRefused extends Error {
  readonly errors: FieldErrors

  constructor(field: string, ...messages: readonly [string, ...string[]]) {
    super(messages[0])
    this.errors = { [field]: [...messages] }
  }
}

/** @returns the body of a 422 for an error about filled-in fields, else null */
export function toValidationBody(error: unknown): ValidationBody | null {
  if (error instanceof FieldRefused) return { message: INVALID, errors: error.errors }
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null

  const perField: FieldErrors = {}
  for (const { field, message } of error.messages as { field: string; message: string }[]) {
    ;(perField[field] ??= []).push(message)
  }
  return { message: INVALID, errors: perField }
}
