/**
 * `npm run bench` measures how long a customer waits for a booklet. The build renders each booklet
 * once per version of its game, and the shop stamps it for each buyer. The same run measures the
 * least that a stamp can cost: reading the pages and writing them again. It needs no server and
 * stops by itself.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { ROUNDS, times } from './lib/measure.ts'

const STAMPS = 10 * ROUNDS

const app = new Ignitor(new URL('../', import.meta.url), {
  importer: (path) =>
    import(path.startsWith('.') ? new URL(`../${path}`, import.meta.url).href : path),
}).createApp('console')
await app.init()
await app.boot()
const { PDFDocument } = await import('@cantoo/pdf-lib')
const { bookletPdf } = await import('../app/shop/booklets/booklet_pdf.tsx')
const { stampPdf } = await import('../app/shop/booklets/stamp_pdf.tsx')
const { BOOKLETS } = await import('../games/booklets.ts')

const LINE = 'Bestelling EK-2345WXYZ voor Noor van der Schuivestraat. Alleen voor eigen gebruik.'
const all = { stamp: [] as number[], bare: [] as number[] }

for (const booklet of BOOKLETS) {
  const started = performance.now()
  const pdf = await bookletPdf(booklet)
  const rendered = performance.now() - started
  await stampPdf(pdf, LINE)

  const [stamp, bare]: [number[], number[]] = [[], []]
  for (let index = 0; index < STAMPS; index++) {
    stamp.push(await clock(() => stampPdf(pdf, LINE)))
    bare.push(await clock(async () => (await PDFDocument.load(pdf)).save()))
  }
  all.stamp.push(...stamp)
  all.bare.push(...bare)
  console.log(
    `${booklet.itemName.padEnd(22)} ${(pdf.length / 1024).toFixed(0).padStart(4)} kB  rendered in ${rendered.toFixed(0).padStart(5)} ms  stamp ${times(stamp)}`
  )
}
console.log(`\nA stamp, all booklets         ${times(all.stamp)}`)
console.log(`Bare: read and write again    ${times(all.bare)}`)
await app.terminate()

async function clock(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
