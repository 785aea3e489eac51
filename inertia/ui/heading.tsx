import type { ComponentProps } from 'react'

/** The sizes of headings, from the largest to the smallest. */
const SIZES = {
  welcome: 'text-[2.6rem] sm:text-[3.4rem] xl:text-[4rem]',
  poster: 'text-[2.5rem] sm:text-6xl',
  page: 'text-4xl sm:text-5xl',
  notice: 'text-4xl',
  chapter: 'text-3xl sm:text-4xl',
  title: 'text-3xl',
  largeCard: 'text-[1.75rem] sm:text-[2rem]',
  section: 'text-2xl sm:text-3xl',
  card: 'text-2xl sm:text-[1.7rem]',
  part: 'text-2xl',
  question: 'text-xl sm:text-2xl',
  panel: 'text-xl',
  detail: 'text-lg',
  /** Under a house of the street, where the longest name of a room has to fit half a phone. */
  house: 'text-base sm:text-lg',
  /** The heading of the big screen, whose own style sheet sets the size from that of the screen. */
  screen: '',
  /** The heading is for screen readers only. */
  hidden: 'sr-only',
} as const

const USUAL = { 1: 'page', 2: 'part', 3: 'detail' } as const

type Props = ComponentProps<'h1'> & {
  level: 1 | 2 | 3
  /** The size follows from the level when none is given: the page, a part of it, a detail. */
  size?: keyof typeof SIZES
  /** Takes the focus when the page brings the reader there. */
  focusable?: boolean
}

/** A heading of a page: its level says where it belongs, its size how it looks. */
export function Heading({ level, size, focusable = false, className, ...rest }: Props) {
  const Tag = `h${level}` as const
  const classes = [SIZES[size ?? USUAL[level]], focusable && 'outline-none', className]
  return (
    <Tag
      tabIndex={focusable ? -1 : undefined}
      className={classes.filter(Boolean).join(' ') || undefined}
      {...rest}
    />
  )
}
