import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { alternatives } from '#domain/live/rooms'
import type { GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { teamName } from '~/live/game/team_words'
import { TeamSign } from '~/live/teams/team_sign'
import { adminRoute } from '~/wire/admin_routes'

type AdminRoom = Data.Live.Rooms.Room

const COLUMNS = [
  'Kamer',
  'Opbergkist',
  'Antwoord',
  'Bezet door',
  { number: 'Klaar' },
  { hidden: 'Actie' },
] as const

/** The rooms during the game: their answers, and the teams in them. */
export function Rooms({ snapshot, game, run }: GamePanel) {
  const { execute, busy, error } = useAction({ send: run })
  const { occupied, teams } = snapshot

  /** The pressed button disappears, so the focus moves to its room. */
  async function release(room: AdminRoom) {
    if (await execute(adminRoute('announcement.free', { id: snapshot.id, roomId: room.id })))
      document.getElementById(rowId(room))?.focus()
  }

  return (
    <Panel title="Kamers">
      <GeneralError>{error}</GeneralError>
      <Table name="Kamers" columns={COLUMNS} onPhone="figures">
        {game.rooms.map((room) => {
          const taken = occupied.find((one) => one.spellenfabriek_room_id === room.id)
          return (
            <tr key={room.id} className="room">
              <th scope="row" id={rowId(room)} tabIndex={-1} className="name">
                {room.adminnaam}
              </th>
              <td className="name chest">{room.opberg}</td>
              <td className="name answer">
                <Answer answer={room.antwoord} />
              </td>
              <td className="name who">
                {taken ? (
                  <span className="flex items-center gap-2">
                    <TeamSign index={teams.findIndex(({ id }) => id === taken.team_id)} />
                    <strong>{teamName(taken.team)}</strong>
                  </span>
                ) : (
                  <span className="text-soft">vrij</span>
                )}
              </td>
              <td className="number solved">
                {teams.filter(({ voortgang: progress }) => hasDone(progress, room)).length} van{' '}
                {teams.length}
              </td>
              <td className="action">
                {taken && (
                  <button
                    type="button"
                    aria-busy={busy}
                    onClick={() => release(room)}
                    className="link min-h-11 whitespace-nowrap"
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

/** How many alternatives can be read at a glance. */
const AT_A_GLANCE = 2

/** The first alternative is the one to say aloud; the others count too. */
function Answer({ answer }: { answer: string }) {
  const [first, ...also] = alternatives(answer)
  return (
    <>
      <strong>{first}</strong>
      {also.length > AT_A_GLANCE ? (
        <details className="text-sm text-soft">
          <summary className="cursor-pointer py-1">ook {also.length} andere</summary>
          {also.join(', ')}
        </details>
      ) : (
        also.length > 0 && <span className="block text-sm text-soft">ook: {also.join(', ')}</span>
      )}
    </>
  )
}
