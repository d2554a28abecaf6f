import type { Meta } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { describeDay, describeState } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { describeDated, originOf } from '@/lib/provenance/origin-of'
import { upperFirst } from '@/lib/upper-first'
import { Moment } from '../ui/moment'

const texts = {
  now: 'just now',
  none: 'We asked no source for this answer.',
  requests: (count: number) => `${formatCount(count, 'request')} to the source`,
  sample: 'Sample data, not real.',
}

export const describeNoNewer = (message: string): string => `We could not get a newer answer. ${message}`

export function SourceDetails({ meta }: { meta: Meta }) {
  const { publisher, source, dataset, retrievedAt, attribution, licence } = originOf(meta)
  const dated = describeDated(meta.dated, describeDay)
  return (
    <div className="mt-2 grid gap-1 print:mt-1">
      <p>
        Source: <span className="text-ink">{publisher}</span>, {source}.
        {dataset && dataset !== source && <> Data set: {dataset}.</>}
        {dated && <> {upperFirst(dated)}.</>}
      </p>
      <p>
        Retrieved <Moment iso={retrievedAt} />: {describeState(meta) ?? texts.now}.
        {meta.refreshFailed && !isOld(meta) && <> {describeNoNewer(meta.refreshFailed.message)}</>}
        {meta.sample && <strong> {texts.sample}</strong>}
      </p>
      {meta.record && (
        <p>
          <a href={meta.record.href} className="inline-block min-h-6 py-0.5">
            {meta.record.label}
          </a>
        </p>
      )}
      <p>
        License: {licence}. {attribution}
      </p>
      <RequestList requests={meta.requests} />
    </div>
  )
}

function RequestList({ requests }: { requests: Meta['requests'] }) {
  if (requests.length === 0) return <p className="print:hidden">{texts.none}</p>
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-6 items-center">{texts.requests(requests.length)}</summary>
      <ol className="list-decimal pl-6">
        {countAlike(requests).map(({ method, url, times }) => (
          <li key={`${method} ${url}`} className="font-mono text-sm wrap-anywhere">
            {method} {method === 'GET' ? <a href={url}>{url}</a> : url}
            {times > 1 && ` (${times} times)`}
          </li>
        ))}
      </ol>
    </details>
  )
}

function countAlike(requests: Meta['requests']) {
  const times = new Map<string, Meta['requests'][number] & { times: number }>()
  for (const request of requests) {
    const key = `${request.method} ${request.url}`
    times.set(key, { ...request, times: (times.get(key)?.times ?? 0) + 1 })
  }
  return [...times.values()]
}
