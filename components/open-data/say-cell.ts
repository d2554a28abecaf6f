/** Omits the midnight that some sources append to a date. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return describeObject(value)
  return String(value).replace(/^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z?$/, '$1')
}

function describeObject(value: object): string {
  const { type, coordinates, url, description } = value as Partial<Record<string, unknown>>
  if (type === 'Point' && Array.isArray(coordinates)) {
    const [longitude, latitude] = coordinates
    return `${latitude}, ${longitude}`
  }
  if (typeof url === 'string') return [description, url].filter((part) => typeof part === 'string').join(': ')
  const json = JSON.stringify(value)
  return json === '{}' ? '' : json
}
