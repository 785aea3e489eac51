/**
 * Where browsers report errors of our pages and broken content rules. The security headers name it
 * before there are routes, so it is a constant. Its name is none of those that content blockers
 * look for.
 */
export const REPORTS_ADDRESS = '/api/paginafouten'
const GROUP = 'paginafouten'

/**
 * How pages tell browsers to report. A browser that knows `report-to` ignores `report-uri`, but it
 * only sends such reports from https.
 *
 * @returns the rules for the Content-Security-Policy, and the headers that belong to them
 */
export function reporting(appUrl: string): {
  readonly rules: readonly string[]
  readonly headers: Readonly<Record<string, string>>
} {
  const uri = `report-uri ${REPORTS_ADDRESS}`
  if (!appUrl.startsWith('https://')) return { rules: [uri], headers: {} }
  return {
    rules: [uri, `report-to ${GROUP}`],
    headers: { 'reporting-endpoints': `${GROUP}="${REPORTS_ADDRESS}"` },
  }
}
