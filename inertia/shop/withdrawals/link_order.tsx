import type { Data } from '@generated/data'
import { SearchBar } from '~/admin/shell/search_bar'
import { Time } from '~/ui/time'
import type { PageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Withdrawal = Data.Shop.Withdrawals.Withdrawal
type Suggestion = Withdrawal['suggestions'][number]

type Props = Pick<PageAction, 'run' | 'busy'> & { withdrawal: Withdrawal; dialog: DialogInUse }

/** Finds the order of a withdrawal: among those of the customer, or by what the owner knows of it. */
export function LinkOrder({ withdrawal, dialog, run, busy }: Props) {
  const { id, name, email, order, search, suggestions } = withdrawal

  async function link(chosen: Suggestion) {
    const others = {
      title: 'Dit is een bestelling van iemand anders',
      paragraphs: [
        `De herroeping is van ${name}, ${email}.`,
        `Bestelling ${chosen.number} is van ${chosen.name}, ${chosen.email}. Naam en e-mailadres verschillen.`,
        'Koppel je ze, dan gaat het geld terug naar wie die bestelling betaalde, en werken de links ervan niet meer. Toch koppelen?',
      ],
    }
    if (chosen.elses && !(await dialog.confirm(others))) return
    await run(
      adminRoute('admin_withdrawal.link', { id }),
      { nummer: chosen.number, ...(chosen.elses && { anders: true }) },
      'De bestelling staat erbij.'
    )
  }

  return (
    <>
      <Suggestions
        suggestions={suggestions}
        search={search}
        busy={busy}
        onLink={(chosen) => void link(chosen)}
      />
      <SearchBar
        path={adminUrlFor('withdrawal_screen.show', { id })}
        search={search}
        label={
          order
            ? 'Toch een andere? Zoek op nummer, naam of e-mailadres'
            : 'Zoek de bestelling op nummer, naam of e-mailadres'
        }
      />
    </>
  )
}

type SuggestionsProps = {
  suggestions: readonly Suggestion[]
  search: string
  busy: boolean
  onLink: (chosen: Suggestion) => void
}

function Suggestions({ suggestions, search, busy, onLink }: SuggestionsProps) {
  if (suggestions.length === 0)
    return search === '' ? null : (
      <p className="text-soft" role="status">
        Geen bestelling gevonden met '{search}'. Probeer een stukje van de naam of het adres.
      </p>
    )
  return (
    <div>
      <p className="font-semibold">
        {search === '' ? 'Misschien is het deze:' : `Gevonden met '${search}':`}
      </p>
      <ul className="mt-1 space-y-3">
        {suggestions.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <button
              type="button"
              aria-busy={busy}
              onClick={() => onLink(one)}
              className="button whitespace-nowrap"
            >
              Koppel {one.number}
            </button>
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {one.game}, {one.name} ({one.email}), <Time at={one.orderedAt} />
              {one.elses && (
                <span className="block font-semibold">
                  <span aria-hidden="true">! </span>Andere naam en ander e-mailadres
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
