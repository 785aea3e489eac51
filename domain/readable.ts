/** Letters and digits that nobody confuses when reading them aloud on the phone. */
export const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
