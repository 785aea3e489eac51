import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SAMPLE } from '#games/sample/sample_puzzle'

/** The puzzle that everybody may try, as long as its lock is closed. */
export default class SampleTransformer extends BaseTransformer<typeof SAMPLE> {
  toObject() {
    const { title, story, question, inWords, hint } = this.resource
    return { title, story: [...story], question, inWords: [...inWords], hint }
  }
}
