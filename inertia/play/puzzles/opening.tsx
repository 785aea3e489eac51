import type { RefObject } from 'react'
import { formatLongMoment } from '#domain/dutch_time'
import { Paragraphs } from '~/play/puzzles/material/material'
import { Heading } from '~/ui/heading'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  paragraphs: string[]
  picture: string
  /** Whether the game has just ended, which the picture celebrates for a moment. */
  celebrate: boolean
  /** When the link ends, while that still matters. */
  until: string | null
}

/** The top of a game: its title, its picture and its story, at the start and again at the end. */
export function Opening({ heading, title, paragraphs, picture, celebrate, until }: Props) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr]">
      <Heading level={1} focusable ref={heading}>
        {title}
      </Heading>
      <img
        src={picture}
        alt=""
        width="800"
        height="400"
        className={`case h-auto w-full lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start ${celebrate ? 'celebration' : ''}`}
      />
      <div className="text-lg">
        <Paragraphs paragraphs={paragraphs} />
        {until && (
          <p className="mt-4 text-base text-soft">
            Je kunt dit spel spelen tot {formatLongMoment(until)} uur.
          </p>
        )}
      </div>
    </section>
  )
}
