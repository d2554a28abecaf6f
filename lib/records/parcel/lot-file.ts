import type { ExportColumn, ExportTable } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { assessment, type PropertyRecord } from '../assessment/fields'
import { isOutline } from './outline'
import { formatColumn, measuredAcres, publishedColumns } from './published-lot'

const texts = defineSentences('parcel.lot-file', {
  measured:
    'The area of the outline is measured by us. Outlines are for tax mapping: not a survey, and no legal boundary.',
  published:
    'Columns behind the area of the outline are the publisher’s own, under its names. Values of two publishers do not compare.',
})

interface Lot {
  parcel: PropertyRecord
  geometry: unknown
}

const common = assessment.pick([
  ...(['source', 'sourceName', 'parcelId', 'alternateParcelId', 'address', 'city', 'county'] as const),
  ...(['stateCode', 'postalCode', 'acreage', 'landUse', 'yearBuilt', 'saleDate', 'salePrice'] as const),
  'legalDescription',
])

const measured: ExportColumn = {
  key: 'measuredAcres',
  label: 'Area of the outline, measured by us',
  type: 'number',
  unit: 'acres',
}

/**
 * The common fields come first, then the columns of each layer under the publisher's names. Columns of
 * different layers are never merged, because one name can have two meanings.
 */
export function lotTable(lots: readonly Lot[], notes: readonly string[]): ExportTable {
  const layers = lots.map(({ parcel }) => layerOf(parcel))
  const isMixed = new Set(layers).size > 1
  const published = lots.map(({ parcel }, at) =>
    publishedColumns(parcel).map((each) => {
      const layer = isMixed ? layers[at] : undefined
      return {
        ...each,
        key: ['published', layer ?? [], each.column].flat().join('.'),
        title: layer === undefined ? formatColumn(each) : `${formatColumn(each)}, ${layer}`,
      }
    }),
  )
  const cells = published.flat()
  const textual = new Set(cells.flatMap(({ key, value }) => (typeof value === 'string' ? key : [])))
  const own = new Map(cells.map((each) => [each.key, each]))
  return {
    columns: [
      ...common.columns,
      measured,
      ...[...own.values()].map(
        ({ key, title }): ExportColumn => ({
          key,
          label: title,
          type: textual.has(key) ? 'text' : 'number',
        }),
      ),
    ],
    key: ['source', 'sourceName', 'parcelId', 'address'],
    rows: lots.map(({ parcel, geometry }, at) => ({
      cells: {
        ...common.cells({ ...parcel, appraisedValue: null, propertyKey: '' }),
        measuredAcres: measuredAcres(parcel),
        ...Object.fromEntries((published[at] ?? []).map(({ key, value }) => [key, value])),
      },
      geometry: isOutline(geometry) ? geometry : null,
    })),
    notes: [texts.measured, texts.published, ...notes],
  }
}

const layerOf = ({ sourceAttributes }: PropertyRecord) =>
  typeof sourceAttributes?.layer === 'string' ? sourceAttributes.layer : undefined
