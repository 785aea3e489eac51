import { PDFDocument } from '@cantoo/pdf-lib'

/** The pages of these files in one file, in this order. */
export async function joinPdfs(files: readonly Buffer[]): Promise<Buffer> {
  const [only] = files
  if (only !== undefined && files.length === 1) return only
  const whole = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}
