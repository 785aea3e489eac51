import { RIT, voluit } from '#content/boekjes/sintsenior/bord'

/** What opens with a lock: which sheet to take, and the next three jumps of the horse. */
export function opdracht(slot: number, watNu: string): string {
  const [eerst, dan, laatst] = RIT[slot]!.map(voluit)
  return `${watNu} Het paard springt naar ${eerst}, ${dan} en ${laatst}.`
}
