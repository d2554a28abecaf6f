import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Share } from '@/app/_lib/share/share'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { Problem } from '@/lib/connector/errors'
import { QuestionForm } from '../at-place/question-form'
import { fetchSource, type ListedPermitSource } from '../fetch-permits'
import { formatDays, namePlace, nameSource } from '../source-labels'
import { type PermitsUrl, permitsHref } from '../url'
import { SourceFilters } from './source-filters'
import { showRows } from './source-rows'

interface Props {
  url: PermitsUrl
  sourceId: string
  periodError?: string | undefined
}

export async function showSource({ url, sourceId, periodError }: Props) {
  const listed = await fetchSource(sourceId)
  if (!listed.ok)
    return (
      <>
        <PageHeading title="Permits of one source" />
        <ProblemNotice
          problem={describeProblem(listed.error)}
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
        lead={describeLead(source)}
      />
      {!source.supportsIssuedAfter && (url.from || url.to) && (
        <Notice kind="warn" title="The period was left out">
          <p>This source takes none, so we show its rows of all days.</p>
        </Notice>
      )}
      {periodError ? (
        <SourceFilters url={url} source={source} records={[]} error={periodError} />
      ) : (
        await showRows({ url, source })
      )}
      <QuestionForm typed={undefined} label="Another address or city" />
      <p className="mb-4 print:hidden">
        <a href={permitsHref({})}>All places that are covered</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}

const describeProblem = (problem: Problem): Problem =>
  problem.code === 'invalid_params'
    ? { ...problem, message: 'There is no source of this name here. The link may be old or cut.', issues: [] }
    : problem

const describeLead = (source: ListedPermitSource) =>
  `${source.title}. ${formatDays(source)}.${source.scope ? ` ${source.scope}.` : ''}`
