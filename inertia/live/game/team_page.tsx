import { useEffect } from 'react'
import { FinalStandings } from './final_standings'
import { RoomView } from './room_view'
import { Rooms } from './team_rooms'
import { Header } from './header'
import { NameChoice } from '~/live/teams/name_choice'
import { Lobby } from './lobby'
import { Notice } from './notice'
import { Dialog } from '~/ui/dialog'
import { statusText } from './status_text'
import { useScreenChange } from './use_screen_change'
import { useTeamGame, type TeamGame } from './use_team_game'
import { inLive } from '~/layouts/live_layout'
import type { Realtime, TeamSnapshot } from './snapshot_types'

type Props = { titel: string; snapshot: TeamSnapshot | null; realtime: Realtime }

const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
const NOT_ACTIVE = 'Dit team is momenteel niet actief.'

export default function Team({ titel: title, snapshot, realtime }: Props) {
  useTokenFromHash()
  if (!snapshot) return <Notice titel={title} tekst={NO_TOKEN} fout />
  if (!snapshot.spellenfabriek) return <Notice titel={title} tekst={NOT_ACTIVE} />
  return <Game snapshot={snapshot} realtime={realtime} />
}

Team.layout = inLive

function Game({ snapshot, realtime }: { snapshot: TeamSnapshot; realtime: Realtime }) {
  const game = useTeamGame(snapshot, realtime)
  const { naam: name, bericht: message } = screenOf(game)
  const said = useScreenChange(name, message, game.dialoog.huidig !== null)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Header spel={game} />
      <Announcements spel={game} />
      <Screen spel={game} />
      <Dialog dialoog={game.dialoog} />
    </>
  )
}

/** One thing at a time: the name, the gathering point, the rooms, a room, or the end. */
function Screen({ spel: game }: { spel: TeamGame }) {
  const { room } = game
  if (!game.spel) return <Notice titel="Spellenfabriek" tekst={NOT_ACTIVE} />
  const { status } = game.spel
  if (isChoosingName(game)) return <NameChoice spel={game} />
  switch (status) {
    case 'open':
      return <Lobby spel={game} />
    case 'started':
      return room ? <RoomView key={room.id} spel={game} room={room} /> : <Rooms spel={game} />
    case 'finished':
      return <FinalStandings spel={game} />
    default:
      return <Notice titel={titles[status]} tekst={statusText(status)} />
  }
}

const isChoosingName = ({ spel: game, snapshot }: TeamGame) =>
  (game?.status === 'open' || game?.status === 'started') && snapshot.team.custom_name === null

/** Which of the screens it is, and what may be said when it came by itself. */
function screenOf(game: TeamGame): { naam: string; bericht: string } {
  const { room } = game
  if (!game.spel) return { naam: 'geen', bericht: 'Jullie doen nu niet mee.' }
  const { status } = game.spel
  if (isChoosingName(game)) return { naam: 'naamkeuze', bericht: 'Kies een teamnaam.' }
  if (status !== 'started') return { naam: status, bericht: MESSAGES[status] }
  return room
    ? { naam: `kamer ${room.id}`, bericht: `Jullie zijn nu binnen bij ${room.naam}.` }
    : { naam: 'kamers', bericht: 'Kies een kamer.' }
}

/** Said beside what the screen itself says. */
const MESSAGES = {
  closed: 'Het verzamelpunt is dicht.',
  open: 'Het verzamelpunt is open.',
  timeout: 'De tijd is om.',
  finished: 'De eindstand is bekend.',
} as const

const titles = { closed: 'Nog even wachten', timeout: 'De tijd is om' } as const

function Announcements({ spel: { spel: game } }: { spel: TeamGame }) {
  return (
    <div aria-live="polite" className="mb-5 space-y-3 empty:hidden">
      {game?.mededeling && <p className="notitie text-lg font-semibold">{game.mededeling}</p>}
      {game?.gepauzeerd_sinds && (
        <p className="notitie text-lg font-semibold">
          Het spel staat even stil. Straks gaan jullie verder waar jullie waren.
        </p>
      )}
    </div>
  )
}

/** Some QR readers keep the token behind a `#`, where the server does not see it. */
function useTokenFromHash() {
  useEffect(() => {
    const token = new URLSearchParams(window.location.hash.slice(1)).get('api_token')
    if (token) window.location.replace(`?api_token=${encodeURIComponent(token)}`)
  }, [])
}
