/**
 * Merges a form that somebody was filling in while another person saved it: typed fields stay, and
 * untouched fields follow what is stored now.
 *
 * @param begin what was stored when the typing began
 */
export function merge<Fields extends object>(begin: Fields, typed: Fields, saved: Fields): Fields {
  const changed = Object.entries(typed).filter(
    ([field, value]) => value !== begin[field as keyof Fields]
  )
  return { ...saved, ...Object.fromEntries(changed) }
}
