import { Link, router } from '@inertiajs/react'
import { useEffect, useRef, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { asEuro, toCents } from '#domain/money'
import { Field } from '~/ui/field'
import { fieldOf } from '~/ui/form_fields'
import { Heading } from '~/ui/heading'
import { useShared } from '~/ui/hooks/use_shared'

type Indication = Data.Shop.Indications.Indication
type Outcome = NonNullable<Indication['outcome']>

/** The heading to which the label of the case leads. */
export const INDICATION_ID = 'indicatie'

/** What an evening costs: asked with a plain form, answered by the server, with or without a script. */
export function Indication({ indication }: { indication: Indication }) {
  return (
    <section aria-labelledby={INDICATION_ID} className="mt-12">
      <Heading level={2} id={INDICATION_ID} className="scroll-mt-6">
        Wat kost het bij jullie?
      </Heading>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-12">
        <IndicationForm indication={indication} />
        <div role="status">
          {indication.outcome ? <Receipt outcome={indication.outcome} /> : <WhatToDo />}
        </div>
      </div>
    </section>
  )
}

const WhatToDo = () => (
  <p className="max-w-[36rem] border-l-4 border-brass pl-4 text-lg text-soft">
    Vul in met hoeveel jullie zijn en hoe ver het is, dan staat hier wat het kost. Je zit nergens
    aan vast, en we bewaren er niets van.
  </p>
)

function IndicationForm({
  indication: { action, people, typed, errors },
}: {
  indication: Indication
}) {
  const { form, send } = useIndication(action, errors)
  const { address } = useShared().shop
  return (
    <form
      ref={form}
      method="get"
      action={`${action}#${INDICATION_ID}`}
      onSubmit={send}
      noValidate
      aria-label="Reken uit wat het kost"
      className="case space-y-5 p-5 sm:p-6"
    >
      <Field
        label="Met hoeveel zijn jullie?"
        name="personen"
        mandatory
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={typed.personen}
        errors={errors.personen}
        note={`Gemaakt voor ${people.min} tot ${people.max} personen.`}
      />
      <Field
        label="Hoeveel kilometer is het rijden?"
        name="km"
        mandatory
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={typed.km}
        errors={errors.km}
        note={`Enkele reis${address ? `, vanaf ${address}` : ''}. Een schatting is genoeg.`}
      />
      <Field
        label="Op welke dag?"
        name="dag"
        type="date"
        defaultValue={typed.dag}
        errors={errors.dag}
      />
      <button type="submit" className="button w-full sm:w-auto">
        Reken uit
      </button>
    </form>
  )
}

/** Asks for the outcome without leaving the page. A refused field gets the focus. */
function useIndication(action: string, errors: Indication['errors']) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)

  useEffect(() => {
    const [first] = Object.keys(errors)
    if (sent.current && first) fieldOf(form.current, first)?.focus()
  }, [errors])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sent.current = true
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    )
    router.get(action, fields, {
      only: ['indication'],
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }

  return { form, send }
}

/** The sum, as it would stand on a quote, and the way to ask for one. */
function Receipt({ outcome: { day, lines, total, warning, contact } }: { outcome: Outcome }) {
  return (
    <div className="note max-w-[36rem] text-lg">
      <p className="font-title text-xl font-semibold">Als indicatie</p>
      {day && <p className="text-base text-soft">voor {day}</p>}
      <dl className="mt-3 divide-y-2 divide-dotted divide-line-soft border-y-2 border-dotted border-line-soft">
        {lines.map(({ what, amount }) => (
          <Row key={what} what={what} amount={amount} />
        ))}
        <Row what="Samen, inclusief btw" amount={total} strong />
      </dl>
      {warning && <p className="mt-4 border-l-4 border-brass pl-4">{warning}</p>}
      <Link href={contact} className="button button-primary mt-5">
        Vraag of het kan
      </Link>
      <p className="mt-3 text-base text-soft">
        Je bericht staat dan al klaar. Het is nog geen bestelling: we spreken dag, tijd en prijs
        eerst samen af.
      </p>
    </div>
  )
}

type RowProps = { what: string; amount: string; strong?: boolean }

const Row = ({ what, amount, strong = false }: RowProps) => (
  <div className={`flex flex-wrap justify-between gap-x-6 py-2.5 ${strong ? 'font-semibold' : ''}`}>
    <dt className="min-w-0">{what}</dt>
    <dd className="ml-auto whitespace-nowrap">{asEuro(toCents(amount))}</dd>
  </div>
)
