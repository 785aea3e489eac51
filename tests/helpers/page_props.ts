/** The props of an Inertia page. */
export function pageProps<T>(page: { text(): string }): T {
  const json = /<script[^>]*data-page[^>]*>(.+?)<\/script>/s.exec(page.text())?.[1]
  if (!json) throw new Error('this is no page')
  return (JSON.parse(json) as { props: T }).props
}
