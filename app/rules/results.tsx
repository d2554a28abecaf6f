import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { Pager } from '@/components/ui/pager'
import { formatsFor } from '@/lib/export/format'
import { formatDay, formatNumber } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { describeSearch } from './describe-search'
import { DocumentItem } from './document-item'
import {
  fetchWindowEnd,
  LAST_PAGE,
  PAGE_SIZE,
  type RuleSearchResponse,
  type RuleSearchResult,
  rulesQuestion,
} from './fetch-rules'
import { isRanked, narrowedBy, type PublicationDates } from './narrow'
import { type RulesUrlParams, rulesHref } from './url'

const texts = {
  none: 'No document matches all of this. Try fewer words, another spelling, or a wider range of dates.',
  beyond: 'This page is beyond the last one',
  last: 'Go to the last page we can show',
  minimum:
    'The Federal Register counts and serves 10,000 documents of one search at most. Narrow the search by date to reach the others.',
}

export function RulesResults({ url, result }: { url: RulesUrlParams; result: RuleSearchResult }) {
  const here = rulesHref(url)
  if (result.ok) return <Found url={url} answer={result} />
  if (result.error.code === 'too_broad') return <BeyondWindow url={url} />
  return (
    <ProblemNotice
      problem={result.error}
      retry={here}
      instead={{ href: '/rules', label: 'Search for something else' }}
    />
  )
}

function BeyondWindow({ url }: { url: RulesUrlParams }) {
  return (
    <Notice kind="warn" title={texts.minimum}>
      <p>
        <a href={rulesHref({ ...url, page: LAST_PAGE })}>{texts.last}</a>
      </p>
      <WayOn url={url} />
    </Notice>
  )
}

function WayOn({ url }: { url: RulesUrlParams }) {
  const later = fetchWindowEnd(url)
  return (
    <Streamed later={later}>
      <WindowEnd url={url} later={later} />
    </Streamed>
  )
}

async function WindowEnd({ url, later }: { url: RulesUrlParams; later: ReturnType<typeof fetchWindowEnd> }) {
  const bounds = await later
  return bounds && <ContinueLink url={url} bounds={bounds} />
}

function Found({ url, answer: { data, meta } }: { url: RulesUrlParams; answer: RuleSearchResponse }) {
  const { documents, total, totalIsMinimum, totalPages, nextPage, notes } = data
  const isBeyond = documents.length === 0 && total > 0
  return (
    <>
      <Panel
        id="documents"
        title={describeTotal(data)}
        state={total === 0 ? 'none' : isOld(meta) ? 'stale' : undefined}
      >
        <p className="mb-2 text-base text-muted">{describeSearch(data.query)}</p>
        {total === 0 && <p>{texts.none}</p>}
        {totalIsMinimum && <p className="mb-4 text-muted">{texts.minimum}</p>}
        {notes.map((note) => (
          <p key={note} className="mb-4 text-muted">
            {note}
          </p>
        ))}
        {isBeyond && (
          <Notice kind="warn" title={texts.beyond}>
            <a href={rulesHref({ ...url, page: totalPages })}>{texts.last}</a>
          </Notice>
        )}
        {documents.length > 0 && (
          <>
            <ExportLinks
              what={total > MOST_EXPORTED ? `the first ${formatNumber(MOST_EXPORTED)}` : 'this list'}
              formats={formatsFor(false)}
              href={(format) => exportHref(url, format)}
            />
            <ol className="divide-y divide-line border-y border-line">
              {documents.map((document) => (
                <DocumentItem
                  key={`${document.documentNumber} ${document.publicationDate}`}
                  document={document}
                />
              ))}
            </ol>
          </>
        )}
        <RulesPager url={url} data={data} />
        {totalIsMinimum && nextPage === null && isRanked(url) && <WayOn url={url} />}
        <Provenance meta={meta} caveats={data.caveats} />
      </Panel>
      <Share href={rulesHref(url)} label="Link to this search" />
    </>
  )
}

function RulesPager({ url, data }: { url: RulesUrlParams; data: RuleSearchResponse['data'] }) {
  const { page, totalPages, total, totalIsMinimum, returned, nextPage, continueWith } = data
  if (returned === 0) return null
  const first = (page - 1) * PAGE_SIZE
  return (
    <Pager
      back={[page > 1 && { label: 'Previous', href: rulesHref({ ...url, page: page - 1 }) }]}
      here={`Page ${formatNumber(page)} of ${formatNumber(totalPages)}`}
      on={[nextPage !== null && { label: 'Next', href: rulesHref({ ...url, page: nextPage }) }]}
      printed={{
        from: first + 1,
        to: first + returned,
        total: totalIsMinimum ? `${formatNumber(total)} or more` : total,
      }}
    >
      {continueWith && <ContinueLink url={url} bounds={continueWith} />}
    </Pager>
  )
}

function ContinueLink({ url, bounds }: { url: RulesUrlParams; bounds: PublicationDates }) {
  const narrower = narrowedBy(url, bounds)
  const { from, to } = narrower
  const words = to && to !== url.to ? `up to ${formatDay(to)}` : from ? `from ${formatDay(from)} on` : ''
  return (
    <a href={rulesHref(narrower)} className="inline-flex min-h-11 items-center">
      {isRanked(url) ? 'Narrow it to' : 'Go on with'} documents {words}
    </a>
  )
}

const MOST_EXPORTED = 1_000

function exportHref(url: RulesUrlParams, format: string): string {
  const question = Object.entries({ ...rulesQuestion(url), perPage: MOST_EXPORTED })
  const query = new URLSearchParams(
    question.map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : String(value)]),
  )
  return `/export/federal-rulemaking/searchDocuments.${format}?${query}`
}

type RuleCount = Pick<RuleSearchResponse['data'], 'total' | 'totalIsMinimum'>

function describeTotal({ total, totalIsMinimum }: RuleCount): string {
  if (total === 0) return 'No documents'
  if (total === 1) return '1 document'
  return `${formatNumber(total)}${totalIsMinimum ? ' or more' : ''} documents`
}
