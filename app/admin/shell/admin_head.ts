/** The head of a page in the admin area, which search engines must not list. */
export const adminHead = (title: string) => ({
  head: { title, description: 'Beheer', index: false },
})
