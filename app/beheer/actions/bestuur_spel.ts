import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { eenKeer } from '#app/beheer/actions/een_keer'
import { geefRoomVrij } from '#app/spellenfabriek/actions/speel'
import { veranderSpel, type SpelInHanden } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import { isNaamBezet } from '#app/spellenfabriek/actions/kies_teamnaam'
import { freshToken } from '#app/core/tokens'
import { err, ok, type Result } from '#domain/result'
import { metExtraTijd } from '#domain/spellenfabriek/aftelklok'
import {
  isBedoeld,
  volgendeStatus,
  type Actie,
  type Status,
} from '#domain/spellenfabriek/spelverloop'
import Bezetting from '#models/bezetting'
import Puntencorrectie from '#models/puntencorrectie'
import Ronde from '#models/ronde'
import type Team from '#models/team'

type Gedaan = Promise<Result<void, Weigering>>
export type Knop = Exclude<Actie, 'timeout' | 'extratijd'>

const DOEL = {
  openlobby: 'open',
  stoplobby: 'closed',
  startspel: 'started',
  finishspel: 'finished',
} as const

type Druk = {
  readonly nu?: DateTime
  /** The status on the screen that was pressed; a button means something else in another one. */
  readonly gezien?: Status | null
}

/** Takes one of the game master's actions; pressing twice is pressing once. */
export function bestuurSpel(
  spellenfabriekId: number,
  actie: Knop,
  { nu, gezien = null }: Druk = {}
): Gedaan {
  return veranderSpel(
    spellenfabriekId,
    async (spel) => {
      const { spel: rij, rooms } = spel.stand
      if (rij.status === DOEL[actie]) return ok(undefined)
      const bedoeld = isBedoeld(rij.status, actie, gezien)
      if (!bedoeld.ok) return bedoeld
      const doenMee = rooms.filter(({ gearchiveerdOp }) => gearchiveerdOp === null)
      const naar = volgendeStatus(rij.status, actie, doenMee.length)
      if (!naar.ok) return naar

      if (actie === 'startspel') await beginRonde(spel)
      if (actie === 'stoplobby') await sluitRonde(spel)
      rij.useTransaction(spel.trx)
      rij.status = naar.value
      await rij.save()
      /** Who and what took part stays known when the settings are changed later. */
      await spel.meld('SpellenFabriekStatus', actie, {
        teams: spel.stand.teams.map(({ id }) => id),
        rooms: doenMee.map(({ id }) => id),
      })
      return ok(undefined)
    },
    nu
  )
}

async function beginRonde(spel: SpelInHanden) {
  const { trx, nu, stand } = spel
  const vorige = await Ronde.query({ client: trx })
    .where('spellenfabriek_id', stand.spel.id)
    .orderBy('nummer', 'desc')
    .first()
  await maakKamersLeeg(spel)
  await laatGearchiveerdeKamersWeg(spel)
  await Ronde.create(
    { spellenfabriekId: stand.spel.id, nummer: (vorige?.nummer ?? 0) + 1, begonnenOp: nu },
    { client: trx }
  )
  stand.spel.merge({ start: nu, ...VERSE_KLOK })
}

/** A room that was archived after the last round does not come back in the next one. */
async function laatGearchiveerdeKamersWeg({ stand, trx }: SpelInHanden) {
  const weg = stand.rooms.filter(({ gearchiveerdOp }) => gearchiveerdOp !== null)
  await db
    .from('spellenfabriek_roomkeuzes')
    .useTransaction(trx)
    .where('spellenfabriek_id', stand.spel.id)
    .whereIn(
      'room_id',
      weg.map(({ id }) => id)
    )
    .delete()
}

/** The round stays readable; only the clock and the rooms are cleared. */
async function sluitRonde(spel: SpelInHanden) {
  const { stand, trx, nu } = spel
  await maakKamersLeeg(spel)
  if (stand.ronde) {
    stand.ronde.useTransaction(trx)
    stand.ronde.geslotenOp = nu
    await stand.ronde.save()
  }
  stand.spel.merge({ start: null, ...VERSE_KLOK })
}

const VERSE_KLOK = { extraSeconden: 0, pauzeSeconden: 0, gepauzeerdOp: null }

function maakKamersLeeg({ stand, trx }: SpelInHanden) {
  return Bezetting.query({ client: trx }).where('spellenfabriek_id', stand.spel.id).delete()
}

