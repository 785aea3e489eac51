/** A save is refused, because what is stored is not what was on the screen. */
export type ChangedMeanwhile = { readonly type: 'changed_meanwhile' }

export const CHANGED_MEANWHILE =
  'Iemand anders heeft dit intussen gewijzigd, dus er is niets opgeslagen. Wat je invulde, staat er nog. Sla nog eens op als het zo moet worden.'

/** The same reason in the answer to a program. */
export const CHANGED_REASON = 'intussen_gewijzigd'
