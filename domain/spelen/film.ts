import type { Tekening } from '#domain/spelen/tekening'

/** A shot of a film without words to hear: what stands below it says everything. */
export type Scene = {
  readonly ondertitel: string
  readonly seconden: number
  readonly tekening: Tekening
  /** What is to be seen, for who does not see it. */
  readonly beeld: string
}

/** @returns when each scene begins, in seconds, and last of all when the film ends */
export function tijden(scenes: readonly Scene[]): number[] {
  const begin = [0]
  for (const { seconden } of scenes) begin.push(begin.at(-1)! + seconden)
  return begin
}

/** The captions of a film as a browser reads them; each lasts exactly as long as its scene. */
export function alsWebVtt(scenes: readonly Scene[]): string {
  const begin = tijden(scenes)
  const regels = scenes.map(
    ({ ondertitel }, nr) =>
      `${nr + 1}\n${klok(begin[nr]!)} --> ${klok(begin[nr + 1]!)}\n${ondertitel}\n`
  )
  return `WEBVTT\n\n${regels.join('\n')}`
}

function klok(seconden: number): string {
  const minuten = Math.floor(seconden / 60)
  return `${String(minuten).padStart(2, '0')}:${(seconden % 60).toFixed(3).padStart(6, '0')}`
}
