import { toMinutesSeconds } from '#domain/live/game/countdown'
import { Title } from '../title'
import { inPoints } from '../team_words'
import { isShown, type TeamGame } from '../use_team_game'

/** That every room is done; a team that was told an answer did not solve everything. */
export function allDone(game: TeamGame): string {
  const wasTold = game.game?.rooms.some((room) => isShown(game, room)) ?? false
  return wasTold ? 'Jullie zijn klaar met alle kamers' : 'Jullie hebben alles opgelost'
}

/** The title of the street once every door is open: time, points, and what to do now. */
export function AllSolved({ game }: { game: TeamGame }) {
  const { snapshot } = game
  const seconds = snapshot.alles_opgelost?.na_seconden ?? null
  return (
    <div className="case mb-6 border-moss p-5">
      <Title id="kamers">{allDone(game)}</Title>
      <p className="mt-2 font-code text-xl">
        {seconds !== null && <>In {toMinutesSeconds(seconds)}, </>}
        {seconds === null ? 'Met' : 'met'} {inPoints(snapshot.team.punten)}
      </p>
      <p className="mt-3 text-lg">
        Ruim de spullen op, leg ze terug in hun kist en meld je bij de spelleider. Houd dit scherm
        bij de hand: de eindstand komt straks hier.
      </p>
    </div>
  )
}
