import type { DateTime } from 'luxon'
import { inDutchTime } from '#domain/dutch_time'
import { toDecimal } from '#domain/money'
import type Mail from '#models/shop/mail'

/** A mail in the export: that it was sent, not what stood in it. */
export const asMail = ({ kind, status, createdAt, sentAt, bouncedAt }: Mail) => ({
  soort: kind,
  status,
  klaargezet_op: time(createdAt),
  verzonden_op: time(sentAt),
  teruggekomen_op: time(bouncedAt),
})

export function time(moment: DateTime | null): string | null {
  return moment && inDutchTime(moment).toISO({ suppressMilliseconds: true })
}

/** An amount in euros; that of a credit note is below zero. */
export function euro(cents: number): string {
  return `${cents < 0 ? '-' : ''}${toDecimal(Math.abs(cents))}`
}

/** Rows of a relation in the order in which they were made. */
export const inOrder = (query: { orderBy(column: string): unknown }) => void query.orderBy('id')
