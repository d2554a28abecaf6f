export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [parts, segments] = [pattern.split('/'), path.split('/')]
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\[(\w+)\]$/.exec(part)?.[1]
    if (name && segment) params[name] = segment
    else if (part !== segment) return undefined
  }
  return params
}
