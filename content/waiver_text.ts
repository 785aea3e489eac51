/**
 * The sentence beside the checkbox of a digital game. It is stored with the order and repeated in
 * the mail.
 */
export const WAIVER_TEXT =
  'Ik wil direct toegang en begrijp dat mijn herroepingsrecht daarmee vervalt'
