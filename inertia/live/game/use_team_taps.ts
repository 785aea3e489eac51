import type { Data } from '@generated/data'
import { useCallback, useRef, useState } from 'react'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import type { Call } from '~/wire/call'
import { handOn, type PayloadOf } from '~/wire/payloads'
import { route } from '~/wire/routes'
import type { Refusal } from '~/wire/refusal'
import type { Route } from '~/wire/routes_of'
import { costInWords } from './team_words'

type TeamRoom = Data.Live.Game.TeamRoom

/** What a team can do in the game. */
export function useTeamTaps(doReliably: Call, dialog: DialogInUse) {
  const { tap, busy } = useTap(doReliably, dialog)
  return {
    busy,
    chooseName: (newTeamName: string, onRefusal: (text: string) => void) =>
      tap(route('team_name.store'), { newTeamName }, ({ sentence }) => onRefusal(sentence)),
    enter: ({ id }: TeamRoom) => tap(route('room.store'), { roomid: id }),
    leave: ({ id }: TeamRoom) => tap(route('room.destroy'), { roomid: id }),
    takeHint: ({ id }: TeamRoom, number: number) =>
      tap(route('room_hint.store', { hint: `useHint${number}` }), { roomid: id }),
    showAnswer: ({ id }: TeamRoom) => tap(route('room_answer.store'), { roomid: id, points: 0 }),
    /** @returns the game after a right answer; a wrong answer is reported in its dialog */
    answer: ({ id }: TeamRoom, answer: string, points: number) =>
      tap(
        route('room_answer.store'),
        { roomid: id, points, antwoord: answer },
        ({ sentence, body }) =>
          void dialog.ask({
            title: sentence,
            amount: costInWords(body),
            paragraphs: ['Probeer het nog eens, of bekijk een hint.'],
            close: 'Sluiten',
            tone: 'plain',
            back: 'antwoord',
          })
      ),
  }
}

/** Sends one tap at a time. A refusal is shown, and the screen shows the present game. */
function useTap(doReliably: Call, { ask: question }: Pick<DialogInUse, 'ask'>) {
  const [busy, setBusy] = useState(false)
  const tapping = useRef(false)

  const tap = useCallback(
    async <Name extends string>(
      to: Route<Name>,
      data: PayloadOf<Name>,
      on422?: (refusal: Refusal) => void
    ) => {
      if (tapping.current) return null
      tapping.current = true
      setBusy(true)
      const reply = await doReliably(to, ...handOn<Name>(data))
      tapping.current = false
      setBusy(false)
      if (reply.ok) return reply.value
      const { status, sentence } = reply.error
      if (on422 && status === 422) on422(reply.error)
      else
        void question({
          title: 'Dat ging niet',
          paragraphs: [sentence],
          close: 'Sluiten',
          tone: 'plain',
        })
      return null
    },
    [doReliably, question]
  )

  return { busy, tap }
}
