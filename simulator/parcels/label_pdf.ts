/** A PDF with one page of A6 for each label, with its code in letters. */
export function labelPdf(codes: readonly string[]): Buffer {
  const pages = codes.map((_, index) => 3 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${codes.length} >>`,
    ...codes.flatMap((code, index) => [pageOf(4 + 2 * index), contentOf(code)]),
  ]
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const pageOf = (content: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents ${content} 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`

function contentOf(code: string): string {
  const drawing = `BT /F 18 Tf 24 200 Td (${code.replace(/[^\w -]/g, '')}) Tj ET`
  return `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
}
