import { PointsCorrectionSchema } from '#database/schema'

/** Points that the game master gave or took, with a reason. */
export default class PointsCorrection extends PointsCorrectionSchema {
  static override table = 'points_corrections'
}
