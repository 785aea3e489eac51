import { OrderPayments } from '~/components/beheer/bestelbetalingen'
import { OrderCustomer } from '~/components/beheer/bestelklant'
import { OrderDeliveries } from '~/components/beheer/bestelleveringen'
import type { Order as Data } from '~/components/beheer/bestelling_typen'
import { OrderMails } from '~/components/beheer/bestelmails'
import { OrderTimeline } from '~/components/beheer/besteltijdlijn'
import { OrderShipping } from '~/components/beheer/bestelverzending'
import { Facts } from '~/components/beheer/feiten'
import { Time } from '~/components/beheer/moment'
import { Panel } from '~/components/beheer/paneel'
import { Dialog } from '~/components/spelen/dialoog'
import { Breadcrumb } from '~/components/ui/kruimelpad'
import { useDialog } from '~/hooks/use_dialoog'
import { inAdmin } from '~/layouts/beheer'

type Props = { titel: string; bestelling: Data; vervoerders: string[] }

export default function Order({ bestelling: order, vervoerders: carriers }: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[
          { tekst: 'Bestellingen', href: '/dashboard/bestellingen' },
          { tekst: order.nummer },
        ]}
      />
      <h1 className="text-3xl">
        Bestelling <span className="whitespace-nowrap">{order.nummer}</span>
      </h1>
      <p className="text-lg">
        {order.spel}, <strong>{order.statustekst}</strong>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-5">
          {order.perPost && <OrderShipping bestelling={order} vervoerders={carriers} />}
          <OrderCustomer bestelling={order} />
          <Panel titel="Bestelling">
            <Facts feiten={facts(order)} />
          </Panel>
          <OrderPayments bestelling={order} dialoog={dialog} />
          {!postOnly(order) && <OrderDeliveries bestelling={order} dialoog={dialog} />}
          <OrderMails bestelling={order} />
        </div>
        <div className="min-w-0">
          <OrderTimeline regels={order.tijdlijn} />
        </div>
      </div>
      <Dialog dialoog={dialog} />
    </div>
  )
}

Order.layout = inAdmin

/** What comes by post only has its own panel. */
const postOnly = ({ perPost: byPost, leveringen: deliveries }: Data) =>
  byPost && deliveries.every(({ soort: kind }) => kind === 'post')

function facts(order: Data) {
  const {
    spel: game,
    prijs: price,
    korting: discount,
    actiecode: discountCode,
    totaal: total,
    afstand: waiver,
  } = order
  return [
    ['Spel', game],
    ['Prijs', price],
    ['Korting', discount && `${discount}${discountCode ? ` met actiecode ${discountCode}` : ''}`],
    ['Totaal', total],
    ['Besteld op', <Time op={order.besteldOp} />],
    ['Betaald op', order.betaaldOp && <Time op={order.betaaldOp} />],
    ['Geannuleerd op', order.geannuleerdOp && <Time op={order.geannuleerdOp} />],
    ['Afstand van herroeping', waiver && `“${waiver.tekst}”`],
  ] as const
}
