import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { agency, type FederalAgency } from '@/lib/records/rule/fields'
import { agencyTable } from '@/lib/records/rule/file'
import { officialLink, readPlain, readPlainOrNull } from './read-document'
import { fetchAgencies } from './wire'

const params = z.strictObject({})
const result = z.object({
  count: z.int().min(0),
  agencies: z.array(z.object(agency.shape)),
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
      (row): FederalAgency => ({
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
  table: ({ agencies }) => agencyTable(agencies),
} satisfies ConnectorMethod<typeof params, typeof result>
