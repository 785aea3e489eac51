import { Link } from '@inertiajs/react'

/** Whether logging in takes two steps, and the way to change that. */
export const Tweestapslink = ({ aan }: { aan: boolean }) => (
  <>
    Inloggen in twee stappen staat {aan ? 'aan' : 'uit'}.{' '}
    <Link href="/dashboard/tweestaps" className="link inline-flex min-h-11 items-center">
      {aan ? 'Bekijken of uitzetten' : 'Aanzetten'}
    </Link>
  </>
)
