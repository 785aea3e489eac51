import { useState } from 'react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { Time } from '~/ui/time'
import { CalendarAddressForm } from './calendar_address_form'
import { EndAddress } from './end_address'
import { FreshAddress } from './fresh_address'

type Props = { title: string; address: Data.Shop.Calendar.CalendarAddress | null }

/** The evenings in the owner's own calendar, by a secret address. */
export default function Calendar({ title, address }: Props) {
  const [fresh, setFresh] = useState<string | null>(null)
  return (
    <div className="max-w-[44rem] space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      {fresh !== null && <FreshAddress address={fresh} onDone={() => setFresh(null)} />}
      {fresh === null && (
        <Panel title={titleFor(address)}>
          {address ? <Linked address={address} /> : <NotLinked />}
          <CalendarAddressForm renewing={address !== null} onMade={setFresh} />
        </Panel>
      )}
      {fresh === null && address && <EndAddress />}
    </div>
  )
}

Calendar.layout = inAdmin

function titleFor(address: Props['address']): string {
  if (!address) return 'Je avonden in je eigen agenda'
  return address.fetchedAt ? 'Je agenda is gekoppeld' : 'Het adres wacht op je agenda'
}

const NotLinked = () => (
  <p className="mb-4">
    Maak een geheim adres en geef het aan de agenda van je telefoon of computer. Die haalt je
    avonden zelf op: wat, wanneer, voor wie, waar en wat mee moet. Een verzette avond verhuist
    vanzelf mee.
  </p>
)

function Linked({ address: { since, fetchedAt } }: { address: NonNullable<Props['address']> }) {
  return (
    <>
      <p>
        Het geheime adres bestaat sinds <Time at={since} />.{' '}
        {fetchedAt ? (
          <>
            Je agenda haalde je avonden voor het laatst op: <Time at={fetchedAt} />.
          </>
        ) : (
          'Er is nog geen agenda die het gebruikt.'
        )}
      </p>
      <p className="my-4">
        Kwijt, of gezien door iemand anders? Maak een nieuw adres; het oude stopt meteen.
      </p>
    </>
  )
}
