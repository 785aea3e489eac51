import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { makePictures } from './pictures.ts'
import { ROOT, runNodeQuietly } from './run.ts'

const SOURCES = [
  ...[
    'app',
    'bin',
    'commands',
    'config',
    'content',
    'database',
    'domain',
    'games',
    'inertia',
    'providers',
    'public',
  ],
  ...['resources', 'scripts/lib/build.ts', 'scripts/lib/pictures.ts', 'simulator', 'start'],
  ...[
    'adonisrc.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.build.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
]
const MADE = /^public\/(assets|og|inkijk|apple-touch-icon\.png|favicon\.ico|icon-.*)/
const MARK = 'build/.source'
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json'])

/** Whether build/ was made from the present sources. */
export function isBuilt(): boolean {
  return existsSync(join(ROOT, MARK)) && readFileSync(join(ROOT, MARK), 'utf8') === sourceMark()
}

/** Builds when the sources changed since the last build. */
export async function buildWhenNeeded() {
  if (!isBuilt()) await build()
}

/**
 * Builds beside the present build and swaps them, so that a failed build replaces nothing.
 *
 * @param tell is called with the name of each part that begins
 * @throws Error when a part does not compile
 */
export async function build(tell: (part: string) => void = () => {}) {
  /** What is built is no secret, and another user may run it, however private the builder's files are. */
  const before = process.umask(0o022)
  try {
    await buildReadable(tell)
  } finally {
    process.umask(before)
  }
}

async function buildReadable(tell: (part: string) => void) {
  const mark = sourceMark()
  tell('icons, and the pictures of shared links')
  await makePictures()
  tell('pictures of the pages of booklets')
  await photographSheets()
  tell('the server and its pages')
  const { code, output } = await runNodeQuietly(
    ['ace.js', 'build', '--tsconfig=tsconfig.build.json'],
    {
      NODE_ENV: 'production',
    }
  )
  if (code !== 0) throw new Error(`The build failed.\n${output}`)

  const next = join(ROOT, 'build.next')
  rmSync(join(next, 'inertia'), { recursive: true, force: true })
  tell('the booklets, to print and to download')
  await printBooklets(join(next, 'booklets'))
  compressAssets(join(next, 'public/assets'))
  compressAssets(join(next, 'public/img'))
  writeFileSync(join(next, '.source'), mark)
  rmSync(join(ROOT, 'build'), { recursive: true, force: true })
  renameSync(next, join(ROOT, 'build'))
}

/**
 * Makes the preview pictures of booklets, in the folder where the functional tests find them too.
 */
async function photographSheets() {
  const { code, output } = await runNodeQuietly(['ace.js', 'preview', 'public/inkijk'], {})
  if (code !== 0) throw new Error(`No pictures could be made of the booklets.\n${output}`)
}

/**
 * Prints the booklets. This takes seconds, which a server during an evening cannot spare. Unchanged
 * booklets are kept.
 */
async function printBooklets(folder: string) {
  const before = join(ROOT, 'build/booklets')
  if (existsSync(before)) cpSync(before, folder, { recursive: true })
  const { code, output } = await runNodeQuietly(['ace.js', 'booklets', folder], {})
  if (code !== 0) throw new Error(`The booklets could not be printed.\n${output}`)
}

/**
 * Compresses the assets once, as small as possible. The server only picks the form that the browser
 * understands.
 */
function compressAssets(folder: string) {
  for (const file of filesIn(folder)) {
    if (!COMPRESSED.has(extname(file))) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
    )
  }
}

/** A fingerprint of everything that the build is made of. */
function sourceMark(): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    for (const file of filesIn(join(ROOT, source))) {
      const name = file.slice(ROOT.length)
      if (!MADE.test(name)) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
