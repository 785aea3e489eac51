import { useState, type FormEvent } from 'react'
import { dayInAmsterdam } from '#domain/shop/figures'
import { ActionNotice } from '~/admin/shell/action_notice'
import type { Order, Delivery } from './order_types'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { useOrderAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { bestelling: Order; dialoog: DialogInUse }

/** What the order brought: how it is used, and the links to mend. */
export function OrderDeliveries({ bestelling: order, dialoog: dialog }: Props) {
  const action = useOrderAction(order.id)
  const deliveries = order.leveringen.filter(({ soort: kind }) => kind !== 'post')
  return (
    <Panel titel="Levering">
      {deliveries.length === 0 ? (
        <p className="text-zacht">Nog niets geleverd: dat gebeurt zodra er is betaald.</p>
      ) : (
        <ul className="space-y-5">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="space-y-3">
              <h3 className="text-lg">{delivery.naam}</h3>
              <Facts feiten={facts(delivery)} />
              <LinkButtons levering={delivery} dialoog={dialog} {...action} />
            </li>
          ))}
        </ul>
      )}
      <ActionNotice gedaan={action.gedaan} fout={action.fout} />
    </Panel>
  )
}

function facts(delivery: Delivery) {
  const {
    soort: kind,
    geldigTot: validUntil,
    afgelopen: ended,
    ingetrokken: revoked,
    voortgang: progress,
    uitgespeeldOp: completedAt,
  } = delivery
  return [
    ['Opgehaald', kind === 'download' ? times(delivery.aantalOpgehaald) : null],
    ['Stand', revoked ? 'ingetrokken: het geld is terug' : null],
    [ended ? 'Afgelopen op' : 'Geldig tot', validUntil ? <Time op={validUntil} /> : 'geen einde'],
    [
      'Voortgang',
      progress &&
        `${progress.opgelost} van ${progress.raadsels} raadsels opgelost, ${hints(progress)}`,
    ],
    ['Laatst gespeeld', progress?.laatst ? <Time op={progress.laatst} /> : null],
    ['Uitgespeeld', completedAt ? <Time op={completedAt} /> : null],
  ] as const
}

const times = (count: number) => (count === 0 ? 'nog niet' : `${count} keer`)

function hints({ hints: opened, ingevuld: filledIn }: NonNullable<Delivery['voortgang']>): string {
  const text = opened === 1 ? '1 hint geopend' : `${opened} hints geopend`
  return filledIn === 0 ? text : `${text}, ${filledIn} keer het antwoord laten invullen`
}

type ButtonsProps = ReturnType<typeof useOrderAction> & {
  levering: Delivery
  dialoog: DialogInUse
}

function LinkButtons({
  levering: delivery,
  dialoog: dialog,
  doe: run,
  bezig: busy,
  errors,
}: ButtonsProps) {
  const { soort: kind, kenmerk: reference } = delivery
  const [until, setUntil] = useState<string | null>(null)
  const { formulier: form, knop: button } = useUnfold(until !== null)
  const link = kind === 'download' ? 'downloadlink' : 'speellink'

  async function renew() {
    const confirmed = await dialog.vraag({
      titel: 'Nieuwe link',
      alineas: [
        `De oude ${link} werkt dan meteen niet meer. De klant krijgt de nieuwe per e-mail.`,
        ...(kind === 'speellink' ? ['Wat al is opgelost, blijft bewaard.'] : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed)
      await run(
        'link',
        { soort: kind, kenmerk: reference },
        `De klant krijgt een nieuwe ${link} per e-mail.`
      )
  }

  async function extend(event: FormEvent) {
    event.preventDefault()
    const done = 'Verlengd. De klant krijgt hierover een e-mail.'
    if (await run('link', { soort: kind, tot: until }, done, 'PUT')) setUntil(null)
  }

  if (!delivery.vernieuwen) return null
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" aria-busy={busy} onClick={renew} className="knop">
          Nieuwe {link} sturen
        </button>
        {delivery.verlengen && until === null && (
          <button
            ref={button}
            type="button"
            onClick={() => setUntil(later(delivery, { maanden: 1 }))}
            className="knop"
          >
            Verlengen
          </button>
        )}
      </div>
      {until !== null && (
        <form ref={form} onSubmit={extend} noValidate className="space-y-3" aria-label="Verlengen">
          <Field
            label="Speelbaar tot en met"
            naam="tot"
            verplicht
            type="date"
            value={until}
            fouten={errors.tot}
            onChange={({ target }) => setUntil(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            {DURATIONS.map(({ tekst: text, ...duration }) => (
              <button
                key={text}
                type="button"
                onClick={() => setUntil(later(delivery, duration))}
                className="knop"
              >
                {text}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={busy} className="knop knop-lak">
              Verleng
            </button>
            <button type="button" onClick={() => setUntil(null)} className="knop">
              Annuleren
            </button>
          </div>
        </form>
      )}
    </>
  )
}

type Duration = { dagen?: number; maanden?: number }
const DURATIONS = [
  { tekst: '+ 1 week', dagen: 7 },
  { tekst: '+ 1 maand', maanden: 1 },
  { tekst: '+ 3 maanden', maanden: 3 },
] as const

/** So much later than the link ends, or than today when it has ended; as a date field has it. */
function later(
  { geldigTot: validUntil, afgelopen: ended }: Delivery,
  { dagen: days = 0, maanden: months = 0 }: Duration
): string {
  const from = validUntil === null || ended ? new Date() : new Date(validUntil)
  const [year, month, day] = dayInAmsterdam(from).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days))
  return target.toISOString().slice(0, 10)
}
