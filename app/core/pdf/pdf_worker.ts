import { parentPort } from 'node:worker_threads'

export type Task = { readonly sheet: string; readonly data: unknown }
type Sheet = { readonly default: (data: unknown) => Promise<Buffer> }

/** Draws the documents that it is asked for, one by one, see `drawInWorker`. */
parentPort?.on('message', async ({ sheet, data }: Task) => {
  const { default: draw } = (await import(sheet)) as Sheet
  const bytes = await draw(data)
  parentPort?.postMessage(new Uint8Array(bytes))
})
