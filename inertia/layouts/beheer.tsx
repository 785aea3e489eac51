import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { postJson } from '~/http'

/** The frame of the admin area: calm, the name of the shop and a way out. */
export function BeheerLayout({ children }: { children: ReactNode }) {
  const { winkel } = useGedeeld()

  async function logUit() {
    await postJson('/api/logout', {})
    router.visit('/login')
  }

  return (
    <div className="mx-auto max-w-[78rem] px-4 py-6 text-[0.95rem] sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-lijn pb-4">
        <p className="font-titel text-xl font-semibold">{winkel.naam}, beheer</p>
        <button type="button" onClick={logUit} className="knop">
          Uitloggen
        </button>
      </header>
      <main className="py-6">{children}</main>
    </div>
  )
}

export const inBeheer = (page: ReactNode) => <BeheerLayout>{page}</BeheerLayout>
