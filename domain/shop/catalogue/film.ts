import type { Drawing } from '#domain/drawing'

/** A scene of a film without spoken words: the caption below it tells everything. */
export type Scene = {
  readonly subtitle: string
  readonly seconds: number
  readonly drawing: Drawing
  /** What the scene shows, for people who do not see it. */
  readonly picture: string
}

/**
 * @returns the second at which each scene begins, and as the last entry the second at which the
 *   film ends
 */
export function times(scenes: readonly Scene[]): number[] {
  let end = 0
  return [0, ...scenes.map(({ seconds }) => (end += seconds))]
}

/**
 * The captions of a film in WebVTT, which browsers read. Each caption lasts exactly as long as its
 * scene.
 */
export function toWebVtt(scenes: readonly Scene[]): string {
  const moments = times(scenes).map(clock)
  const lines = scenes.map(
    ({ subtitle }, index) =>
      `${index + 1}\n${moments[index]} --> ${moments[index + 1]}\n${subtitle}\n`
  )
  return `WEBVTT\n\n${lines.join('\n')}`
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}
