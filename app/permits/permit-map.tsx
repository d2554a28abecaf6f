import { LazyMap } from '@/components/map/lazy-map'
import type { PermitRecord } from './read-permits'
import { anchorOf } from './row-keys'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  url: PermitsUrl
  rows: readonly { key: string; record: PermitRecord }[]
}

/** The rows that have a position, each leading to its place in the list. */
export function PermitMap({ url, rows }: Props) {
  const features = rows.flatMap(({ key, record }) => {
    const { longitude, latitude, address, id } = record
    if (longitude === null || latitude === null) return []
    return [
      {
        type: 'Feature' as const,
        id: key,
        properties: { name: address ?? id ?? 'Permit', role: 'result' as const },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      },
    ]
  })
  if (features.length === 0) return null
  return (
    <>
      <LazyMap
        label="Map of the permits"
        listLabel="The list of permits"
        features={{ type: 'FeatureCollection', features }}
        legend={{ result: 'Permit' }}
        featureHref={`${permitsHref({ ...url, selected: '{id}' })}#${anchorOf('{id}')}`.replaceAll(
          encodeURIComponent('{id}'),
          '{id}',
        )}
        {...(url.selected ? { selectedId: url.selected } : {})}
      />
      {features.length < rows.length && (
        <p className="mt-2 text-base text-muted">
          {rows.length - features.length} of {rows.length} rows have no position and stand only in the list.
        </p>
      )}
    </>
  )
}
