import type { Data } from '@generated/data'
import { Chip } from '~/admin/shell/chip'

type Props = {
  parcel: Data.Shop.Parcels.Parcel
  onCancel: (parcel: Data.Shop.Parcels.Parcel) => void
}

/** Whether a parcel has a label of the service, with its code, and the way to cancel it. */
export function ParcelLabel({ parcel, onCancel }: Props) {
  const { label, number } = parcel
  if (label === null) return null
  if (!label.made)
    return (
      <span className="mt-1 block">
        <Chip tone="waits">Etiket onbekend</Chip>
      </span>
    )
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {label.addressChanged ? (
        <Chip tone="wrong">Etiket heeft een oud adres</Chip>
      ) : (
        <Chip tone="done">Etiket gemaakt</Chip>
      )}
      <span className="text-soft wrap-anywhere">
        {label.carrier} {label.trackTrace}
      </span>
      <button type="button" onClick={() => onCancel(parcel)} className="link min-h-7">
        Annuleer<span className="sr-only"> het etiket van {number}</span>
      </button>
    </span>
  )
}
