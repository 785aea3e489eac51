import type { Drawing } from '#domain/drawing'

/** A shot of a film without words to hear: what stands below it says everything. */
export type Scene = {
  readonly ondertitel: string
  readonly seconden: number
  readonly tekening: Drawing
  /** What is to be seen, for who does not see it. */
  readonly beeld: string
}

/** @returns when each scene begins, in seconds, and last of all when the film ends */
export function times(scenes: readonly Scene[]): number[] {
  const begin = [0]
  for (const { seconden: seconds } of scenes) begin.push(begin.at(-1)! + seconds)
  return begin
}

/** The captions of a film as a browser reads them; each lasts exactly as long as its scene. */
export function toWebVtt(scenes: readonly Scene[]): string {
  const begin = times(scenes)
  const lines = scenes.map(
    ({ ondertitel: subtitle }, index) =>
      `${index + 1}\n${clock(begin[index]!)} --> ${clock(begin[index + 1]!)}\n${subtitle}\n`
  )
  return `WEBVTT\n\n${lines.join('\n')}`
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}
