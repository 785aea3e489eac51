import { createElement as h, type ReactElement } from 'react'
import { Document } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'

/** Goes to a text that the library makes while it numbers pages; prints nothing. */
export type Teller = (pagina: { totalPages?: number }) => string

/** How many sheets of paper a page takes: printed, and counted by a text on it. */
export async function aantalPaginas(maak: (teller: Teller) => ReactElement): Promise<number> {
  let aantal = 0
  await drukAf(
    h(
      Document,
      null,
      maak(({ totalPages }) => {
        aantal = totalPages ?? aantal
        return ''
      })
    )
  )
  return aantal
}

/** The first that does, or else the last. */
export async function eerste<T>(
  keus: readonly T[],
  voldoet: (een: T) => Promise<boolean>
): Promise<T> {
  for (const een of keus) if (await voldoet(een)) return een
  return keus.at(-1)!
}
