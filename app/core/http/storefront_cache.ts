import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { TallyKind } from '#domain/shop/figures'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What is counted when a page is shown. */
export type PageView = { readonly kind: TallyKind; readonly item: string }

export type Bodies = Readonly<Record<Encoding, Buffer>>

/** A rendered answer, in the three encodings that browsers ask for. */
export type CachedAnswer = {
  readonly contentType: string
  readonly etag: string
  readonly bodies: Bodies
  readonly pageView?: PageView
}

const MOST_ANSWERS = 500

/**
 * Storefront pages are the same for every visitor, so each is rendered once per version: of the
 * built assets, the prices and texts, and the page token. A new version replaces all pages at once; a
 * former one is shown only while the database gives no answer.
 */
export class StorefrontCache {
  #version = ''
  #answers = new Map<string, CachedAnswer>()
  #former = new Map<string, CachedAnswer>()

  /** The cached answer of this version, if there is one. */
  find(version: string, key: string): CachedAnswer | undefined {
    return version === this.#version ? this.#answers.get(key) : undefined
  }

  /** The last answer of any version, for when no newer one can be made. */
  findFormer(key: string): CachedAnswer | undefined {
    return this.#answers.get(key) ?? this.#former.get(key)
  }

  /** Stores an answer under a version, and keeps those of the version before as former ones. */
  async store(
    version: string,
    key: string,
    contentType: string,
    body: string,
    pageView?: PageView
  ): Promise<CachedAnswer> {
    const answer = { ...(await pack(contentType, body)), pageView }
    if (version !== this.#version) {
      this.#former = this.#answers
      this.#answers = new Map()
      this.#version = version
    }
    const oldest = this.#answers.keys().next()
    if (this.#answers.size >= MOST_ANSWERS && !oldest.done) this.#answers.delete(oldest.value)
    this.#answers.set(key, answer)
    return answer
  }

  /** Drops all answers. */
  clear() {
    this.#answers.clear()
    this.#former.clear()
  }
}

/**
 * The best encoding that the browser says it understands (RFC 9110, 12.5.3). A weight of 0 refuses
 * one; `*` stands for those that are not named.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const accepted = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (accepted('br')) return 'br'
  return accepted('gzip') ? 'gzip' : 'identity'
}

/**
 * Whether the browser, or a cache before it, already has this version (RFC 9110, 13.1.2): tags come
 * in a list, and caches make them weak.
 */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return tags.includes(etag)
}

async function pack(contentType: string, text: string): Promise<CachedAnswer> {
  const bodies = await inEncodings(text)
  const mark = createHash('sha256').update(bodies.identity).digest('base64url')
  return { contentType, etag: `"${mark.slice(0, 22)}"`, bodies }
}

/** A text that is compressed once and sent often. */
export async function inEncodings(text: string): Promise<Bodies> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity, { level: 7 }),
  ])
  return { identity, br, gzip: zipped }
}
