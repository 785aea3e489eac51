import { execFileSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { exportFile, exportFolder } from '#app/shop/bookkeeping/exports/export_files'
import { makeExport } from '#app/shop/bookkeeping/exports/make_export'
import { createCreditNote, createInvoice } from '#app/shop/invoices/create_invoice'
import AuditEntry from '#models/admin/audit_entry'
import Invoice from '#models/shop/money/invoice'
import InvoiceExport from '#models/shop/money/invoice_export'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { headerOf, present } from '#tests/helpers/present'
import * as dossier from '#tests/helpers/shop/stored_records'

const CALL = '/api/dashboard/boekhouding/zip'
const PERIOD = '2026-K2'
const AT = DateTime.fromISO('2026-05-04T12:00:00Z')

type Made = { id: number; status: string; done: number; total: number; at: string }

async function invoices(count: number) {
  for (let index = 0; index < count; index++) {
    const order = await dossier.orderOf(AT.plus({ days: index }))
    await inTransaction((trx) => createInvoice(trx, order, AT.plus({ days: index })))
  }
}

/** An order that was paid back, with its invoice and its credit note. */
async function paidBack(at: DateTime) {
  const order = await dossier.orderOf(at, { status: 'terugbetaald' })
  await dossier.refundOf(order, at, order.totalCents)
  await inTransaction((trx) => createCreditNote(trx, order.id, null, at))
}

const shown = async (browser: Browser) =>
  pageProps<{ exports: Made[] }>(await browser.open(`/dashboard/boekhouding?periode=${PERIOD}`))
    .exports[0]

/** The file that the last zip should be. */
async function nameOfZip() {
  const { id, run } = await InvoiceExport.query().orderBy('id', 'desc').firstOrFail()
  return basename(exportFile(id, present(run, 'the run')))
}

const files = () => readdir(exportFolder()).catch((): string[] => [])

/** A way to draw that stops before the paper with this number, until it may go on. */
function heldBefore(number: number) {
  const [reached, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const draw = async ({ sequenceNumber }: Invoice) => {
    if (sequenceNumber === number) {
      reached.resolve()
      await mayGoOn.promise
    }
    return Buffer.from('%PDF')
  }
  return { draw, reached: reached.promise, goOn: mayGoOn.resolve }
}

/** The names in a zip, and its files. */
function unzipped(folder: string, name: string) {
  const listed = execFileSync('unzip', ['-Z1', join(folder, name)], { encoding: 'utf8' })
  const read = (file: string) => execFileSync('unzip', ['-p', join(folder, name), file])
  return { names: listed.trim().split('\n'), read }
}

test.group('All invoices of a period as a zip', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await rm(exportFolder(), { recursive: true, force: true })
    return () => rm(exportFolder(), { recursive: true, force: true })
  })
  group.each.timeout(60_000)

  test('a zip holds every paper and the list, credit notes too, and can be fetched', async ({
    client,
    assert,
  }) => {
    await invoices(1)
    await paidBack(AT.plus({ days: 5 }))
    const browser = await loggedIn(client)
    ;(await browser.post(CALL, { periode: PERIOD })).assertStatus(200)
    assert.include(await shown(browser), { status: 'wacht', done: 0, total: 3 })
    await drainQueue()
    const made = await shown(browser)
    assert.include(made, { status: 'klaar', done: 3, total: 3 })

    const answer = await browser.open(`/dashboard/boekhouding/zip/${made?.id}`)
    answer.assertStatus(200)
    assert.include(headerOf(answer, 'content-disposition'), `facturen-${PERIOD}.zip`)
    const { names, read } = unzipped(exportFolder(), await nameOfZip())
    assert.deepEqual(names, [
      ...['factuur-2026-00001.pdf', 'factuur-2026-00002.pdf', 'creditnota-C2026-00001.pdf'],
      `facturen-${PERIOD}.csv`,
    ])
    assert.include(await pdfText(read('factuur-2026-00001.pdf')), '2026-00001')
    assert.include(await pdfText(read('creditnota-C2026-00001.pdf')), 'C2026-00001')
    const list = read(`facturen-${PERIOD}.csv`).toString().trim().split('\r\n')
    assert.lengthOf(list, 4)
    assert.include(list.at(-1), 'C2026-00001')
    assert.include(list.at(-1), '-17,50')
    assert.lengthOf(await AuditEntry.query().where('what', 'invoices_exported'), 1)
  })

  test('a zip holds the paper for a business as an electronic one too', async ({
    client,
    assert,
  }) => {
    await invoices(2)
    const business = await Invoice.query().orderBy('id').firstOrFail()
    const { buyer, ...content } = business.content
    const data = JSON.stringify({ ...content, buyer: { ...buyer, attention: 'Noor de Vries' } })
    await business.merge({ data }).save()
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    await drainQueue()
    const { names, read } = unzipped(exportFolder(), await nameOfZip())
    assert.deepEqual(names, [
      ...['factuur-2026-00001.pdf', 'factuur-2026-00001.xml', 'factuur-2026-00002.pdf'],
      `facturen-${PERIOD}.csv`,
    ])
    const page = await browser.open(`/dashboard/boekhouding/facturen/${business.number}/ubl`)
    assert.equal(read('factuur-2026-00001.xml').toString(), page.text())
  })

  test('a zip tells from when it is and how many papers it holds, also when more came since', async ({
    client,
    assert,
  }) => {
    await invoices(2)
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    await invoices(1)
    const before = DateTime.utc().startOf('second')
    await drainQueue()
    await invoices(1)
    const made = present(await shown(browser), 'the zip')
    assert.equal(made.done, 3, 'what came between press and making is in it')
    assert.isAtLeast(DateTime.fromISO(made.at).toMillis(), before.toMillis())
    const { names } = unzipped(exportFolder(), await nameOfZip())
    assert.lengthOf(names, made.done + 1)
  })

  test('ten presses at once make one zip', async ({ client, assert }) => {
    await invoices(1)
    const browser = await loggedIn(client)
    const screens = Array.from({ length: 10 }, () => browser.copy())
    const answers = await Promise.all(
      screens.map((screen) => screen.post(CALL, { periode: PERIOD }))
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf(await InvoiceExport.all(), 1)
    await drainQueue()
    assert.deepEqual(await files(), [await nameOfZip()])
    ;(await browser.post(CALL, { periode: PERIOD })).assertStatus(200)
    assert.lengthOf(await InvoiceExport.all(), 2, 'a later press makes a fresh one')
  })

  test('a zip that is cancelled before it begins is not made', async ({ client, assert }) => {
    await invoices(2)
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    const { id } = await InvoiceExport.firstOrFail()
    ;(await browser.send('delete', `${CALL}/${id}`)).assertStatus(200)
    await drainQueue()
    assert.include(await shown(browser), { status: 'afgebroken' })
    assert.deepEqual(await files(), [])
    assert.lengthOf(await AuditEntry.query().where('what', 'invoice_export_canceled'), 1)
  })

  test('a zip that is cancelled halfway leaves nothing, and can be made again', async ({
    client,
    assert,
  }) => {
    await invoices(6)
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    const { id } = await InvoiceExport.firstOrFail()
    const { draw, reached, goOn } = heldBefore(3)
    const work = makeExport(id, draw)
    await reached
    assert.include(await shown(browser), { status: 'bezig', done: 2, total: 6 })
    assert.lengthOf(await files(), 1, 'it is being written')
    ;(await browser.send('delete', `${CALL}/${id}`)).assertStatus(200)
    assert.deepEqual(await files(), [], 'the press itself deletes it')
    goOn()
    await work
    assert.deepEqual(await files(), [])
    assert.include(await shown(browser), { status: 'afgebroken' })
    ;(await browser.open(`/dashboard/boekhouding/zip/${id}`)).assertStatus(404)

    await browser.post(CALL, { periode: PERIOD })
    await drainQueue()
    assert.include(await shown(browser), { status: 'klaar', done: 6 })
  })

  test('a run that another one took over leaves only the zip of the later one', async ({
    assert,
    client,
  }) => {
    await invoices(4)
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    const { id } = await InvoiceExport.firstOrFail()
    const { draw, reached, goOn } = heldBefore(2)
    const first = makeExport(id, draw)
    await reached
    await makeExport(id)
    goOn()
    await first
    assert.deepEqual(await files(), [await nameOfZip()])
    assert.include(await shown(browser), { status: 'klaar', done: 4 })
  })

  test('the owner reads that the disk failed, and the next press makes a zip', async ({
    client,
    assert,
  }) => {
    await invoices(1)
    const browser = await loggedIn(client)
    await mkdir(join(exportFolder(), '..'), { recursive: true })
    await writeFile(exportFolder(), 'a file where the folder should be')
    await browser.post(CALL, { periode: PERIOD })
    await drainQueue()
    assert.include(await shown(browser), { status: 'mislukt' })
    await rm(exportFolder())
    await browser.post(CALL, { periode: PERIOD })
    await drainQueue()
    assert.include(await shown(browser), { status: 'klaar' })
  })

  test('a period without invoices, or no period at all, is refused', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    const empty = await browser.post(CALL, { periode: PERIOD })
    empty.assertStatus(422)
    assert.property(empty.body().errors, 'periode')
    ;(await browser.post(CALL, { periode: '2026-K7' })).assertStatus(422)
    assert.lengthOf(await InvoiceExport.all(), 0)
  })

  test('a zip of which the file is gone is not found', async ({ client }) => {
    await invoices(1)
    const browser = await loggedIn(client)
    await browser.post(CALL, { periode: PERIOD })
    await drainQueue()
    const { id } = await InvoiceExport.firstOrFail()
    await rm(join(exportFolder(), await nameOfZip()))
    ;(await browser.open(`/dashboard/boekhouding/zip/${id}`)).assertStatus(404)
  })
})
