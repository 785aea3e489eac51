import type { Data } from '@generated/data'
import { Door } from '~/live/doors/door'
import { houseIn } from '~/live/doors/house_in'
import type { DialogContent } from '~/ui/hooks/use_dialog'
import { inPoints } from './team_words'

/**
 * What a team sees when it solved a room: the lock springs, the door swings open, and what that brought.
 *
 * @param after the game with the room solved
 * @param still whether the door stands open at once
 */
export function solvedDialog(
  room: Data.Live.Game.TeamRoom,
  after: Data.Live.Game.TeamSnapshot,
  still: boolean
): DialogContent {
  const progress = after.team.voortgang.find((one) => one.room.id === room.id)
  return {
    picture: (
      <div className={`mx-auto mb-4 w-36 ${still ? 'still' : ''}`}>
        <Door
          house={houseIn(after.spellenfabriek?.rooms ?? [], room)}
          state="opening"
          number={room.volgnummer}
        />
      </div>
    ),
    title: `${room.naam} is opgelost`,
    amount: `+${inPoints(progress?.points ?? 0)}`,
    paragraphs: [
      after.alles_opgelost
        ? 'Goed gevonden. Dat was de laatste deur.'
        : 'Goed gevonden. Op naar de volgende kamer.',
    ],
    close: 'Verder',
    tone: 'good',
  }
}
