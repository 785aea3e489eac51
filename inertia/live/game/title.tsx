import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading'

type Props = { id?: string; large?: boolean; children: ReactNode }

/** The title of a screen. It takes the focus when the screen changes by itself. */
export function Title({ id, large = false, children }: Props) {
  return (
    <Heading
      level={1}
      size={large ? 'notice' : 'title'}
      focusable
      id={id}
      className="wrap-anywhere"
    >
      {children}
    </Heading>
  )
}
