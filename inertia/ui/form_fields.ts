/** The field of this name. */
export function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null
}

/** What is typed in the fields of a form and which of its boxes are ticked, by name. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...form.elements].filter(isFilledIn).map(({ name, value }) => [name, value])
  )
}

function isFilledIn(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isText && element.value !== ''
}
