import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import OutdoorRouteTransformer from '#app/play/outdoor_routes/outdoor_route_transformer'
import type { PlayLink } from '#app/play/links/play_link'

/** The frame of a game, the same from its first minute to its last. */
export default class FrameTransformer extends BaseTransformer<PlayLink> {
  toObject() {
    const { game, delivery } = this.resource
    const { validUntil } = delivery.validity
    return {
      groups: game.groups.map(({ name, title, introduction, symbol = null }) => ({
        naam: name,
        titel: title,
        introduction,
        teken: symbol,
        count: game.puzzles.filter(({ group, kind }) => group === name && kind === 'puzzle').length,
      })),
      intro: [...game.intro],
      route: game.route ? new OutdoorRouteTransformer(game.route).toObject() : null,
      hintsInOrder: game.hintsInOrder,
      answerAfterHints: game.answerAfterHints,
      openAfterEnd: game.openAfterEnd,
      geldigTot: validUntil && DateTime.fromJSDate(validUntil).toISO(),
    }
  }
}
