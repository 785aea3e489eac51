import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { HIDDEN_REASONS, SHOWN_FROM, type HiddenReason } from '#domain/shop/ratings/ratings'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { inAdmin } from '~/layouts/admin_layout'
import { DIFFICULTY, FUN, inWords } from '#domain/play/learning/opinion_words'
import { Heading } from '~/ui/heading'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Row = Data.Shop.Ratings.RatingRow
type Props = { title: string; ratings: Row[] }

const COLUMNS = ['Spel', 'Oordeel', 'Regel', 'Bestelling', 'Wanneer', 'Op de pagina'] as const

const REASONS: Record<HiddenReason, string> = {
  rude: 'niet netjes',
  spoiler: 'verklapt het spel',
  personal: 'gegevens van iemand',
  suspect: 'niet van een speler',
}

export default function AdminRatings({ title, ratings }: Props) {
  const action = usePageAction()
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className="max-w-[44rem] text-soft">
        Wie een spel bestelde of cadeau kreeg, en het uitspeelde, kan kiezen dat het oordeel
        meetelt. De pagina van het spel toont het vanaf {SHOWN_FROM} beoordelingen. Verbergen is
        voor wat niet hoort; dat iets tegenviel is geen reden, en wie oordeelde leest waarom.
      </p>
      <Panel title={ratings.length === 1 ? '1 beoordeling' : `${ratings.length} beoordelingen`}>
        {ratings.length === 0 ? (
          <p className="text-soft">Er is nog niets beoordeeld.</p>
        ) : (
          <Table name="Beoordelingen" columns={COLUMNS} onPhone="stacked">
            {ratings.map((rating) => (
              <RatingRow key={rating.id} rating={rating} action={action} />
            ))}
          </Table>
        )}
        <ActionNotice outcome={action.outcome} error={action.error} />
      </Panel>
    </div>
  )
}

AdminRatings.layout = inAdmin

function RatingRow({ rating, action }: { rating: Row; action: PageAction }) {
  const { game, fun, difficulty, line, order, at } = rating
  return (
    <tr>
      <th scope="row" className="name">
        {game}
      </th>
      <td data-heading="Oordeel">
        {inWords(FUN, fun)}, {inWords(DIFFICULTY, difficulty)}
      </td>
      <td data-heading="Regel" className="min-w-[14rem] wrap-anywhere">
        {line ?? '–'}
      </td>
      <td data-heading="Bestelling" className="whitespace-nowrap">
        <Link href={adminUrlFor('admin_order.show', { id: order.id })} className="link">
          {order.number}
        </Link>
      </td>
      <td data-heading="Wanneer" className="whitespace-nowrap">
        <Time at={at} />
      </td>
      <td data-heading="Op de pagina">
        <Standing rating={rating} action={action} />
      </td>
    </tr>
  )
}

function Standing({ rating, action }: { rating: Row; action: PageAction }) {
  const { id, hiddenReason, order } = rating
  const { run, busy } = action
  if (hiddenReason)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone="wrong">verborgen: {REASONS[hiddenReason as HiddenReason]}</Chip>
        <button
          type="button"
          className="button button-small"
          aria-busy={busy}
          onClick={() => run(adminRoute('admin_rating.show', { id }), {}, 'Hij telt weer mee.')}
        >
          Weer tonen<span className="sr-only">: beoordeling van {order.number}</span>
        </button>
      </div>
    )
  return (
    <details>
      <summary className="cursor-pointer">
        Verbergen<span className="sr-only">: beoordeling van {order.number}</span>
      </summary>
      <div className="mt-2 flex flex-wrap gap-2">
        {HIDDEN_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="button button-small"
            aria-busy={busy}
            onClick={() =>
              run(adminRoute('admin_rating.hide', { id }), { reden: reason }, 'Verborgen.')
            }
          >
            {REASONS[reason]}
          </button>
        ))}
      </div>
    </details>
  )
}
