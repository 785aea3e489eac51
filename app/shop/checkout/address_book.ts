import logger from '@adonisjs/core/services/logger'
import { fetchWithin } from '#app/core/http/fetch_within'

/** How long an order waits for an answer, which can only lead to a question to the customer. */
const TIMEOUT_MS = 800

/** The most places that are asked for one postcode and house number. */
const ROWS = '5'

/**
 * The addresses of the Netherlands, at PDOK's Locatieserver. It is told a postcode and a house
 * number, and nothing of who lives there.
 */
export class AddressBook {
  /** @param url the address of the search, without `/free`; empty when nobody is asked */
  constructor(protected url: string) {}

  /**
   * The places in which a postcode has this house number; empty when there is no such address.
   *
   * @returns null when nobody knows: it is not asked, it is too slow, or says something else
   */
  async places(postcode: string, houseNumber: number): Promise<string[] | null> {
    if (this.url === '') return null
    const address = new URLSearchParams([
      ['q', `${postcode} ${houseNumber}`],
      ['fq', 'type:adres'],
      ['fq', `postcode:${postcode.replace(' ', '')}`],
      ['fq', `huisnummer:${houseNumber}`],
      ['fl', 'woonplaatsnaam'],
      ['rows', ROWS],
    ])
    try {
      const answer = await fetchWithin(TIMEOUT_MS)(`${this.url}/free?${address}`)
      return answer.ok ? placesIn(await answer.json()) : null
    } catch (error) {
      logger.warn({ err: error }, 'an address could not be looked up')
      return null
    }
  }
}

/** Reads an answer that may have any shape. */
function placesIn(answer: unknown): string[] | null {
  const { response } = (answer ?? {}) as { response?: { docs?: unknown } | null }
  if (!Array.isArray(response?.docs)) return null
  const places = response.docs.map(
    (found: { woonplaatsnaam?: unknown } | null) => found?.woonplaatsnaam
  )
  return places.every((place) => typeof place === 'string') ? places : null
}
