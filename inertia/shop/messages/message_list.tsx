import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { MessageState } from './message_state'
import { ActionNotice } from '~/admin/shell/action_notice'
import { BulkBar, ChoiceCell } from '~/admin/shell/row_choice'
import { Table } from '~/admin/shell/table'
import { usePageAction } from '~/admin/shell/use_page_action'
import { useRowChoice, type RowChoice } from '~/admin/shell/use_row_choice'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Row = Data.Shop.Messages.MessageRow

const COLUMNS = ['Van', 'Bericht', 'Ontvangen', 'Antwoord'] as const
const WITH_CHOICE = [{ hidden: 'Kies' }, ...COLUMNS] as const
/** What one call takes. */
const AT_ONCE = 100

/** The messages; those that wait for an answer can be ticked, and handled together. */
export function MessageList({ messages }: { messages: readonly Row[] }) {
  const waiting = messages.filter(({ term }) => term !== null)
  const choice = useRowChoice(waiting, AT_ONCE)
  const { chosen } = choice
  const { run, outcome, busy, error } = usePageAction()

  async function markHandled() {
    const ids = chosen.map(({ id }) => id)
    const done = ids.length === 1 ? '1 bericht is' : `${ids.length} berichten zijn`
    if (await run(adminRoute('message.mark_all_handled'), { ids }, `${done} afgehandeld.`))
      choice.chooseOnly([])
  }

  return (
    <div className="space-y-4">
      <Table
        name="Berichten"
        columns={waiting.length > 0 ? WITH_CHOICE : COLUMNS}
        onPhone="stacked"
      >
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            choice={waiting.length > 0 ? choice : null}
          />
        ))}
      </Table>
      {waiting.length > 0 && (
        <BulkBar
          choice={choice}
          count={chosen.length}
          hint="Kies berichten die geen antwoord nodig hebben."
        >
          <button type="button" aria-busy={busy} onClick={markHandled} className="button">
            Afgehandeld, geen antwoord nodig
          </button>
        </BulkBar>
      )}
      <ActionNotice outcome={outcome} error={error} />
    </div>
  )
}

/** @param choice null in a list in which nothing waits */
function MessageLine({ message, choice }: { message: Row; choice: RowChoice | null }) {
  const { id, name, email, begin, at, term } = message
  return (
    <tr>
      {choice &&
        (term ? (
          <ChoiceCell id={id} label={`Kies het bericht van ${name}`} choice={choice} />
        ) : (
          <td />
        ))}
      <th scope="row" className="name">
        <Link href={adminUrlFor('message_screen.show', { id })} className="link row-link">
          {name}
        </Link>
        <span className="block text-sm text-soft">{email}</span>
      </th>
      <td className="name">{begin}</td>
      <td data-heading="Ontvangen" className="whitespace-nowrap">
        <Time at={at} />
      </td>
      <td>
        <MessageState message={message} />
      </td>
    </tr>
  )
}
