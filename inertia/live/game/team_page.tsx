import type { ClientOptions } from '#domain/realtime'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import { FinalStandings } from './scenes/final_standings'
import { LOOK_AT_SCREEN, WatchScreen } from './watch_screen'
import { RoomView } from './room_view'
import { Rooms } from './team_rooms'
import { Header } from './header'
import { NameChoice } from '~/live/game/name_choice'
import { Lobby } from './scenes/lobby'
import { Notice } from './notice'
import { Closed, TimeUp } from './scenes/waiting'
import { PauseNotice } from './pause_notice'
import { useWakeLock } from '~/ui/hooks/use_wake_lock'
import { Keyhole } from '~/ui/keyhole'
import { Dialog } from '~/ui/dialog'
import { statusText } from './status_text'
import { allDone } from './scenes/all_solved'
import { EffectsButton } from '~/live/game/effects_button'
import { lossText } from './scenes/lost_room'
import { useScreenChange } from './use_screen_change'
import { useTeamGame, type TeamGame } from './use_team_game'
import { inLive } from '~/layouts/live_layout'

type TeamSnapshot = Data.Live.Game.TeamSnapshot

/** Texts by status; the database may hold one that is not ours. */
type Texts = Readonly<Partial<Record<string, string>>>

type Props = { title: string; snapshot: TeamSnapshot | null; realtime: ClientOptions }

const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
const TITLE = 'Spellenfabriek'
const NOT_ACTIVE = 'Dit team is momenteel niet actief.'

export default function Team({ title, snapshot, realtime }: Props) {
  useTokenFromHash()
  if (!snapshot)
    return (
      <Notice title={title} text={NO_TOKEN} error>
        Scan de code op de kaart van jullie team met de camera van je telefoon. Kaart kwijt? De
        spelleider heeft een nieuwe.
      </Notice>
    )
  if (!snapshot.spellenfabriek) return <NotActive />
  return <Game snapshot={snapshot} realtime={realtime} />
}

Team.layout = inLive

/** A team that is not in the game, when its page opens or while it is open. */
const NotActive = () => (
  <>
    <Notice title="Nog even geduld" text={NOT_ACTIVE}>
      Zo gauw de spelleider het spel klaarzet, kunnen jullie meedoen. Kijk dan opnieuw. Spelen
      jullie al? Vraag de spelleider of dit de kaart van vanavond is, en scan die opnieuw.
    </Notice>
    <p className="mt-6 text-center">
      <button
        type="button"
        className="button button-primary"
        onClick={() => window.location.reload()}
      >
        Opnieuw kijken
      </button>
    </p>
  </>
)

function Game({ snapshot, realtime }: { snapshot: TeamSnapshot; realtime: ClientOptions }) {
  const game = useTeamGame(snapshot, realtime)
  const isRunning = game.game?.status === 'started'
  useWakeLock(isRunning)
  const { name, message } = screenOf(game)
  const said = useScreenChange(name, message, game.dialog.shown !== null)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {game.asleep && <Waking />}
      <div className={game.asleep ? 'invisible' : ''}>
        <Header game={game} />
        <Announcements game={game} />
        <Screen game={game} />
        {isRunning && <EffectsButton />}
      </div>
      <Dialog dialog={game.dialog} />
    </>
  )
}

/**
 * Covers what the phone showed before it slept, until it knows how the game stands. It has its own
 * colour, because what is below it may need a moment to become invisible.
 */
function Waking() {
  return (
    <p className="fixed inset-0 z-20 flex items-center justify-center gap-3 bg-ground text-lg">
      <Keyhole turning className="size-8 text-brass" /> Even kijken hoe het staat
    </p>
  )
}

/** One screen at a time: the name, the gathering point, the rooms, a room, or the end. */
function Screen({ game }: { game: TeamGame }) {
  const { room, snapshot } = game
  if (!game.game) return <NotActive />
  const { status } = game.game
  if (isChoosingName(game)) return <NameChoice game={game} />
  switch (status) {
    case 'open':
      return <Lobby game={game} />
    case 'started':
      return room ? <RoomView key={room.id} game={game} room={room} /> : <Rooms game={game} />
    case 'finished':
      return snapshot.eindstand === null ? (
        <WatchScreen game={game} />
      ) : (
        <FinalStandings game={game} />
      )
    case 'closed':
      return <Closed rooms={game.game.rooms} />
    case 'timeout':
      return <TimeUp game={game} />
    default:
      return <Notice title={TITLE} text={statusText(status)} />
  }
}

const isChoosingName = ({ game, snapshot }: TeamGame) =>
  (game?.status === 'open' || game?.status === 'started') && snapshot.team.custom_name === null

/** The present screen, with the message for a screen that came by itself. */
function screenOf(game: TeamGame): { name: string; message: string } {
  const { room } = game
  if (!game.game) return { name: 'geen', message: 'Jullie doen nu niet mee.' }
  const { status } = game.game
  if (isChoosingName(game)) return { name: 'naamkeuze', message: 'Kies een teamnaam.' }
  if (status === 'finished' && game.snapshot.eindstand === null)
    return { name: 'kijken', message: LOOK_AT_SCREEN }
  if (status !== 'started') return { name: status, message: MESSAGES[status] ?? statusText(status) }
  if (!room && game.snapshot.alles_opgelost) return { name: 'klaar', message: allDone(game) }
  return room
    ? { name: `kamer ${room.id}`, message: `Jullie zijn nu binnen bij ${room.naam}.` }
    : { name: 'kamers', message: lossText(game.snapshot.kamer_kwijt) ?? 'Kies een kamer.' }
}

/** Messages that add to what the screen itself says. */
const MESSAGES: Texts = {
  closed: 'Het verzamelpunt is dicht.',
  open: 'Het verzamelpunt is open.',
  timeout: 'De tijd is om.',
  finished: 'De eindstand is bekend.',
}

function Announcements({ game: { game } }: { game: TeamGame }) {
  return (
    <div aria-live="polite" className="mb-5 space-y-3 empty:hidden">
      {game?.gepauzeerd_sinds && <PauseNotice reason={game.pauze_reden} />}
      {game?.mededeling && <p className="note text-lg font-semibold">{game.mededeling}</p>}
    </div>
  )
}

/** Reads the token behind a `#`, where some QR readers put it and the server does not see it. */
function useTokenFromHash() {
  useEffect(() => {
    const token = new URLSearchParams(window.location.hash.slice(1)).get('api_token')
    if (token) window.location.replace(`?api_token=${encodeURIComponent(token)}`)
  }, [])
}
