import type { ParcelLayerSource } from '@/connectors/us-parcels/public'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { ExportTable } from '@/lib/export/table'
import { formatCount } from '@/lib/format'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { lotTable } from '@/lib/records/parcel/lot-file'

interface LayerLots {
  source: ParcelLayerSource
  lots: readonly { parcel: PropertyRecord; geometry: unknown }[]
}

interface FoundLots {
  results: readonly {
    asked: string
    lots: readonly unknown[]
    failure: { message: string } | null
  }[]
  layers: readonly LayerLots[]
}

interface Omission {
  refusals: readonly string[]
  refused: number
}

const texts = {
  title: 'Selected parcels',
  failed: (cause: string, keys: readonly string[]) => `${cause} Not in this file: ${keys.join(', ')}.`,
  missing: (keys: readonly string[]) => `Not found: ${keys.join(', ')}.`,
  refused: (count: number) => `Left out: ${formatCount(count, 'parcel')}.`,
}

/**
 * Makes a sheet for each layer, because columns of two publishers are not comparable. In CSV all columns are
 * side by side.
 */
export function lotsDocument(
  { results, layers }: FoundLots,
  meta: Meta,
  { refusals, refused }: Omission,
): ExportDocument {
  const missing = results.flatMap(({ asked: key, lots, failure }) =>
    lots.length === 0 && failure === null ? [key] : [],
  )
  const causes = [...new Set(results.flatMap(({ failure }) => failure?.message ?? []))]
  const notes = [
    ...causes.map((cause) =>
      texts.failed(
        cause,
        results.flatMap(({ asked: key, failure }) => (failure?.message === cause ? [key] : [])),
      ),
    ),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...(refused > 0 ? [texts.refused(refused), ...refusals] : []),
  ]
  const all = lotTable(
    layers.flatMap(({ lots }) => lots),
    notes,
  )
  const origins = layers.flatMap(({ lots }, at) => lots.map(() => at))
  const parts = layers.map(({ source, lots }, at) => ({
    name: source.title,
    table: withSource(lotTable(lots, []), () => at),
  }))
  return {
    title: texts.title,
    filename: 'map-lots',
    question: { selection: formatCount(results.length, 'parcel') },
    table: withSource(all, (row) => origins[row] ?? 0),
    ...(parts.length > 1 ? { parts } : {}),
    sources: layers.map(({ source }) => toProvenance(source, meta)),
    caveats: [...new Set(layers.flatMap(({ source }) => source.notes))],
    sample: meta.sample,
    retrievedAt: meta.retrievedAt,
  }
}

const withSource = (table: ExportTable, sourceOf: (row: number) => number): ExportTable => ({
  ...table,
  rows: table.rows.map((row, at) => ({ ...row, source: sourceOf(at) })),
})

const toProvenance = (
  { title, publisher, edition, url, publisherPage, attribution, license }: ParcelLayerSource,
  { retrievedAt, ageSeconds, state }: Meta,
): Provenance => ({
  source: title,
  publisher,
  ...(edition === null ? {} : { dated: `Last edited by the publisher ${edition}` }),
  retrievedAt,
  ageSeconds,
  state,
  request: url,
  officialRecord: publisherPage,
  attribution: attribution ?? publisher,
  licence: license,
})
