import type { Payloads } from '@generated/payloads'

/** What a route without a validator takes. */
type Nothing = Readonly<Record<string, never>>

/** What a call to a route takes: what its validator reads. */
export type PayloadOf<Name extends string> = Name extends keyof Payloads ? Payloads[Name] : Nothing

/** The same without a field that is added on the way. */
export type PayloadWithout<Name extends string, Field extends string> = Without<
  PayloadOf<Name>,
  Field
>
type Without<T, Field extends string> = T extends unknown ? Omit<T, Field> : never

/** The payload may be left out where nothing has to be in it. */
export type WithPayload<Name extends string, More extends unknown[] = []> =
  Nothing extends PayloadOf<Name>
    ? [payload?: PayloadOf<Name>, ...more: More]
    : [payload: PayloadOf<Name>, ...more: More]

/**
 * The payload in code that hands on that of any route; its callers are checked against that route.
 */
export const handOn = <Name extends string>(payload: object) =>
  [payload] as unknown as WithPayload<Name>
