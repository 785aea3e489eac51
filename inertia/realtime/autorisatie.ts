import type { Termijnen } from './types.js'

export type Toestemming = { auth: string; channel_data?: string }

type Aanvraag = {
  endpoint: string
  headers: Record<string, string>
  socketId: string
  channel: string
}

const POGINGEN = 3
/** Refusals that may be over in a moment. */
const TIJDELIJK = [408, 425, 429]

/** The server did not let us listen; `status` is 0 when it did not answer. */
export class Geweigerd extends Error {
  constructor(readonly status: number) {
    super(`The authorisation answered ${status}`)
  }

  get definitief() {
    return this.status >= 400 && this.status < 500 && !TIJDELIJK.includes(this.status)
  }
}

/**
 * Asks whether this socket may listen to the channel. pusher-js asks once and waits for ever; this
 * has a time limit, and tries again when the network or the server failed.
 *
 * @throws Geweigerd after the last try, or at once when trying again does not help
 */
export async function haalToestemming(
  aanvraag: Aanvraag,
  { autorisatieMs, autorisatiePauzeMs }: Termijnen
): Promise<Toestemming> {
  for (let poging = 1; ; poging++) {
    try {
      return await vraag(aanvraag, autorisatieMs)
    } catch (fout) {
      const geweigerd = fout instanceof Geweigerd ? fout : new Geweigerd(0)
      if (geweigerd.definitief || poging === POGINGEN) throw geweigerd
      await new Promise((klaar) => setTimeout(klaar, autorisatiePauzeMs * poging))
    }
  }
}

async function vraag(aanvraag: Aanvraag, geduldMs: number): Promise<Toestemming> {
  const { endpoint, headers, socketId, channel } = aanvraag
  const afbreker = new AbortController()
  const tijdOp = setTimeout(() => afbreker.abort(), geduldMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
      signal: afbreker.signal,
    })
    if (response.status !== 200) throw new Geweigerd(response.status)
    return (await response.json()) as Toestemming
  } finally {
    clearTimeout(tijdOp)
  }
}
