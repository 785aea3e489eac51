import { Link } from '@inertiajs/react'
import type { MessageRow } from './message_types'
import { MessageState } from './message_state'
import { Pages } from '~/admin/shell/pages'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { SearchBar } from '~/admin/shell/search_bar'
import { inAdmin } from '~/layouts/admin_layout'

type State = 'open' | 'beantwoord' | 'alle'
type Props = {
  titel: string
  zoek: string
  stand: State
  berichten: MessageRow[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

const PATH = '/dashboard/berichten'
const STATES: Record<State, string> = {
  open: 'Wacht op antwoord',
  beantwoord: 'Beantwoord of afgehandeld',
  alle: 'Alle',
}
const COLUMNS = ['Van', 'Bericht', 'Ontvangen', 'Antwoord'] as const

export default function Messages(props: Props) {
  const {
    titel: title,
    zoek: search,
    stand: state,
    berichten: messages,
    bladzijde: page,
    bladzijden: pages,
    aantal: count,
  } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <nav aria-label="Welke berichten" className="flex flex-wrap gap-x-5">
        {(Object.keys(STATES) as State[]).map((choice) => (
          <Link
            key={choice}
            href={`${PATH}?${new URLSearchParams({ stand: choice, ...(search && { zoek: search }) })}`}
            aria-current={choice === state ? 'page' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-bold"
          >
            {STATES[choice]}
          </Link>
        ))}
      </nav>
      <SearchBar
        pad={PATH}
        zoek={search}
        vraag={{ stand: state }}
        label="Zoek op naam, e-mailadres of woorden uit het bericht"
      />
      <Panel titel={count === 1 ? '1 bericht' : `${count} berichten`}>
        {messages.length === 0 ? (
          <Empty zoek={search} stand={state} />
        ) : (
          <Table naam="Berichten" kolommen={COLUMNS}>
            {messages.map((message) => (
              <tr key={message.id} className="hover:bg-vlak-diep">
                <th scope="row" className="naam">
                  <Link href={`${PATH}/${message.id}`} className="link rijlink">
                    {message.naam}
                  </Link>
                  <span className="block text-sm text-zacht">{message.email}</span>
                </th>
                <td className="naam">{message.begin}</td>
                <td className="whitespace-nowrap">
                  <Time op={message.op} />
                </td>
                <td className="naam">
                  <MessageState bericht={message} />
                </td>
              </tr>
            ))}
          </Table>
        )}
        <Pages
          pad={PATH}
          vraag={{ stand: state, zoek: search }}
          bladzijde={page}
          bladzijden={pages}
        />
      </Panel>
    </div>
  )
}

Messages.layout = inAdmin

/** Why there is nothing to list. */
function Empty({ zoek: search, stand: state }: { zoek: string; stand: State }) {
  if (search !== '')
    return (
      <p className="text-zacht">
        Geen bericht gevonden met '{search}'. Zoek op een stukje ervan, of{' '}
        <Link href={`${PATH}?stand=alle`} className="link">
          bekijk alle berichten
        </Link>
        .
      </p>
    )
  return (
    <p className="text-zacht">
      {state === 'open'
        ? 'Er wacht geen bericht op antwoord. Wat bezoekers via de contactpagina sturen, komt hier te staan.'
        : 'Er zijn hier nog geen berichten.'}
    </p>
  )
}
