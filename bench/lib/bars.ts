type Bound = { readonly least: number } | { readonly most: number }

/** Prints what was measured beside its bar, and whether that holds. */
export function judge(what: string, measured: number, unit: '%' | 'times', bound: Bound) {
  const [words, holds] =
    'least' in bound
      ? [`at least ${bound.least}`, measured >= bound.least]
      : [`at most ${bound.most}`, measured <= bound.most]
  const found = `${measured.toFixed(unit === '%' ? 1 : 2)} ${unit}`
  console.log(
    `  bar: ${what} ${words} ${unit}`.padEnd(64),
    found.padEnd(12),
    holds ? 'holds' : 'DOES NOT HOLD'
  )
}
