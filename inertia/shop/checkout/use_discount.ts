import { useRef, useState } from 'react'
import { asEuro, toCents } from '#domain/money'
import { call } from '~/wire/call'
import { route } from '~/wire/routes'

/**
 * The total with a discount code, shown while the form is filled in. A refused code keeps the full
 * price, and the reason stays under its field until the code changes.
 */
export function useDiscount(apiPath: string, cents: number) {
  const [discount, setDiscount] = useState<{ code: string; cents: number } | null>(null)
  const [refusal, setRefusal] = useState<{ code: string; text: string } | null>(null)
  const last = useRef('')

  async function preview(input: string) {
    const code = input.trim()
    last.current = code
    if (code === '') {
      setRefusal(null)
      return setDiscount(null)
    }
    const reply = await call(route('discount.show', { apiPad: apiPath }), { actiecode: code })
    if (last.current !== code) return
    setDiscount(reply.ok ? { code, cents: toCents(reply.value.korting) } : null)
    if (reply.ok) return setRefusal(null)
    const { errors, sentence } = reply.error
    setRefusal({ code, text: errors.actiecode?.[0] ?? sentence })
  }

  return {
    preview,
    /** Why the code that is filled in gives nothing. */
    refused: (input: string) => (refusal?.code === input.trim() ? refusal.text : null),
    total: cents - (discount?.cents ?? 0),
    text: discount ? `Totaal, met ${asEuro(discount.cents)} korting` : 'Totaal',
  }
}
