/**
 * Which pages come beside each other when A4 paper is printed on both sides, folded in the middle
 * and stapled through the fold: saddle stitch. The booklet is then A5.
 */

/** One side of a sheet of paper: the numbers of its left and its right page, from 1; null is blank. */
export type Side = readonly [left: number | null, right: number | null]

/** A sheet of paper. Its back is printed turned over the short edge, so that both sides stand up. */
export type Leaf = { readonly front: Side; readonly back: Side }

/**
 * The sheets of paper, the outer one first. Pages are filled up with blanks to a multiple of four, at
 * the end of the booklet.
 *
 * @param pages how many there are, at least 1
 */
export function impose(pages: number): readonly Leaf[] {
  const papers = Math.ceil(pages / 4)
  const page = (number: number) => (number <= pages ? number : null)
  return Array.from({ length: papers }, (_, depth) => {
    const first = 2 * depth + 1
    const last = 4 * papers - 2 * depth
    return {
      front: [page(last), page(first)],
      back: [page(first + 1), page(last - 1)],
    }
  })
}
