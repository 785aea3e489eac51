import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { asEuro } from '#domain/money'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { formatCount } from '~/ui/format_numbers'
import { adminUrlFor } from '~/wire/admin_routes'

/** What was sold since Monday, beside the whole week before. */
export function WeekSoFar({ figures }: { figures: Data.Admin.Today.WeekFigures }) {
  const { paid, paidBefore, revenueCents, revenueBeforeCents } = figures
  return (
    <Panel title="Deze week">
      <dl className="week-figures">
        <Figure name="Betaald" before={formatCount(paidBefore)}>
          {formatCount(paid)}
        </Figure>
        <Figure name="Omzet" before={asEuro(revenueBeforeCents)}>
          {asEuro(revenueCents)}
        </Figure>
      </dl>
      <Link
        href={adminUrlFor('figures.index')}
        className="link mt-3 inline-flex min-h-7 items-center"
      >
        Alle cijfers
      </Link>
    </Panel>
  )
}

type FigureProps = { name: string; before: string; children: ReactNode }

const Figure = ({ name, before, children }: FigureProps) => (
  <div>
    <dt className="text-soft">{name}</dt>
    <dd>
      <span className="week-figure">{children}</span>
      <span className="block text-sm text-soft">vorige week {before}</span>
    </dd>
  </div>
)
