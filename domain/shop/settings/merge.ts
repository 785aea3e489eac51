/**
 * A form that somebody was filling in while another saved the same: what was typed stays, and fields
 * that were left alone follow what is stored by now.
 *
 * @param begin what was stored when the typing began
 */
export function merge<Fields extends object>(begin: Fields, typed: Fields, saved: Fields): Fields {
  const changed = Object.entries(typed).filter(
    ([field, value]) => value !== begin[field as keyof Fields]
  )
  return { ...saved, ...Object.fromEntries(changed) }
}
