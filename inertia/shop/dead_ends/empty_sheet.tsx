import { Link } from '@inertiajs/react'

type Props = {
  afbeelding: string
  alt: string
  kop: string
  tekst: string
  href: string
  link: string
}

/** A page that has a picture, a sentence and a way on: not found, under development, out of order. */
export function EmptySheet({
  afbeelding: image,
  alt,
  kop: heading,
  tekst: text,
  href,
  link,
}: Props) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-14">
      <img
        src={`/img/scenes/${image}`}
        alt={alt}
        width="800"
        height="600"
        className="kist w-full"
      />
      <div>
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        <p className="mt-4 text-xl text-zacht">{text}</p>
        <Link href={href} className="knop mt-7">
          {link}
        </Link>
      </div>
    </div>
  )
}
