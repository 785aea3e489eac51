/** A web address, an e-mail address, or something that a mail program makes a link of. */
const LINK =
  /:\/\/|@|\bwww\.|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.\p{L}{2,}|\.(?:be|biz|co|com|de|eu|gl|info|io|link|ly|me|net|nl|online|org|ru|shop|site|tk|top|xyz)(?![\p{L}\p{N}])/iu

/**
 * The first words of a mail. Somebody who orders types the name, so a name that contains a link is
 * left out: nobody can have a link of their choice sent in a mail of the shop.
 */
export function greeting(name: string): string {
  return isPlain(name) ? `Hoi ${name.trim()},` : 'Hoi,'
}

/** Who gives something, in a mail to somebody else. */
export const giverName = (name: string): string => (isPlain(name) ? name.trim() : 'Iemand')

function isPlain(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.').trim()
  return plain !== '' && !LINK.test(plain)
}
