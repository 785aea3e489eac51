import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'

/** A piece of text where it stands on its page, in points from the upper left corner. */
export type Stuk = {
  readonly tekst: string
  readonly links: number
  readonly rechts: number
  readonly boven: number
  readonly onder: number
}

/** The pages of a pdf, each with its texts in their places. */
export async function vellen(pdf: Uint8Array): Promise<Stuk[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const bladen: Stuk[][] = []
  for (let nummer = 1; nummer <= document.numPages; nummer++) {
    const blad = await document.getPage(nummer)
    const hoogte = blad.view[3]!
    const { items } = await blad.getTextContent()
    bladen.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str === '') return []
        const [a, b, c, d, x, y] = item.transform as [
          number,
          number,
          number,
          number,
          number,
          number,
        ]
        const schaal = Math.hypot(a, b)
        const [dx, dy] = [(a / schaal) * item.width, (b / schaal) * item.width]
        const hoeken = [
          [x, y],
          [x + dx, y + dy],
          [x + c * 0.7, y + d * 0.7],
          [x + dx + c * 0.7, y + dy + d * 0.7],
        ] as const
        return {
          tekst: item.str,
          links: Math.min(...hoeken.map(([hx]) => hx)),
          rechts: Math.max(...hoeken.map(([hx]) => hx)),
          boven: hoogte - Math.max(...hoeken.map(([, hy]) => hy)),
          onder: hoogte - Math.min(...hoeken.map(([, hy]) => hy)),
        }
      })
    )
  }
  return bladen
}

/** What the pages are made of: fonts that are not inside the file, and how many pictures are. */
export async function bouwstenen(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const objecten = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const is = (object: PDFObject, soort: string, waarde: string) =>
    object instanceof PDFDict && object.get(PDFName.of(soort)) === PDFName.of(waarde)
  const losse = objecten
    .filter((object) => is(object, 'Type', 'Font') && is(object, 'Subtype', 'Type1'))
    .map((object) => String((object as PDFDict).get(PDFName.of('BaseFont'))))
  const zonderBestand = objecten.filter(
    (object) =>
      is(object, 'Type', 'FontDescriptor') &&
      !['FontFile', 'FontFile2', 'FontFile3'].some((sleutel) =>
        (object as PDFDict).has(PDFName.of(sleutel))
      )
  )
  const plaatjes = objecten.filter(
    (object) => object instanceof PDFRawStream && is(object.dict, 'Subtype', 'Image')
  )
  return { nietIngesloten: [...losse, ...zonderBestand.map(String)], plaatjes: plaatjes.length }
}
