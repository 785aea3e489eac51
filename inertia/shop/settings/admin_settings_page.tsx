import { Link } from '@inertiajs/react'
import { Panel } from '~/admin/shell/panel'
import { TwoFactorLink } from '~/admin/shell/two_factor_link'
import { HolidayForm, type HolidayState } from './holiday_form'
import { ShopForm, type ShopData } from './shop_form'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  gegevens: ShopData
  gezien: string
  vakantie: HolidayState
  teksten: { naam: string; titel: string }[]
  /** Whether this admin logs in with a second factor. */
  tweestaps: boolean
}

export default function Settings(props: Props) {
  const {
    titel: title,
    gegevens: data,
    gezien: seen,
    vakantie: holiday,
    teksten: texts,
    tweestaps: twoFactor,
  } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <ShopForm gegevens={data} gezien={seen} />
      <HolidayForm vakantie={holiday} />
      <Panel titel="Teksten">
        <p>De teksten van de informatiepagina's, blok voor blok te wijzigen.</p>
        <ul className="mt-1">
          {texts.map(({ naam: name, titel: text }) => (
            <li key={name}>
              <Link
                href={`/dashboard/instellingen/teksten/${name}`}
                className="link inline-flex min-h-11 items-center"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel titel="Inloggen">
        <p>
          <TwoFactorLink aan={twoFactor} />
        </p>
        <p>
          <Link href="/dashboard/wachtwoord" className="link inline-flex min-h-11 items-center">
            Wachtwoord wijzigen
          </Link>
        </p>
      </Panel>
      <Panel titel="Logboek">
        <p>
          Wie heeft wat gewijzigd, en wanneer?{' '}
          <Link
            href="/dashboard/instellingen/logboek"
            className="link inline-flex min-h-11 items-center"
          >
            Bekijk het logboek
          </Link>
        </p>
      </Panel>
    </div>
  )
}

Settings.layout = inAdmin
