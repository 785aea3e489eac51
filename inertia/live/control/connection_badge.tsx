import { Icon, type IconName } from '~/ui/icon'
import type { Badge } from '~/live/channels/badge'

const SYMBOLS: Readonly<Record<Badge, { icon: IconName; text: string; color: string }>> = {
  live: { icon: 'checkmark', text: 'Live verbonden', color: 'text-moss' },
  connecting: { icon: 'clock', text: 'Verbinden…', color: 'text-soft' },
  polling: {
    icon: 'clock',
    text: 'Niet live: deze pagina kijkt om de paar seconden',
    color: 'text-blue',
  },
  gone: { icon: 'exclamation', text: 'Geen verbinding, wordt hersteld', color: 'text-error' },
}

/** Shows whether the screen is up to date. */
export function ConnectionBadge({ badge }: { badge: Badge }) {
  const { icon, text, color } = SYMBOLS[badge]
  return (
    <p role="status" className={`inline-flex items-center gap-2 font-semibold ${color}`}>
      <Icon name={icon} /> {text}
    </p>
  )
}
