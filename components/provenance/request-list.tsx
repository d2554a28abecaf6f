import type { Meta } from '@/lib/connector/result'

const texts = {
  none: 'Nothing was asked of a source for this answer.',
  lead: 'What this server asked the source, in order:',
}

/** A GET can be repeated by following it; anything else is only told. */
export function RequestList({ requests }: { requests: Meta['requests'] }) {
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
