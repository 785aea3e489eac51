import { draftsOf, draftText, eraseDraft } from '~/ui/hooks/use_draft'

const PREFIX = 'form:'

/** The name under which the draft of a form is kept in the tab. */
export const formName = (form: string) => `${PREFIX}${form}`

/** The forms on the page, by name. A form that is there twice counts twice. */
const forms: string[] = []
/** Set when the page itself is left for good reason, such as for the login. */
let passing = false

/** @returns takes the form off the page */
export function formOpens(name: string): () => void {
  forms.push(name)
  return () => void forms.splice(forms.indexOf(name), 1)
}

/** Whether a form on the page holds something that is not saved. */
export const isUnsaved = () => !passing && forms.some((name) => draftText(name) !== '')

/** Lets the page be left once without a question; the drafts stay in the tab. */
export function letPass() {
  passing = true
}

/** Asks again from now on, because the page is back or another one is shown. */
export function watchAgain() {
  passing = false
}

/** Erases what one admin typed, so that the next one in the same tab does not see it. */
export function forgetForms() {
  for (const name of draftsOf(PREFIX)) eraseDraft(name)
}
