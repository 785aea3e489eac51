import { Link } from '@inertiajs/react'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { shippingForm, ShippingForm } from './shipping_form'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { useUnfold } from '~/ui/hooks/use_unfold'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = {
  order: Data.Shop.Orders.OrderDetail
  carriers: readonly Carrier[]
  dialog: DialogInUse
}

/** The parcel of an order: its papers, its status, and its tracking link. */
export function OrderShipping({ order, carriers, dialog }: Props) {
  const { outcome, error, ...action } = usePageAction(['trackTrace'])
  const { id, allowed, notInShipping, shipped } = order
  const { open, unfold, fold } = useOpenForm(shippingForm(id))
  const { form, button } = useUnfold(open)

  return (
    <Panel title="Verzending">
      <div className="space-y-3">
        {shipped ? (
          <ShippingFacts shipped={shipped} />
        ) : (
          <p className={notInShipping ? 'font-semibold' : 'text-soft'}>
            {notInShipping ??
              (allowed.ship ? 'Betaald en nog niet verzonden.' : 'Er is nu niets te verzenden.')}
          </p>
        )}
        {open ? (
          <ShippingForm
            ref={form}
            id={id}
            shipped={shipped}
            label={order.label}
            carriers={carriers}
            onClose={fold}
            {...action}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {(allowed.ship || allowed.changeShipment) && (
              <button
                ref={button}
                type="button"
                onClick={unfold}
                className={allowed.ship ? 'button button-primary' : 'button'}
              >
                {allowed.ship ? 'Markeer als verzonden' : 'Verzending verbeteren'}
              </button>
            )}
            {(allowed.ship || allowed.changeShipment) && (
              <a
                href={`${adminUrlFor('shipping.packing_slips')}?ids=${id}`}
                download
                className="button"
              >
                Pakbon (pdf)
              </a>
            )}
            {allowed.undoShipment && <UndoShipment order={order} dialog={dialog} {...action} />}
            {(allowed.ship || allowed.changeShipment) && (
              <Link href={adminUrlFor('print_file.index')} className="button">
                Boekjes
              </Link>
            )}
          </div>
        )}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}

type UndoProps = Pick<Props, 'order' | 'dialog'> & Pick<PageAction, 'run' | 'busy'>

/** Takes back that the parcel left, after it is told what that means for the customer. */
function UndoShipment({ order: { id, shipped }, dialog, run, busy }: UndoProps) {
  async function undo() {
    const confirmed = await dialog.confirm({
      title: 'Toch niet verzonden?',
      paragraphs: [
        'Het pakket staat daarna weer bij Verzenden, zonder vervoerder en code.',
        shipped?.mailed
          ? 'De klant kreeg al een verzendbericht en denkt dus dat het pakket onderweg is. Verzend je het alsnog, dan volgt een nieuw verzendbericht; duurt dat langer, schrijf de klant dan zelf even.'
          : 'Het verzendbericht gaat niet meer naar de klant.',
        'De bedenktijd begint opnieuw te tellen als het pakket echt weg is.',
      ],
    })
    if (confirmed)
      await run(
        adminRoute('shipping.destroy', { id }),
        {},
        'Teruggezet: het pakket staat weer bij Verzenden.'
      )
  }
  return (
    <button type="button" aria-busy={busy} onClick={() => void undo()} className="button">
      Toch niet verzonden
    </button>
  )
}

function ShippingFacts({
  shipped,
}: {
  shipped: NonNullable<Data.Shop.Orders.OrderDetail['shipped']>
}) {
  return (
    <Facts
      facts={[
        ['Verzonden op', <Time at={shipped.at} />],
        ['Vervoerder', shipped.carrier],
        ['Track & trace', shipped.trackTrace],
        [
          'Volgen',
          shipped.trackingLink && (
            <a href={shipped.trackingLink} className="link" target="_blank" rel="noreferrer">
              Bekijk waar het pakket is
            </a>
          ),
        ],
      ]}
    />
  )
}
