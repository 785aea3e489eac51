import type { Badge } from '~/live/channels/badge'
import { Icon } from '~/ui/icon'

/** Says over every scene that what the hall sees may be old. */
export function LostLine({ badge }: { badge: Badge }) {
  return (
    <p role="status" className="screen-lost">
      {badge === 'gone' && (
        <span>
          <Icon name="exclamation" className="size-[1.1em]" /> Geen verbinding, wordt hersteld. De
          klok loopt door.
        </span>
      )}
    </p>
  )
}
