/** The head of a page in the admin area: nothing for search engines. */
export const adminHead = (title: string) => ({
  kop: { titel: title, omschrijving: 'Beheer', index: false },
})
