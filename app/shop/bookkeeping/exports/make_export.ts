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
import { ublInvoice } from '#app/shop/bookkeeping/ubl_invoice'
import { eInvoice } from '#domain/shop/bookkeeping/e_invoice'
import { daysOf, readPeriod, type Days } from '#domain/shop/bookkeeping/periods'
import { EXPORT_MOVES, madeBy } from '#domain/shop/bookkeeping/invoice_export'
import type Invoice from '#models/shop/money/invoice'
import InvoiceExport from '#models/shop/money/invoice_export'

type Draw = (paper: Invoice) => Promise<Buffer>

/** Another run took over, or somebody cancelled. */
class Stopped extends Error {}

/**
 * Makes the zip of an export, paper by paper, and tells after each how far it is. A run whose export
 * was cancelled, or that a later run took over, leaves nothing.
 *
 * @param draw how a paper is drawn
 */
export async function makeExport(id: number, draw: Draw = inWorker) {
  const run = randomUUID()
  if (!(await begin(id, run))) return
  const [file, zip] = [unfinishedFile(id, run), exportFile(id, run)]
  try {
    await makeRoom()
    const { period } = await InvoiceExport.findOrFail(id)
    await writeZip(file, await papersOf(daysNamed(period)), {
      ...{ period, draw, tell: (done) => change(id, run, { done }) },
    })
    await rename(file, zip)
    await change(id, run, { status: EXPORT_MOVES.finish.to, openForPeriod: null })
    /** Deletes the files of a run that broke off with its process. */
    await forgetExport(id, run)
  } catch (error) {
    for (const own of [file, zip]) await rm(own, { force: true }).catch(() => {})
    if (error instanceof Stopped) return
    logger.error({ err: error }, 'the zip with invoices failed')
    const failed = { status: EXPORT_MOVES.fail.to, openForPeriod: null }
    await change(id, run, failed).catch(() => {})
  }
}

/** Takes the export for this run, also when an earlier run broke off. */
async function begin(id: number, run: string): Promise<boolean> {
  const [taken] = await InvoiceExport.query()
    .where('id', id)
    .whereIn('status', [...EXPORT_MOVES.begin.from])
    .update({ ...madeBy(run), done: 0, updatedAt: now() })
  return Number(taken) > 0
}

/** @throws Stopped when the export is no longer of this run */
async function change(id: number, run: string, fields: Readonly<Record<string, unknown>>) {
  const [changed] = await InvoiceExport.query()
    .where({ id, ...madeBy(run) })
    .update({ ...fields, updatedAt: now() })
  if (Number(changed) === 0) throw new Stopped()
}

const now = () => asColumn(DateTime.utc())

type Writing = {
  readonly period: string
  readonly draw: Draw
  /** Hears how many papers are done, before each paper and after the last one. */
  readonly tell: (done: number) => Promise<void>
}

/**
 * Writes the papers, the electronic one beside each for a business, and their list. The zip streams to
 * the disk, so its size is of no matter.
 */
async function writeZip(file: string, papers: readonly Invoice[], { period, draw, tell }: Writing) {
  const zip = new ZipFile()
  const stop = new AbortController()
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }), {
    signal: stop.signal,
  })
  /**
   * The failure is handled below. Until then this prevents an unhandled rejection when the disk
   * fails.
   */
  written.catch(() => {})
  try {
    for (const [index, paper] of papers.entries()) {
      await tell(index)
      const [name, options] = [`${paper.kind}-${paper.number}`, { mtime: dated(paper) }]
      zip.addBuffer(await draw(paper), `${name}.pdf`, options)
      const electronic = eInvoice(paper.content)
      if (electronic.ok)
        zip.addBuffer(Buffer.from(ublInvoice(electronic.value)), `${name}.xml`, options)
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

const inWorker: Draw = ({ content }) =>
  drawInWorker('#app/shop/bookkeeping/exports/drawn_invoice', content)

const dated = ({ content }: Invoice) => new Date(`${content.date}T12:00:00Z`)

/** @throws when it is no name of a period, which is only stored after it was read */
function daysNamed(name: string): Days {
  const period = readPeriod(name)
  if (!period.ok) throw new Error(`${name} is no period`)
  return daysOf(period.value)
}
