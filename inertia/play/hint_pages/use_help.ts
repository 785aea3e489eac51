import type { Data } from '@generated/data'
import { useState } from 'react'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { congratulation, explained, regret } from '~/play/puzzles/solving/verdicts'
import { callGame, useTryCall } from '~/play/puzzles/use_try_call'
import { handOn, type PayloadWithout } from '~/wire/payloads'
import { route } from '~/wire/routes'
import type { Route } from '~/wire/routes_of'

type Answer = Data.Play.Puzzles.Answer

export type HintItem = Data.Play.HintPages.HintPage['items'][number]

/** The ids of an item's heading, and of its input and answer, where focus goes back to. */
export const idsOf = ({ naam: name }: HintItem) => ({
  heading: `hint-${name}`,
  input: `antwoord-${name}`,
  solved: `opgelost-${name}`,
})

/** What somebody asked for at one item of a hint page, and how to ask for more. */
export function useHelp(path: string, item: HintItem, dialog: DialogInUse) {
  const { naam: name, label } = item
  const { input, solved } = idsOf(item)
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const page = { hintpagina: path }
  const tryCall = useTryCall(dialog)

  const help = <Name extends string>(
    to: Route<Name>,
    data: PayloadWithout<Name, 'name'>,
    back?: string
  ) => tryCall(() => callGame(to, ...handOn<Name>({ name, ...data })), { back })

  async function openHint(number: number) {
    if (texts.has(number)) return true
    const received = await help(route('hint.show', page), { nummer: number })
    if (received) setTexts((earlier) => new Map(earlier).set(number, received.answer.hint))
    return received !== null
  }

  async function requestAnswer() {
    const confirmed = await dialog.confirm({
      title: 'Het antwoord',
      paragraphs: [`Weet je zeker dat je het antwoord wil weten voor ${label} ?`],
    })
    if (!confirmed || busy) return
    setBusy(true)
    const received = await help(route('hint_answer.show', page), {})
    setBusy(false)
    if (!received) return
    setAnswer(received.answer)
    void dialog.ask(explained(label, received.answer, solved))
  }

  async function check(typed: string) {
    const received = await help(route('hint_answer.check', page), { antwoord: typed }, input)
    if (!received) return
    const {
      juist: correct,
      bijna: nearMiss,
      antwoord: found = '',
      uitleg: explanation = '',
    } = received.answer
    if (correct) {
      setAnswer({ antwoord: found, uitleg: explanation })
      const paragraphs = [`Het antwoord '${found}' is juist!`, explanation]
      void dialog.ask(congratulation('Gefeliciteerd!', paragraphs, solved))
    } else void dialog.ask(regret(['Dit antwoord is niet goed!', nearMiss], input))
  }

  return { texts, answer, busy, openHint, requestAnswer, check }
}
