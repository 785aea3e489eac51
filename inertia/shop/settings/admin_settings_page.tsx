import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { DevicesLink } from '~/admin/shell/devices_link'
import { Panel } from '~/admin/shell/panel'
import { TwoFactorLink } from '~/admin/shell/two_factor_link'
import { HolidayForm } from './holiday_form'
import { AlarmsPanel } from './alarms_panel'
import { ShopForm } from './shop_form'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  data: Data.Shop.Settings.ShopData
  seen: string
  holiday: Data.Shop.Settings.Holiday
  texts: { path: string; title: string }[]
  /** The address that alarms are mailed to. */
  alarmsTo: string
  /** Whether somebody outside notices when the shop is silent. */
  watchedFromOutside: boolean
  /** Whether this admin logs in with a second factor. */
  twoFactor: boolean
}

export default function Settings(props: Props) {
  const { title, data, seen, holiday, texts, alarmsTo, watchedFromOutside, twoFactor } = props
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <ShopForm data={data} seen={seen} />
      <HolidayForm holiday={holiday} />
      <AlarmsPanel to={alarmsTo} watched={watchedFromOutside} />
      <Panel title="Teksten">
        <p>De teksten van de informatiepagina’s, blok voor blok te wijzigen.</p>
        <ul className="mt-1">
          {texts.map(({ path, title: text }) => (
            <li key={path}>
              <Link
                href={adminUrlFor('information_text.edit', { tekst: path })}
                className="link inline-flex min-h-11 items-center"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Agenda">
          <Way href={adminUrlFor('calendar_address.show')} link="Zet je avonden in je agenda">
            Je geboekte avonden in de agenda van je telefoon, die zichzelf bijwerkt.
          </Way>
        </Panel>
        <LoginPanel twoFactor={twoFactor} />
        <Panel title="Beheerders">
          <Way href={adminUrlFor('account.index')} link="Bekijk de beheerders">
            Wie mag hier inloggen, en waarvoor?
          </Way>
        </Panel>
        <Panel title="Gegevens">
          <Way href={adminUrlFor('personal_data.index')} link="Zoek op e-mailadres">
            Vraagt iemand wat je bewaart, of wil iemand vergeten worden?
          </Way>
        </Panel>
        <Panel title="Reservekopie">
          <Way href={adminUrlFor('backup.index')} link="Bekijk de reservekopieën">
            Wanneer is er voor het laatst een kopie van je winkel gemaakt?
          </Way>
        </Panel>
        <Panel title="Logboek">
          <Way href={adminUrlFor('audit_log.index')} link="Bekijk het logboek">
            Wie heeft wat gewijzigd, en wanneer?
          </Way>
        </Panel>
      </div>
    </div>
  )
}

Settings.layout = inAdmin

type WayProps = { href: string; link: string; children?: ReactNode }

/** A sentence with the way to another page. */
function Way({ href, link, children }: WayProps) {
  return (
    <p>
      {children}{' '}
      <Link href={href} className="link flex min-h-11 w-fit items-center">
        {link}
      </Link>
    </p>
  )
}

function LoginPanel({ twoFactor }: { twoFactor: boolean }) {
  return (
    <Panel title="Inloggen">
      <p>
        <TwoFactorLink on={twoFactor} />
      </p>
      <Way href={adminUrlFor('password.edit')} link="Wachtwoord wijzigen" />
      <p>
        <DevicesLink />
      </p>
    </Panel>
  )
}
