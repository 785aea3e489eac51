import { Icoon, type IcoonNaam } from '~/components/ui/icoon'
import type { Badge } from '~/realtime/badge'

const TEKENS: Readonly<Record<Badge, { icoon: IcoonNaam; tekst: string; kleur: string }>> = {
  live: { icoon: 'vinkje', tekst: 'Live verbonden', kleur: 'text-mos' },
  verbindt: { icoon: 'klok', tekst: 'Verbinden…', kleur: 'text-zacht' },
  peilt: {
    icoon: 'klok',
    tekst: 'Niet live: deze pagina kijkt om de paar seconden',
    kleur: 'text-blauw',
  },
  weg: { icoon: 'uitroep', tekst: 'Geen verbinding, wordt hersteld', kleur: 'text-fout' },
}

/** Whether what is on the screen is what happens. */
export function Verbindingsbadge({ badge }: { badge: Badge }) {
  const { icoon, tekst, kleur } = TEKENS[badge]
  return (
    <p role="status" className={`inline-flex items-center gap-2 font-semibold ${kleur}`}>
      <Icoon naam={icoon} /> {tekst}
    </p>
  )
}
