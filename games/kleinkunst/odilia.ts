import type { Prop } from '#domain/play/props/prop'

/** What Odilia Petiet wrote beside a study, on the paper of her sketchbook. */
export const fromOdilia = (...paragraphs: readonly string[]) =>
  ({
    kind: 'prop',
    object: 'sketch',
    look: { lettering: 'script' },
    parts: [{ kind: 'letter', paragraphs, signature: 'Odilia' }],
  }) as const satisfies Prop
