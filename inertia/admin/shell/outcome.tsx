import type { ReactNode } from 'react'

/** What was done; read aloud when it changes. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="font-semibold text-moss">
      {children}
    </p>
  )
}
