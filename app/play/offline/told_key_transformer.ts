import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ToldKey } from '#app/play/offline/step_keys'
import { toBase64 } from '#domain/play/offline/cipher'

/** The key of the step that a link is at, with which a phone plays on without a line. */
export default class ToldKeyTransformer extends BaseTransformer<ToldKey> {
  toObject() {
    const { puzzle, key } = this.resource
    return { naam: puzzle.name, sleutel: toBase64(key) }
  }
}
