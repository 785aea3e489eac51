import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Data } from '@generated/data'
import { isUnderWay, papersLacking } from '#domain/shop/bookkeeping/invoice_export'
import type { Shown } from './period_choice'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Made = Data.Shop.Bookkeeping.Exports.InvoiceExport
type Props = { period: Shown; count: number; made: Made | undefined }

const LOOK_AGAIN_MS = 1_000

/** All papers of a period as one zip, with its progress, and their list for a spreadsheet. */
export function ExportPanel({ period, count, made }: Props) {
  const action = usePageAction()
  const busy = made !== undefined && isUnderWay(made.status)
  useUntilReady(busy)
  const csv = `${adminUrlFor('booked_paper.csv')}?${new URLSearchParams({ periode: period.name })}`
  return (
    <Panel title="Voor de boekhouder" className="no-print">
      {count === 0 ? (
        <p className="text-soft">
          Er zijn nog geen facturen in deze periode. Kies bovenaan een andere periode.
        </p>
      ) : (
        <>
          <p className="mb-3 max-w-[68ch]">
            Alle facturen en creditnota’s van {period.label}, als pdf’s in één zip, met een lijst en
            de e-facturen voor bedrijven erbij, of alleen de lijst. Er staan namen en adressen in:
            gooi het weg na gebruik.
          </p>
          <Progress made={made} count={count} />
          <ActionNotice outcome={action.outcome} error={action.error} />
          <div className="mt-3 flex flex-wrap gap-3">
            {made && busy ? (
              <button
                type="button"
                aria-busy={action.busy}
                onClick={() =>
                  action.run(
                    adminRoute('invoice_export.destroy', { id: made.id }),
                    {},
                    'Afgebroken.'
                  )
                }
                className="button"
              >
                Afbreken
              </button>
            ) : (
              <button
                type="button"
                aria-busy={action.busy}
                onClick={() =>
                  action.run(adminRoute('invoice_export.store'), { periode: period.name }, '')
                }
                className={made?.status === 'klaar' ? 'button' : 'button button-primary'}
              >
                {made?.status === 'klaar' ? 'Maak opnieuw' : 'Maak zip'}
              </button>
            )}
            <a href={csv} download className="button">
              Lijst als CSV
            </a>
          </div>
        </>
      )}
    </Panel>
  )
}

/** Follows a zip that is being made. */
function useUntilReady(busy: boolean) {
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => router.reload({ only: ['exports'] }), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [busy])
}

function Progress({ made, count }: Pick<Props, 'made' | 'count'>) {
  return (
    <div role="status" className="empty:hidden">
      {made && <Standing {...made} count={count} />}
    </div>
  )
}

function Standing({ id, status, done, total, period, at, count }: Made & { count: number }) {
  switch (status) {
    case 'wacht':
    case 'bezig':
      return (
        <>
          <p className="mb-1 font-semibold">
            {done} van {total} gemaakt
          </p>
          <progress className="progress" aria-label="Gemaakt" value={done} max={total} />
        </>
      )
    case 'klaar':
      return (
        <>
          <a
            href={adminUrlFor('invoice_export.show', { id })}
            download
            className="button button-primary"
          >
            Download facturen-{period}.zip
          </a>
          <p className="mt-2">
            Gemaakt op <Time at={at} />. {lackingText(papersLacking(done, count))}
          </p>
        </>
      )
    case 'mislukt':
      return (
        <p className="font-semibold text-error">
          De zip is niet gelukt. Is er nog ruimte op de schijf? Probeer het opnieuw, of vraag het je
          beheerder.
        </p>
      )
    case 'afgebroken':
      return <p className="text-soft">De vorige zip is afgebroken; er is niets van bewaard.</p>
  }
}

function lackingText(lacking: number): string {
  if (lacking === 0) return 'Alles van deze periode zit erin.'
  const came = lacking === 1 ? 'kwam er 1' : `kwamen er ${lacking}`
  return `Sindsdien ${came} bij: maak de zip opnieuw om alles te hebben.`
}
