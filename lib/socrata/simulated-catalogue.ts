import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { upperFirst } from '@/lib/upper-first'
import type { SimulatedColumn, SimulatedDataset, SimulatedPortal } from './simulated-dataset'
import { viewTypeOf } from './simulated-view'

interface Entry {
  domain: string
  dataset: SimulatedDataset
}

const names = ['q', 'ids', 'domains', 'only', 'limit', 'offset', 'order']
const mostReached = 10_000

export function simulateCatalogue(portals: readonly SimulatedPortal[]): Simulator {
  const listed = portals.filter(({ hiddenFromCatalogue }) => !hiddenFromCatalogue)
  const all = listed.flatMap((portal) =>
    portal.datasets.map((dataset): Entry => ({ domain: domainOf(portal), dataset })),
  )
  const domains = new Set(listed.map(domainOf))
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/catalog/v1/domains') {
      const results = [...domains].map((domain) => ({
        domain,
        count: all.filter((each) => each.domain === domain).length,
      }))
      return Response.json({ results, resultSetSize: results.length, timings })
    }
    return pathname === '/api/catalog/v1'
      ? search(all, domains, searchParams)
      : Response.json({ error: 'Not found' }, { status: 404 })
  }
}

const domainOf = ({ host, catalogueHost }: SimulatedPortal) => catalogueHost ?? host
const timings = { serviceMillis: 12, searchMillis: [3, 2] }

function search(all: readonly Entry[], domains: ReadonlySet<string>, params: URLSearchParams): Response {
  if ([...params.keys()].some((name) => !names.includes(name))) return page([], 0)
  const hosts = listOf(params, 'domains')
  const unknown = hosts.find((domain) => !domains.has(domain))
  if (unknown) return Response.json({ error: `Domain not found: ${unknown}` }, { status: 404 })
  const [limit, offset] = [Number(params.get('limit') ?? 100), Number(params.get('offset') ?? 0)]
  if (!(limit + offset <= mostReached)) {
    return Response.json({ error: 'offset + limit must not exceed 10000' }, { status: 400 })
  }
  const [ids, only] = [listOf(params, 'ids'), listOf(params, 'only')]
  const words = wordsOf(params.get('q') ?? '')
  const matches = all.filter(
    ({ domain, dataset }) =>
      (hosts.length === 0 || hosts.includes(domain)) &&
      (ids.length === 0 || ids.includes(dataset.id)) &&
      (only.length === 0 || only.includes(dataset.about?.type ?? 'dataset')) &&
      isFound(dataset, words),
  )
  return page(matches.slice(offset, offset + limit), matches.length)
}

const listOf = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((value) => value.split(',').filter(Boolean))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/s$/, ''))

function isFound({ id, about, columns }: SimulatedDataset, words: readonly string[]): boolean {
  const texts = [
    id,
    about?.name,
    about?.description,
    about?.category,
    about?.attribution,
    ...(about?.tags ?? []),
  ]
  const titles = columns.flatMap(({ name, title, description }) => [
    name.replaceAll('_', ' '),
    title,
    description,
  ])
  const vocabulary = new Set(wordsOf([...texts, ...titles].filter(Boolean).join(' ')))
  const hits = words.filter((word) => vocabulary.has(word)).length
  return words.length <= 3 ? hits === words.length : hits >= Math.floor(words.length * 0.6)
}

const page = (entries: readonly Entry[], total: number) =>
  Response.json({ results: entries.map(writeEntry), resultSetSize: total, timings })

const datatypes: Partial<Record<SimulatedColumn['type'], string>> = {
  calendar_date: 'Calendar date',
  fixed_timestamp: 'Date',
  checkbox: 'Checkbox',
  url: 'URL',
}

/**
 * Includes a contact, the owner's account and private fields, so that tests notice if our code passes them
 * on.
 */
function writeEntry({ domain, dataset: { id, about, updatedAt, columns } }: Entry) {
  const type = about?.type ?? 'dataset'
  const moment = updatedAt.toISOString()
  const name = about?.name ?? id
  const account = { id: 'quil-l0wn', user_type: 'interactive', display_name: 'Tabitha Quill' }
  return {
    resource: {
      name,
      id,
      parent_fxf: [],
      description: about?.description ?? '',
      attribution: about?.attribution ?? null,
      attribution_link: about?.attributionLink ?? null,
      contact_email: 'tabitha.quill@example.gov',
      type,
      updatedAt: moment,
      createdAt: moment,
      metadata_updated_at: moment,
      data_updated_at: moment,
      page_views: { page_views_last_week: 18, page_views_last_month: 71, page_views_total: 4_655 },
      columns_name: columns.map((column) => column.title ?? column.name),
      columns_field_name: columns.map((column) => column.name),
      columns_datatype: columns.map((column) => datatypes[column.type] ?? upperFirst(column.type)),
      columns_description: columns.map((column) => column.description ?? ''),
      columns_format: columns.map(() => ({})),
      download_count: 959,
      provenance: 'official',
      lens_view_type: viewTypeOf(about?.type),
      lens_display_type: type === 'dataset' ? 'table' : type,
      blob_mime_type: type === 'file' ? 'application/pdf' : null,
      hide_from_data_json: false,
      publication_date: moment,
    },
    classification: {
      categories: [],
      tags: [],
      domain_category: about?.category ?? '',
      domain_tags: about?.tags ?? [],
      domain_metadata: [],
    },
    metadata: { domain, ...(about?.license ? { license: about.license.name } : {}) },
    permalink: `https://${domain}/d/${id}`,
    link: `https://${domain}/Buildings/${encodeURIComponent(name.replaceAll(' ', '-'))}/${id}`,
    owner: account,
    creator: account,
  }
}
