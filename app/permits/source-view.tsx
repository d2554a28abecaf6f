import { Share } from '@/app/share'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import type { Problem } from '@/lib/connector/errors'
import { type ListedSource, readSource } from './read-permits'
import { SourceFilters } from './source-filters'
import { SourceRows } from './source-rows'
import { namePlace, nameSource, sayDays } from './source-words'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  url: PermitsUrl
  sourceId: string
  periodError?: string | undefined
}

/** One source of new construction: its newest rows as a list, on the map and by month. */
export async function SourceView({ url, sourceId, periodError }: Props) {
  const listed = await readSource(sourceId)
  if (!listed.ok)
    return (
      <>
        <PageHeading title="Permits of one source" />
        <ProblemNotice
          problem={sayProblem(listed.error)}
          retry={permitsHref(url)}
          instead={{ href: permitsHref({}), label: 'All places that are covered' }}
        />
      </>
    )
  const source = listed.data
  return (
    <>
      <ErrorSummary problems={periodError ? [{ field: 'to', message: periodError }] : []} />
      <PageHeading
        eyebrow={`New construction in ${namePlace(source)}`}
        title={nameSource(source)}
        lead={sayLead(source)}
      />
      {!source.supportsIssuedAfter && (url.from || url.to) && (
        <Notice kind="warn" title="The period was left out">
          <p>This source cannot be asked for one, so its rows of all days are shown.</p>
        </Notice>
      )}
      {periodError ? (
        <SourceFilters url={url} source={source} records={[]} error={periodError} />
      ) : (
        <SourceRows url={url} source={source} />
      )}
      <p className="mb-4 print:hidden">
        <a href={permitsHref({})}>All places that are covered</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}

/** What the connector says to a program, said to a person. */
const sayProblem = (problem: Problem): Problem =>
  problem.code === 'invalid_params'
    ? { ...problem, message: 'There is no source of this name here. The link may be old or cut.', issues: [] }
    : problem

const sayLead = (source: ListedSource) =>
  `${source.title}. ${sayDays(source)}.${source.scope ? ` ${source.scope}.` : ''}`
