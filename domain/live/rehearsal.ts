/** How far a rehearsal is. `passed` and `failed` are its ends. */
export const PHASES = [
  ...(['preparing', 'connecting', 'playing', 'finishing', 'passed', 'failed'] as const),
] as const
export type Phase = (typeof PHASES)[number]

/** How often the process that plays shows that it is there, and after how long it counts as gone. */
export const HEARTBEAT_MS = 2_000
export const GONE_AFTER_MS = 15_000

/** What a rehearsal found: which checks held, the delays in milliseconds, and who won. */
export type Findings = {
  readonly checks: Readonly<Record<string, boolean>>
  readonly p50: number | null
  readonly p99: number | null
  readonly standings: readonly { readonly name: string; readonly points: number }[]
}

/** Why a rehearsal does not begin. */
export type RehearsalRefusal =
  { readonly type: 'already_running' } | { readonly type: 'being_played' }
