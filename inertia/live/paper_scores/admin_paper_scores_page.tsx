import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import '~/css/paper_scores.css'
import { BEGAN_DAY, BEGAN_TIME } from './boxes'
import { Provisional } from './provisional'
import { TeamSheet } from './team_sheet'
import { usePaperSheet } from './use_paper_sheet'
import { inAdmin } from '~/layouts/admin_layout'
import { EveningCrumbs } from '~/live/customers/evening_crumbs'
import { Dialog } from '~/ui/dialog'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  customer: Data.Live.Customers.Customer.Variants['forHeading']
  sheet: Data.Live.PaperScores.PaperSheet
}

export default function PaperScores({ title, customer, sheet }: Props) {
  const game = adminUrlFor('customer_screen.settings', { klantId: customer.id })
  return (
    <div className="space-y-5">
      <EveningCrumbs customer={customer} trail={[{ text: 'Scores van papier' }]} />
      <Heading level={1} size="title">
        {title}
      </Heading>
      {sheet.rooms.length === 0 ? (
        <p className="panel text-soft">
          Er zijn nog geen kamers ingeschakeld. Kies ze eerst bij de{' '}
          <Link href={game} className="link">
            instellingen van de Spellenfabriek
          </Link>
          .
        </p>
      ) : (
        <SheetForm customerId={customer.id} sheet={sheet} />
      )}
    </div>
  )
}

PaperScores.layout = inAdmin

function SheetForm({ customerId, sheet }: { customerId: number; sheet: Props['sheet'] }) {
  const form = usePaperSheet(customerId, sheet)
  const { boxes, phones, errors, standings, began } = form
  return (
    <form onSubmit={form.store} noValidate className="space-y-5">
      <Introduction customerId={customerId} sheet={sheet} />
      <ErrorSummary errors={errors} />
      {sheet.ronde === null && (
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <Field
            label="Begonnen op"
            name={BEGAN_DAY}
            type="date"
            mandatory
            value={began.day}
            errors={errors[BEGAN_DAY]}
            onChange={({ target }) => began.setDay(target.value)}
          />
          <Field
            label="Om hoe laat"
            name={BEGAN_TIME}
            type="time"
            mandatory
            value={began.time}
            errors={errors[BEGAN_TIME]}
            onChange={({ target }) => began.setTime(target.value)}
          />
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {sheet.teams.map((team) => (
          <TeamSheet
            key={team.id}
            {...{ team, sheet, boxes, phones, errors }}
            total={standings.find(({ teamId }) => teamId === team.id)?.points ?? 0}
            onChange={form.change}
          />
        ))}
      </div>
      <Provisional standings={standings} />
      <GeneralError>{form.generalError}</GeneralError>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" aria-busy={form.loading} className="button button-primary">
          Scores opslaan
        </button>
        {form.changed && (
          <button type="button" onClick={form.forget} className="button">
            Opnieuw beginnen
          </button>
        )}
      </div>
      <Dialog dialog={form.dialog} />
    </form>
  )
}

function Introduction({ customerId, sheet }: { customerId: number; sheet: Props['sheet'] }) {
  const game = adminUrlFor('customer_screen.settings', { klantId: customerId })
  return (
    <div className="max-w-prose space-y-2">
      {sheet.onPhones && <PlayedOnPhones isClosed={sheet.closed} />}
      <p>{whatToType(sheet)}</p>
      {sheet.ronde === null && (
        <p>
          De teamnamen van nu blijven bij de ronde staan. Kloppen ze nog niet, wijzig ze dan eerst
          bij de{' '}
          <Link href={game} className="link">
            QR-codes van de teams
          </Link>
          .
        </p>
      )}
      {sheet.speelt && (
        <p className="font-semibold">
          De ronde loopt nog. Wat een team intussen zelf doet, blijft staan: dan zie je bij dat
          vakje wat er nu staat.
        </p>
      )}
      <p className="text-soft">Wat je typt, blijft in dit tabblad bewaard tot je het opslaat.</p>
    </div>
  )
}

/** Says that this is no sheet to fill in, but the result of a round. */
function PlayedOnPhones({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <p className="font-semibold">
        Deze ronde is op de telefoons gespeeld; wat je hier verandert, verandert de uitslag.
      </p>
      {!isClosed && (
        <p>
          Speelde je daarna een ronde op papier? Kies dan eerst 'Verzamelpunt stoppen' in het
          verzamelpunt. Daarna komt hier een leeg blad voor een nieuwe ronde.
        </p>
      )}
    </>
  )
}

function whatToType({ ronde: round, cellen: cells }: Props['sheet']): string {
  if (round === null)
    return 'Speelde je de hele avond op papier? Neem hier het scoreblad over. Er komt een ronde bij, met dezelfde punten als op de telefoons.'
  const onPhones = cells.some(({ phones: { uitkomst: outcome, fouten: mistakes, hints } }) =>
    [outcome !== 'open', mistakes > 0, hints > 0].includes(true)
  )
  return onPhones
    ? 'Wat de telefoons telden, staat er al. Tel erbij op wat op papier gebeurde: 1 fout op de telefoon en 1 op papier wordt 2.'
    : 'Vul aan wat op papier is gespeeld, of verbeter wat er staat.'
}
