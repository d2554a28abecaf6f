/** The explorer's address for one method: the whole state of the page. */
export function methodHref(connector: string, method: string): `/api?${string}` {
  return `/api?${new URLSearchParams({ connector, method })}#try`
}
