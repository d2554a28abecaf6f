import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Share } from '@/app/_lib/share/share'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { Problem } from '@/lib/connector/errors'
import { QuestionForm } from '../at-place/question-form'
import { fetchSource, type ListedPermitSource } from '../fetch-permits'
import { formatDays, namePlace, nameSource, nameSourcePlace } from '../source-labels'
import { type PermitsUrlParams, permitsHref } from '../url'
import { SourceFilters } from './source-filters'
import { showRows } from './source-rows'

const texts = {
  title: 'Permits',
  all: 'All places that are covered',
  here: (place: string) => `New construction in ${place}`,
  place: (place: string) => `All feeds of ${place}`,
}

interface Props {
  url: PermitsUrlParams
  sourceId: string
  periodError?: string | undefined
}

export async function showSource({ url, sourceId, periodError }: Props) {
  const listed = await fetchSource(sourceId)
  if (!listed.ok)
    return (
      <>
        <PageHeading title={texts.title} />
        <QuestionForm typed={url.q ?? nameSourcePlace(sourceId)} />
        <ProblemNotice
          problem={describeProblem(listed.error)}
          retry={permitsHref(url)}
          instead={{ href: permitsHref({}), label: texts.all }}
        />
      </>
    )
  const source = listed.data
  return (
    <>
      <ErrorSummary problems={periodError ? [{ field: 'to', message: periodError }] : []} />
      <PageHeading title={texts.title} question={namePlace(source)} />
      <QuestionForm typed={url.q ?? namePlace(source)} />
      {!source.supportsIssuedAfter && (url.from || url.to) && (
        <Notice kind="warn" title="The period was left out">
          <p>This source takes none, so we show its rows of all days.</p>
        </Notice>
      )}
      {periodError ? (
        <SourceFilters url={url} source={source} records={[]} error={periodError} />
      ) : (
        await showRows({ url, source, about: texts.here(namePlace(source)), lead: describeLead(source) })
      )}
      <ul className="mb-4 flex flex-wrap gap-x-6 print:hidden">
        <li>
          <a href={permitsHref({ q: url.q ?? namePlace(source) })}>
            {texts.place(url.q ?? namePlace(source))}
          </a>
        </li>
        <li>
          <a href={permitsHref({})}>{texts.all}</a>
        </li>
      </ul>
      <Share href={permitsHref(url)} />
    </>
  )
}

const describeProblem = (problem: Problem): Problem =>
  problem.code === 'invalid_params'
    ? { ...problem, message: 'There is no source of this name here. The link may be old or cut.', issues: [] }
    : problem

const describeLead = (source: ListedPermitSource) =>
  `${nameSource(source)}. ${source.title}. ${formatDays(source)}.${source.scope ? ` ${source.scope}.` : ''}`
