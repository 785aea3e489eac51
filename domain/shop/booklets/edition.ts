/** The two ways in which each booklet is made: in colour, and in grey, which saves ink. */
export const EDITIONS = ['color', 'ink_saving'] as const

export type Edition = (typeof EDITIONS)[number]
