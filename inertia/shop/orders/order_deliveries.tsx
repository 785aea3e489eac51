import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { LinkButtons } from './link_buttons'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { Heading } from '~/ui/heading'

type Delivery = Data.Shop.Orders.OrderDetail['deliveries'][number]

type Props = { order: Data.Shop.Orders.OrderDetail; dialog: DialogInUse }

/** The deliveries of an order: how they are used, and the buttons to repair their links. */
export function OrderDeliveries({ order, dialog }: Props) {
  const action = usePageAction(['tot'])
  const deliveries = order.deliveries.filter(({ kind }) => kind !== 'post')
  return (
    <Panel title="Levering">
      {deliveries.length === 0 ? (
        <p className="text-soft">Nog niets geleverd: dat gebeurt zodra er is betaald.</p>
      ) : (
        <ul className="space-y-5">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="space-y-3">
              <Heading level={3}>{delivery.name}</Heading>
              <Facts facts={facts(delivery)} />
              <LinkButtons id={order.id} delivery={delivery} dialog={dialog} {...action} />
            </li>
          ))}
        </ul>
      )}
      <ActionNotice outcome={action.outcome} error={action.error} />
    </Panel>
  )
}

function facts(delivery: Delivery) {
  const { kind, validUntil, ended, revoked, progress, completedAt } = delivery
  return [
    ['Opgehaald', kind === 'download' ? times(delivery.fetchCount) : null],
    ['Stand', revoked ? 'ingetrokken: het geld is terug' : null],
    [ended ? 'Afgelopen op' : 'Geldig tot', validUntil ? <Time at={validUntil} /> : 'geen einde'],
    [
      'Voortgang',
      progress &&
        `${progress.solved} van ${progress.puzzles} raadsels opgelost, ${hints(progress)}`,
    ],
    ['Laatst gespeeld', progress?.lastAt ? <Time at={progress.lastAt} /> : null],
    ['Uitgespeeld', completedAt ? <Time at={completedAt} /> : null],
  ] as const
}

const times = (count: number) => (count === 0 ? 'nog niet' : `${count} keer`)

function hints({ hints: opened, filledIn }: NonNullable<Delivery['progress']>): string {
  const text = opened === 1 ? '1 hint geopend' : `${opened} hints geopend`
  return filledIn === 0 ? text : `${text}, ${filledIn} keer het antwoord laten invullen`
}
