/** The head of a page in the admin area: nothing for search engines. */
export const beheerkop = (titel: string) => ({
  kop: { titel, omschrijving: 'Beheer', index: false },
})
