import { useId } from 'react'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Offer = Data.Shop.Invoices.ReissueOffer
type Props = { offers: readonly Offer[]; dialog: DialogInUse }

/** What to do about invoices whose buyer was corrected after they were made. */
export function ReissueInvoices({ offers, dialog }: Props) {
  const { run, busy, outcome, error } = usePageAction()

  async function press({ orderId, number }: Offer) {
    const question = {
      title: `Factuur ${number} opnieuw maken?`,
      paragraphs: [
        `Er komt een creditnota voor alles wat nog op factuur ${number} staat, en een nieuwe factuur met de gegevens van nu. Bedrag en btw blijven gelijk, dus je omzet verandert niet.`,
        'De klant krijgt één e-mail met beide. Dit kun je niet terugdraaien.',
      ],
    }
    if (!(await dialog.confirm(question))) return
    await run(
      adminRoute('order_invoice.store', { id: orderId }),
      { factuur: number },
      'De nieuwe factuur en de creditnota zijn onderweg naar de klant.'
    )
  }

  return (
    <>
      {offers.map((offer) => (
        <OfferPanel key={offer.number} offer={offer} busy={busy} onPress={() => press(offer)} />
      ))}
      <ActionNotice outcome={outcome} error={error} />
    </>
  )
}

type PanelProps = { offer: Offer; busy: boolean; onPress: () => void }

function OfferPanel({ offer, busy, onPress }: PanelProps) {
  const { number, mandatory, printed, becomes } = offer
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="space-y-3 border-l-4 border-brass pl-3">
      <p id={id} className="font-semibold">
        Op factuur {number} staan andere gegevens
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Buyer title="Op de factuur" lines={printed} others={becomes} />
        <Buyer title="Nu" lines={becomes} others={printed} />
      </div>
      <p className="text-soft">
        {mandatory
          ? 'Een factuur verandert niet meer. Met een creditnota en een nieuwe factuur klopt het weer.'
          : 'Alleen het e-mailadres is anders. Dat hoeft niet op een factuur, dus opnieuw maken is niet nodig.'}
      </p>
      <button
        type="button"
        aria-busy={busy}
        className={mandatory ? 'button button-primary' : 'button'}
        onClick={onPress}
      >
        Factuur opnieuw maken
      </button>
    </div>
  )
}

type BuyerProps = { title: string; lines: readonly string[]; others: readonly string[] }

/** Who it is for; what differs stands out. */
const Buyer = ({ title, lines, others }: BuyerProps) => (
  <div className="min-w-0">
    <p className="text-sm text-soft">{title}</p>
    <address className="not-italic wrap-anywhere">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {others.includes(line) ? line : <strong>{line}</strong>}
        </span>
      ))}
    </address>
  </div>
)
