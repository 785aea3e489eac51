import { useRef, useState } from 'react'
import { asEuro, naarCenten } from '#domain/money'
import { postJson } from '~/http'

type Discount = { korting: string; totaal: string }

/**
 * The total that a discount code would bring, shown while filling in. A code that is refused keeps
 * the full price and says why under its field.
 */
export function useDiscount(endpoint: string, cents: number, onRefused: (notice: string) => void) {
  const [discount, setDiscount] = useState<{ code: string; centen: number } | null>(null)
  const last = useRef('')

  async function preview(input: string) {
    const code = input.trim()
    last.current = code
    if (code === '') return setDiscount(null)
    const reply = await postJson(endpoint, { actiecode: code }).catch(() => null)
    if (last.current !== code) return
    if (!reply?.ok) {
      setDiscount(null)
      const notice = reply?.status === 422 ? await firstNotice(reply) : undefined
      if (notice && last.current === code) onRefused(notice)
      return
    }
    const { korting: amount } = (await reply.json()) as Discount
    setDiscount({ code, centen: naarCenten(amount) })
  }

  return {
    bekijk: preview,
    totaal: cents - (discount?.centen ?? 0),
    tekst: discount ? `Totaal, met ${asEuro(discount.centen)} korting` : 'Totaal',
  }
}

async function firstNotice(reply: Response): Promise<string | undefined> {
  const { errors } = (await reply.json()) as { errors?: Record<string, string[]> }
  return errors?.actiecode?.[0]
}
