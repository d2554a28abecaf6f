import type { AreaClass } from '@/lib/records/area-class'
import type { RecordIn } from '@/lib/records/define-record'
import { lot } from '@/lib/records/parcel/lot'
import { formatPoint } from '@/lib/url-state'
import type { LayerRow, MapLayer } from './map-layer'
import { areaDrawing } from './shapes/area-drawing'

interface LotRow extends LayerRow {
  record: RecordIn<typeof lot>
}

const LEVELS = [15, 16] as const
/** A new number where the tiles hold something other than before. */
const EDITION = 1

const classes: Readonly<Record<string, AreaClass>> = {
  lot: { words: 'Parcel', color: { light: '#5a4a2f', dark: '#d9c49a' } },
}

export const lots = {
  id: 'lots',
  title: 'Parcels, other states',
  one: 'parcel',
  many: 'parcels',
  publisher: 'The states, counties and cities that publish parcels',
  connector: 'us-parcels',
  fromZoom: LEVELS[0],
  below: 'Parcels show from neighborhood zoom.',
  origin: { kind: 'tiles', source: 'lots', sourceLayers: ['lots'], levels: LEVELS, toRow },
  plane: 'areas',
  choices: [],
  draw: (look) =>
    areaDrawing(
      { id: 'lots', edition: EDITION, levels: LEVELS, part: 'lots', classes, label: ['get', 'n'] },
      look,
    ),
  columns: lot.mapColumns(({ record }) => record),
  href: ({ at: [longitude, latitude] }) =>
    `/place?${new URLSearchParams({ at: formatPoint({ latitude, longitude }, 6) })}`,
  tells: ({ record }) =>
    lot.mapFacts(record, ['parcelId', 'address', 'measuredAcres', 'publishedAcres', 'layer']),
  limits:
    'Outlines are for tax mapping: not a survey, and no legal boundary. Florida’s parcels are a layer of their own. One publisher in four may not answer today.',
  credit: 'Parcels: the state, county or city named at each parcel',
} satisfies MapLayer<'lots', LotRow>

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

function toRow({ id, name, x, y, n, l, a, p, m }: Readonly<Record<string, unknown>>): LotRow | undefined {
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return {
    key: String(id),
    name: String(name),
    at: [x, y],
    record: {
      parcelId: textIn(n),
      address: textIn(a),
      measuredAcres: numberIn(m),
      publishedAcres: numberIn(p),
      layer: String(l),
    },
  }
}
