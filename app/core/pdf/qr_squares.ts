import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QRCodeSVG } from 'qrcode.react'

export type QrSquares = {
  /** The dark squares as an SVG path. */
  readonly path: string
  /** The width in squares, with the white edge that a scanner needs. */
  readonly size: number
}

/** The white edge in squares. */
const EDGE = 4

/** The QR code of an address, from the same library as the one on the screen. */
export function qrSquares(address: string): QrSquares {
  const markup = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: address, level: 'M', marginSize: EDGE })
  )
  const size = /viewBox="0 0 (\d+) /.exec(markup)?.[1]
  const path = [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1]
  if (!size || !path) throw new Error('The library draws QR codes in another way')
  return { path, size: Number(size) }
}
