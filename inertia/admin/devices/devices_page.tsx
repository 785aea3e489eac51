import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Table } from '~/admin/shell/table'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Dialog } from '~/ui/dialog'
import { Heading } from '~/ui/heading'
import { useDialog } from '~/ui/hooks/use_dialog'
import { Time } from '~/ui/time'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Device = Data.Admin.Devices.Device
type Props = { title: string; devices: Device[] }

export default function Devices({ title, devices }: Props) {
  const action = usePageAction()
  const dialog = useDialog()

  async function endAll() {
    const confirmed = await dialog.confirm({
      title: 'Overal uitloggen',
      paragraphs: ['Je wordt op elk apparaat uitgelogd, ook hier.'],
    })
    if (confirmed)
      await action.run(adminRoute('device.destroy_all'), {}, 'Je bent overal uitgelogd.')
  }

  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title={devices.length === 1 ? '1 apparaat' : `${devices.length} apparaten`}>
        <p className="mb-3 max-w-[44rem]">
          Herken je er een niet? Log dat apparaat uit en{' '}
          <Link href={adminUrlFor('password.edit')} className="link">
            wijzig je wachtwoord
          </Link>
          . Na 8 uur zonder gebruik, en altijd na een dag, log je vanzelf uit.
        </p>
        <DeviceTable devices={devices} action={action} />
        <ActionNotice outcome={action.outcome} error={action.error} />
        <button type="button" aria-busy={action.busy} onClick={endAll} className="button mt-4">
          Overal uitloggen
        </button>
      </Panel>
      <Dialog dialog={dialog} />
    </div>
  )
}

Devices.layout = inAdmin

const COLUMNS = ['Apparaat', 'Netwerkadres', 'Laatst gebruikt', 'Ingelogd', { hidden: 'Actie' }]

function DeviceTable({ devices, action }: { devices: Device[]; action: PageAction }) {
  const { run, busy } = action
  return (
    <Table name="Apparaten" columns={COLUMNS} onPhone="stacked">
      {devices.map(({ id, browser, address, since, seenAt, here }) => (
        <tr key={id}>
          <th scope="row" className="name">
            {browser}
            {here && <strong className="block text-moss">Dit apparaat</strong>}
          </th>
          <td data-heading="Netwerkadres" className="wrap-anywhere">
            {address}
          </td>
          <td data-heading="Laatst gebruikt">
            <Time at={seenAt} />
          </td>
          <td data-heading="Ingelogd">
            <Time at={since} />
          </td>
          <td>
            <button
              type="button"
              aria-busy={busy}
              aria-label={`Uitloggen: ${browser}${here ? ', dit apparaat' : ''}`}
              onClick={() =>
                run(adminRoute('device.destroy', { id }), {}, `${browser} is uitgelogd.`)
              }
              className="button"
            >
              Uitloggen
            </button>
          </td>
        </tr>
      ))}
    </Table>
  )
}
