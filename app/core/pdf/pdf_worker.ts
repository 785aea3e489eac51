import { parentPort, workerData } from 'node:worker_threads'

type Task = { readonly sheet: string; readonly data: unknown }
type Sheet = { readonly default: (data: unknown) => Promise<Buffer> }

/** Draws one document and ends, see `drawInWorker`. */
const { sheet, data } = workerData as Task
const { default: draw } = (await import(sheet)) as Sheet
const bytes = await draw(data)
parentPort?.postMessage(new Uint8Array(bytes))
