import type { Data } from '@generated/data'
import { usageOf, type TeamGame } from '../use_team_game'
import { teamName } from '../team_words'

type Lost = Data.Live.Game.TeamSnapshot['kamer_kwijt']

/** How the team lost its room, in a sentence; undefined when it did not. */
export function lossText(lost: Lost): string | undefined {
  if (!lost) return undefined
  return lost.reden === 'vrijgegeven'
    ? 'De spelleider heeft de kamer vrijgegeven'
    : 'Jullie waren te lang weg'
}

/** Says that the team is out of its room, how that came, and what it can do now. */
export function LostRoom({ game }: { game: TeamGame }) {
  const { kamer_kwijt: lost, occupied } = game.snapshot
  if (!lost || usageOf(game, lost.room.id).done) return null
  const taken = occupied.find((one) => one.spellenfabriek_room_id === lost.room.id)
  return (
    <div className="note mb-5">
      <p className="text-lg font-semibold">{lossText(lost)}</p>
      <p className="mt-1 wrap-anywhere">
        {taken
          ? `In ${lost.room.naam} is nu ${teamName(taken.team)}. Wat jullie daar deden, blijft staan.`
          : `${lost.room.naam} is weer vrij. Wat jullie daar deden, blijft staan.`}
      </p>
    </div>
  )
}
