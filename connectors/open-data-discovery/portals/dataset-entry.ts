import { z } from 'zod'
import { toIso } from '@/lib/calendar-day'
import { isHostName } from '@/lib/connector/upstream/host-name'
import { dataset } from '@/lib/records/dataset/fields'
import { flag } from '@/lib/records/publisher-row'
import { assetKindOf, hasRows } from '@/lib/socrata/asset-kind'
import type { CatalogEntry } from '@/lib/socrata/catalogue'
import { NOT_STATED } from '@/lib/socrata/fetch-view'
import { type ScannedRow, scanRows } from '@/lib/untrusted-text/scan-rows'
import { namesOf } from './portal'

export const datasetHit = z.strictObject({ ...dataset.shape, flags: z.array(flag) })

export async function describeEntries(entries: readonly CatalogEntry[]) {
  // Drops entries with an invalid host or id, because both become part of URLs.
  const sound = entries.filter(
    ({ resource, metadata }) =>
      isHostName(metadata.domain.toLowerCase()) && /^[a-z0-9]{4}-[a-z0-9]{4}$/.test(resource.id),
  )
  const { rows, scan } = await scanRows(sound.map(textsOf))
  return { datasets: sound.map((entry, index) => describe(entry, rows[index])), scan }
}

const textsOf = ({ resource, classification, metadata }: CatalogEntry) => ({
  name: resource.name ?? '',
  description: resource.description ?? '',
  publisher: resource.attribution ?? '',
  category: classification?.domain_category ?? '',
  licence: metadata.license ?? '',
})

export const kindOfEntry = ({ resource }: CatalogEntry) =>
  assetKindOf({
    type: resource.type,
    viewType: resource.lens_view_type,
    mimeType: resource.blob_mime_type,
  })

function describe(entry: CatalogEntry, { row, flags }: Partial<ScannedRow> = {}): z.input<typeof datasetHit> {
  const { resource, metadata } = entry
  const { host } = namesOf(metadata.domain.toLowerCase())
  const asset = kindOfEntry(entry)
  return {
    portal: host,
    datasetId: resource.id,
    name: textOf(row?.name) ?? resource.id,
    description: textOf(row?.description),
    publisher: textOf(row?.publisher),
    category: textOf(row?.category),
    kind: asset,
    queryable: hasRows(asset),
    licence: textOf(row?.licence) ?? NOT_STATED,
    updatedAt: toIso(Date.parse(resource.data_updated_at ?? resource.updatedAt ?? '')),
    columns: resource.columns_field_name?.filter((name) => !name.startsWith(':')).length ?? 0,
    page: pageOf(host, resource.id),
    flags: flags ?? [],
  }
}

export const pageOf = (host: string, datasetId: string) => `https://${host}/d/${datasetId}`

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
