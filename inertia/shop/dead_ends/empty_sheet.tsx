import { Link } from '@inertiajs/react'
import { Heading } from '~/ui/heading'
import { fileAddress } from '~/ui/file_address'

type Props = {
  image: string
  alt: string
  heading: string
  text: string
  href: string
  link: string
}

/** A page with a picture, a sentence and a link: not found, under development, out of order. */
export function EmptySheet({ image, alt, heading, text, href, link }: Props) {
  return (
    <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-2 lg:gap-14">
      <img
        src={fileAddress(`/img/scenes/${image}`)}
        alt={alt}
        width="800"
        height="600"
        className="case w-full"
      />
      <div>
        <Heading level={1}>{heading}</Heading>
        <p className="mt-4 text-xl text-soft">{text}</p>
        <Link href={href} className="button mt-7">
          {link}
        </Link>
      </div>
    </div>
  )
}
