import type { ReactNode } from 'react'

type Props = { id?: string; groot?: boolean; children: ReactNode }

/** The title of a screen, which takes the focus when the screen changes by itself. */
export function Title({ id, groot: large = false, children }: Props) {
  return (
    <h1
      id={id}
      tabIndex={-1}
      className={`outline-none wrap-anywhere ${large ? 'text-4xl' : 'text-3xl'}`}
    >
      {children}
    </h1>
  )
}
