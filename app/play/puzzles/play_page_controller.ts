import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { ratingOfLink } from '#app/play/learning/rating_of_link'
import { canStillExtend, readFlags, findPlayLink } from '#app/play/links/play_link'
import FrameTransformer from '#app/play/puzzles/frame_transformer'
import StateTransformer from '#app/play/puzzles/state_transformer'
import { gameAt, type GamePath } from '#games/online_games'

const PAGES = {
  'het-verdwenen-recept': 'play/puzzles/het_verdwenen_recept_page',
  'cuneravanrhenen': 'play/puzzles/cunera_van_rhenen_page',
  'eindejaarsspel': 'play/puzzles/eindejaarsspel_page',
} as const satisfies Record<GamePath, string>

/** The page of a personal link. Without a valid link it contains nothing of the game. */
export default class PlayPageController {
  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const game = gameAt(params.spel)
    const now = DateTime.utc()
    const link = await findPlayLink(game, params.uniqueId, now)
    if (!link) await countUnknownLink(ctx)

    const state = link && {
      ...link,
      flags: await readFlags(link),
      has: new Set<string>(),
    }
    return inertia.render(
      PAGES[game.path as GamePath],
      {
        title: game.title,
        uniqueId: params.uniqueId,
        frame: link ? FrameTransformer.transform(link) : null,
        state: state ? StateTransformer.transform(state) : null,
        rating: link && (await ratingOfLink(link)),
        extendable: !link && (await canStillExtend(game, params.uniqueId, now)),
      },
      { head: { title: game.title, description: game.title, index: false } }
    )
  }
}
