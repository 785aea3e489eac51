/**
 * A form that somebody was filling in while another saved the same: what was typed stays, and fields
 * that were left alone follow what is stored by now.
 *
 * @param begin what was stored when the typing began
 */
export function voegSamen<Velden extends object>(
  begin: Velden,
  getypt: Velden,
  opgeslagen: Velden
): Velden {
  const gewijzigd = Object.entries(getypt).filter(
    ([veld, waarde]) => waarde !== begin[veld as keyof Velden]
  )
  return { ...opgeslagen, ...Object.fromEntries(gewijzigd) }
}
