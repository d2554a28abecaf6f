import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { Share } from '@/app/_lib/share/share'
import { datasetKinds } from '@/components/open-data/dataset-kinds'
import { TextFlags } from '@/components/open-data/text-flags'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formatsFor } from '@/lib/export/format'
import { formatCount, formatDay, formatNumber } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { type DatasetHit, type DatasetSearchResult, fetchSearch, fieldProblems } from './fetch-search'
import { type DatasetSearchUrlParams, datasetPath, FEW, MOST, searchHref } from './url'

const texts = {
  none: 'The catalog lists nothing under these words. Try fewer or other words, or leave the portal out. A city may publish data elsewhere, or not at all.',
  cut: 'Add words, or name one portal, to reach the others.',
}

export async function answer(q: string, url: DatasetSearchUrlParams): Promise<PageContent> {
  const result = await fetchSearch(q, url)
  const problems = result.ok ? [] : fieldProblems(result.error)
  return { problems, shown: problems.length === 0 && <SearchResults url={url} result={result} /> }
}

function SearchResults({ url, result }: { url: DatasetSearchUrlParams; result: DatasetSearchResult }) {
  const here = searchHref(url)
  if (!result.ok) {
    return (
      <ProblemNotice
        problem={result.error}
        retry={here}
        stillStands="If you know the page of a data set, paste its address above: you need no search."
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
        state={matched === 0 ? 'none' : isOld(meta) ? 'stale' : undefined}
      >
        {matched === 0 && <p>{texts.none}</p>}
        {truncated && (
          <p className="mb-4">
            These are the first {formatNumber(returned)} as the catalog ranks them. {texts.cut}
          </p>
        )}
        {returned > 0 && (
          <>
            <ExportLinks
              what="this list"
              formats={formatsFor(false)}
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
        <Provenance meta={meta} caveats={data.caveats} />
      </Panel>
      <Share href={here} label="Link to this search" />
    </>
  )
}

const MOST_CHARACTERS = 280

function FoundItem({ dataset }: { dataset: DatasetHit }) {
  const { portal, datasetId, name, description, publisher, kind, queryable, licence, updatedAt, columns } =
    dataset
  const { label, noRows } = datasetKinds[kind]
  const facts = [
    label,
    queryable ? formatCount(columns, 'column') : null,
    updatedAt ? `updated ${formatDay(updatedAt.slice(0, 10))}` : 'no day of update published',
    licence === 'Not stated' ? 'the catalog names no license' : `license: ${licence}`,
  ]
  return (
    <li className="py-2 print:break-inside-avoid">
      <p className="text-sm text-muted wrap-anywhere">
        <span className="font-semibold text-ink">{portal}</span>
        {publisher && <> · {publisher}</>}
      </p>
      <h3 className="text-base leading-snug font-semibold wrap-anywhere">
        {queryable ? (
          <a href={datasetPath(portal, datasetId)} data-print="bare" className="inline-block py-0.5">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="text-sm wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      {description && (
        <p className="line-clamp-2 text-sm wrap-anywhere print:line-clamp-none">{shorten(description)}</p>
      )}
      {noRows && (
        <p className="text-base">
          {noRows}{' '}
          <a href={dataset.page} className="inline-block min-h-6 py-0.5">
            Its official page<span className="sr-only">: {name}</span>
          </a>
        </p>
      )}
      <TextFlags flags={dataset.flags} />
    </li>
  )
}

const shorten = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/, '')} …` : text

const titleOf = (matched: number) => {
  if (matched === 0) return 'No data set found'
  return formatCount(matched, 'data set')
}

function exportHref({ q = '', portal, more }: DatasetSearchUrlParams, format: string): string {
  const query = new URLSearchParams({ q, ...(portal ? { portal } : {}), limit: String(more ? MOST : FEW) })
  return `/export/open-data-discovery/searchDatasets.${format}?${query}`
}
