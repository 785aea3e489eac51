import { Icon, type IconName } from '~/ui/icon'
import type { Badge } from '~/live/channels/badge'

const SYMBOLS: Readonly<Record<Badge, { icoon: IconName; tekst: string; kleur: string }>> = {
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
export function ConnectionBadge({ badge }: { badge: Badge }) {
  const { icoon: icon, tekst: text, kleur: color } = SYMBOLS[badge]
  return (
    <p role="status" className={`inline-flex items-center gap-2 font-semibold ${color}`}>
      <Icon naam={icon} /> {text}
    </p>
  )
}
