import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { findPlayLink, isKnownLink } from '#app/play/links/play_link'
import { INVALID_LINK } from '#app/play/puzzles/explain_refusal'
import { sealedGame } from '#app/play/offline/seal_game'
import SealedGameTransformer from '#app/play/offline/sealed_game_transformer'
import { isKept } from '#app/play/offline/step_keys'
import { gameAt } from '#games/online_games'

const NOT_FOUND = 404
const GONE = 410

/** The sealed steps of a link, for a phone that keeps it to play on without a line. */
export default class SealedGameController {
  async show(ctx: HttpContext) {
    const { params, response, serialize } = ctx
    const game = gameAt(params.spel)
    const link = await findPlayLink(game, params.uniqueId, DateTime.utc())
    if (link && isKept(game))
      return serialize(SealedGameTransformer.transform(await sealedGame(game)))

    if (!link) await countUnknownLink(ctx)
    const known = link !== null || (await isKnownLink(game, params.uniqueId))
    return response.status(known ? GONE : NOT_FOUND).json({ message: INVALID_LINK })
  }
}
