/** A plain link to one method's answer as a file. */
export function exportHref(connector: string, method: string, format: string, registryId: string): string {
  return `/export/${connector}/${method}.${format}?${new URLSearchParams({ registryId })}`
}
