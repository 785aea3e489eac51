import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import '~/css/round_result.css'
import { MailResult } from '~/live/evening_report/mail_result'
import { RoomReports } from '~/live/evening_report/room_report'
import { GameLog, PerRoom, Ranking } from './round_tables'
import { begin, end, winner } from './round_time'
import { EveningCrumbs } from '~/live/customers/evening_crumbs'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  customer: Data.Live.Customers.Customer.Variants['forHeading']
  result: Data.Live.Rounds.RoundResult
  reports: Data.Live.EveningReport.RoomReport[]
  mails: Data.Live.EveningReport.ResultMail[]
}

export default function Round({ title, customer, result, reports, mails }: Props) {
  const own = { klantId: customer.id }
  return (
    <div className="results space-y-5">
      <div className="no-print">
        <EveningCrumbs
          customer={customer}
          trail={[
            { text: 'Rondes', href: adminUrlFor('result.index', own) },
            { text: `Ronde ${result.nummer}` },
          ]}
        />
      </div>
      <Heading level={1} size="title">
        {title}
      </Heading>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name="Begonnen">{begin(result)}</Fact>
        <Fact name="Afgelopen">{end(result)}</Fact>
        <Fact name="Winnaar">{winner(result)}</Fact>
      </dl>
      <div className="no-print flex flex-wrap gap-3">
        <button type="button" onClick={() => window.print()} className="button button-primary">
          Uitslag printen
        </button>
        <a
          href={adminUrlFor('result.csv', { ...own, rondeId: result.id })}
          download
          className="button"
        >
          Download als CSV
        </a>
        <Link
          href={adminUrlFor('paper_round.edit', { klantId: customer.id, rondeId: result.id })}
          className="button"
        >
          Scores van papier intypen
        </Link>
      </div>
      <MailResult customerId={customer.id} roundId={result.id} mails={mails} />
      <Ranking result={result} />
      <PerRoom result={result} />
      <RoomReports reports={reports} />
      <GameLog result={result} />
    </div>
  )
}

Round.layout = inAdmin

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
