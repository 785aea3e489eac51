import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading'

/** The title of a page, with what can be done beside it; below it on a phone. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <Heading level={1} size="title">
      {title}
    </Heading>
    {children}
  </div>
)
