import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { vindSpelOpPad } from '#content/spelen/index'
import { freshToken } from '#app/core/tokens'
import { speelbaarTot } from '#app/winkel/actions/lever'
import type { Spel } from '#domain/spelen/raadsel'
import Bestelling from '#models/bestelling'
import Levering from '#models/levering'
import Spelvlag from '#models/spelvlag'
import { KLANT, post } from '#tests/helpers/winkel'

type Opties = { readonly besteldOp?: DateTime; readonly ingetrokken?: boolean }

/** A paid order with its play link, as the shop makes it, ordered at a moment of choice. */
export async function speellink(pad: string, opties: Opties = {}) {
  const { itemName } = vindSpelOpPad(pad)!
  const besteldOp = opties.besteldOp ?? DateTime.utc()
  const bestelling = await Bestelling.create({
    nummer: `EK-${randomUUID().slice(0, 8)}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    itemName,
    naam: KLANT.naam,
    email: KLANT.email,
    prijsCenten: 1750,
    kortingCenten: 0,
    totaalCenten: 1750,
    status: 'betaald',
    betaaldOp: besteldOp,
    createdAt: besteldOp,
  })
  const levering = await Levering.create({
    bestellingId: bestelling.id,
    soort: 'speellink',
    token: freshToken(),
    geldigTot: bestelling.spel.verkoop.speelbaarTotEenMaand ? speelbaarTot(besteldOp) : null,
    ingetrokkenOp: opties.ingetrokken ? besteldOp : null,
    aantalOpgehaald: 0,
  })
  return { bestelling, levering, uniqueid: levering.token! }
}

/** The calls of one link, as a device makes them. */
export function speler(client: ApiClient, pad: string, uniqueid: string) {
  const roep = (call: string, data: object = {}) =>
    post(client, `/api/${pad}/${call}`, { uniqueid, ...data })
  return {
    roep,
    dienIn: (name: string, data: object = {}) => roep('submit', { name, ...data }),
    async vlaggen(): Promise<string[]> {
      const antwoord = await roep('get-answers')
      antwoord.assertStatus(200)
      const items = antwoord.body() as { onderdeel: { naam: string } }[]
      return items.map(({ onderdeel }) => onderdeel.naam)
    },
  }
}

/** Marks puzzles as solved without playing them. */
export async function heeftOpgelost(levering: Levering, raadsels: Spel['raadsels']) {
  await Spelvlag.createMany(raadsels.map(({ vlag: naam }) => ({ leveringId: levering.id, naam })))
}
