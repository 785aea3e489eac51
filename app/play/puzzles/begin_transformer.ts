import { BaseTransformer } from '@adonisjs/core/transformers'
import FrameTransformer from '#app/play/puzzles/frame_transformer'
import StateTransformer, { type StateSource } from '#app/play/puzzles/state_transformer'

/** The state of a game with its frame, for a page that came without the game. */
export default class BeginTransformer extends BaseTransformer<StateSource> {
  toObject() {
    return {
      ...new StateTransformer(this.resource).toObject(),
      kader: new FrameTransformer(this.resource).toObject(),
    }
  }
}
