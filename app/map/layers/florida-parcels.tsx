import type { ReactNode } from 'react'
import { LAND_FILL } from '@/components/map/style/map-style'
import { hasSelection, SELECTION, selectionLayers } from '@/components/parcels/map/chosen-layers'
import { colorings, colorScale, type ParcelColoring } from '@/components/parcels/map/color-classes'
import { ColorLegend } from '@/components/parcels/map/color-legend'
import { describeParcel } from '@/components/parcels/map/describe-parcel'
import {
  LABELS,
  labelLayer,
  labelsFrom,
  parcelLayers,
  pickable,
} from '@/components/parcels/map/parcel-layers'
import {
  parcelLevels,
  parcelSource,
  SOURCE,
  sourceLayers,
  type TileParcel,
  toFilterable,
  toProperties,
} from '@/components/parcels/map/parcel-properties'
import { GATE_ZOOM, INSIDE_ZOOM } from '@/components/parcels/map/zooms'
import { filterUrl, toFilter } from '@/components/parcels/parcel-filter'
import { parcelHref } from '@/components/parcels/parcel-href'
import type { ParcelMatches } from '@/connectors/us-florida-parcels/public'
import { deriveFigures, parcel, type UnderivedParcel } from '@/lib/records/parcel/fields'
import { formatCity, formatName } from '@/lib/records/parcel/format'
import { labels } from '@/lib/records/parcel/labels'
import { landUseName } from '@/lib/records/parcel/land-use'
import { fromMapId, readParcelKey, shortNumber, toMapId } from '@/lib/records/parcel/parcel-key'
import { isCovered } from './coverage'
import { lotFloods } from './lot-floods'
import type {
  CoveredArea,
  LayerDrawing,
  LayerDrawingInput,
  MapLayer,
  MapLayerChoice,
  MapLayerChoiceValues,
  MapLayerRow,
} from './map-layer'
import { parcelChoices } from './parcel-filters'
import { toPointFeatures } from './shapes/point-drawing'

interface ParcelRow extends MapLayerRow, TileParcel {
  county: number
  parcelId: string
  number: string
  acres: number | null
}

const cardFields = [
  ...(['justValue', 'acres', 'landSquareFeet', 'outlineSquareFeet', 'livingSquareFeet'] as const),
  ...(['yearBuilt', 'landUse', 'saleYear', 'salePrice', 'saleQualification'] as const),
  ...(['valuePerAcre', 'landValuePerSquareFoot', 'parcelId'] as const),
]

const choices: readonly MapLayerChoice<ParcelRow>[] = parcelChoices

const texts = {
  outside: 'This view is outside Florida. “Parcels outside Florida” has the parcels that are published here.',
}

/**
 * Two boxes cover the panhandle and the peninsula, without most of the Gulf between them. The map starts at
 * the edge of Orlando, where both city lots and acreage are in view.
 */
const FLORIDA: CoveredArea = {
  name: 'Florida',
  boxes: [
    [-87.7, 29.35, -83.4, 31.05],
    [-83.4, 24.45, -79.95, 31.05],
  ],
  start: { latitude: 28.5479, longitude: -81.5762, zoom: INSIDE_ZOOM },
}

