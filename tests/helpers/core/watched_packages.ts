/**
 * Loaded before a program by a test: prints the packages of OpenTelemetry as they are loaded, and
 * refuses them, as if they were not installed, when WITHOUT_TELEMETRY is set.
 */
import { registerHooks } from 'node:module'
import { writeSync } from 'node:fs'

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('@opentelemetry/')) return next(specifier, context)
    if (process.env.WITHOUT_TELEMETRY)
      throw Object.assign(new Error(`Cannot find package '${specifier}'`), {
        code: 'ERR_MODULE_NOT_FOUND',
      })
    writeSync(1, `loads ${specifier}\n`)
    return next(specifier, context)
  },
})
