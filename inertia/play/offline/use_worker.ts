import { useEffect, useState } from 'react'
import { canKeep, forgetGame } from './kept_game'

type Connection = { readonly connection?: { readonly saveData?: boolean } }
const savesData = () => (navigator as Navigator & Connection).connection?.saveData === true

/**
 * Lets the worker of a link keep its game once the page has loaded, or clears away what an earlier
 * visit kept when the shop does not want that any more.
 *
 * @param script the address of the worker
 * @param keeps null for a game that is never kept
 * @returns whether the game is kept
 */
export function useWorker(address: string, script: string, keeps: boolean | null, active: boolean) {
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (keeps === null || !canKeep()) return
    if (!keeps) return void forgetGame(address)
    if (!active || savesData()) return
    let left = false
    const begin = async () => {
      try {
        await navigator.serviceWorker.register(script, { scope: address })
        await navigator.serviceWorker.ready
        if (!left) setReady(true)
      } catch {
        /** Refused by the browser; the game is played with a line, as without all this. */
      }
    }
    const onLoad = () => void begin()
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad, { once: true })
    return () => {
      left = true
      window.removeEventListener('load', onLoad)
    }
  }, [address, script, keeps, active])

  return ready
}
