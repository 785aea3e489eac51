import { useRef, useState } from 'react'
import { alsEuro, naarCenten } from '#domain/winkel/prijs'
import { postJson } from '~/http'

type Korting = { korting: string; totaal: string }

/**
 * The total that a discount code would bring, shown while filling in. A code that is refused keeps
 * the full price and says why under its field.
 */
export function useKorting(
  endpoint: string,
  centen: number,
  onGeweigerd: (melding: string) => void
) {
  const [korting, setKorting] = useState<{ code: string; centen: number } | null>(null)
  const laatste = useRef('')

  async function bekijk(invoer: string) {
    const code = invoer.trim()
    laatste.current = code
    if (code === '') return setKorting(null)
    const antwoord = await postJson(endpoint, { actiecode: code }).catch(() => null)
    if (laatste.current !== code) return
    if (!antwoord?.ok) {
      setKorting(null)
      const melding = antwoord?.status === 422 ? await eersteMelding(antwoord) : undefined
      if (melding && laatste.current === code) onGeweigerd(melding)
      return
    }
    const { korting: bedrag } = (await antwoord.json()) as Korting
    setKorting({ code, centen: naarCenten(bedrag) })
  }

  return {
    bekijk,
    totaal: centen - (korting?.centen ?? 0),
    tekst: korting ? `Totaal, met ${alsEuro(korting.centen)} korting` : 'Totaal',
  }
}

async function eersteMelding(antwoord: Response): Promise<string | undefined> {
  const { errors } = (await antwoord.json()) as { errors?: Record<string, string[]> }
  return errors?.actiecode?.[0]
}
