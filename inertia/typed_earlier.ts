import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads what visitors typed, chose and ticked on a rendered page before its JavaScript ran, which
 * happens on a slow connection. Their browser fills in fields that early too. Without this a page
 * takes its fields for empty.
 *
 * @param root holds the page; it is read before the page begins, because beginning empties text areas
 * @returns tells it to the page that began, field by field, as if it was typed just now
 */
export function typedEarlier(root: ParentNode): () => void {
  const typed = [...root.querySelectorAll<Field>(':is(input,textarea,select)')]
    .filter(isChanged)
    .map((field) => ({ field, text: field.value, ticked: isBox(field) && field.checked }))
  return () => {
    for (const { field, text, ticked } of typed) {
      /** Telling of an earlier field drew the page, which takes this one for empty. */
      if (isBox(field)) field.checked = ticked
      else if (field.value !== text) field.value = text
      flushSync(() => field.dispatchEvent(new Event(eventOf(field), { bubbles: true })))
    }
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !(chosenAtFirst(field)?.selected ?? true)
  if (isBox(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const chosenAtFirst = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]

const eventOf = (field: Field) =>
  isBox(field) || field instanceof HTMLSelectElement ? 'change' : 'input'
