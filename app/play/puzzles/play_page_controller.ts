import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { ratingOfLink } from '#app/play/learning/rating_of_link'
import { canStillExtend, readFlags, findPlayLink } from '#app/play/links/play_link'
import { isKept } from '#app/play/offline/step_keys'
import FrameTransformer from '#app/play/puzzles/frame_transformer'
import { isShell } from '#app/play/offline/shell'
import { opensAtOnce, playPageOf } from '#app/play/puzzles/play_pages'
import StateTransformer from '#app/play/puzzles/state_transformer'
import { gameAt } from '#games/online_games'

const WITHOUT_SCRIPT =
  'Dit spel kijkt antwoorden na met JavaScript. Zet het aan in de instellingen van je browser, of open deze link op een ander toestel.'

/**
 * The page of a personal link. Without a valid link it contains nothing of the game, and with one
 * only when the game opens at once. Its shell, which a phone keeps to play on without a line, leaves
 * the state of the game to that phone.
 */
export default class PlayPageController {
  async show(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const shell = isShell(request)
    const game = gameAt(params.spel)
    const now = DateTime.utc()
    const link = await findPlayLink(game, params.uniqueId, now)
    if (!link) await countUnknownLink(ctx)

    const shown = opensAtOnce(game) ? link : null
    const state = shown &&
      !shell && { ...shown, flags: await readFlags(shown), has: new Set<string>() }
    return inertia.render(
      playPageOf(game),
      {
        title: game.title,
        uniqueId: params.uniqueId,
        frame: shown && FrameTransformer.transform(shown),
        state: state ? StateTransformer.transform(state) : null,
        rating: link && !shell ? await ratingOfLink(link) : null,
        offline: isKept(game),
        kept: shell,
        extendable: !link && (await canStillExtend(game, params.uniqueId, now)),
      },
      {
        head: {
          ...{ title: game.title, description: game.title, index: false },
          withoutScript: WITHOUT_SCRIPT,
        },
      }
    )
  }
}
