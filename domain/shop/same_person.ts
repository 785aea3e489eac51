import { mailboxOf } from '#domain/shop/mails/mail_brakes'

/** A person as a form knows them. */
export type Person = { readonly name: string; readonly email: string }

/**
 * Whether two people are certainly not told apart: the mailbox is the same, or the name is. Capitals,
 * accents, dots and spaces make no other name. It warns and never refuses.
 */
export function maybeSamePerson(one: Person, other: Person): boolean {
  return mailboxOf(one.email) === mailboxOf(other.email) || plain(one.name) === plain(other.name)
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
