import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import type { Table } from '@/lib/export/table'
import { type Agency, agencyRecord } from './agencies'
import { officialLink, readPlain, readPlainOrNull } from './documents'
import { fetchAgencies } from './wire'

const params = z.strictObject({})
const result = z.object({
  count: z.int().min(0),
  agencies: z.array(agencyRecord),
  caveats: z.array(z.string()),
})

export const listAgencies = {
  summary: 'Every agency that publishes in the Federal Register, with the name that searchDocuments takes.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run(_params, { upstream, connector }) {
    const agencies = (await fetchAgencies(upstream)).map(
      (row): Agency => ({
        id: row.id,
        name: readPlain(row.name),
        shortName: readPlainOrNull(row.short_name),
        slug: row.slug,
        parentId: row.parent_id ?? null,
        childSlugs: row.child_slugs ?? [],
        url: officialLink(row.url),
      }),
    )
    return { count: agencies.length, agencies, caveats: connector.caveats }
  },
  table: ({ agencies }) => toTable(agencies),
} satisfies Method<typeof params, typeof result>

function toTable(agencies: readonly Agency[]): Table {
  return {
    columns: [
      { key: 'name', label: 'Agency', type: 'text' },
      { key: 'shortName', label: 'Short name', type: 'text' },
      { key: 'slug', label: 'Name in a search', type: 'text' },
      { key: 'parent', label: 'Part of', type: 'text' },
      { key: 'url', label: 'Page', type: 'link' },
    ],
    rows: agencies.map(({ name, shortName, slug, parentId, url }) => {
      const parent = agencies.find(({ id }) => id === parentId)?.name ?? null
      return { cells: { name, shortName, slug, parent, url } }
    }),
    notes: [],
  }
}
