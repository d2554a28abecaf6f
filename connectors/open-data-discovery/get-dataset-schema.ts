import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, HOUR, type MethodContext } from '@/lib/connector/method'
import { type DatasetColumn, datasetColumn, datasetKind } from '@/lib/records/dataset/fields'
import { datasetColumnTable } from '@/lib/records/dataset/file'
import { flag } from '@/lib/records/publisher-row'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type AssetKind, hasRows } from '@/lib/socrata/asset-kind'
import type { CatalogEntry } from '@/lib/socrata/catalogue'
import { fetchView, NOT_STATED, type SocrataDatasetView, type ViewColumn } from '@/lib/socrata/fetch-view'
import { tokenFor } from '@/lib/socrata/query'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { feeds } from './buildings/feed-list'
import { citeDataset } from './cite-source'
import { constructionSources } from './construction/source-list'
import { type AdmittedPortal, admitPortal, searchPortal } from './portals/admit-portal'
import { holds, isPersonalType, isWithheld, operatorsFor } from './portals/column-kind'
import { kindOfEntry, pageOf } from './portals/dataset-entry'
import { vouchesForItself } from './portals/portal'
import { datasetId, portal, rowSource, scan } from './portals/record'

const texts = defineSentences('open-data-discovery.get-dataset-schema', {
  noSuchDataset: 'No dataset of this id is known at {host}. A search finds datasets with their ids.',
  catalogDoesNotList: 'The catalog does not list this dataset now; the portal itself answers for it.',
  publisherNamesNoLicense: 'The publisher names no license. Ask before using the rows in your own work.',
  weWithholdColumnsAbout:
    'We withhold columns about people and firms: we do not read them, and you cannot ask for them.',
})

const params = z.strictObject({ portal, datasetId })

const result = z.object({
  portal: z.string(),
  datasetId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  kind: datasetKind,
  queryable: z.boolean(),
  licence: z.object({
    name: z.string().describe('“Not stated” where the publisher states none.'),
    id: z.string().nullable(),
    terms: z.string().nullable().describe('Where the terms are, as the publisher wrote it.'),
  }),
  columns: z.array(z.strictObject(datasetColumn.shape)),
  withheldFields: z.array(z.string()),
  systemFields: z.array(z.string()).describe('Every row has these too; they come when they are named.'),
  verifiedBy: z.enum(['catalog', 'portal']),
  page: z.string(),
  flags: z.array(flag),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})

export type DatasetSchema = z.output<typeof result>

const systemFields = [':id', ':created_at', ':updated_at'] as const

export const getDatasetSchema = {
  summary: 'Columns of one dataset of the catalog, how to filter each, and its license.',
  params,
  result,
  example: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu' },
  cache: { freshFor: HOUR, staleFor: DAY },
  async run({ portal: portalName, datasetId: id }, context) {
    const admitted = await admitPortal(portalName, context)
    const { host } = admitted
    const dataset = id.toLowerCase()
    const vouched = await verifyDataset(admitted, dataset, context)
    const view = await fetchView(context.upstream.alsoAt(new Set(admitted.names)), {
      host,
      id: dataset,
      source: host,
      ...tokenFor(context),
      missing: noSuchDataset(host),
    })
    const { texts, columns, withheldFields, flags, scan } = await describeColumns(host, view)
    const kind = vouched.kind ?? view.kind
    const licence = { ...view.licence, name: texts.licence, terms: view.licence.terms && texts.terms }
    return {
      portal: host,
      datasetId: dataset,
      verifiedBy: vouched.by,
      kind,
      licence,
      columns,
      withheldFields,
      flags,
      scan,
      name: texts.name,
      description: texts.description || null,
      category: texts.category || null,
      queryable: hasRows(kind),
      systemFields: [...systemFields],
      page: pageOf(host, dataset),
      source: {
        id: dataset,
        host,
        title: texts.name,
        licence: licence.name,
        updatedAt: view.updatedAt,
        publisher: texts.publisher || host,
        notice: null,
      },
      caveats: caveatsOf(vouched.by, view.licence.name === NOT_STATED, withheldFields.length),
    }
  },
  table: (schema) => datasetColumnTable(schema),
  cite: ({ source }) => citeDataset(source),
} satisfies ConnectorMethod<typeof params, typeof result>

