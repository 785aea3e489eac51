import { readFile, stat, writeFile } from 'node:fs/promises'
import { flushToDisk } from '#app/core/backup/files'
import { openSealed, seal, type SealFor } from '#app/core/sealed_text'
import { fingerprint } from '#app/core/tokens'
import { shapeOfContent } from '#app/live/carrying/carried_content'
import { err, ok, type Result } from '#domain/result'

export type Kind = 'evening' | 'results'

/** What a file says about itself without its secret. */
export type Head = {
  readonly format: typeof FORMAT
  readonly kind: Kind
  readonly version: number
  /** See `shapeOfContent`. */
  readonly shape: string
  /** The key of the evening, by which its shop finds the secret of the results. */
  readonly evening: string
  /** The hash of what follows, which tells a file that was cut off from a wrong code. */
  readonly sha256: string
}

export type FileRefusal =
  | { readonly type: 'no_file' }
  | { readonly type: 'other_file' }
  | { readonly type: 'other_kind'; readonly kind: Kind }
  | { readonly type: 'other_version' }
  | { readonly type: 'damaged' }
  | { readonly type: 'wrong_code' }

const FORMAT = 'escaperoom-winkel/avond'
const VERSION = 1
const LARGEST_BYTES = 32 * 1024 * 1024

/**
 * Writes a sealed file that only its owner may read, and that never replaces another file.
 *
 * @returns false when there is a file of that name already
 */
export async function writeCarriedFile(
  path: string,
  { kind, evening }: Pick<Head, 'kind' | 'evening'>,
  secret: string,
  content: object
): Promise<boolean> {
  const shape = shapeOfContent()
  const sealed = seal(sealFor({ kind, evening, shape }, secret), JSON.stringify(content))
  const sha256 = fingerprint(sealed)
  const head: Head = { format: FORMAT, kind, version: VERSION, shape, evening, sha256 }
  try {
    const text = `${JSON.stringify(head)}\n${sealed}\n`
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
  await flushToDisk(path)
  return true
}

/** A file whose outside is whole and of this version of the program. */
export type ClosedFile = { readonly head: Head; readonly sealed: string }

/** Reads a file as far as that goes without its secret. */
export async function readCarriedFile(
  path: string,
  kind: Kind
): Promise<Result<ClosedFile, FileRefusal>> {
  const text = await readSmallFile(path)
  if (text === null) return err({ type: 'no_file' })
  const [first = '', sealed = ''] = text.split('\n')
  const head = readHead(first)
  if (!head) return err({ type: 'other_file' })
  if (head.kind !== kind) return err({ type: 'other_kind', kind: head.kind })
  if (head.version !== VERSION || head.shape !== shapeOfContent())
    return err({ type: 'other_version' })
  if (fingerprint(sealed) !== head.sha256) return err({ type: 'damaged' })
  return ok({ head, sealed })
}

/** Opens a file. What it holds was written by this version of the program, as its head says. */
export function openCarriedFile<Content>(
  { head, sealed }: ClosedFile,
  secret: string
): Result<Content, FileRefusal> {
  const text = openSealed(sealFor(head, secret), sealed)
  return text === null ? err({ type: 'wrong_code' }) : ok(JSON.parse(text) as Content)
}

/** The head is sealed along, so that it cannot be exchanged. */
const sealFor = (
  { kind, evening, shape }: Pick<Head, 'kind' | 'evening' | 'shape'>,
  secret: string
): SealFor => ({ secret, purpose: FORMAT, beside: [kind, evening, shape] })

async function readSmallFile(path: string): Promise<string | null> {
  try {
    const { size } = await stat(path)
    return size > LARGEST_BYTES ? '' : await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'EISDIR') return ''
    throw error
  }
}

function readHead(line: string): Head | null {
  try {
    const head = JSON.parse(line) as Partial<Head> | null
    return head?.format === FORMAT ? (head as Head) : null
  } catch {
    return null
  }
}
