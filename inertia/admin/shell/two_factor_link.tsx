import { Link } from '@inertiajs/react'
import { adminUrlFor } from '~/wire/admin_routes'

/** Whether a login takes two steps, with the link to change that. */
export const TwoFactorLink = ({ on }: { on: boolean }) => (
  <>
    Inloggen in twee stappen staat {on ? 'aan' : 'uit'}.{' '}
    <Link href={adminUrlFor('two_factor.edit')} className="link flex min-h-11 w-fit items-center">
      {on ? 'Bekijken of uitzetten' : 'Aanzetten'}
    </Link>
  </>
)
