import type { Meta } from '@/lib/connector/result'
import { formatAge, formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDay, describeState } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { describeDated, originOf } from '@/lib/provenance/origin-of'
import { upperFirst } from '@/lib/upper-first'
import { AgencyWords } from '../ui/agency-text'
import { Moment } from '../ui/moment'
import { Rich } from '../ui/page/rich'

const texts = defineTexts('provenance.source-details', {
  source: 'Source: <publisher/>, <source/>.',
  dataset: 'Data set: <name/>.',
  retrieved: 'Retrieved <moment/>: <state/>.',
  license: 'License: <license/>. <attribution/>',
  now: 'just now',
  older: (age: string) => `an older answer, ${age}`,
  kept: 'kept as it was seen',
  on: (label: string, day: string) => `${label} ${day}`,
  undated: (label: string) => `${label}: not published`,
  noNewer: (message: string) => `We could not get a newer answer. ${message}`,
  none: 'We asked no source for this answer.',
  requests: (count: number) => `${formatCount(count, 'request')} to the source`,
  times: (count: number) => `(${count} times)`,
  sample: 'Sample data, not real.',
})

export const describeNoNewer = (message: string): string => texts.noNewer(translate(message))

export function describeAge(meta: Meta): string | undefined {
  if (meta.isKept) return texts.kept
  return isOld(meta) ? texts.older(formatAge(meta.ageSeconds)) : describeState(meta)
}

/** A label and its date become one phrase, because the word order depends on the language. */
export const inLanguage = (meta: Meta): Meta => ({
  ...meta,
  publisher: translate(meta.publisher),
  ...(meta.dated && {
    dated: meta.dated.map(({ label, on }) => {
      const words = translate(label)
      if (on === undefined) return { label: words }
      return { label: on === null ? texts.undated(words) : texts.on(words, describeDay(on)) }
    }),
  }),
})

export function SourceDetails({ meta }: { meta: Meta }) {
  const { publisher, source, dataset, retrievedAt, attribution, licence } = originOf(meta)
  const dated = describeDated(inLanguage(meta).dated)
  return (
    <div className="mt-2 grid gap-1 print:mt-1">
      <p>
        <Rich
          text={texts.source}
          parts={{
            publisher: () => (
              <span className="text-ink">
                <AgencyWords text={publisher} />
              </span>
            ),
            source: () => <AgencyWords text={source} />,
          }}
        />
        {dataset && dataset !== source && (
          <>
            {' '}
            <Rich text={texts.dataset} parts={{ name: () => <AgencyWords text={dataset} /> }} />
          </>
        )}
        {dated && <> {upperFirst(dated)}.</>}
      </p>
      <p>
        <Rich
          text={texts.retrieved}
          parts={{
            moment: () => <Moment iso={retrievedAt} />,
            state: () => describeAge(meta) ?? texts.now,
          }}
        />
        {meta.refreshFailed && !isOld(meta) && <> {describeNoNewer(meta.refreshFailed.message)}</>}
        {meta.sample && <strong> {texts.sample}</strong>}
      </p>
      {meta.record && (
        <p>
          <a href={meta.record.href} className="inline-block min-h-6 py-0.5">
            <AgencyWords text={meta.record.label} />
          </a>
        </p>
      )}
      <p>
        <Rich
          text={texts.license}
          parts={{
            license: () => <AgencyWords text={licence} />,
            attribution: () => <AgencyWords text={attribution} />,
          }}
        />
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
            {times > 1 && ` ${texts.times(times)}`}
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
