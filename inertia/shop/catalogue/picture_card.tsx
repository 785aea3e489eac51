import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { fileAddress } from '~/ui/file_address'
import { Heading } from '~/ui/heading'

type Props = {
  href: string
  /** The name of a drawing in `img/items`. */
  image: string
  title: string
  /** Whether the card is smaller, to stand beside other things. */
  small?: boolean
  children: ReactNode
}

/** A drawing with a title that is the link; the whole card follows it. */
export function PictureCard({ href, image, title, small = false, children }: Props) {
  return (
    <li className="case card-transition linked-card relative overflow-hidden">
      <img
        src={fileAddress(`/img/items/${image}`)}
        alt=""
        width="800"
        height="600"
        loading="lazy"
        className="aspect-16/10 w-full border-b-2 border-line bg-surface-deep object-cover"
      />
      <div className={small ? 'p-4' : 'p-5'}>
        <Heading level={3} size={small ? 'panel' : 'part'}>
          <Link
            href={href}
            className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none"
          >
            {title}
          </Link>
        </Heading>
        <p className={small ? 'text-soft' : 'mt-2 text-soft'}>{children}</p>
      </div>
    </li>
  )
}
