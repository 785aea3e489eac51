import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { reachedFrom } from './reached.ts'
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
  ...['resources', 'scripts/lib/build.ts', 'scripts/lib/pictures.ts', 'scripts/lib/reached.ts'],
  ...['simulator', 'start'],
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
/** Where paper is printed until the build is there that it belongs to. */
const DRAWN = join(ROOT, 'tmp/drawn')
/** The commands that print, each into a folder of its own name. */
const PAPERS = ['booklets', 'parties']
/** The fingerprint of what drew the booklets of a build, beside them. */
const DRAWN_BY = '.drawn_by'
/** The code that draws booklets, party packs and the pictures of invitations. */
const DRAWERS = [
  'app/shop/booklets/booklet_pdf.tsx',
  'app/shop/party/party_pdf.tsx',
  'app/shop/party/invitation_picture.tsx',
]
/** The other files that they are drawn from. */
const MATERIALS = ['package-lock.json', 'public/img']
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.vtt', '.webmanifest'])

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
  /**
   * The build holds no secrets and other users may run it, even when the builder's own files are
   * private.
   */
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
  tell('the booklets and the party packs, to print and to download, beside the rest')
  const papers = printPapers()
  /** Its failure is told where it is waited for, below. */
  papers.catch(() => {})
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
  await papers
  for (const name of [...PAPERS, DRAWN_BY]) renameSync(join(DRAWN, name), join(next, name))
  compressFiles(join(next, 'public'))
  writeFileSync(join(next, '.source'), mark)
  rmSync(join(ROOT, 'build'), { recursive: true, force: true })
  renameSync(next, join(ROOT, 'build'))
}

/** A program that draws is a quarter faster without the checks that React makes in development. */
const DRAWS = { NODE_ENV: 'production' }

/**
 * Makes the preview pictures of booklets, in the folder where the functional tests find them too.
 */
async function photographSheets() {
  const { code, output } = await runNodeQuietly(['ace.js', 'preview', 'public/inkijk'], DRAWS)
  if (code !== 0) throw new Error(`No pictures could be made of the booklets.\n${output}`)
}

/**
 * Prints the booklets and the party packs, beside the rest of the build. This takes seconds, which a
 * server during an evening cannot spare. What did not change is kept while the same code draws it,
 * so a booklet of the build is always what the present sources draw.
 */
async function printPapers() {
  const before = join(ROOT, 'build')
  const drawnBy = drawingMark()
  const kept = join(before, DRAWN_BY)
  const isCurrent = existsSync(kept) && readFileSync(kept, 'utf8') === drawnBy
  rmSync(DRAWN, { recursive: true, force: true })
  mkdirSync(DRAWN, { recursive: true })
  await Promise.all(
    PAPERS.map(async (command) => {
      const folder = join(DRAWN, command)
      const earlier = join(before, command)
      if (isCurrent && existsSync(earlier)) cpSync(earlier, folder, { recursive: true })
      const { code, output } = await runNodeQuietly(['ace.js', command, folder], DRAWS)
      if (code !== 0) throw new Error(`The ${command} could not be printed.\n${output}`)
    })
  )
  writeFileSync(join(DRAWN, DRAWN_BY), drawnBy)
}

/**
 * Compresses the public files once, as small as possible. The server only picks the form that the
 * browser understands.
 */
function compressFiles(folder: string) {
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
const sourceMark = () =>
  fingerprint(SOURCES.flatMap((source) => filesIn(join(ROOT, source))).filter(isSource))

/** A fingerprint of what draws booklets; what is in them is in the names of their files. */
const drawingMark = () =>
  fingerprint([
    ...new Set(DRAWERS.flatMap((drawer) => reachedFrom(drawer).map((file) => join(ROOT, file)))),
    ...MATERIALS.flatMap((place) => filesIn(join(ROOT, place))),
  ])

const isSource = (file: string) => !MADE.test(file.slice(ROOT.length))

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
