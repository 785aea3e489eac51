type Page = { readonly ssrBody?: string }

/**
 * The element with which a page starts, including its data. Every `<` is escaped, because a team
 * that calls itself `<!--<script>` would otherwise swallow the rest of the page.
 */
export function pageData(page: Page = {}): string {
  if (page.ssrBody) return page.ssrBody
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
}
