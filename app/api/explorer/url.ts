export function methodHref(connector: string, method: string): `/api?${string}` {
  return `/api?${new URLSearchParams({ connector, method })}#try`
}
