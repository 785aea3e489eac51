import { Worker } from 'node:worker_threads'
import { fewAtOnce } from '#app/core/jobs/few_at_once'
import type { Task } from '#app/core/pdf/pdf_worker'

/** A drawing that takes longer than this is given up. */
const PATIENCE_MS = 120_000

/** Each worker takes a hundred megabytes and a processor. */
const inTurn = fewAtOnce(2)

/** A worker loads for a second before its first document, so it waits a moment for another one. */
const STAYS_MS = 5_000
const idle = new Map<Worker, NodeJS.Timeout>()

/**
 * The worker needs the compiler of this process when it runs from the sources; the build is
 * JavaScript.
 */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const ENTRY = new URL(IS_SOURCE ? './pdf_worker.ts' : './pdf_worker.js', import.meta.url)
const COMPILER = new URL('../../../bin/typescript.ts', import.meta.url).href
const execArgv = IS_SOURCE ? [`--import=${COMPILER}`] : []

/**
 * Draws a document outside the process that serves requests: dozens of pages take seconds, in which
 * that process has to answer the taps of teams.
 * @param sheet the module whose default function draws it
 * @param data what that function takes; it is copied to the worker
 */
export function drawInWorker(sheet: string, data: unknown): Promise<Buffer> {
  return inTurn(() => draw(sheet, data))
}

function draw(sheet: string, data: unknown): Promise<Buffer> {
  const worker = takeWorker()
  return new Promise<Buffer>((resolve, reject) => {
    const ended = (code: number) => {
      clearTimeout(tooLate)
      reject(new Error(`The worker for ${sheet} ended with ${code}`))
    }
    const drawn = (bytes: Uint8Array) => {
      clearTimeout(tooLate)
      worker.off('error', reject).off('exit', ended)
      keepForNext(worker)
      resolve(Buffer.from(bytes))
    }
    const tooLate = setTimeout(() => {
      worker.off('message', drawn)
      reject(new Error(`${sheet} was not drawn within ${PATIENCE_MS} ms`))
      void worker.terminate()
    }, PATIENCE_MS)
    worker.once('error', reject).once('exit', ended).once('message', drawn)
    worker.postMessage({ sheet, data } satisfies Task)
  })
}

function takeWorker(): Worker {
  for (const [worker, end] of idle) {
    clearTimeout(end)
    idle.delete(worker)
    worker.ref()
    return worker
  }
  /** A worker that ends while it waits is forgotten. */
  const worker = new Worker(ENTRY, { execArgv }).on('error', () => {})
  return worker.once('exit', () => idle.delete(worker))
}

/** A worker that waits keeps no process open, and one that ends takes no work any more. */
function keepForNext(worker: Worker) {
  const end = setTimeout(() => {
    idle.delete(worker)
    void worker.terminate()
  }, STAYS_MS).unref()
  idle.set(worker, end)
  worker.unref()
}
