/** When the shop is away, and what visitors read meanwhile. Days as `2026-12-24`, both included. */
export type Vakantie = { readonly tekst: string; readonly van: string; readonly tot: string }

/** What visitors read on this day; nothing, on a day that is no holiday. */
export function meldingOp(vakantie: Vakantie | null, dag: string): string | null {
  return vakantie && vakantie.van <= dag && dag <= vakantie.tot ? vakantie.tekst : null
}
