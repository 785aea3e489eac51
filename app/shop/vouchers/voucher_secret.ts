import { createHmac } from 'node:crypto'
import { openSealed, seal, type SealFor } from '#app/core/sealed_text'
import { fingerprint, freshReadableCode } from '#app/core/tokens'
import { READABLE } from '#domain/readable'
import { lastOfCode, RANDOM_LENGTH, withCheck } from '#domain/shop/vouchers/voucher_code'
import type Voucher from '#models/shop/money/voucher'
import env from '#start/env'

/** A voucher is found by this mark. It needs no key, so a voucher outlives the shop's key. */
export const markOfCode = (code: string): string => fingerprint('voucher', code)

const sealFor = (mark: string): SealFor => ({
  secret: env.appKey,
  purpose: 'voucher',
  beside: [mark],
})

/** A new code, as it is stored: found by its mark, and readable for the card only with our key. */
export const freshSecret = () => asStored(freshReadableCode(RANDOM_LENGTH))

/**
 * The code of a voucher that was bought. It follows from its order and our key, so that an order that is
 * rebuilt after a loss brings the code back that its buyer already has.
 */
export const secretOfSale = ({
  number,
  token,
}: {
  readonly number: string
  readonly token: string
}) => asStored(readableFrom(JSON.stringify(['sold-voucher', number, token])))

/**
 * Makes as many readable characters as a code has, each as likely as any other, from our key and a
 * text.
 */
function readableFrom(text: string): string {
  const even = 256 - (256 % READABLE.length)
  let letters = ''
  for (let round = 0; letters.length < RANDOM_LENGTH; round++) {
    const bytes = createHmac('sha512', env.appKey).update(`${round}:${text}`).digest()
    for (const byte of bytes) if (byte < even) letters += READABLE[byte % READABLE.length]
  }
  return letters.slice(0, RANDOM_LENGTH)
}

function asStored(random: string) {
  const code = withCheck(random)
  const codeMark = markOfCode(code)
  return { codeMark, sealedCode: seal(sealFor(codeMark), code), lastCharacters: lastOfCode(code) }
}

/** @returns null when it was sealed with a former key; the voucher itself still works */
export const codeOf = ({ codeMark, sealedCode }: Voucher): string | null =>
  openSealed(sealFor(codeMark), sealedCode)
