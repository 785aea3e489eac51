import { useCallback, useState } from 'react'
import { hintFlag } from '#domain/play/puzzles/flags'
import { AnswerField } from '~/play/puzzles/answer_field'
import { Dialog } from '~/ui/dialog'
import { Hints } from '~/play/puzzles/hints'
import { Solved, explained } from '~/play/puzzles/solved'
import { useDialog, type DialogInUse } from '~/ui/hooks/use_dialog'
import { useTryCall } from '~/play/puzzles/use_try_call'
import type { Verdict } from '~/play/puzzles/use_game'
import { callApi } from '~/play/puzzles/use_game_calls'
import { inShop } from '~/layouts/shop_layout'
import type { Answer } from '~/play/puzzles/play_types'

type Item = {
  naam: string
  label: string
  omschrijving: string
  checkAnswer: boolean
  aantalHints: number
}
type Page = { pad: string; titel: string; inleiding: string; items: Item[] }

/** Help beside a posted booklet. Nothing is kept: whoever comes back starts anew. */
export default function HintPage({ pagina: page }: { titel: string; pagina: Page }) {
  const dialog = useDialog()
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-4xl sm:text-5xl">{page.titel}</h1>
      <p className="mt-4 text-lg">{page.inleiding}</p>
      <img
        src={`/img/spelen/${page.pad}.svg`}
        alt=""
        width="800"
        height="400"
        className="kist mt-6 h-auto w-full"
      />
      <div className="mt-8 space-y-5">
        {page.items.map((item) => (
          <Help key={item.naam} pad={page.pad} item={item} dialoog={dialog} />
        ))}
      </div>
      <Dialog dialoog={dialog} />
    </div>
  )
}

HintPage.layout = inShop

type HelpProps = { pad: string; item: Item; dialoog: DialogInUse }

function Help({ pad: path, item, dialoog: dialog }: HelpProps) {
  const { naam: name, label, omschrijving: description, aantalHints: hintCount, checkAnswer } = item
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const heading = `hint-${name}`
  const field = `antwoord-${name}`
  const callHelp = useCallback(
    <T,>(call: string, data: object = {}) =>
      callApi<T>(`/api/${path}/${call}`, { name: name, ...data }),
    [path, name]
  )
  const tryCall = useTryCall(callHelp, dialog)

  async function openHint(number: number) {
    if (texts.has(number)) return true
    const received = await tryCall<{ hint: string }>('hint', { nummer: number })
    if (received) setTexts((earlier) => new Map(earlier).set(number, received.data.hint))
    return received !== null
  }

  async function requestAnswer() {
    const confirmed = await dialog.vraag({
      titel: 'Het antwoord',
      alineas: [`Weet je zeker dat je het antwoord wil weten voor ${label} ?`],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed || busy) return
    setBusy(true)
    const received = await tryCall<Answer>('antwoord', {})
    setBusy(false)
    if (!received) return
    setAnswer(received.data)
    void dialog.vraag(explained(label, received.data, heading))
  }

  async function check(typed: string) {
    const received = await tryCall<Verdict>('controleer', { antwoord: typed }, field)
    if (!received) return
    const {
      juist: correct,
      bijna: nearMiss,
      antwoord: found = '',
      uitleg: explanation = '',
    } = received.data
    if (correct) {
      setAnswer({ antwoord: found, uitleg: explanation })
      void dialog.vraag({
        titel: 'Gefeliciteerd!',
        alineas: [`Het antwoord '${found}' is juist!`, explanation],
        sluit: 'Verder',
        toon: 'goed',
        terug: heading,
      })
    } else
      void dialog.vraag({
        titel: 'Helaas...',
        alineas: ['Dit antwoord is niet goed!', ...(nearMiss ? [nearMiss] : [])],
        sluit: 'Sluiten',
        toon: 'gewoon',
        terug: field,
      })
  }

  const opened = new Set([...texts.keys()].map((number) => hintFlag(name, number)))
  return (
    <section aria-labelledby={heading} className="kist p-5 sm:p-6">
      <h2 id={heading} tabIndex={-1} className="text-2xl outline-none">
        {label}
      </h2>
      <p className="mt-1 text-zacht">{description}</p>
      {answer ? (
        <div className="mt-4">
          <Solved antwoord={answer} />
        </div>
      ) : (
        <div className="mt-4 space-y-4">
          <Hints
            label={label}
            naam={name}
            aantal={hintCount}
            teksten={texts}
            vlaggen={opened}
            oplopend
            onOpen={openHint}
          />
          {checkAnswer && <AnswerField id={field} label={label} onVerstuur={check} />}
          <button
            type="button"
            className="knop w-full sm:w-auto"
            aria-busy={busy}
            onClick={() => void requestAnswer()}
          >
            Het antwoord <span className="sr-only">van {label}</span>
          </button>
        </div>
      )}
    </section>
  )
}
