import { PuntencorrectySchema } from '#database/schema'

/** Points that the game master gave or took, with a reason. */
export default class PointsCorrection extends PuntencorrectySchema {
  static override table = 'puntencorrecties'
}
