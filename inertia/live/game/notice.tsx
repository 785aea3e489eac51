import type { ReactNode } from 'react'
import { Title } from './title'

type Props = {
  title: string
  text: string
  error?: boolean
  /** What to do now. */
  children?: ReactNode
}

/** A notice that fills the whole screen. */
export function Notice({ title, text, error, children }: Props) {
  return (
    <div className="pt-10 text-center">
      <Title large>{title}</Title>
      <p role={error ? 'alert' : 'status'} className="mt-5 text-xl">
        {text}
      </p>
      {children && <p className="mx-auto mt-4 max-w-prose text-lg text-soft">{children}</p>}
    </div>
  )
}
