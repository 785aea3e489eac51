import { useRef, useState } from 'react'
import { toCents } from '#domain/money'
import { call } from '~/wire/call'
import { route } from '~/wire/routes'

type Known = { readonly code: string; readonly saldo: string; readonly validUntil: string }

/**
 * What is on a voucher, shown while the form is filled in. A refused one pays nothing, and the reason
 * stays under its field until the code changes.
 */
export function useVoucher() {
  const [known, setKnown] = useState<Known | null>(null)
  const [refusal, setRefusal] = useState<{ code: string; text: string } | null>(null)
  const last = useRef('')

  async function look(input: string) {
    const code = input.trim()
    if (code === last.current && (known || refusal)) return
    last.current = code
    setRefusal(null)
    setKnown(null)
    if (code === '') return
    const reply = await call(route('voucher.show'), { cadeaubon: code })
    if (last.current !== code) return
    if (reply.ok) {
      const { saldo, geldigTot: validUntil } = reply.value
      return setKnown({ code, saldo, validUntil })
    }
    const { errors, sentence } = reply.error
    const [refused] = errors.cadeaubon ?? []
    /**
     * The voucher itself is still unknown when the line or the shop failed, so it can be looked up
     * again.
     */
    if (refused === undefined) last.current = ''
    setRefusal({ code, text: refused ?? sentence })
  }

  const of = (input: string) => (known?.code === input.trim() ? known : null)
  return {
    look,
    /** Forgets the voucher that it looked up, because the server found something else. */
    forget: () => {
      last.current = ''
      setKnown(null)
    },
    /** Why the voucher that is filled in pays nothing. */
    refused: (input: string) => (refusal?.code === input.trim() ? refusal.text : null),
    /** The balance of the voucher that is filled in, as the server spells it; null when unknown. */
    saldo: (input: string) => of(input)?.saldo ?? null,
    validUntil: (input: string) => of(input)?.validUntil ?? null,
    balanceCents: (input: string) => toCents(of(input)?.saldo ?? '0.00'),
  }
}

export type VoucherInUse = ReturnType<typeof useVoucher>
