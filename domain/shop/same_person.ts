import { mailboxOf } from '#domain/shop/mails/mail_brakes'

/** A person as a form knows them. */
export type Person = { readonly name: string; readonly email: string }

/**
 * Whether two people may be the same person: they have the same mailbox, or the same name without
 * regard to capitals, accents, dots and spaces. The shop warns when they are not, and never
 * refuses.
 */
export function maybeSamePerson(one: Person, other: Person): boolean {
  return mailboxOf(one.email) === mailboxOf(other.email) || plain(one.name) === plain(other.name)
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
