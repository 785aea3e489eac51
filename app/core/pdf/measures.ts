/** Points in a millimetre; an inch has 72 points. */
export const MM = 72 / 25.4

/** The width of A4 within margins that every printer keeps. */
export const SHEET_WIDTH = 170 * MM
