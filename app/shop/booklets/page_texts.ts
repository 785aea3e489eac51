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

/** The line on each paper of a sheet, which shows what belongs together when players divide them. */
export const paperOfSheet =
  (title: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageTotalPages > 1
      ? `${title.replace(/\?$/, '')}, vel ${subPageNumber} van ${subPageTotalPages}`
      : ''

export const footerText =
  (game: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber < subPageTotalPages ? `${game} · gaat verder op het volgende vel` : game
