import type { ReactNode } from 'react'
import { useShared } from '~/ui/hooks/use_shared'

/** The frame around a team's screen: only the game. */
export function LiveLayout({ children }: { children: ReactNode }) {
  const { shop } = useShared()
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-[46rem] flex-1 px-4 pb-10">{children}</main>
      <footer className="px-4 py-5 text-center text-sm text-soft">{shop.name}</footer>
    </div>
  )
}

export const inLive = (page: ReactNode) => <LiveLayout>{page}</LiveLayout>
