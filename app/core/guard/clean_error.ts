type Fields = {
  readonly name?: string
  readonly message?: string
  readonly code?: unknown
  readonly stack?: string
  readonly cause?: unknown
}

/**
 * An error for the log: what and where, without the bodies and bindings that libraries attach to
 * it. Every error that is logged as `err` passes here (`config/logger.ts`).
 */
export function errorForLog(error: unknown) {
  const { name = 'Error', code, stack = '', cause } = (error ?? {}) as Fields
  const message = reasonOf(error)
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: name,
    message,
    ...(isCode(code) && { code }),
    stack: [`${name}: ${message}`, ...places].join('\n'),
    ...(cause instanceof Error && { cause: `${cause.name}: ${reasonOf(cause)}` }),
    ...(isCode(cause) && { cause }),
  }
}

/** The message without the statement that knex puts before it, with everything that it wrote. */
function reasonOf(error: unknown): string {
  const { message = String(error) } = (error ?? {}) as Fields
  return message.split(' - ').at(-1) ?? message
}

const isCode = (code: unknown) =>
  typeof code === 'number' || (typeof code === 'string' && /^\w{1,60}$/.test(code))
