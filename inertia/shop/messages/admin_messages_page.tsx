import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { MessageList } from './message_list'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { StateChoice } from '~/admin/shell/lists/state_choice'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type State = 'open' | 'beantwoord' | 'alle'
type Props = {
  title: string
  search: string
  state: State
  messages: Data.Shop.Messages.MessageRow[]
  page: number
  pages: number
  count: number
}

const PATH = adminUrlFor('message_screen.index')
const STATES: Record<State, string> = {
  open: 'Wacht op antwoord',
  beantwoord: 'Beantwoord of afgehandeld',
  alle: 'Alle',
}

export default function Messages(props: Props) {
  const { title, search, state, messages, page, pages, count } = props
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <StateChoice
        name="Welke berichten"
        path={PATH}
        states={STATES}
        chosen={state}
        search={search}
      />
      <SearchBar
        path={PATH}
        search={search}
        query={{ stand: state }}
        label="Zoek op naam, e-mailadres of woorden uit het bericht"
      />
      <Panel title={count === 1 ? '1 bericht' : `${count} berichten`}>
        {messages.length === 0 ? (
          <Empty search={search} state={state} />
        ) : (
          <MessageList messages={messages} />
        )}
        <Pages path={PATH} query={{ stand: state, zoek: search }} page={page} pages={pages} />
      </Panel>
    </div>
  )
}

Messages.layout = inAdmin

/** Says why the list is empty. */
function Empty({ search, state }: { search: string; state: State }) {
  if (search !== '')
    return (
      <p className="text-soft">
        Geen bericht gevonden met '{search}'. Zoek op een stukje ervan, of{' '}
        <Link href={`${PATH}?stand=alle`} className="link">
          bekijk alle berichten
        </Link>
        .
      </p>
    )
  return (
    <p className="text-soft">
      {state === 'open'
        ? 'Er wacht geen bericht op antwoord. Wat bezoekers via de contactpagina sturen, komt hier te staan.'
        : 'Er zijn hier nog geen berichten.'}
    </p>
  )
}
