import { Alarmlijst, Maillijst, type Alarm, type Mail } from '~/components/beheer/aandachtlijsten'
import { Bestellijst, type Bestelregel } from '~/components/beheer/bestellijst'
import { Paneel } from '~/components/beheer/paneel'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; alarmen: Alarm[]; mails: Mail[]; bestellingen: Bestelregel[] }

export default function Aandacht({ titel, alarmen, mails, bestellingen }: Props) {
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <Alarmlijst alarmen={alarmen} />
      <Maillijst mails={mails} />
      <Paneel titel="Laatste bestellingen">
        {bestellingen.length === 0 ? (
          <p className="text-zacht">Nog geen bestellingen.</p>
        ) : (
          <Bestellijst bestellingen={bestellingen} />
        )}
      </Paneel>
    </div>
  )
}

Aandacht.layout = inBeheer
