/** What an Inertia page was given. */
export function gegeven<T>(pagina: { text(): string }): T {
  const json = /<script[^>]*data-page[^>]*>(.+?)<\/script>/s.exec(pagina.text())?.[1]
  if (!json) throw new Error('this is no page')
  return (JSON.parse(json) as { props: T }).props
}
