import type { RefObject } from 'react'
import { Paragraphs } from './material'

type Props = {
  kop: RefObject<HTMLHeadingElement | null>
  titel: string
  alineas: string[]
  plaat: string
  /** The end of the game: the picture celebrates for a moment. */
  feest: boolean
  /** When the link ends, while that still matters. */
  tot: string | null
}

const MOMENT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** The top of a game: its title, its picture and its story, at the start and again at the end. */
export function Opening({
  kop: heading,
  titel: title,
  alineas: paragraphs,
  plaat: picture,
  feest: celebrate,
  tot: until,
}: Props) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr]">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      <img
        src={picture}
        alt=""
        width="800"
        height="400"
        className={`kist h-auto w-full lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start ${celebrate ? 'feest' : ''}`}
      />
      <div className="text-lg">
        <Paragraphs alineas={paragraphs} />
        {until && (
          <p className="mt-4 text-base text-zacht">
            Je kunt dit spel spelen tot {MOMENT.format(new Date(until))} uur.
          </p>
        )}
      </div>
    </section>
  )
}
