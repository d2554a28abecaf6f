import type { PlaceList, PlaceListColumnRole } from '@/lib/jobs/job'

export function textOfRow(list: PlaceList, row: number): string {
  const of = (role: PlaceListColumnRole) => cellOfRole(list, row, role)
  const [latitude, longitude] = [degreesOf(of('latitude')), degreesOf(of('longitude'))]
  if (latitude && longitude) return `${latitude}, ${longitude}`
  const parcel = of('parcel')
  if (parcel && !of('place')) return [of('county'), parcel].filter(Boolean).join(' ')
  return [of('place'), of('city'), [of('state'), of('zip')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

/** In a cell with only one coordinate, a comma can only be the decimal sign. */
const degreesOf = (text: string): string => text.replace(/^([+-]?\d{1,3}),(\d+)$/, '$1.$2')

export const parcelNumberOf = (list: PlaceList, row: number): string => cellOfRole(list, row, 'parcel')

const cellOfRole = ({ roles, rows }: PlaceList, row: number, role: PlaceListColumnRole): string =>
  roles
    .flatMap((each, at) => (each === role ? [rows[row]?.[at]?.trim() ?? ''] : []))
    .filter(Boolean)
    .join(' ')
