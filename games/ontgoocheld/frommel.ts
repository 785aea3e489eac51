import type { Prop } from '#domain/play/props/prop'

/** A note in Frommel's own hand. */
export const fromFrommel = (...paragraphs: readonly string[]) =>
  ({
    kind: 'prop',
    object: 'note',
    look: { paper: 'yellow', lettering: 'script' },
    parts: [{ kind: 'text', paragraphs }],
  }) as const satisfies Prop
