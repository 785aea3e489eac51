import { useRef, useState, type FormEvent } from 'react'
import type { HiddenReason } from '#domain/shop/ratings/ratings'
import { SHOWN_FROM } from '#domain/shop/ratings/ratings'
import { REMARK_MAX } from '#domain/play/learning/opinions'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useForm } from '~/ui/hooks/use_form'
import { route } from '~/wire/routes'
import { DIFFICULTY, FUN, inWords } from '#domain/play/learning/opinion_words'

/** What was said before, on any device; null on a page that a phone kept. */
export type OwnRating = { given: boolean; hidden: HiddenReason | null; gift: boolean } | null

type Props = {
  path: string
  uniqueId: string
  rating: OwnRating
  /** The two taps of this browser, as `asVote` writes them; empty before them. */
  vote: string
}

const HIDDEN: Record<HiddenReason, string> = {
  rude: 'hij niet netjes is',
  spoiler: 'hij iets van het spel verklapt',
  personal: 'er gegevens van iemand in staan',
  suspect: 'we betwijfelen of hij van een speler is',
}

export const asVote = (fun: number, difficulty: number) => `${fun},${difficulty}`

/** Asks, apart from the two taps, whether they may stand on the page of the game, and takes them back. */
export function Rating({ path, uniqueId, rating, vote }: Props) {
  const [given, setGiven] = useState(rating?.given ?? false)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button disappears, so the focus needs another place. */
  function change(to: boolean) {
    setGiven(to)
    heading.current?.focus()
  }

  if (rating === null || (!given && vote === '')) return null
  return (
    <div className="mt-6 border-t-2 border-dotted border-line-soft pt-5">
      <Heading level={3} size="part" focusable ref={heading}>
        Help anderen kiezen
      </Heading>
      {given ? (
        <Given {...{ path, uniqueId, rating }} onBack={() => change(false)} />
      ) : (
        <Offer {...{ path, uniqueId, rating, vote }} onGiven={() => change(true)} />
      )}
    </div>
  )
}

type PartProps = Pick<Props, 'path' | 'uniqueId'> & { rating: NonNullable<OwnRating> }
type OfferProps = PartProps & Pick<Props, 'vote'> & { onGiven: () => void }

function Offer({ path, uniqueId, rating, vote, onGiven }: OfferProps) {
  const [line, setLine] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: ['regel'] })
  const [fun = 0, difficulty = 0] = vote.split(',').map(Number)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (loading) return
    const sent = await submit(route('rating.store', { spel: path }), {
      ...{ uniqueid: uniqueId, leuk: fun, moeilijk: difficulty },
      regel: line.trim() || null,
    })
    if (sent?.ok) onGiven()
  }

  return (
    <form method="dialog" onSubmit={send} noValidate className="mt-2 grid max-w-[42rem] gap-4">
      <p>
        Wil je dat jullie oordeel (<strong>{inWords(FUN, fun)}</strong>,{' '}
        <strong>{inWords(DIFFICULTY, difficulty)}</strong>) meetelt op de pagina van dit spel? Dan
        bewaren we het bij {rating.gift ? 'je cadeau' : 'je bestelling'}. Je naam staat er niet bij,
        en je haalt het hier weer weg.
      </p>
      <Field
        label="Eén regel erbij"
        name="regel"
        value={line}
        onChange={({ target }) => setLine(target.value)}
        maxLength={REMARK_MAX}
        autoComplete="off"
        note="Iedereen kan hem lezen. Verklap dus niets van het spel."
        errors={errors.regel}
      />
      <GeneralError>{generalError}</GeneralError>
      <button type="submit" className="button justify-self-start" aria-busy={loading}>
        Ja, laat meetellen
      </button>
    </form>
  )
}

type GivenProps = PartProps & { onBack: () => void }

function Given({ path, uniqueId, rating: { hidden, gift }, onBack }: GivenProps) {
  const { submit, loading, generalError } = useForm()

  async function takeBack() {
    if (loading) return
    const done = await submit(route('rating.destroy', { spel: path }), { uniqueid: uniqueId })
    if (done?.ok) onBack()
  }

  return (
    <div className="mt-2 grid max-w-[42rem] gap-4">
      <p role="status">
        {hidden
          ? `Je beoordeling staat niet op de pagina, omdat ${HIDDEN[hidden]}. Klopt dat niet? Stuur ons een bericht.`
          : `Dank je wel. Je beoordeling staat bij ${gift ? 'je cadeau' : 'je bestelling'} en telt mee zodra er ${SHOWN_FROM} zijn.`}
      </p>
      <GeneralError>{generalError}</GeneralError>
      <button
        type="button"
        className="button button-small justify-self-start"
        aria-busy={loading}
        onClick={takeBack}
      >
        Haal mijn beoordeling weg
      </button>
    </div>
  )
}