interface Confirmation {
  by: 'catalog' | 'portal'
  kind: AssetKind | null
}

/** Queries only the catalog, because an unconfirmed host must not receive a request. */
async function verifyDataset(
  portal: AdmittedPortal,
  datasetId: string,
  context: MethodContext,
): Promise<Confirmation> {
  const isListed = portal.catalogued === null || portal.catalogued.length > 0
  const entry = isListed ? await lookUp(portal, datasetId, context) : 'unlisted'
  if (typeof entry === 'object' && 'resource' in entry) return { by: 'catalog', kind: kindOfEntry(entry) }
  // A host on our own list may confirm its dataset itself if the catalog omits the host or fails.
  if (vouchesForItself(portal) || (portal.isOurs && entry !== undefined)) return { by: 'portal', kind: null }
  if (entry instanceof ConnectorError) throw entry
  throw noSuchDataset(portal.host)
}

const noSuchDataset = (host: string) =>
  new ConnectorError('not_found', texts.noSuchDataset({ host }), { field: 'datasetId' })

async function lookUp(
  portal: AdmittedPortal,
  datasetId: string,
  { upstream }: MethodContext,
): Promise<CatalogEntry | ConnectorError | undefined> {
  try {
    const { entries } = await searchPortal(upstream, portal, { ids: [datasetId], limit: 2 })
    return entries.find(
      ({ resource, metadata }) =>
        resource.id === datasetId && portal.names.includes(metadata.domain.toLowerCase()),
    )
  } catch (error) {
    if (error instanceof ConnectorError) return error
    throw error
  }
}

const caveatsOf = (verifiedBy: 'catalog' | 'portal', isUnlicensed: boolean, withheld: number) => [
  ...(verifiedBy === 'portal' ? [texts.catalogDoesNotList] : []),
  ...(isUnlicensed ? [texts.publisherNamesNoLicense] : []),
  ...(withheld > 0 ? [texts.weWithholdColumnsAbout] : []),
]

/** Scans display texts. Field names stay unchanged, because queries use them. */
async function describeColumns(host: string, view: SocrataDatasetView) {
  const withheldFields = withheldOf(host, view.id, view.columns)
  const withheld = new Set(withheldFields)
  const visible = view.columns.filter(({ name }) => !withheld.has(name))
  const { rows, scan } = await scanRows([
    {
      name: view.name,
      description: view.description ?? '',
      category: view.category ?? '',
      publisher: view.publisher ?? '',
      licence: view.licence.name,
      terms: view.licence.terms ?? '',
    },
    ...visible.map(({ title, description }) => ({ title, description: description ?? '' })),
  ])
  const [about, ...columns] = rows
  const text = (value: unknown, otherwise = '') =>
    typeof value === 'string' && value !== '' ? value : otherwise
  return {
    withheldFields,
    scan,
    texts: {
      name: text(about?.row.name, view.id),
      description: text(about?.row.description),
      category: text(about?.row.category),
      publisher: text(about?.row.publisher),
      licence: text(about?.row.licence, view.licence.name),
      terms: text(about?.row.terms),
    },
    columns: visible.map(({ name, type }, index): DatasetColumn => {
      const kind = holds(type)
      const { row } = columns[index] ?? {}
      return {
        field: name,
        type,
        holds: kind,
        operators: operatorsFor(kind),
        title: text(row?.title, name),
        description: text(row?.description) || null,
      }
    }),
    flags: [
      ...(about?.flags ?? []),
      ...columns.flatMap(({ flags }, index) =>
        flags.map(({ found: findings }) => ({ column: visible[index]?.name ?? '', found: findings })),
      ),
    ],
  }
}

function withheldOf(host: string, dataset: string, columns: readonly ViewColumn[]): string[] {
  const patterns = [
    ...feeds.filter((feed) => feed.host === host && feed.dataset === dataset),
    ...constructionSources.filter(
      ({ table }) =>
        'dialect' in table && table.dialect === 'socrata' && table.host === host && table.dataset === dataset,
    ),
  ].flatMap(({ withheld }) => withheld)
  return columns
    .filter(
      ({ name, title, type }) =>
        isPersonalColumn(name, title) || isPersonalType(type) || isWithheld(name, patterns),
    )
    .map(({ name }) => name)
}
