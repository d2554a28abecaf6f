import type { ColumnRole, PlaceList } from '@/lib/jobs/job'

/** The words by which the place of a row is looked up. Returns an empty string for a row without any. */
export function textOfRow({ roles, rows }: PlaceList, row: number): string {
  const cells = rows[row] ?? []
  const of = (role: ColumnRole): string =>
    roles
      .flatMap((each, at) => (each === role ? [cells[at]?.trim() ?? ''] : []))
      .filter(Boolean)
      .join(' ')
  const [latitude, longitude] = [degreesOf(of('latitude')), degreesOf(of('longitude'))]
  if (latitude && longitude) return `${latitude}, ${longitude}`
  const parcel = of('parcel')
  if (parcel) return [of('county'), parcel].filter(Boolean).join(' ')
  return [of('place'), of('city'), [of('state'), of('zip')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

/** In a cell of its own a comma can only be the decimal sign. */
const degreesOf = (text: string): string => text.replace(/^([+-]?\d{1,3}),(\d+)$/, '$1.$2')
