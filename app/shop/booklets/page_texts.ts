import type { Sheet } from '#domain/shop/booklets/booklet'

/** The place of a paper in a booklet. */
export type Place = {
  readonly pageNumber: number
  readonly totalPages?: number
  /** The number of this sheet of paper among those that the page takes. */
  readonly subPageNumber?: number
  readonly subPageTotalPages?: number
}

export type PageText = (place: Place) => string

export const pageNumberText: PageText = ({ pageNumber, totalPages }) =>
  `bladzijde ${pageNumber} van ${totalPages}`

/** The line above a title. It counts the first of several papers, unless it is a sentence. */
export const sectionText = ({ section = '' }: Sheet, papers: number): string =>
  papers > 1 && isCounted(section) ? `${section} · vel 1 van ${papers}` : section

const isCounted = (section: string) => section !== '' && !section.endsWith('.')

/**
 * The line on each paper of a sheet, which shows what belongs together when players divide them. On
 * the first paper the line above the title does that, when it can.
 */
export const paperOfSheet =
  ({ title, section = '' }: Sheet): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageTotalPages > 1 && !(subPageNumber === 1 && isCounted(section))
      ? `${title.replace(/\?$/, '')} · vel ${subPageNumber} van ${subPageTotalPages}`
      : ''

export const footerText =
  (game: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber < subPageTotalPages ? `${game} · gaat verder op het volgende vel` : game
