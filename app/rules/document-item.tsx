import { Fragment } from 'react'
import { formatDay } from '@/lib/format'
import type { FoundDocument } from './fetch-rules'
import { documentHref } from './url'

const MOST_CHARACTERS = 420

/** One document in a few lines: what it is, of whom, when, and where the words stand in it. */
export function DocumentItem({ document }: { document: FoundDocument }) {
  const { documentNumber, title, type, agencies, publicationDate, commentsCloseDate, effectiveDate } =
    document
  return (
    <li className="py-4 print:break-inside-avoid">
      <p className="text-base text-muted">
        <span className="font-semibold text-ink">{type}</span> ·{' '}
        <time dateTime={publicationDate}>{formatDay(publicationDate)}</time>
      </p>
      <h3 className="text-lg leading-snug font-semibold">
        <a href={documentHref(documentNumber)} data-print="bare" className="inline-block py-0.5">
          {title ?? `Document ${documentNumber}`}
        </a>
      </h3>
      {agencies.length > 0 && (
        <p className="text-base text-muted">{agencies.map(({ name }) => name).join(', ')}</p>
      )}
      <Extract document={document} />
      {commentsCloseDate && (
        <p className="text-base">
          Comments close <time dateTime={commentsCloseDate}>{formatDay(commentsCloseDate)}</time>, as
          published.
        </p>
      )}
      {effectiveDate && (
        <p className="text-base">
          Effective <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>, as published.
        </p>
      )}
    </li>
  )
}

/** The place of the words, else the abstract, cut at a word. */
function Extract({ document: { excerpt, excerptMatches, abstract } }: { document: FoundDocument }) {
  if (excerpt && excerptMatches.length > 0) {
    return (
      <p className="mt-1 max-w-reading">
        <MarkedText text={excerpt} matches={excerptMatches} />
      </p>
    )
  }
  const text = abstract ?? excerpt
  if (!text) return null
  const cut = text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/, '')
  return <p className="mt-1 max-w-reading">{text.length > MOST_CHARACTERS ? `${cut} …` : text}</p>
}

interface MarkedTextProps {
  text: string
  /** In order, without overlaps. */
  matches: readonly { start: number; end: number }[]
}

/** Plain text with the words sought marked in it. */
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
