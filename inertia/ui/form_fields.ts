/** The field of this name. */
export function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null
}

/** What is typed in the text fields of a form, by name; an empty field is left out. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...form.elements]
      .filter(isTextField)
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value])
  )
}

/** The names of the boxes of a form that are ticked. */
export const tickedIn = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements]
      .filter((element) => element instanceof HTMLInputElement)
      .filter(({ type, checked }) => type === 'checkbox' && checked)
      .map(({ name }) => name)
  )

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox'
  return element instanceof HTMLTextAreaElement
}
