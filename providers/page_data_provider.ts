import edge from 'edge.js'
import { pageData } from '#app/core/http/page_data'

/** Pages that are rendered in the browser only get their data from us, see `pageData`. */
export default class PageDataProvider {
  boot() {
    edge.use((templates) => templates.global('inertia', pageData))
  }
}
