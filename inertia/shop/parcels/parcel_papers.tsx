import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { SelectField } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { parcels: readonly Data.Shop.Parcels.Parcel[]; labelsPerSheet: number }

/** What is printed for these parcels; a sheet of labels that is partly used goes on where it ended. */
export function ParcelPapers({ parcels, labelsPerSheet }: Props) {
  const [from, setFrom] = useState('1')
  const ids = parcels.map(({ id }) => id).join('-')
  return (
    <>
      <Pdf href={`${adminUrlFor('shipping.packing_slips')}?ids=${ids}`}>Pakbonnen (pdf)</Pdf>
      <Pdf href={`${adminUrlFor('shipping.labels')}?ids=${ids}&vanaf=${from}`}>
        Adreslabels (pdf)
      </Pdf>
      <SelectField
        label="Eerste label"
        name="vanaf"
        className="basis-28"
        choices={Array.from({ length: labelsPerSheet }, (_, index) => ({
          value: String(index + 1),
          text: String(index + 1),
        }))}
        value={from}
        onChoose={setFrom}
      />
      <Link href={adminUrlFor('print_file.index')} className="button">
        Boekjes
      </Link>
    </>
  )
}

const Pdf = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download className="button">
    {children}
  </a>
)
