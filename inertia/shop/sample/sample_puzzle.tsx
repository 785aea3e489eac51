import { useRef, useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { Field } from '~/ui/field'
import { fileAddress } from '~/ui/file_address'
import { GeneralError } from '~/ui/general_error'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { route, urlFor } from '~/wire/routes'
import { SampleEnding } from './sample_ending'

type Verdict = Data.Shop.Sample.SampleVerdict

/** What came of the plain form. */
export type Tried = {
  typed: string
  verdict: Verdict | null
  fieldErrors: string[]
  notice: string | null
}

const NOTHING: Tried = { typed: '', verdict: null, fieldErrors: [], notice: null }

type Props = {
  puzzle: Data.Shop.Sample.Sample
  pageToken: string
  tried?: Tried
  /** Whether the drawing is what the page is about. */
  inFront?: boolean
}

/** The puzzle to try: the drawing, what happened, the lock with its hint, and what is behind the door. */
export function SamplePuzzle({ puzzle, pageToken, tried = NOTHING, inFront = false }: Props) {
  const [verdict, setVerdict] = useState(tried.verdict)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
      <Cabinet puzzle={puzzle} inFront={inFront} />
      <div className="space-y-4 text-lg">
        {puzzle.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {verdict?.einde ? (
          <SampleEnding ending={verdict.einde} focused={verdict !== tried.verdict} />
        ) : (
          <>
            <Lock
              question={puzzle.question}
              pageToken={pageToken}
              tried={tried}
              verdict={verdict}
              onVerdict={setVerdict}
            />
            <details className="unfold">
              <summary className="button button-hint">Vouw de hint open</summary>
              <p className="note mt-3 max-w-[40rem]">{puzzle.hint}</p>
            </details>
          </>
        )}
      </div>
    </div>
  )
}

function Cabinet({ puzzle, inFront }: Pick<Props, 'puzzle' | 'inFront'>) {
  return (
    <figure>
      <a href={fileAddress('/img/scenes/proefraadsel.svg')} className="block rounded-2xl">
        <img
          src={fileAddress('/img/scenes/proefraadsel.svg')}
          alt="Een kast met negen dingen en sporen van een muis. De tekening staat eronder in woorden; druk om haar groot te zien."
          width="724"
          height="688"
          loading={inFront ? 'eager' : 'lazy'}
          className="h-auto w-full rounded-2xl"
        />
      </a>
      <figcaption className="mt-3">
        <details>
          <summary className="cursor-pointer font-semibold text-soft">
            De tekening in woorden
          </summary>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-brass">
            {puzzle.inWords.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  )
}

type LockProps = {
  question: string
  pageToken: string
  tried: Tried
  verdict: Verdict | null
  onVerdict: (verdict: Verdict) => void
}

/** A plain form, which this page sends as a call when it can. */
function Lock({ question, pageToken, tried, verdict, onVerdict }: LockProps) {
  const { submit, loading, errors, generalError } = useForm({ fields: ['antwoord'] })
  const [sent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOnError = useFocusAfterError(form, loading)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('antwoord')
    const reply = await submit(route('sample.check'), { antwoord: String(typed) })
    setSent(true)
    if (reply?.ok) onVerdict(reply.value)
    else focusOnError(reply?.error.errors)
  }

  return (
    <form
      ref={form}
      method="post"
      action={urlFor('sample.store')}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label="Het slot"
      className="space-y-4"
    >
      <input type="hidden" name="_csrf" defaultValue={pageToken} />
      <GeneralError>{sent ? generalError : tried.notice}</GeneralError>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-60 max-w-full flex-none">
          <Field
            label={question}
            name="antwoord"
            mandatory
            defaultValue={tried.typed}
            errors={sent ? errors.antwoord : tried.fieldErrors}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            autoFocus={tried.fieldErrors.length > 0}
            maxLength={60}
            placeholder="_ _ _ _ _"
            className="field tracking-[0.2em] uppercase placeholder:text-soft"
          />
        </div>
        <button
          type="submit"
          className="button button-primary sm:max-lg:mt-9 xl:mt-9"
          aria-busy={loading}
        >
          Probeer het slot
        </button>
      </div>
      <p role="status" className="font-semibold">
        {loading ? '' : verdict?.tekst}
      </p>
    </form>
  )
}
