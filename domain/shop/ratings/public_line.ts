import { leadsElsewhere } from '#domain/shop/gifts'

const PHONE_NUMBER = /(?:\d[\s().-]*){7}/

/** Whether a line that everybody may read holds an address or a number that belongs to somebody. */
export const pointsAtSomebody = (line: string): boolean =>
  leadsElsewhere(line) || PHONE_NUMBER.test(line)
