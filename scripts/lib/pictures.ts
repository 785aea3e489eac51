import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from './run.ts'

const PUBLIC = join(ROOT, 'public')
const SHARED = { width: 1200, height: 630 }

/** Makes the pictures that have to be pixels: icons, and the image of a shared link. */
export async function makePictures() {
  mkdirSync(join(PUBLIC, 'og'), { recursive: true })
  const items = readdirSync(join(PUBLIC, 'img/items')).filter((name) => name.endsWith('.svg'))
  for (const item of items)
    await shared(join(PUBLIC, 'img/items', item), item.replace('.svg', '.png'))
  await shared(join(PUBLIC, 'img/scenes/kabinet.svg'), 'winkel.png')
  await shared(join(PUBLIC, 'img/scenes/proefraadsel-delen.svg'), 'proefraadsel-delen.png')

  for (const [size, name] of [
    [180, 'apple-touch-icon.png'],
    [192, 'icon-192.png'],
    [512, 'icon-512.png'],
  ] as const) {
    writeFileSync(join(PUBLIC, name), await icon(size))
  }
  writeFileSync(join(PUBLIC, 'icon-maskable-512.png'), await maskableIcon(512))
  writeFileSync(join(PUBLIC, 'favicon.ico'), asIco(await icon(32)))
}

async function shared(svg: string, name: string) {
  const target = join(PUBLIC, 'og', name)
  if (isNewer(target, svg)) return
  const picture = sharp(readFileSync(svg), { density: 144 }).resize({ ...SHARED, fit: 'cover' })
  writeFileSync(target, await picture.png({ palette: true }).toBuffer())
}

function isNewer(target: string, source: string): boolean {
  return existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs
}

function icon(size: number): Promise<Buffer> {
  return sharp(readFileSync(join(PUBLIC, 'favicon.svg')), { density: 600 })
    .resize(size, size, { fit: 'contain', background: '#F6F0E400' })
    .png()
    .toBuffer()
}

/**
 * A phone may cut a circle out of it, so everything that matters lies within four fifths, on one
 * colour.
 */
export async function maskableIcon(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.62)
  return sharp({ create: { width: size, height: size, channels: 3, background: '#F6F0E4' } })
    .composite([{ input: await icon(inner) }])
    .png()
    .toBuffer()
}

/** An .ico: a small table before a png. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}
