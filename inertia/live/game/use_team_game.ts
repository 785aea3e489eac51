import { useCallback, useEffect, useRef, useState } from 'react'
import { useCountdown } from './use_countdown'
import { useDialog } from '~/ui/hooks/use_dialog'
import { draftName, eraseDraft } from './use_draft'
import { useGameConnection } from '~/live/channels/use_game_connection'
import { neemOver } from '#domain/live/game/news'
import type { ClockState, Realtime, TeamRoom, TeamSnapshot } from './snapshot_types'

const API = '/api/spellenfabriek'
const NO_CLOCK: Pick<ClockState, 'status' | 'eindtijd' | 'gepauzeerd_sinds'> = {
  status: 'closed',
  eindtijd: null,
  gepauzeerd_sinds: null,
}

/** The live game as one phone of a team plays it. */
export function useTeamGame(begin: TeamSnapshot, realtime: Realtime) {
  const dialog = useDialog()
  const live = useGameConnection<TeamSnapshot>({
    begin,
    adres: `${API}/klant`,
    spelIdVan: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
    realtime,
    authEndpoint: '/api/broadcasting/auth',
    neemOver,
  })
  const { snapshot, doe: run, doeZeker: doReliably, verschil: clockOffset } = live
  const game = snapshot.spellenfabriek
  const clock = useCountdown(game ?? NO_CLOCK, clockOffset, () => void run(`${API}/timeout`))
  useDraftCleanup(snapshot)
  const [busy, setBusy] = useState(false)
  const tapping = useRef(false)

  /** One tap at a time; a refusal is told, and the screen shows the game as it stands. */
  const tap = useCallback(
    async (call: string, data: object, on422?: (text: string) => void) => {
      if (tapping.current) return false
      tapping.current = true
      setBusy(true)
      const outcome = await doReliably(`${API}/${call}`, data)
      tapping.current = false
      setBusy(false)
      if (outcome.ok) return true
      if (on422 && outcome.status === 422) on422(outcome.tekst)
      else
        void dialog.vraag({
          titel: 'Dat ging niet',
          alineas: [outcome.tekst],
          sluit: 'Sluiten',
          toon: 'gewoon',
        })
      return false
    },
    [doReliably, dialog]
  )

  const inside = snapshot.occupied.find(({ team_id }) => team_id === snapshot.team.id)
  const room = game?.rooms.find(({ id }) => id === inside?.spellenfabriek_room_id) ?? null

  return {
    ...live,
    spel: game,
    klok: clock,
    dialoog: dialog,
    bezig: busy,
    /** The room that the team is in. */
    room,
    kiesNaam: (newTeamName: string, onRefusal: (text: string) => void) =>
      tap('teamname', { newTeamName }, onRefusal),
    betreed: ({ id }: TeamRoom) => tap('enterroom', { roomid: id }),
    verlaat: ({ id }: TeamRoom) => tap('leaveroom', { roomid: id }),
    gebruikHint: ({ id }: TeamRoom, number: number) => tap(`useHint${number}`, { roomid: id }),
    toonAntwoord: ({ id }: TeamRoom) => tap('answerOk', { roomid: id, points: 0 }),
    /** @returns whether it was right; a wrong answer is told in its dialog */
    antwoord: ({ id }: TeamRoom, answer: string, points: number) =>
      tap(
        'answerOk',
        { roomid: id, points, antwoord: answer },
        (text) =>
          void dialog.vraag({
            titel: text,
            alineas: ['Probeer het nog eens, of bekijk een hint.'],
            sluit: 'Sluiten',
            toon: 'gewoon',
            terug: 'antwoord',
          })
      ),
  }
}

/** What is solved, on whichever phone, needs no draft any more. */
function useDraftCleanup({ team, spellenfabriek: game }: TeamSnapshot) {
  useEffect(() => {
    for (const { room, antwoord: answer } of team.voortgang)
      if (answer === 1) eraseDraft(draftName(team.id, game?.start ?? null, room.id))
  }, [team, game?.start])
}

export type TeamGame = ReturnType<typeof useTeamGame>

/** What a team used in a room, for the rules of `domain/live/game/points.ts`. */
export function usageOf({ snapshot }: Pick<TeamGame, 'snapshot'>, roomId: number) {
  const progress = snapshot.team.voortgang.find(({ room }) => room.id === roomId)
  return {
    aantal_fout: progress?.aantal_fout ?? 0,
    hint1: progress?.hint1 === 1,
    hint2: progress?.hint2 === 1,
    hint3: progress?.hint3 === 1,
    klaar: progress?.antwoord === 1,
    points: progress?.points ?? 0,
  }
}
