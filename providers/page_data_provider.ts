import edge from 'edge.js'
import { pageData } from '#app/core/http/page_data'

/** Adds our own data to pages that are rendered only in the browser, see `pageData`. */
export default class PageDataProvider {
  boot() {
    edge.use((templates) => templates.global('inertia', pageData))
  }
}
