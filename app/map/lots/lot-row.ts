import type { LotProperties } from '@/connectors/us-parcels/public'
import type { RecordOfKind } from '@/lib/records/define-record'
import type { lot } from '@/lib/records/parcel/lot'
import type { MapLayerRow } from '../layers/map-layer'

export interface MapLotRow extends MapLayerRow {
  record: RecordOfKind<typeof lot>
  /** The tile's own object. Copying the numbers of thousands of lots takes longer than parsing the tile. */
  properties: Readonly<Record<string, unknown>>
  published: readonly string[]
}

export const PUBLISHED_PREFIX = 'v:'

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

export function toLotRow(
  properties: LotProperties | Readonly<Record<string, unknown>>,
): MapLotRow | undefined {
  const { id, name, x, y, n, l, a, p, m } = properties
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
    properties,
    published: publishedNames(properties),
  }
}

const namesByText = new Map<string, readonly string[]>()

function publishedNames(properties: Readonly<Record<string, unknown>>): readonly string[] {
  let text = ''
  for (const name in properties) if (name.startsWith(PUBLISHED_PREFIX)) text += `${name} `
  const cached = namesByText.get(text)
  if (cached) return cached
  const names = text.split(' ').slice(0, -1)
  namesByText.set(text, names)
  return names
}
