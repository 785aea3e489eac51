/**
 * An expected outcome is a value: `ok` carries the answer, `err` the refusal. Surprises are thrown.
 */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** @returns a result that carries `value` */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value }
}

/** @returns a refusal that carries `error` */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error }
}
