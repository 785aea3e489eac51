import { Auditregels, type Auditregel } from '~/components/beheer/auditregels'
import { Bladzijden } from '~/components/beheer/bladzijden'
import { Paneel } from '~/components/beheer/paneel'
import { Zoekbalk } from '~/components/beheer/zoekbalk'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  zoek: string
  regels: Auditregel[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

const PAD = '/dashboard/instellingen/logboek'

export default function Logboek({ titel, zoek, regels, bladzijde, bladzijden, aantal }: Props) {
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[{ tekst: 'Instellingen', href: '/dashboard/instellingen' }, { tekst: titel }]}
      />
      <h1 className="text-3xl">{titel}</h1>
      <Zoekbalk pad={PAD} zoek={zoek} label="Zoek op wie, of op wat er gewijzigd is" />
      <Paneel titel={aantal === 1 ? '1 wijziging' : `${aantal} wijzigingen`}>
        <Auditregels
          regels={regels}
          leeg={
            zoek === ''
              ? 'Er is nog niets gewijzigd. Wat beheerders wijzigen, komt hier te staan.'
              : `Niets gevonden met '${zoek}'.`
          }
        />
        <Bladzijden pad={PAD} vraag={{ zoek }} bladzijde={bladzijde} bladzijden={bladzijden} />
      </Paneel>
    </div>
  )
}

Logboek.layout = inBeheer
