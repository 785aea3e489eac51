import { OTHER } from './other_emblems'
import { OWN } from './own_emblems'

/** Each drawing, around 0,0 and within 17 of it. */
export const EMBLEM_DRAWINGS = { ...OWN, ...OTHER }
