/** A drill that was asked for, and why this machine cannot do it. */
export type NotRun = { readonly name: string; readonly reason: string }

/** How a line begins that names drills which did not run. `npm test` repeats these at its own end. */
export const NOT_RUN = 'NOT RUN: '

/** The last lines of a run, which name what it did not try, so that nobody takes silence for success. */
export function namesOfNotRun(
  notRun: readonly NotRun[],
  leftOut: readonly string[] = []
): readonly string[] {
  const reasons = [...new Set(notRun.map(({ reason }) => reason))]
  const impossible = reasons.map((reason) => {
    const names = notRun.filter((one) => one.reason === reason).map(({ name }) => name)
    return `${NOT_RUN}${names.join(', ')}, because ${reason}`
  })
  if (leftOut.length === 0) return impossible
  return [...impossible, `Left out of the short form: ${leftOut.join(', ')}`]
}
