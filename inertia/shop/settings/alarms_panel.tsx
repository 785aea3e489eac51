import { Panel } from '~/admin/shell/panel'

type Props = {
  to: string
  /** Whether somebody outside notices when the shop is silent. */
  watched: boolean
}

/** Where alarms go, and whether anybody notices a shop that cannot send them. */
export function AlarmsPanel({ to, watched }: Props) {
  return (
    <Panel title="Alarmen">
      <p>
        Gaat er iets mis waar jij naar moet kijken, dan mailen we dat meteen naar{' '}
        <strong className="wrap-anywhere">{to}</strong>. Is het vanzelf weer in orde, dan hoor je
        dat ook. Je wijzigt dit adres bij de winkelgegevens.
      </p>
      <p className="mt-2 text-soft">
        {watched
          ? 'Een dienst van buiten let op of de winkel nog leeft, en waarschuwt als ze stil wordt.'
          : 'Niemand van buiten let op of de winkel nog leeft. Ligt ze helemaal stil, dan komt er dus ook geen mail. Vraag wie de winkel onderhoudt om dat in te stellen.'}
      </p>
    </Panel>
  )
}
