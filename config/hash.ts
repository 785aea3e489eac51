import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'

/**
 * The cost of one guess at a password, as the N of scrypt. It is low in tests, which log in
 * thousands of times.
 */
export const guessCost = (inTest: boolean) => (inTest ? 256 : 16_384)

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      cost: guessCost(app.inTest),
      blockSize: 8,
      parallelization: 1,
      maxMemory: 33554432,
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
