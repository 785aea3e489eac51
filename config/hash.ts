import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'

/**
 * What a guess of a password costs, as the N of scrypt. Tests log in thousands of times, and guess
 * nothing.
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
