import { Actiecodeformulier, type Speelkeuze } from '~/components/beheer/actiecodeformulier'
import { ACTIECODESTANDEN, type Actiecode } from '~/components/beheer/actiecodes'
import { Auditregels, type Auditregel } from '~/components/beheer/auditregels'
import { Paneel } from '~/components/beheer/paneel'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  code: Actiecode | null
  spellen: Speelkeuze[]
  historie: Auditregel[]
}

export default function ActiecodePagina({ titel, code, spellen, historie }: Props) {
  const dialoog = useDialoog()
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[{ tekst: 'Actiecodes', href: '/dashboard/actiecodes' }, { tekst: titel }]}
      />
      <h1 className="text-3xl">{titel}</h1>
      {code && (
        <p>
          <strong>{hoofdletter(ACTIECODESTANDEN[code.stand])}.</strong> {gebruik(code.gebruikt)}.
        </p>
      )}
      <Actiecodeformulier key={code?.id} code={code} spellen={spellen} dialoog={dialoog} />
      {code && (
        <Paneel titel="Geschiedenis">
          <Auditregels regels={historie} leeg="Nog geen wijzigingen." />
        </Paneel>
      )}
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

ActiecodePagina.layout = inBeheer

const hoofdletter = (tekst: string) => tekst.charAt(0).toUpperCase() + tekst.slice(1)

const gebruik = (keer: number) =>
  keer === 0
    ? 'Nog niet gebruikt'
    : `Gebruikt bij ${keer} ${keer === 1 ? 'bestelling' : 'bestellingen'}`
