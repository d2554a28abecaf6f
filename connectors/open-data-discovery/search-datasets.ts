import { z } from 'zod'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { datasetTable } from '@/lib/records/dataset/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { searchCatalogue } from '@/lib/socrata/catalogue'
import { type AdmittedPortal, admitPortal, searchPortal } from './portals/admit-portal'
import { datasetHit, describeEntries } from './portals/dataset-entry'
import { scan, words } from './portals/record'

const texts = defineSentences('open-data-discovery.search-datasets', {
  servesDatasetsButTheCatalog: '{host} serves datasets, but the catalog does not list them.',
  firstHitIsOften:
    'The first hit is often not the best: narrow or outdated copies rank high. Compare names, dates and columns.',
  dateHereCanBeNewer: 'A date here can be newer than the rows. The schema and a first row tell more.',
})

const params = z.strictObject({
  q: words.describe('Words to look for in names, descriptions, tags and columns.'),
  portal: z
    .string()
    .max(253)
    .optional()
    .describe('Only this portal, by its host name: no scheme, path or port. Left out: all portals.'),
  limit: z.int().min(1).max(100).default(25).describe('Datasets at most.'),
})

const result = z.object({
  datasets: z.array(datasetHit),
  matched: z.int().min(0).describe('How many the catalog has; at most the limit are listed.'),
  returned: z.int(),
  truncated: z.boolean(),
  scan,
  caveats: z.array(z.string()),
})

const kinds = ['dataset', 'filter', 'map', 'href', 'link', 'file']

export const searchDatasets = {
  summary: 'Municipal datasets in the catalog of open data, with what each is and how fresh it is.',
  params,
  result,
  example: { q: 'building permits', portal: 'data.cityofchicago.org', limit: 5 },
  cache: DEFAULT_POLICY,
  async run({ q, portal, limit }, context) {
    const admitted = portal === undefined ? undefined : await admitPortal(portal, context)
    const isUnlisted = admitted?.catalogued?.length === 0
    const { entries, total } = isUnlisted ? nothing : await search(context.upstream, q, limit, admitted)
    const { datasets, scan } = await describeEntries(entries.slice(0, limit))
    return {
      datasets,
      matched: total,
      returned: datasets.length,
      truncated: total > datasets.length,
      scan,
      caveats: [
        ...(isUnlisted ? [texts.servesDatasetsButTheCatalog({ host: admitted.host })] : []),
        texts.firstHitIsOften,
        texts.dateHereCanBeNewer,
      ],
    }
  },
  table: (matches) => datasetTable(matches),
  cite: () => ({ dated: [{ label: 'Each data set is dated as its portal dates it' }] }),
} satisfies ConnectorMethod<typeof params, typeof result>

const nothing: Awaited<ReturnType<typeof searchCatalogue>> = { entries: [], total: 0 }

function search(upstream: UpstreamClient, words: string, limit: number, portal: AdmittedPortal | undefined) {
  const query = { words, only: kinds, limit }
  return portal ? searchPortal(upstream, portal, query) : searchCatalogue(upstream, query)
}
