import type { Meta } from '@/lib/connector/result'
import { formatAge, formatDay } from '@/lib/format'
import { describeDated, originOf } from '@/lib/provenance/origin-of'
import { Moment } from '../ui/moment'

const states = { miss: 'asked just now', fresh: 'fresh', stale: 'older answer' } as const

/** Where an answer came from and how old it is. Stands at the answer, on screen and on paper. */
export function Provenance({ meta }: { meta: Meta }) {
  const { publisher, source, dataset, retrievedAt, ageSeconds, state, attribution, licence } = originOf(meta)
  const dated = describeDated(meta.dated, describeDay)
  return (
    <footer data-provenance="" className="mt-4 border-t border-line pt-3 text-base text-muted">
      <p>
        Source: <span className="text-ink">{publisher}</span>, {source}.
        {dataset && dataset !== source && <> Data set: {dataset}.</>}
        {dated && <> {capitalize(dated)}.</>}
      </p>
      <p>
        Retrieved <Moment iso={retrievedAt} />
        {(state !== 'miss' || meta.isKept) && <> ({formatAge(ageSeconds)})</>}:{' '}
        {meta.isKept ? 'kept as it was seen' : states[state]}.
        {meta.sample && <strong> Sample data, not real.</strong>}
      </p>
      {meta.refreshFailed && (
        <p className="text-warn">A newer answer could not be had. {meta.refreshFailed.message}</p>
      )}
      {meta.record && (
        <p>
          <a href={meta.record.href} className="inline-block min-h-6 py-0.5">
            {meta.record.label}
          </a>
        </p>
      )}
      <details className="mt-1 print:hidden">
        <summary className="inline-block min-h-6 py-0.5 text-accent underline underline-offset-[0.2em]">
          How we asked, and the license
        </summary>
        <div className="mt-2 grid gap-2">
          <RequestList requests={meta.requests} />
          <p>
            License: {licence}. Attribution: {attribution}
          </p>
        </div>
      </details>
      <p className="hidden print:block">
        License: {licence}. {attribution}
      </p>
    </footer>
  )
}

const texts = {
  none: 'Nothing was asked of a source for this answer.',
  lead: 'What this server asked the source, in order:',
}

/** A GET can be repeated by following it; anything else is only told. */
function RequestList({ requests }: { requests: Meta['requests'] }) {
  if (requests.length === 0) return <p>{texts.none}</p>
  return (
    <div>
      <p>{texts.lead}</p>
      <ol className="list-decimal pl-6">
        {countAlike(requests).map(({ method, url, times }) => (
          <li key={`${method} ${url}`} className="font-mono text-sm wrap-anywhere">
            {method} {method === 'GET' ? <a href={url}>{url}</a> : url}
            {times > 1 && ` (${times} times)`}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A question put to the source again after a failure is one entry. */
function countAlike(requests: Meta['requests']) {
  const times = new Map<string, Meta['requests'][number] & { times: number }>()
  for (const request of requests) {
    const key = `${request.method} ${request.url}`
    times.set(key, { ...request, times: (times.get(key)?.times ?? 0) + 1 })
  }
  return [...times.values()]
}

/** Publishers write days, moments and years; only what is a day is put into words. */
function describeDay(published: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(published) ?? []
  return day ? formatDay(day) : published
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
