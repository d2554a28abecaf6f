import type { ReactNode } from 'react'
import type { Meta } from '@/lib/connector/result'
import { formatAge } from '../ui/format-age'
import { Moment } from '../ui/moment'
import { RequestList } from './request-list'

const states = { miss: 'asked just now', fresh: 'fresh', stale: 'older answer' } as const

interface Props {
  meta: Meta
  /** What the value itself is dated by: "Roll year 2025", "Extract of May 2, 2026". */
  dated?: ReactNode
  /** The record at the authority itself. */
  record?: { href: string; label: string }
}

/** Where an answer came from and how old it is. Stands at the answer, on screen and on paper. */
export function Provenance({ meta, dated, record }: Props) {
  return (
    <footer className="mt-4 border-t border-line pt-3 text-base text-muted">
      <p>
        Source: <span className="text-ink">{meta.publisher}</span>, {meta.source}.{dated && <> {dated}.</>}
      </p>
      <p>
        Retrieved <Moment iso={meta.retrievedAt} />
        {meta.state !== 'miss' && <> ({formatAge(meta.ageSeconds)})</>}: {states[meta.state]}.
        {meta.sample && <strong> Sample data, not real.</strong>}
      </p>
      {meta.refreshFailed && (
        <p className="text-warn">A newer answer could not be had. {meta.refreshFailed.message}</p>
      )}
      {record && (
        <p>
          <a href={record.href}>{record.label}</a>
        </p>
      )}
      <details className="mt-1 print:hidden">
        <summary className="inline-block min-h-6 py-0.5 text-accent underline underline-offset-[0.2em]">
          How we asked, and the license
        </summary>
        <div className="mt-2 grid gap-2">
          <RequestList requests={meta.requests} />
          <p>
            License: {meta.licence}. Attribution: {meta.attribution}
          </p>
        </div>
      </details>
      <p className="hidden print:block">
        License: {meta.licence}. {meta.attribution}
      </p>
    </footer>
  )
}
