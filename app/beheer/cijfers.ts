import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { HINTBRONNEN } from '#app/beheer/hintbronnen'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import { tally } from '#app/core/tally'
import { CATALOGUS, isBestelbaar } from '#content/catalogus'
import {
  dagInAmsterdam,
  hintcijfers,
  hintsom,
  laatsteWeken,
  perWeekEnSpel,
  som,
  terugVanBestelling,
  type AantalWeken,
  type Telling,
  type Verkoop,
} from '#domain/winkel/cijfers'

/** What the owner wants to see: how many weeks, and of one game or of all. */
export type Keuze = { readonly weken: AantalWeken; readonly spel: string | null }

/** What there is to choose from: what is sold, and the hint pages beside it. */
export const SPELKEUZE = [
  ...CATALOGUS.map(({ itemName, titel }) => ({ spel: itemName as string, titel: titel as string })),
  ...HINTBRONNEN.filter(({ spel }) => !CATALOGUS.some(({ itemName }) => itemName === spel)).map(
    ({ spel, titel }) => ({ spel, titel })
  ),
]

export type Cijferblad = Awaited<ReturnType<typeof laadCijfers>>

/** The figures of the last weeks, with what was counted up to this moment. */
export async function laadCijfers({ weken, spel }: Keuze, nu: Date) {
  await tally.write()
  const periode = laatsteWeken(dagInAmsterdam(nu), weken)
  const [van, tot] = [periode.at(0)!.van, periode.at(-1)!.tot]
  const vanDitSpel = <T extends { spel: string }>(rijen: readonly T[]) =>
    rijen.filter((rij) => spel === null || rij.spel === spel)

  const inPeriode = new Set(periode.map(({ naam }) => naam))
  const cellen = vanDitSpel(
    perWeekEnSpel(await leesVerkopen(van), await leesTellingen(van, tot))
  ).filter(({ week }) => inPeriode.has(week))
  const hints = await leesHints(van, tot)

  const spellen = CATALOGUS.map((een) => ({
    spel: een.itemName as string,
    titel: een.titel as string,
    bestelbaar: isBestelbaar(een),
    ...som(cellen.filter((cel) => cel.spel === een.itemName)),
  }))
  return {
    weken: periode.map((week) => ({
      ...week,
      ...som(cellen.filter((cel) => cel.week === week.naam)),
    })),
    spellen: vanDitSpel(spellen),
    totaal: som(cellen),
    hints: vanDitSpel(HINTBRONNEN).map((bron) => {
      const raadsels = hintcijfers(
        bron.raadsels,
        hints.filter((telling) => telling.spel === bron.spel)
      )
      return { spel: bron.spel, ...hintsom(bron.titel, raadsels), raadsels }
    }),
  }
}

/** Orders that were placed or paid since that day, each with what went back of it. */
async function leesVerkopen(van: string): Promise<Verkoop[]> {
  const vanaf = asColumn(DateTime.fromISO(van, { zone: 'Europe/Amsterdam' }))
  const sinds = () =>
    db
      .from('bestellingen')
      .where((query) => query.where('created_at', '>=', vanaf).orWhere('betaald_op', '>=', vanaf))
  const betalingen = (await db
    .from('betalingen')
    .where('status', 'betaald')
    .whereIn('bestelling_id', sinds().select('id'))
    .groupBy('bestelling_id')
    .select('bestelling_id')
    .sum('bedrag_centen as ontvangen')
    .sum('terugbetaald_centen as terug')) as Betaalsom[]
  const perBestelling = new Map(betalingen.map((rij) => [rij.bestelling_id, rij]))

  const bestellingen = (await sinds().select(
    'id',
    'item_name',
    'created_at',
    'betaald_op',
    'totaal_centen'
  )) as Bestelrij[]
  return bestellingen.map((rij) => {
    const { ontvangen = 0, terug = 0 } = perBestelling.get(rij.id) ?? {}
    return {
      spel: rij.item_name,
      besteldOp: fromColumn(rij.created_at).toJSDate(),
      betaaldOp: rij.betaald_op === null ? null : fromColumn(rij.betaald_op).toJSDate(),
      centen: rij.totaal_centen,
      terugCenten: terugVanBestelling(rij.totaal_centen, Number(ontvangen), Number(terug)),
    }
  })
}

type Bestelrij = {
  readonly id: number
  readonly item_name: string
  readonly created_at: string | Date
  readonly betaald_op: string | Date | null
  readonly totaal_centen: number
}

/** PostgreSQL tells a sum as text. */
type Betaalsom = {
  readonly bestelling_id: number
  readonly ontvangen: number | string
  readonly terug: number | string
}

async function leesTellingen(van: string, tot: string): Promise<Telling[]> {
  return db
    .from('tellingen')
    .whereIn('soort', ['detail', 'bestelpagina', 'bestelling'])
    .whereBetween('dag', [van, tot])
    .select('dag', 'soort', 'spel', 'aantal')
}

async function leesHints(van: string, tot: string) {
  const rijen = (await db
    .from('tellingen')
    .whereIn('soort', ['hint', 'opgelost', 'antwoord'])
    .whereBetween('dag', [van, tot])
    .groupBy('soort', 'spel', 'onderdeel')
    .select('soort', 'spel', 'onderdeel')
    .sum('aantal as aantal')) as {
    soort: string
    spel: string
    onderdeel: string
    aantal: number | string
  }[]
  return rijen.map((rij) => ({ ...rij, aantal: Number(rij.aantal) }))
}
