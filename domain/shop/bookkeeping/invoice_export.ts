/**
 * The life of a zip with invoices: it waits for a worker, is being made, and ends ready, cancelled
 * or failed. An ended zip does not continue; an owner who wants the papers after that asks for a
 * new one.
 */
export const EXPORT_STATUSES = ['wacht', 'bezig', 'klaar', 'afgebroken', 'mislukt'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** `begin` takes the zip for a run, also from a run that broke off. */
export type ExportTrigger = 'begin' | 'finish' | 'fail' | 'cancel'

type Move = { readonly from: readonly ExportStatus[]; readonly to: ExportStatus }

/** Each trigger leads to one status; `from` is the `where` of its conditional update. */
export const EXPORT_MOVES: Readonly<Record<ExportTrigger, Move>> = {
  begin: { from: ['wacht', 'bezig'], to: 'bezig' },
  finish: { from: ['bezig'], to: 'klaar' },
  fail: { from: ['bezig'], to: 'mislukt' },
  cancel: { from: ['wacht', 'bezig'], to: 'afgebroken' },
}

/** Where a zip stands. A run is one worker that makes it; nobody makes what waits or was cancelled. */
export type ExportStanding = { readonly status: ExportStatus; readonly run: string | null }

/**
 * The state of a zip for the run that makes it. A run asks for it before each paper. When the zip
 * is cancelled halfway, or taken over by a later run, the run stops and leaves nothing.
 */
export const madeBy = (run: string): ExportStanding => ({ status: EXPORT_MOVES.begin.to, run })

/** Whether a zip can be fetched: only a whole one, never what a cancelled or failed one left. */
export const mayFetchExport = ({ status, run }: ExportStanding): boolean =>
  status === 'klaar' && run !== null

/**
 * Whether a zip waits or is being made. A second press finds it, instead of asking for another one
 * of its period, and it can be cancelled.
 */
export const isUnderWay = (status: ExportStatus): boolean =>
  EXPORT_MOVES.cancel.from.includes(status)

/** How many papers of the period came after a zip was made, so that it lacks them. */
export const papersLacking = (inZip: number, inPeriod: number): number =>
  Math.max(0, inPeriod - inZip)

/**
 * For how many days a zip can be fetched; it holds names and addresses, so it is not kept for
 * longer.
 */
export const EXPORT_KEPT_DAYS = 7
