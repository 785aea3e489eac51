import { Link } from '@inertiajs/react'

/** Whether logging in takes two steps, and the way to change that. */
export const TwoFactorLink = ({ aan: on }: { aan: boolean }) => (
  <>
    Inloggen in twee stappen staat {on ? 'aan' : 'uit'}.{' '}
    <Link href="/dashboard/tweestaps" className="link inline-flex min-h-11 items-center">
      {on ? 'Bekijken of uitzetten' : 'Aanzetten'}
    </Link>
  </>
)
