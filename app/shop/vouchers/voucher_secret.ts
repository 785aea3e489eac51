import { openSealed, seal, type SealFor } from '#app/core/sealed_text'
import { fingerprint, freshReadableCode } from '#app/core/tokens'
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
export function freshSecret() {
  const code = withCheck(freshReadableCode(RANDOM_LENGTH))
  const codeMark = markOfCode(code)
  return { codeMark, sealedCode: seal(sealFor(codeMark), code), lastCharacters: lastOfCode(code) }
}

/** @returns null when it was sealed with a former key; the voucher itself still works */
export const codeOf = ({ codeMark, sealedCode }: Voucher): string | null =>
  openSealed(sealFor(codeMark), sealedCode)
