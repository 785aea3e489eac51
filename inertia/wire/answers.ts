import type { Data } from '@generated/data'
import { isRecord, isText } from './refusal.js'

/** Whether an answer has what its readers use. */
export type Guard<T> = (body: unknown) => body is T

const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isList = (value: unknown) => Array.isArray(value)

/** An object with at least these fields. */
export function has<T extends object>(
  fields: Readonly<Partial<Record<keyof T & string, (value: unknown) => boolean>>>
): Guard<T> {
  const checks = Object.entries(fields) as [string, (value: unknown) => boolean][]
  return (body): body is T => isRecord(body) && checks.every(([name, is]) => is(body[name]))
}

const orNothing =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (body): body is T | null =>
    body === null || guard(body)

export const isVerdict = has<Data.Play.Puzzles.Verdict>({ juist: isBoolean })
export const isHint = has<Data.Play.Puzzles.Hint>({ hint: isText })

const state = {
  versie: isNumber,
  vlaggen: isList,
  raadsels: isList,
  onthuld: isRecord,
}
/** The state of a game, with the frame that the page does not have yet. */
export const isBegin = has<Data.Play.Puzzles.Begin>({ ...state, kader: isRecord })

const toPay = has<Data.Shop.Payments.CheckoutAddress>({ payurl: isText })
const toPage = has<{ naar: string }>({ naar: isText })
const erasure = has<Data.Shop.Retention.Erasure>({ gewist: isList, blijft: isList, later: isList })
const recoveryCodes = has<Data.Admin.TwoFactor.RecoveryCodes>({ herstelcodes: isList })
const teamSnapshot = has<Data.Live.Game.TeamSnapshot>({ versie: isNumber, team: isRecord })

/**
 * What the calls answer whose answer somebody reads, by route. Nothing reads the answers of other
 * calls.
 */
export const ANSWERS = {
  'order.store': toPay,
  'hand_order.store': has<{ id: number }>({ id: isNumber }),
  'payment.store': toPay,
  'booking_page.pay': toPay,
  'admin_booking.store': has<{ id: number }>({ id: isNumber }),
  'booking_customer.store': has<{ id: number }>({ id: isNumber }),
  'voucher_sale.store': toPay,
  'voucher.show': has<Data.Shop.Vouchers.VoucherBalance>({ saldo: isText, geldigTot: isText }),
  'discount.show': has<Data.Shop.DiscountCodes.Discount>({ korting: isText, totaal: isText }),

  'carrier_label.store': isList as Guard<Data.Shop.Parcels.LabelOutcome[]>,
  'calendar_address.store': has<{ adres: string }>({ adres: isText }),

  'gift.store': has<{ speellink: string }>({ speellink: isText }),

  'sample.check': has<Data.Shop.Sample.SampleVerdict>({ juist: isBoolean }),

  'access.show': isBoolean,
  'flag.index': isList as Guard<Data.Play.Puzzles.Flag[]>,
  'state.show': orNothing(has<Data.Play.Puzzles.State>(state)),
  'hint.show': isHint,
  'hint_answer.show': has<Data.Play.Puzzles.Answer>({
    antwoord: isText,
    uitleg: (text) => typeof text === 'string',
  }),
  'hint_answer.check': isVerdict,

  'team.snapshot': teamSnapshot,
  'room_answer.store': teamSnapshot,
  'screen.snapshot': has<Data.Live.BigScreen.ScreenSnapshot>({ versie: isNumber, teams: isList }),
  'customer.show': has<Data.Live.Customers.CustomerSnapshot>({ versie: isNumber, teams: isList }),
  'customer.store': has<{ id: number }>({ id: isNumber }),
  'paper_score.store': has<{ ronde: number }>({ ronde: isNumber }),

  'rehearsal.show': has<Data.Live.Rehearsal.Rehearsal>({ bezig: isBoolean, fouten: isList }),
  'session.store': toPage,
  'login_code.store': toPage,
  'backup_download.store': toPage,
  'two_factor.begin': has<Data.Admin.TwoFactor.Secret>({ geheim: isText, adres: isText }),
  'two_factor.store': recoveryCodes,
  'recovery_code.store': recoveryCodes,

  'personal_data.show': erasure,
  'personal_data.destroy': erasure,
} satisfies Readonly<Record<string, Guard<unknown>>>

/** What a call to a route answers. */
export type AnswerOf<Name extends string> = Name extends keyof typeof ANSWERS
  ? (typeof ANSWERS)[Name] extends Guard<infer T>
    ? T
    : never
  : unknown
