import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { adminUrlFor } from '~/wire/admin_routes'

type UnusedLabel = Data.Shop.Parcels.UnusedLabel

type Props = { labels: readonly UnusedLabel[]; onCancel: (label: UnusedLabel) => void }

/** Labels of parcels that stay here after all. */
export function UnusedLabels({ labels, onCancel }: Props) {
  if (labels.length === 0) return null
  return (
    <Panel title="Etiketten die je niet meer nodig hebt">
      <p className="mb-3 text-soft">
        Deze pakketten gaan niet weg: de bestelling is herroepen, geannuleerd of terugbetaald.
        Annuleer hun etiket, dan hoef je het niet te betalen.
      </p>
      <ul className="space-y-2">
        {labels.map((label) => (
          <li key={label.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link
              href={adminUrlFor('admin_order.show', { id: label.orderId })}
              className="link inline-flex min-h-11 items-center"
            >
              {label.number}
            </Link>
            <span className="name">{label.name}</span>
            <span className="text-soft wrap-anywhere">{label.trackTrace}</span>
            <button type="button" onClick={() => onCancel(label)} className="button">
              Annuleer<span className="sr-only"> het etiket van {label.number}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
