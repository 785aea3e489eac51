import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { ZipFile } from 'yazl'
import { asColumn } from '#app/core/database/dialect'
import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import {
  exportFile,
  forgetExport,
  makeRoom,
  unfinishedFile,
} from '#app/shop/bookkeeping/exports/export_files'
import { papersOf } from '#app/shop/bookkeeping/papers'
import { papersCsv } from '#app/shop/bookkeeping/papers_csv'
import { daysOf, readPeriod, type Days } from '#domain/shop/bookkeeping/periods'
import { ONGOING_EXPORT } from '#domain/shop/bookkeeping/invoice_export'
import type Invoice from '#models/shop/money/invoice'
import InvoiceExport from '#models/shop/money/invoice_export'

/** Another run took over, or somebody cancelled. */
class Stopped extends Error {}

/**
 * Makes the zip of an export, paper by paper, and tells after each how far it is. A run whose export
 * was cancelled, or that a later run took over, leaves nothing.
 */
export async function makeExport(id: number) {
  const run = randomUUID()
  if (!(await begin(id, run))) return
  const file = unfinishedFile(id, run)
  try {
    await makeRoom()
    await forgetExport(id)
    const { period } = await InvoiceExport.findOrFail(id)
    await writeZip(file, period, (done) => change(id, run, { done }))
    await rename(file, exportFile(id))
    await change(id, run, { status: 'klaar', openForPeriod: null })
  } catch (error) {
    await rm(file, { force: true }).catch(() => {})
    if (error instanceof Stopped) return rm(exportFile(id), { force: true })
    logger.error({ err: error }, 'the zip with invoices failed')
    await change(id, run, { status: 'mislukt', openForPeriod: null }).catch(() => {})
  }
}

/** Takes the export for this run, also when an earlier run broke off. */
async function begin(id: number, run: string): Promise<boolean> {
  const [taken] = await InvoiceExport.query()
    .where('id', id)
    .whereIn('status', [...ONGOING_EXPORT])
    .update({ run, status: 'bezig', done: 0, updatedAt: now() })
  return Number(taken) > 0
}

/** @throws Stopped when the export is no longer of this run */
async function change(id: number, run: string, fields: Readonly<Record<string, unknown>>) {
  const [changed] = await InvoiceExport.query()
    .where({ id, run, status: 'bezig' })
    .update({ ...fields, updatedAt: now() })
  if (Number(changed) === 0) throw new Stopped()
}

const now = () => asColumn(DateTime.utc())

/** Writes the papers and their list. The zip streams to the disk, so its size is of no matter. */
async function writeZip(file: string, period: string, tell: (done: number) => Promise<void>) {
  const zip = new ZipFile()
  const stop = new AbortController()
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }), {
    signal: stop.signal,
  })
  /** It is looked at below; until then a failure of the disk is no unhandled one. */
  written.catch(() => {})
  try {
    const papers = await papersOf(daysNamed(period))
    for (const [index, paper] of papers.entries()) {
      await tell(index)
      zip.addBuffer(await drawn(paper), `${paper.kind}-${paper.number}.pdf`, {
        mtime: dated(paper),
      })
    }
    await tell(papers.length)
    zip.addBuffer(Buffer.from(await papersCsv(papers)), `facturen-${period}.csv`)
    zip.end()
    await written
  } catch (error) {
    stop.abort()
    await written.catch(() => {})
    throw error
  }
}

const drawn = ({ content }: Invoice) =>
  drawInWorker('#app/shop/bookkeeping/exports/drawn_invoice', content)

const dated = ({ content }: Invoice) => new Date(`${content.date}T12:00:00Z`)

/** @throws when it is no name of a period, which is only stored after it was read */
function daysNamed(name: string): Days {
  const period = readPeriod(name)
  if (!period.ok) throw new Error(`${name} is no period`)
  return daysOf(period.value)
}
