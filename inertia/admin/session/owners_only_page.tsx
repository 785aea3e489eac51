import { Link } from '@inertiajs/react'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

export default function OwnersOnly({ title }: { title: string }) {
  return (
    <div className="panel max-w-[36rem] space-y-4">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p>Met jouw account leid je avonden. Bestellingen, geld en instellingen ziet een eigenaar.</p>
      <p>
        <Link href={adminUrlFor('dashboard.index')} className="button">
          Naar de avonden
        </Link>
      </p>
    </div>
  )
}

OwnersOnly.layout = inAdmin
