import { useCallback } from 'react'
import type { Run } from './game_panel'
import { useShared } from '~/ui/hooks/use_shared'
import { adminRoute, adminUrlFor, asGameMaster } from '~/wire/admin_routes'

/** The addresses of the pages and calls of an evening, for an owner or for a game master. */
export function useEveningAddresses(customerId: number) {
  const owner = useShared().role === 'eigenaar'
  const snapshot = adminRoute('customer.show', { id: customerId })
  const [settings, lobby] = owner
    ? (['customer_screen.settings', 'customer_screen.lobby'] as const)
    : (['game_master.customer_screen.settings', 'game_master.customer_screen.lobby'] as const)
  return {
    owner,
    source: owner ? snapshot : asGameMaster(snapshot),
    settings: adminUrlFor(settings, { klantId: customerId }),
    lobby: adminUrlFor(lobby, { klantId: customerId }),
    authEndpoint: owner
      ? adminUrlFor('admin_channel.store')
      : adminUrlFor('game_master.game_master_channel.store', { id: customerId }),
  }
}

/** Sends a press on an evening's page to the owner's or the game master's address. */
export function useEveningRun(run: Run): Run {
  const owner = useShared().role === 'eigenaar'
  return useCallback<Run>(
    (route, ...payload) => run(owner ? route : asGameMaster(route), ...payload),
    [run, owner]
  )
}