/** Gives all teams more time; after zero the same round goes on. */
export function geefExtraTijd(
  spellenfabriekId: number,
  seconden: number,
  sleutel?: string | null
): Gedaan {
  return eenKeer(spellenfabriekId, sleutel, async (spel) => {
    const { spel: rij, rooms } = spel.stand
    const naar = volgendeStatus(rij.status, 'extratijd', rooms.length)
    if (!naar.ok) return naar
    rij.useTransaction(spel.trx)
    rij.merge({
      status: naar.value,
      extraSeconden: metExtraTijd(rij.klok, seconden, spel.nu.toMillis()),
    })
    await rij.save()
    await spel.meld('SpellenFabriekStatus', 'extratijd', { seconden })
    return ok(undefined)
  })
}

/** Stops the clock, or lets it run on; the end shifts by as much. */
export function pauzeer(spellenfabriekId: number, stil: boolean): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const { spel: rij } = spel.stand
    if (rij.status !== 'started')
      return err({ type: 'verkeerde_status', status: rij.status, actie: 'timeout' })
    if ((rij.gepauzeerdOp !== null) === stil) return ok(undefined)
    rij.useTransaction(spel.trx)
    if (stil) rij.gepauzeerdOp = spel.nu
    else {
      const duur = spel.nu.diff(rij.gepauzeerdOp!).as('seconds')
      rij.merge({ gepauzeerdOp: null, pauzeSeconden: rij.pauzeSeconden + Math.ceil(duur) })
    }
    await rij.save()
    await spel.meld('SpellenFabriekStatus', stil ? 'pauze' : 'verder')
    return ok(undefined)
  })
}

/** Tells something to all teams; an empty text takes it away. */
export function deelMee(spellenfabriekId: number, tekst: string, sleutel?: string | null): Gedaan {
  return eenKeer(spellenfabriekId, sleutel, async (spel) => {
    const { spel: rij } = spel.stand
    rij.useTransaction(spel.trx)
    rij.merge({ mededeling: tekst || null, mededelingOp: tekst ? spel.nu : null })
    await rij.save()
    await spel.meld('SpellenFabriekStatus', 'mededeling', { tekst })
    return ok(undefined)
  })
}

/** Sends whoever is in a room out of it. */
export function maakRoomVrij(spellenfabriekId: number, roomId: number): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const bezetting = spel.stand.bezettingen.find((een) => een.roomId === roomId)
    if (bezetting) await geefRoomVrij(spel, bezetting, 'vrijgegeven')
    return ok(undefined)
  })
}

type Correctie = {
  readonly punten: number
  readonly reden: string
  readonly sleutel?: string | null
}

/** Gives a team points, or takes them. */
export function corrigeerPunten(
  spellenfabriekId: number,
  teamId: number,
  { punten, reden, sleutel }: Correctie
): Gedaan {
  return eenKeer(spellenfabriekId, sleutel, async (spel) => {
    const { ronde } = spel.stand
    if (!ronde) return err({ type: 'geen_ronde' })
    if (!vindTeam(spel, teamId)) return err({ type: 'onbekend_team' })
    await Puntencorrectie.create({ rondeId: ronde.id, teamId, punten, reden }, { client: spel.trx })
    await spel.meld('SpellenFabriekTeamUpdateVoortgang', 'correctie', { punten, reden }, teamId)
    return ok(undefined)
  })
}

/** Gives a team another name; without one it has the name on its card again, and may choose anew. */
export function hernoemTeam(spellenfabriekId: number, teamId: number, naam: string | null): Gedaan {
  const [wat, gegevens] = naam === null ? ['naam_gewist', {}] : ['hernoemd', { naam }]
  return opTeam(spellenfabriekId, teamId, wat, gegevens, (team, teams) => {
    if (isNaamBezet(teams, team.id, naam ?? team.name)) return err({ type: 'naam_bezet' })
    team.customName = naam
    return ok(undefined)
  })
}

/** A new QR code; the old one opens nothing any more, and phones that used it are out. */
export function vernieuwQr(spellenfabriekId: number, teamId: number): Gedaan {
  return opTeam(spellenfabriekId, teamId, 'qr_vernieuwd', {}, (team) => {
    team.apiToken = freshToken()
    return ok(undefined)
  })
}

function opTeam(
  spellenfabriekId: number,
  teamId: number,
  wat: string,
  gegevens: Record<string, unknown>,
  verander: (team: Team, teams: readonly Team[]) => Result<void, Weigering>
): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const team = vindTeam(spel, teamId)
    if (!team) return err({ type: 'onbekend_team' })
    const mag = verander(team, spel.stand.teams)
    if (!mag.ok || !team.$isDirty) return mag
    team.useTransaction(spel.trx)
    await team.save()
    await spel.meld('SpellenFabriekTeamChange', wat, gegevens, teamId)
    return ok(undefined)
  })
}

const vindTeam = ({ stand }: SpelInHanden, teamId: number) =>
  stand.teams.find(({ id }) => id === teamId)
