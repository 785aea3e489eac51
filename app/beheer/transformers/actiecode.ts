import type { DateTime } from 'luxon'
import { SPELLEN_MET_CODE } from '#app/beheer/validators/actiecode_validator'
import { dagVan } from '#app/winkel/dag'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { actiecodestand } from '#domain/winkel/actiecode'
import { alsEuro, alsInvoer } from '#domain/winkel/prijs'
import type Actiecode from '#models/actiecode'

/** A code as the list of codes shows it. */
export function actiecoderegel(code: Actiecode, nu: Date) {
  const { id, code: naam, soort, waarde, gebruiktTotaal, regels } = code
  return {
    id,
    code: naam,
    korting: soort === 'percentage' ? `${waarde} %` : alsEuro(waarde),
    spellen: regels.spellen.map(titelVan),
    vanaf: code.geldigVanaf && dagVan(code.geldigVanaf),
    totEnMet: code.geldigTot && laatsteDag(code.geldigTot),
    gebruikt: gebruiktTotaal,
    maxTotaal: code.maxTotaal ?? null,
    maxPerEmail: code.maxPerEmail ?? null,
    stand: actiecodestand(regels, nu),
  }
}

/** A code as its form shows it. */
export function actiecode(code: Actiecode, nu: Date) {
  return {
    ...actiecoderegel(code, nu),
    soort: code.soort,
    waarde: code.soort === 'percentage' ? String(code.waarde) : alsInvoer(code.waarde),
    sleutels: [...code.regels.spellen],
  }
}

/** What can be chosen in the form. */
export const speelkeuzes = () =>
  SPELLEN_MET_CODE.map(({ titel, verkoop }) => ({ sleutel: verkoop.prijsSleutel, titel }))

const titelVan = (sleutel: string) =>
  BESTELBARE_SPELLEN.find(({ verkoop }) => verkoop.prijsSleutel === sleutel)?.titel ?? sleutel

/** It ends at the beginning of the day after. */
const laatsteDag = (tot: DateTime) => dagVan(tot.minus({ milliseconds: 1 }))
