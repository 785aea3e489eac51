import { Link } from '@inertiajs/react'
import type { Place } from './menu'
import { LineDrawing } from '~/ui/icon'
import { useShared } from '~/ui/hooks/use_shared'

type Props = { place: Place; path: string; className: string }

/** A place of the menu with its sign, and how much waits there. */
export function MenuLink({ place, path, className }: Props) {
  const { waiting } = useShared()
  return (
    <Link
      href={place.href}
      aria-current={place.here.test(path) ? 'page' : undefined}
      className={className}
    >
      <LineDrawing path={place.sign} className="menu-sign" />
      <span className="min-w-0">{place.text}</span>
      <Waits count={place.waiting ? (waiting?.[place.waiting] ?? 0) : 0} urgent={place.waiting} />
    </Link>
  )
}

/** How much waits; it shows nothing for zero. */
export function Waits({ count, urgent }: { count: number; urgent?: string }) {
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className={`menu-count ${urgent === 'alarms' ? 'menu-alarm' : ''}`}>
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">, {count} te doen</span>
    </>
  )
}
