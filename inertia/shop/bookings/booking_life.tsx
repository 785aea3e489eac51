import { Link, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { ActionNotice } from '~/admin/shell/action_notice'
import { useAction } from '~/admin/shell/use_action'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking
type Props = { booking: Booking; dialog: DialogInUse }

/** What the owner does next, and the steps of the evening. */
export function BookingLife({ booking, dialog }: Props) {
  const action = usePageAction()
  return (
    <Panel title="Nu te doen">
      {booking.money.overpaid && (
        <p className="mb-3">
          <b>Er is {booking.money.overpaid} te veel betaald.</b> Geef het terug op de pagina van een
          van de bestellingen bij Geld.
        </p>
      )}
      <p>{nextStep(booking)}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        <Steps booking={booking} action={action} />
      </div>
      <ActionNotice outcome={action.outcome} error={action.error} />
      <CustomerLink booking={booking} />
      {booking.allowed.includes('cancel') && (
        <Cancel booking={booking} dialog={dialog} action={action} />
      )}
    </Panel>
  )
}

function nextStep({ status, at, over, money, quotes, needsCustomer }: Booking): string {
  switch (status) {
    case 'inquiry':
      if (quotes.length > 0)
        return 'De avond is gewijzigd nadat je de offerte mailde, dus de klant kan die niet meer aannemen. Lees de nieuwe na en mail haar.'
      return at
        ? 'Lees de offerte na en mail haar.'
        : 'Spreek een dag en een tijd af en vul ze in; daarna mail je de offerte.'
    case 'quoted':
      return 'De offerte ligt bij de klant. Zegt de klant telefonisch ja, noteer dat dan hier.'
    case 'expired':
      return money.keptSome
        ? `Er kwam geen antwoord op tijd, en toch is er ${money.kept} betaald. Vraag de klant of de avond doorgaat: mail dan een nieuwe offerte, en geef anders het geld terug.`
        : 'Er kwam geen antwoord op tijd. Wil de klant nog? Mail dan een nieuwe offerte.'
    case 'accepted':
      if (over) return 'De dag is geweest. Is de avond gespeeld?'
      return needsCustomer
        ? 'Alles is afgesproken. Voeg voor het spel zelf nog de klant toe.'
        : 'Alles is afgesproken. In de week van de avond staat op Vandaag wat er mee moet.'
    case 'played':
      return money.settled
        ? 'Gespeeld en betaald: je kunt de boeking sluiten.'
        : `Gespeeld. Er is nog ${money.outstanding} te betalen${owing(money)}`
    case 'closed':
      return 'Er is niets meer te doen.'
    case 'canceled':
      return money.keptSome
        ? `Afgezegd, en er is ${money.kept} betaald. Geef terug wat is afgesproken.`
        : 'Afgezegd. Er is niets meer te doen.'
  }
}

/** What is to be done about money after the evening. */
function owing({ mayBill, state }: Booking['money']): string {
  if (mayBill) return ': stuur de factuur bij Geld.'
  if (state === 'overdue') return ', en de factuur is te laat. Vraag de klant ernaar.'
  return '; de factuur ligt bij de klant.'
}

function Steps({ booking, action }: { booking: Booking; action: PageAction }) {
  const { id, allowed, over, quotes, money } = booking
  const { run, busy } = action
  const version = quotes[0]?.version
  return (
    <>
      {allowed.includes('accept') && version !== undefined && (
        <Press
          busy={busy}
          onPress={() =>
            run(
              adminRoute('booking_action.accept', { id }),
              { versie: version },
              'Akkoord genoteerd.'
            )
          }
        >
          De klant is akkoord
        </Press>
      )}
      {allowed.includes('play') && over && (
        <Press
          busy={busy}
          onPress={() => run(adminRoute('booking_action.play', { id }), {}, 'Genoteerd.')}
        >
          De avond is gespeeld
        </Press>
      )}
      {allowed.includes('close') && money.settled && (
        <Press
          busy={busy}
          onPress={() => run(adminRoute('booking_action.close', { id }), {}, 'Gesloten.')}
        >
          Boeking sluiten
        </Press>
      )}
    </>
  )
}

type PressProps = { busy: boolean; onPress: () => void; children: string }

const Press = ({ busy, onPress, children }: PressProps) => (
  <button type="button" aria-busy={busy} className="button button-primary" onClick={onPress}>
    {children}
  </button>
)

function Cancel({ booking, dialog, action }: Props & { action: PageAction }) {
  const { id, status, fields, quotes } = booking
  const mail = quotes.length > 0 && status !== 'expired'

  async function cancel() {
    const paragraphs = [
      'Weet je zeker dat deze avond niet doorgaat?',
      mail
        ? `${fields.name} krijgt er een e-mail over. Een factuur die nog openstaat, vervalt.`
        : 'De klant krijgt hier geen e-mail over.',
    ]
    if (!(await dialog.confirm({ title: 'Afzeggen', paragraphs }))) return
    await action.run(adminRoute('booking_action.cancel', { id }), { mailen: mail }, 'Afgezegd.')
  }

  return (
    <div className="mt-4 border-t border-line-soft pt-4">
      <button type="button" aria-busy={action.busy} className="button" onClick={cancel}>
        Afzeggen
      </button>
    </div>
  )
}

/** The customer (klant) of the live game, or the button that makes one. */
function CustomerLink({ booking }: { booking: Booking }) {
  const { id, customerId, needsCustomer, status, over } = booking
  const { ask, busy, error } = useAction()
  if (customerId !== null)
    return (
      <p className="mt-4">
        <Link
          href={adminUrlFor('customer_screen.show', { klantId: customerId })}
          className="link font-semibold"
        >
          Naar de klant, de teams en het spel
        </Link>
      </p>
    )
  if (!needsCustomer) return null
  if (status !== 'accepted' && status !== 'quoted' && status !== 'inquiry') return null

  async function make() {
    const reply = await ask(adminRoute('booking_customer.store', { id }))
    if (reply?.ok) router.visit(adminUrlFor('customer_screen.show', { klantId: reply.value.id }))
  }

  return (
    <div className="mt-4 space-y-2">
      <p className="text-soft">Voor het spel zelf hoort bij een avond een klant, met teams.</p>
      <GeneralError>{error}</GeneralError>
      <button
        type="button"
        aria-busy={busy}
        className={status === 'accepted' && !over ? 'button button-primary' : 'button'}
        onClick={make}
      >
        Klant toevoegen
      </button>
    </div>
  )
}
