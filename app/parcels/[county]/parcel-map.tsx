import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import type { Outline } from '@/connectors/us-florida-parcels/parcel-rows'
import type { Point } from './parcel-point'

interface Props {
  name: string
  outline: Outline | null
  point: Point | null
}

const texts = {
  label: 'Map of the parcel',
  list: 'The text of this page',
  outline: 'The parcel’s outline. Not a survey.',
  point: 'A point on the parcel',
  noOutline:
    'No outline can be had now, so a point on the parcel is shown: the source offers only points while it replaces its map.',
  nowhere: 'No outline and no position is published for this parcel, so there is no map.',
}

/** Beside the text where there is room, under the summary on phones. */
export function ParcelMap({ name, outline, point }: Props) {
  return (
    <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      {!outline && <p className="mb-3 text-muted">{point ? texts.noOutline : texts.nowhere}</p>}
      {(outline || point) && (
        <LazyMap
          label={texts.label}
          listLabel={texts.list}
          features={{ type: 'FeatureCollection', features: draw(name, outline, point) }}
          {...(outline || !point ? {} : { view: { ...point, zoom: 16 } })}
          legend={{ result: outline ? texts.outline : texts.point }}
        />
      )}
    </div>
  )
}

function draw(name: string, outline: Outline | null, point: Point | null): MapFeature[] {
  const geometry =
    outline ?? (point && { type: 'Point' as const, coordinates: [point.longitude, point.latitude] })
  return geometry ? [{ type: 'Feature', id: 'parcel', properties: { name, role: 'result' }, geometry }] : []
}
