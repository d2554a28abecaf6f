import type { Meta } from '@/lib/connector/result'
import { originOf, sayDated } from '@/lib/provenance/origin-of'
import { formatAge } from '../ui/format-age'
import { formatDay } from '../ui/format-day'
import { Moment } from '../ui/moment'
import { RequestList } from './request-list'

const states = { miss: 'asked just now', fresh: 'fresh', stale: 'older answer' } as const

/** Where an answer came from and how old it is. Stands at the answer, on screen and on paper. */
export function Provenance({ meta }: { meta: Meta }) {
  const { publisher, source, dataset, retrievedAt, ageSeconds, state, attribution, licence } = originOf(meta)
  const dated = sayDated(meta.dated, sayDay)
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

/** Publishers write days, moments and years; only what is a day is put into words. */
function sayDay(published: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(published) ?? []
  return day ? formatDay(day) : published
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
