import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { errorForLog } from '#app/core/guard/clean_error'
import env from '#start/env'

/**
 * `npm start` prints the address of the demo itself, so the framework's own line about it is left
 * out.
 */
const ADDRESS = /^started HTTP server/
const toldByStart = env.demo && process.connected

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'shop',
      level: app.inTest ? 'fatal' : env.logLevel,
      hooks: {
        logMethod(line, log) {
          if (!toldByStart || !ADDRESS.test(String(line[0]))) log.apply(this, line)
        },
      },
      serializers: { err: errorForLog },
      /** Personal data and secrets stay out of the logs, also when an error contains them. */
      redact: {
        paths: [
          'email',
          'naam',
          'adres',
          'address',
          'postcode',
          'plaats',
          'city',
          'phone',
          'comments',
          'token',
          'password',
          'authorization',
          '*.email',
          '*.naam',
          '*.adres',
          '*.address',
          '*.postcode',
          '*.city',
          '*.phone',
          '*.token',
          '*.password',
        ],
        censor: '[removed]',
      },
      transport: {
        targets: targets()
          .pushIf(app.inDev, targets.pretty())
          .pushIf(!app.inDev, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
