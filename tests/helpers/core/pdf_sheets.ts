import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { itemAt } from '#tests/helpers/present'

/** A piece of text where it stands on its page, in points from the upper left corner. */
export type Piece = {
  readonly text: string
  readonly links: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The size of its letters, in points. */
  readonly size: number
}

export type Sheets = readonly (readonly Piece[])[]

/** A booklet that several tests look at is read once. */
const known = new WeakMap<Uint8Array, Promise<Sheets>>()

/** The pages of a pdf, each with its texts in their places. */
export function readSheets(pdf: Uint8Array): Promise<Sheets> {
  const sheets = known.get(pdf) ?? readAll(pdf)
  known.set(pdf, sheets)
  return sheets
}

async function readAll(pdf: Uint8Array): Promise<Sheets> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const sheets: Piece[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number)
    const height = itemAt(sheet.view, 3)
    const { items } = await sheet.getTextContent()
    sheets.push(
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
        const scale = Math.hypot(a, b)
        const [dx, dy] = [(a / scale) * item.width, (b / scale) * item.width]
        const corners = [
          [x, y],
          [x + dx, y + dy],
          [x + c * 0.7, y + d * 0.7],
          [x + dx + c * 0.7, y + dy + d * 0.7],
        ] as const
        return {
          text: item.str,
          links: Math.min(...corners.map(([hx]) => hx)),
          right: Math.max(...corners.map(([hx]) => hx)),
          top: height - Math.max(...corners.map(([, hy]) => hy)),
          bottom: height - Math.min(...corners.map(([, hy]) => hy)),
          size: Math.hypot(c, d),
        }
      })
    )
  }
  return sheets
}

/** The fonts that are not embedded in the file, and the number of pictures in it. */
export async function buildingBlocks(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const is = (object: PDFObject, kind: string, value: string) =>
    object instanceof PDFDict && object.get(PDFName.of(kind)) === PDFName.of(value)
  const loose = objects
    .filter((object) => is(object, 'Type', 'Font') && is(object, 'Subtype', 'Type1'))
    .map((object) => String((object as PDFDict).get(PDFName.of('BaseFont'))))
  const withoutFile = objects.filter(
    (object) =>
      is(object, 'Type', 'FontDescriptor') &&
      !['FontFile', 'FontFile2', 'FontFile3'].some((key) =>
        (object as PDFDict).has(PDFName.of(key))
      )
  )
  const pictures = objects.filter(
    (object) => object instanceof PDFRawStream && is(object.dict, 'Subtype', 'Image')
  )
  return { notEmbedded: [...loose, ...withoutFile.map(String)], pictures: pictures.length }
}
