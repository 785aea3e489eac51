import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { formatShortDay } from '#domain/dutch_time'
import { Deadline } from '~/ui/time'
import { ChoiceCell } from '~/admin/shell/row_choice'
import type { RowChoice } from '~/admin/shell/use_row_choice'
import { Table } from '~/admin/shell/table'
import { ParcelLabel } from './parcel_label'
import { adminUrlFor } from '~/wire/admin_routes'

const COLUMNS = ['Bestelling', 'Naar', 'Betaald', 'Binnen 3 dagen', 'Binnen 5 werkdagen'] as const
const WITH_CHOICE = [{ hidden: 'Kies' }, ...COLUMNS] as const

type Props = {
  parcels: readonly Data.Shop.Parcels.Parcel[]
  /** The chosen parcels, on a page where they can be chosen. */
  choice?: Pick<RowChoice, 'checked' | 'choose'>
  /** Cancels the label of a parcel, where that can be done. */
  onCancelLabel?: (parcel: Data.Shop.Parcels.Parcel) => void
}

/** Parcels to send, with the oldest promise first. */
export function Parcels({ parcels, choice, onCancelLabel }: Props) {
  return (
    <Table name="Pakketten" columns={choice ? WITH_CHOICE : COLUMNS} onPhone="stacked">
      {parcels.map((parcel) => (
        <tr key={parcel.id} className="align-top">
          {choice && (
            <ChoiceCell
              id={parcel.id}
              label={`Kies ${parcel.number} voor ${parcel.name}`}
              choice={choice}
            />
          )}
          <th scope="row" className="sm:py-2">
            <Link
              href={adminUrlFor('admin_order.show', { id: parcel.id })}
              className="link inline-flex min-h-7 items-center whitespace-nowrap"
            >
              {parcel.number}
            </Link>
            <span className="block text-soft">{parcel.game}</span>
          </th>
          <td className="name sm:py-2">
            {parcel.name}
            <span className="block text-soft">
              {parcel.address}
              <span className="block">
                {parcel.postcode} {parcel.city}
              </span>
            </span>
            {onCancelLabel && <ParcelLabel parcel={parcel} onCancel={onCancelLabel} />}
          </td>
          <td data-heading="Betaald" className="sm:py-2 whitespace-nowrap">
            <time dateTime={parcel.paidAt}>{formatShortDay(parcel.paidAt)}</time>
          </td>
          <td data-heading="Binnen 3 dagen" className="sm:py-2">
            <Deadline {...parcel.target} />
          </td>
          <td data-heading="Binnen 5 werkdagen" className="sm:py-2">
            <Deadline {...parcel.deadline} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
