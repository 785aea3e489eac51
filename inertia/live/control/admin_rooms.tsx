import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { GAME_API, type GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { teamName, type AdminRoom } from '~/live/game/snapshot_types'

const COLUMNS = [
  'Kamer',
  'Opbergkist',
  'Antwoord',
  'Bezet door',
  { getal: 'Opgelost' },
  { verborgen: 'Actie' },
] as const

/** The rooms while the game runs: what is right, and who is in. */
export function Rooms({ snapshot, spel: game, doe: run }: GamePanel) {
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)
  const { occupied, teams } = snapshot

  /** Its button is gone afterwards; the keyboard goes on at its room. */
  async function release(room: AdminRoom) {
    if (await execute(`${GAME_API}/room/${snapshot.id}/${room.id}/vrij`))
      document.getElementById(rowId(room))?.focus()
  }

  return (
    <Panel titel="Kamers">
      <GeneralError>{error}</GeneralError>
      <Table naam="Kamers" kolommen={COLUMNS}>
        {game.rooms.map((room) => {
          const taken = occupied.find((one) => one.spellenfabriek_room_id === room.id)
          return (
            <tr key={room.id}>
              <th scope="row" id={rowId(room)} tabIndex={-1} className="naam">
                {room.adminnaam}
              </th>
              <td className="naam">{room.opberg}</td>
              <td className="naam">
                <Answer antwoord={room.antwoord} />
              </td>
              <td className="naam">
                {taken ? (
                  <strong>{teamName(taken.team)}</strong>
                ) : (
                  <span className="text-zacht">vrij</span>
                )}
              </td>
              <td className="getal">
                {teams.filter(({ voortgang: progress }) => hasDone(progress, room)).length} van{' '}
                {teams.length}
              </td>
              <td>
                {taken && (
                  <button
                    type="button"
                    aria-busy={busy}
                    onClick={() => release(room)}
                    className="knop whitespace-nowrap"
                  >
                    Kamer vrijgeven<span className="sr-only"> {room.adminnaam}</span>
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
    </Panel>
  )
}

const rowId = ({ id }: AdminRoom) => `kamer-${id}`

const hasDone = (progress: GamePanel['snapshot']['teams'][number]['voortgang'], room: AdminRoom) =>
  progress.some((one) => one.room.id === room.id && one.antwoord === 1)

/** The first alternative is the one to say aloud; the others count too. */
function Answer({ antwoord: answer }: { antwoord: string }) {
  const [first, ...also] = answer.split('|').map((one) => one.trim())
  return (
    <>
      <strong>{first}</strong>
      {also.length > 0 && <span className="block text-sm text-zacht">ook: {also.join(', ')}</span>}
    </>
  )
}