export const floridaParcels = {
  id: 'parcels',
  title: 'Parcels, Florida',
  groupTitle: 'Parcels',
  one: 'parcel',
  many: 'parcels',
  publisher: 'Florida Department of Revenue',
  connector: 'us-florida-parcels',
  fromZoom: GATE_ZOOM,
  below: 'Parcels show from neighborhood zoom.',
  coverage: [FLORIDA],
  coverageLayer: LAND_FILL,
  absent: (box) => (isCovered([FLORIDA], box) ? undefined : texts.outside),
  origin: {
    kind: 'tiles',
    source: SOURCE,
    sourceLayers: Object.values(sourceLayers),
    levels: parcelLevels,
    writesFrom: (choices) => labelsFrom(scaleOf(choices)),
    toRow,
  },
  find: {
    href: '/parcels/find',
    toAsked: fromMapId,
    toFound: (data) =>
      (data as { results: ParcelMatches[] }).results.map(({ asked: text, parcels }) => ({
        text,
        rows: parcels.map(toParcelRow),
      })),
  },
  plane: 'areas',
  choices,
  draw: drawParcels,
  describe: describeParcel,
  legend: (choices, base): ReactNode => <ColorLegend coloring={coloringOf(choices)} base={base} />,
  columns: parcel.mapColumns<ParcelRow>((row) => row),
  fileColumns: [
    { id: 'use-code', label: labels.landUseCode, cell: ({ landUse }) => landUse ?? '' },
    {
      id: 'use-name',
      label: `${parcel.labels.landUse}, name`,
      cell: ({ landUse }) => (landUse === null ? '' : (landUseName(landUse) ?? '')),
    },
  ],
  href: (row) => parcelHref(row),
  addressOf: ({ name, city }) =>
    /^\d/.test(name) ? [name, formatCity(city), 'FL'].filter(Boolean).join(', ') : undefined,
  tells: (row) => parcel.mapFacts(row, cardFields),
  lookup: lotFloods,
  files: {
    href: (format, { box, choices }) =>
      `/parcels/export?${new URLSearchParams({ format, bbox: box.join() })}&${filterUrl.toQuery(toFilter(choices))}`,
    ofKeys: (format, keys) => ({
      action: '/parcels/export',
      form: new URLSearchParams({ format, keys: keys.map(fromMapId).join('\n') }),
    }),
  },
  limits:
    'Just value is the county’s assessment of January 1, not a price. Outlines are for orientation, not a survey.',
  credit: 'Parcels: Florida Department of Revenue',
} satisfies MapLayer<'parcels', ParcelRow>

const coloringOf = ({ color = 'value' }: MapLayerChoiceValues): ParcelColoring =>
  Object.hasOwn(colorings, color) ? (color as ParcelColoring) : 'value'

const scaleOf = (choices: MapLayerChoiceValues) => colorScale(coloringOf(choices), new Date().getFullYear())

function toRow(properties: Readonly<Record<string, unknown>>): ParcelRow | undefined {
  const { id, name, x, y } = properties
  const identity = readParcelKey(fromMapId(String(id)))
  if (!identity) return undefined
  const { county, parcelId } = identity
  const address = String(name)
  const figures = toFilterable(properties)
  return Object.assign(figures, {
    county,
    parcelId,
    acres: deriveFigures(figures).acres,
    key: String(id),
    name: address.startsWith('Parcel ') ? address : formatName({ address, parcelId }),
    at: [Number(x), Number(y)] as const,
    number: shortNumber(address, parcelId),
  })
}

export function toParcelRow(mapParcel: UnderivedParcel): ParcelRow {
  const { key, longitude, latitude } = mapParcel
  return {
    ...mapParcel,
    key: toMapId(key),
    name: formatName(mapParcel),
    at: [longitude, latitude],
    number: shortNumber(mapParcel.address, mapParcel.parcelId),
    ...deriveFigures(mapParcel),
  }
}

/** Draws points for tiles that were loaded while the source published no outlines. */
function drawParcels({ edition, choices, rows, selected, open }: LayerDrawingInput<ParcelRow>): LayerDrawing {
  const scale = scaleOf(choices)
  const look = { filter: toFilter(choices), scale }
  const highlighted = {
    selected: selected.map(fromMapId),
    open: open === undefined ? undefined : fromMapId(open),
  }
  const source = parcelSource(edition)
  return {
    sources: {
      [SOURCE]: source,
      ...(hasSelection(highlighted) ? { [SELECTION]: source } : {}),
      ...(rows.length > 0
        ? { [LABELS]: { type: 'geojson', data: toPointFeatures(rows, toProperties) } }
        : {}),
    },
    layers: (palette) => [
      ...parcelLayers(palette, { ...look, layer: 'polygons' }),
      ...parcelLayers(palette, { ...look, layer: 'centroids' }),
      ...selectionLayers(palette, 'polygons', highlighted),
      ...(rows.length > 0 ? [labelLayer(palette, scale)] : []),
    ],
    pickable: [...pickable.polygons, ...pickable.centroids],
  }
}
