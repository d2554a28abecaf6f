export function exportHref(
  connector: string,
  method: string,
  format: string,
  params: Record<string, string | number>,
): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return `/export/${connector}/${method}.${format}?${query}`
}
