import { Share } from '@/app/share'
import { Caveats } from '@/components/provenance/caveats'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/panel'
import { formats } from '@/lib/export/formats'
import { FoundItem } from './found-item'
import type { SearchResult } from './read-search'
import { FEW, MOST, type SearchUrl, searchHref } from './url'

const texts = {
  none: 'The catalog lists nothing under these words. Try fewer or other words, or leave the portal out. A city may publish data elsewhere, or not at all.',
  cut: 'More words, or one portal, bring the others into reach.',
}

/** What became of the search: a failure, nothing, or a list with what each entry is. */
export function SearchResults({ url, result }: { url: SearchUrl; result: SearchResult }) {
  const here = searchHref(url)
  if (!result.ok) {
    return (
      <ProblemNotice
        problem={result.error}
        retry={here}
        stillStands="A data set whose page is known can be opened without the search: paste its address above."
        instead={{ href: '/open-data', label: 'Search for something else' }}
      />
    )
  }
  const { data, meta } = result
  const { datasets, matched, returned, truncated } = data
  return (
    <>
      <Panel
        id="datasets"
        title={titleOf(matched)}
        state={matched === 0 ? 'none' : meta.state === 'stale' ? 'stale' : undefined}
      >
        {matched === 0 && <p>{texts.none}</p>}
        {truncated && (
          <p className="mb-4">
            These are the first {returned.toLocaleString('en-US')} as the catalog ranks them. {texts.cut}
          </p>
        )}
        {returned > 0 && (
          <>
            <ExportLinks
              what="this list"
              formats={formats.filter(({ id }) => id !== 'geojson')}
              href={(format) => exportHref(url, format)}
            />
            <ol className="divide-y divide-line border-y border-line">
              {datasets.map((dataset) => (
                <FoundItem key={`${dataset.portal} ${dataset.datasetId}`} dataset={dataset} />
              ))}
            </ol>
          </>
        )}
        {truncated && !url.more && (
          <p className="mt-4 print:hidden">
            <a href={searchHref({ ...url, more: true })} className="inline-flex min-h-11 items-center">
              List up to {MOST}
            </a>
          </p>
        )}
        <Caveats items={data.caveats} />
        <Provenance meta={meta} />
      </Panel>
      <Share href={here} label="Link to this search" />
    </>
  )
}

const titleOf = (matched: number) => {
  if (matched === 0) return 'No data set found'
  return matched === 1 ? '1 data set' : `${matched.toLocaleString('en-US')} data sets`
}

function exportHref({ q = '', portal, more }: SearchUrl, format: string): string {
  const query = new URLSearchParams({ q, ...(portal ? { portal } : {}), limit: String(more ? MOST : FEW) })
  return `/export/open-data-discovery/searchDatasets.${format}?${query}`
}
