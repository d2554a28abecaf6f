import type { ListedSource } from './fetch-permits'
import { describeMark, describeReach, formatDays, nameSource } from './source-labels'
import { permitsHref } from './url'

interface Props {
  source: ListedSource
}

/** One source: what it covers, how its days are meant, how sure we are; the rest behind a click. */
export function SourceEntry({ source }: Props) {
  const name = nameSource(source)
  const days = [
    formatDays(source),
    source.supportsIssuedAfter ? 'can be asked for a period' : 'cannot be asked for a period',
  ]
  return (
    <li className="py-3">
      <p className="font-semibold">
        {source.enabled ? (
          <a href={permitsHref({ source: source.id })} className="inline-flex min-h-8 items-center">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {source.reason && <p className="font-semibold text-warn">{source.reason}</p>}
      <p>{describeReach(source)}</p>
      <p className="text-muted">{days.join('; ')}.</p>
      <p className="text-muted">{describeMark(source)}</p>
      <Details name={name} source={source} />
    </li>
  )
}

function Details({ name, source: { recipe, gaps, title, host, licence, notice } }: Props & { name: string }) {
  return (
    <details className="mt-1">
      <summary className="inline-block min-h-6 text-accent underline underline-offset-[0.2em]">
        Filter, gaps and license
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-1 list-disc pl-6">
        {[...recipe, ...gaps].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          “{title}”{host && <> at {host}</>}. License: {licence}. {notice}
        </li>
      </ul>
    </details>
  )
}
