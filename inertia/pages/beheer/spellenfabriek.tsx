import { Link, router } from '@inertiajs/react'
import type { Teamcode } from '~/components/beheer/qr_kaart'
import { QrKaarten } from '~/components/beheer/qr_kaarten'
import { Repetitie } from '~/components/beheer/repetitie'
import { Spelinstellingen } from '~/components/beheer/spelinstellingen'
import { statustekst } from '~/components/beheer/statustekst'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { useLive } from '~/hooks/use_live'
import { inBeheer } from '~/layouts/beheer'
import type { Klantsnapshot } from '~/types_live'

type Props = { titel: string; snapshot: Klantsnapshot; codes: Teamcode[] }

export default function Spellenfabriek({ snapshot: begin, codes }: Props) {
  const dialoog = useDialoog()
  const { snapshot, doe } = useLive(begin, `/api/dashboard/klant/${begin.id}`, true)
  const { id, name, spellenfabriek: spel } = snapshot
  const herlaad = () => router.reload()
  if (!spel) return null

  return (
    <div className="space-y-5">
      <div className="niet-printen space-y-4">
        <Kruimelpad
          kruimels={[
            { tekst: 'Klanten', href: '/dashboard' },
            { tekst: name, href: `/dashboard/klant/${id}` },
            { tekst: 'Spellenfabriek' },
          ]}
        />
        <h1 className="text-3xl">Spellenfabriek van {name}</h1>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {statustekst(spel.status)}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link href={`/dashboard/klant/spellenfabriek/${id}/rondes`} className="link">
              Rondes en uitslagen
            </Link>
            <Link href={`/dashboard/klant/spellenfabriek/${id}/lobby`} className="knop knop-lak">
              Ga naar spel verzamelpunt
            </Link>
          </div>
        </div>
      </div>
      <Spelinstellingen snapshot={snapshot} spel={spel} doe={doe} onOpgeslagen={herlaad} />
      <QrKaarten
        snapshot={snapshot}
        codes={codes}
        doe={doe}
        dialoog={dialoog}
        onVeranderd={herlaad}
      />
      <Repetitie snapshot={snapshot} spel={spel} doe={doe} />
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Spellenfabriek.layout = inBeheer
