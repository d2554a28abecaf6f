import { Share } from '@/app/share'
import { Caveats } from '@/components/provenance/caveats'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { formats } from '@/lib/export/formats'
import { ContinueLink } from './continue-link'
import { DocumentItem } from './document-item'
import { exportHref, MOST_EXPORTED } from './export-href'
import { isRanked } from './narrow'
import { Pager } from './pager'
import { LAST_PAGE, type RulesAnswer, type RulesResult, readWindowEnd } from './read-rules'
import { saySearch } from './say-search'
import { sayTotal } from './say-total'
import { type RulesUrl, rulesHref } from './url'

const texts = {
  none: 'No document fits all of this. Try fewer words, another spelling, or a wider range of dates.',
  beyond: 'This page is beyond the last one',
  last: 'Go to the last page that can be had',
  minimum:
    'The Federal Register counts to 10,000 and serves no more of one search. Narrow it by date to reach the others.',
}

/** What became of the search: a failure, nothing, or a page of documents. */
export function RulesResults({ url, result }: { url: RulesUrl; result: RulesResult }) {
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

function BeyondWindow({ url }: { url: RulesUrl }) {
  return (
    <Notice kind="warn" title={texts.minimum}>
      <p>
        <a href={rulesHref({ ...url, page: LAST_PAGE })}>{texts.last}</a>
      </p>
      <WayOn url={url} />
    </Notice>
  )
}

async function WayOn({ url }: { url: RulesUrl }) {
  const bounds = await readWindowEnd(url)
  return bounds && <ContinueLink url={url} bounds={bounds} />
}

function Found({ url, answer: { data, meta } }: { url: RulesUrl; answer: RulesAnswer }) {
  const { documents, total, totalIsMinimum, totalPages, nextPage, notes } = data
  const isBeyond = documents.length === 0 && total > 0
  return (
    <>
      <Panel
        id="documents"
        title={sayTotal(data)}
        state={total === 0 ? 'none' : meta.state === 'stale' ? 'stale' : undefined}
      >
        <p className="mb-4">{saySearch(data.query)}</p>
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
              what={
                total > MOST_EXPORTED ? `the first ${MOST_EXPORTED.toLocaleString('en-US')}` : 'this list'
              }
              formats={formats.filter((format) => format.id !== 'geojson')}
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
        <Pager url={url} data={data} />
        {totalIsMinimum && nextPage === null && isRanked(url) && <WayOn url={url} />}
        <Caveats items={data.caveats} />
        <Provenance meta={meta} />
      </Panel>
      <Share href={rulesHref(url)} label="Link to this search" />
    </>
  )
}
