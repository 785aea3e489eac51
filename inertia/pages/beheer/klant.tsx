import { Klantformulier } from '~/components/beheer/klantformulier'
import { Klantspellen } from '~/components/beheer/klantspellen'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { useLive } from '~/hooks/use_live'
import { inBeheer } from '~/layouts/beheer'
import type { Klantsnapshot } from '~/types_live'

type Props = { titel: string; snapshot: Klantsnapshot }

export default function Klant({ snapshot: begin }: Props) {
  const dialoog = useDialoog()
  const { snapshot: klant, doe } = useLive(begin, `/api/dashboard/klant/${begin.id}`, true)

  return (
    <div className="space-y-5">
      <Kruimelpad kruimels={[{ tekst: 'Klanten', href: '/dashboard' }, { tekst: klant.name }]} />
      <h1 className="text-3xl">{klant.name}</h1>
      <Klantformulier klant={klant} doe={doe} dialoog={dialoog} />
      <Klantspellen klant={klant} doe={doe} />
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Klant.layout = inBeheer
