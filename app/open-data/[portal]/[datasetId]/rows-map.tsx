import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import { Panel } from '@/components/ui/panel'
import { positionOf } from '@/connectors/open-data-discovery/row-position'
import type { RowsAnswer, Schema } from './read-rows'
import { rowId } from './row-id'
import { type RowsUrl, rowsHref } from './url'

const texts = {
  none: 'None of these rows has a position.',
  some: 'Positions are the publisher’s own, as exact as the publisher made them.',
}

interface Props {
  schema: Schema
  url: RowsUrl
  rows: RowsAnswer['data']['rows']
}

/** The rows of the page that say where they are. */
export function RowsMap({ schema, url, rows }: Props) {
  const features = rows.flatMap((row, index): MapFeature[] => {
    const geometry = positionOf(row)
    const number = url.offset + index + 1
    return geometry
      ? [
          {
            type: 'Feature',
            id: String(number),
            geometry,
            properties: { name: `Row ${number}`, role: 'result' },
          },
        ]
      : []
  })
  const href = rowsHref(schema, { ...url, selected: undefined })
  return (
    <Panel
      id="map"
      title="On the map"
      state={features.length > 0 ? undefined : 'none'}
      stateLabel="No positions"
    >
      <p className="mb-4">
        {features.length === 0
          ? texts.none
          : `${features.length} of these ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} ${features.length === 1 ? 'has' : 'have'} a position. ${texts.some}`}
      </p>
      {features.length > 0 && (
        <div className="print:hidden">
          <LazyMap
            label="Map of the rows"
            listLabel="The table of rows"
            legend={{ result: 'A row' }}
            features={{ type: 'FeatureCollection', features }}
            featureHref={`${href}${href.includes('?') ? '&' : '?'}selected={id}#${rowId('{id}')}`}
            {...(url.selected ? { selectedId: String(url.selected) } : {})}
          />
        </div>
      )}
    </Panel>
  )
}
