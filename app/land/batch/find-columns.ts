const names = {
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x'],
  label: ['label', 'name', 'id'],
} as const

/** Positions, from 0, of what is needed of a table. */
export interface PointColumns {
  latitude: number
  longitude: number
  label?: number
}

/** From the headings, or null where they do not tell. */
export function findColumns(headings: readonly string[]): PointColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''))
  const find = (wanted: readonly string[]) =>
    wanted.map((name) => plain.indexOf(name)).find((index) => index >= 0)
  const [latitude, longitude, label] = [find(names.latitude), find(names.longitude), find(names.label)]
  if (latitude === undefined || longitude === undefined) return null
  return { latitude, longitude, ...(label === undefined ? {} : { label }) }
}
