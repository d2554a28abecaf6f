import { Fragment } from 'react'
import { formatShortDay } from '@/lib/format'
import type { RuleSearchRow } from './fetch-rules'
import { documentHref } from './url'

const MOST_CHARACTERS = 420

export function DocumentItem({ document }: { document: RuleSearchRow }) {
  const { documentNumber, title, type, agencies, publicationDate, commentsCloseDate, effectiveDate } =
    document
  return (
    <li className="py-2 print:break-inside-avoid">
      <h3 className="text-base leading-snug font-semibold">
        <a href={documentHref(documentNumber)} data-print="bare" className="inline-block py-0.5">
          {title ?? `Document ${documentNumber}`}
        </a>
      </h3>
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{type}</span>,{' '}
        <time dateTime={publicationDate}>{formatShortDay(publicationDate)}</time>
        {agencies.length > 0 && <>. {agencies.map(({ name }) => name).join(', ')}</>}
        {commentsCloseDate && (
          <>
            .{' '}
            <strong className="text-ink">
              Comments close <time dateTime={commentsCloseDate}>{formatShortDay(commentsCloseDate)}</time>
            </strong>
            , as published
          </>
        )}
        {effectiveDate && (
          <>
            . Effective <time dateTime={effectiveDate}>{formatShortDay(effectiveDate)}</time>, as published
          </>
        )}
        .
      </p>
      <Extract document={document} />
    </li>
  )
}

const extractLook = 'line-clamp-2 max-w-4xl text-sm print:line-clamp-none'

function Extract({ document: { excerpt, excerptMatches, abstract } }: { document: RuleSearchRow }) {
  if (excerpt && excerptMatches.length > 0) {
    return (
      <p className={extractLook}>
        <MarkedText text={excerpt} matches={excerptMatches} />
      </p>
    )
  }
  const text = abstract ?? excerpt
  if (!text) return null
  const cut = text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/, '')
  return <p className={extractLook}>{text.length > MOST_CHARACTERS ? `${cut} …` : text}</p>
}

interface MarkedTextProps {
  text: string
  matches: readonly { start: number; end: number }[]
}

function MarkedText({ text, matches }: MarkedTextProps) {
  const last = matches.at(-1)?.end ?? 0
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className="rounded-xs bg-warn-soft font-semibold text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  )
}
