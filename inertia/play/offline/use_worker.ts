import { useEffect, useState } from 'react'
import { canKeep, forgetGame } from './kept_game'

type Connection = { readonly connection?: { readonly saveData?: boolean } }
const savesData = () => (navigator as Navigator & Connection).connection?.saveData === true

/**
 * The waits between a try that failed and the next one; after the last of them, the next visit
 * tries.
 */
const PAUSES_MS = [2_000, 8_000, 30_000, 60_000, 120_000]

/**
 * Lets the worker of a link keep its game once the page has loaded, or clears away what an earlier
 * visit kept when the shop does not want that any more. On a poor line the worker may miss a file;
 * it is tried again, and goes on where it was.
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
    let timer: number | undefined
    const attempt = async (tries: number) => {
      const isKept = await install(address, script).catch(() => false)
      if (left) return
      if (isKept) return setReady(true)
      const pause = PAUSES_MS[tries]
      if (pause !== undefined) timer = window.setTimeout(() => void attempt(tries + 1), pause)
    }
    const onLoad = () => void attempt(0)
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad, { once: true })
    return () => {
      left = true
      window.clearTimeout(timer)
      window.removeEventListener('load', onLoad)
    }
  }, [address, script, keeps, active])

  return ready
}

/** Registers the worker, and tells whether it keeps everything; rejects when the browser refuses. */
async function install(address: string, script: string): Promise<boolean> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(script, {
    scope: address,
  })
  /** A newer worker that fails leaves the one before it at work. */
  const worker = active ?? waiting ?? installing
  return worker !== null && (await outcomeOf(worker))
}

/** Whether a worker becomes active. */
const outcomeOf = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', check)
    check()
  })
