type Page = { readonly ssrBody?: string }

/**
 * The element that a page starts from, with its data. Every `<` is escaped: a team that calls itself
 * `<!--<script>` would else take the rest of the page with it.
 */
export function pageData(page: Page = {}): string {
  if (page.ssrBody) return page.ssrBody
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
}
