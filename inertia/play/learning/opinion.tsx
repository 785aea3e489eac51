import { useState, type FormEvent } from 'react'
import { REMARK_MAX } from '#domain/play/learning/opinions'
import { Field } from '~/ui/field'
import { Heading } from '~/ui/heading'
import { useDraft } from '~/ui/hooks/use_draft'
import { DIFFICULTY, FUN } from '#domain/play/learning/opinion_words'
import { asVote, Rating, type OwnRating } from './rating'
import { useOpinion } from './use_opinion'

type Props = { path: string; uniqueId: string; address: string; rating: OwnRating }

/**
 * Two taps at the end of a game, and one line for players with more to say. Neither names anybody.
 */
export function Opinion({ path, uniqueId, address, rating }: Props) {
  const [said, keep] = useDraft(`${address}:opinion`)
  const [vote, keepVote] = useDraft(`${address}:vote`)
  const { send, busy, failed } = useOpinion(path, uniqueId)
  return (
    <section aria-labelledby="mening" className="case no-print mt-8 p-5 sm:p-6">
      <Heading level={2} id="mening">
        Hoe was het?
      </Heading>
      {said === '' && (
        <Votes
          busy={busy}
          onVote={async (fun, difficulty) => {
            if (!(await send({ leuk: fun, moeilijk: difficulty }))) return
            keepVote(asVote(fun, difficulty))
            keep('voted')
          }}
        />
      )}
      <div role="status">
        {said !== '' && (
          <p className="mt-2">
            {said === 'voted' ? 'Dank je wel.' : 'Dank je wel. Ook je regel is aangekomen.'}
          </p>
        )}
        {failed && <p className="mt-3 font-semibold text-error">{failed}</p>}
      </div>
      {said === 'voted' && (
        <Remark
          busy={busy}
          onSend={async (text) => {
            if (await send({ opmerking: text })) keep('told')
          }}
        />
      )}
      <Rating {...{ path, uniqueId, rating, vote }} />
    </section>
  )
}

type VotesProps = { busy: boolean; onVote: (fun: number, difficulty: number) => Promise<void> }

/** The second tap sends both. */
function Votes({ busy, onVote }: VotesProps) {
  const [fun, setFun] = useState<number | null>(null)
  const [difficulty, setDifficulty] = useState<number | null>(null)
  return (
    <>
      <p className="mt-2 max-w-[42rem] text-soft">
        Twee tikken, zonder naam. Zo weten wij welk raadsel beter kan.
      </p>
      <Steps
        title="Hoe leuk?"
        words={FUN}
        {...{ busy, chosen: fun }}
        onChoose={(step) => {
          setFun(step)
          if (difficulty !== null) void onVote(step, difficulty)
        }}
      />
      <Steps
        title="Hoe moeilijk?"
        words={DIFFICULTY}
        {...{ busy, chosen: difficulty }}
        onChoose={(step) => {
          setDifficulty(step)
          if (fun !== null) void onVote(fun, step)
        }}
      />
    </>
  )
}

type StepsProps = {
  title: string
  words: readonly string[]
  chosen: number | null
  busy: boolean
  onChoose: (step: number) => void
}

function Steps({ title, words, chosen, busy, onChoose }: StepsProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {words.map((word, index) => (
          <button
            key={word}
            type="button"
            className="button button-small vote"
            aria-pressed={chosen === index + 1}
            aria-busy={busy}
            onClick={() => !busy && onChoose(index + 1)}
          >
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Remark({ busy, onSend }: { busy: boolean; onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && text.trim() !== '') void onSend(text.trim())
  }

  return (
    <form method="dialog" onSubmit={send} className="mt-4 grid max-w-[34rem] gap-4">
      <Field
        label="Nog iets wat we moeten weten?"
        name="opmerking"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={REMARK_MAX}
        autoComplete="off"
        note="Eén regel. We weten niet van wie hij komt, dus antwoorden kunnen we niet."
      />
      <button type="submit" className="button justify-self-start" aria-busy={busy}>
        Versturen
      </button>
    </form>
  )
}
