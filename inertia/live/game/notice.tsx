import type { ReactNode } from 'react'
import { Title } from './title'

type Props = {
  title: string
  text: string
  error?: boolean
  /** A drawing that says nothing that the text does not. */
  picture?: ReactNode
  /** What to do now. */
  children?: ReactNode
}

/** A notice that fills the whole screen. */
export function Notice({ title, text, error, picture, children }: Props) {
  return (
    <div className="pt-10 text-center">
      {picture && <div className="mb-7">{picture}</div>}
      <Title large>{title}</Title>
      <p role={error ? 'alert' : 'status'} className="mt-5 text-xl">
        {text}
      </p>
      {children && <p className="mx-auto mt-4 max-w-prose text-lg text-soft">{children}</p>}
    </div>
  )
}
