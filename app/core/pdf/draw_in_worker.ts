import { Worker } from 'node:worker_threads'
import { fewAtOnce } from '#app/core/jobs/few_at_once'

/** A sheet that takes longer than this never comes. */
const PATIENCE_MS = 120_000

/** Each worker takes a hundred megabytes and a processor. */
const inTurn = fewAtOnce(2)

/** In the sources the worker needs the compiler that this process has; the build is JavaScript. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const ENTRY = new URL(IS_SOURCE ? './pdf_worker.ts' : './pdf_worker.js', import.meta.url)
const execArgv = IS_SOURCE ? ['--import=@poppinss/ts-exec'] : []

/**
 * Draws a document beside the process that serves requests. Dozens of pages take seconds, and in
 * those seconds teams elsewhere tap.
 *
 * @param sheet the module whose default function draws it
 * @param data what that function takes; it is copied to the worker
 */
export function drawInWorker(sheet: string, data: unknown): Promise<Buffer> {
  return inTurn(() => draw(sheet, data))
}

function draw(sheet: string, data: unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData: { sheet, data }, execArgv })
    const tooLate = setTimeout(() => {
      reject(new Error(`${sheet} was not drawn within ${PATIENCE_MS} ms`))
      void worker.terminate()
    }, PATIENCE_MS)
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(tooLate)
      reject(new Error(`The worker for ${sheet} ended with ${code}`))
    })
  })
}
