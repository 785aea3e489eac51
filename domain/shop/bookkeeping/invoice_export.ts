/**
 * The life of a zip with invoices: it waits for a worker, is being made, and ends ready, cancelled
 * or failed. What ended does not go on.
 */
export const EXPORT_STATUSES = ['wacht', 'bezig', 'klaar', 'afgebroken', 'mislukt'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** The statuses in which a zip can still be cancelled, and in which a second press finds it. */
export const ONGOING_EXPORT: readonly ExportStatus[] = ['wacht', 'bezig']

/** For how many days a zip can be fetched; it holds names and addresses, so it does not lie about. */
export const EXPORT_KEPT_DAYS = 7
