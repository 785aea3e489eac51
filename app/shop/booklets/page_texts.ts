/** What the library fills in while it numbers pages. */
export type PageText = (page: {
  pageNumber: number
  totalPages?: number
  /** The number of this sheet of paper among those that the page takes. */
  subPageNumber?: number
  subPageTotalPages?: number
}) => string

export const pageNumberText: PageText = ({ pageNumber, totalPages }) =>
  `bladzijde ${pageNumber} van ${totalPages}`

/** The line that shows which papers belong together when players divide them. */
export const continuation =
  (title: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber > 1
      ? `${title.replace(/\?$/, '')}, vel ${subPageNumber} van ${subPageTotalPages}`
      : ''

export const footerText =
  (game: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber < subPageTotalPages ? `${game} · gaat verder op het volgende vel` : game
