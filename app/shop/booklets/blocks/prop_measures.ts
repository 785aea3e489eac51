/**
 * The distance from line to line on ruled paper, in points; what is written on it keeps to the
 * lines.
 */
export const LINE = 20

/** The ink of a pen on coloured paper; grey paper gets plain ink. */
export const PEN = '#1F3A68'
