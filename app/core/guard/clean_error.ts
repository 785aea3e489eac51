/**
 * An error for the log: what and where, without the bodies and bindings that libraries attach to
 * it.
 */
export function withoutSecrets(error: unknown): Error {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>
  const cause = (error as { cause?: unknown } | null)?.cause
  const kept = new Error(message.split(' - ').at(-1) ?? message)
  kept.name = name
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  kept.stack = [`${name}: ${kept.message}`, ...places].join('\n')
  if (cause instanceof Error)
    kept.cause = `${cause.name}: ${cause.message.split(' - ').at(-1) ?? cause.message}`
  return kept
}
