import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { adminUrlFor } from '~/wire/admin_routes'
import { EveningCard } from './evening_card'

type Props = { evenings: Data.Admin.Week.Evening[] }

/** The evenings of this week: where to go, what to bring, and whether it is ready. */
export const Week = ({ evenings }: Props) => (
  <Panel
    id="avonden"
    title={evenings.length === 1 ? 'Eén avond deze week' : `${evenings.length} avonden deze week`}
  >
    <ul className="space-y-4">
      {evenings.map((evening) => (
        <li key={evening.id}>
          <EveningCard evening={evening} />
        </li>
      ))}
    </ul>
    <Link href={adminUrlFor('calendar_address.show')} className="link mt-4 inline-flex">
      In je agenda zetten
    </Link>
  </Panel>
)
