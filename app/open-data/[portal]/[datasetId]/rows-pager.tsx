import { PrintedPart } from '@/components/ui/printed-part'
import type { RowsAnswer, Schema } from './read-rows'
import { type RowsUrl, rowsHref } from './url'

const link = 'inline-flex min-h-11 items-center'

/** Back and on; where the rows that can be asked for end, that is said. */
export function RowsPager({ schema, url, data }: { schema: Schema; url: RowsUrl; data: RowsAnswer['data'] }) {
  const { nextOffset, truncated, returned } = data
  if (url.offset === 0 && !truncated) return null
  const hrefOf = (offset: number) => `${rowsHref(schema, { ...url, offset, selected: undefined })}#found-rows`
  return (
    <>
      {returned > 0 && (
        <PrintedPart
          from={url.offset + 1}
          to={url.offset + returned}
          {...(truncated ? {} : { total: url.offset + returned })}
        />
      )}
      <nav
        aria-label="Pages of rows"
        className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
      >
        {url.offset > url.rows && (
          <a href={hrefOf(0)} className={link}>
            First rows
          </a>
        )}
        {url.offset > 0 && (
          <a href={hrefOf(Math.max(0, url.offset - url.rows))} className={link}>
            Previous {url.rows}
          </a>
        )}
        {nextOffset !== null && (
          <a href={hrefOf(nextOffset)} className={link}>
            Next {url.rows}
          </a>
        )}
        {truncated && nextOffset === null && (
          <p>There are more rows than can be paged through. Filters bring them into reach.</p>
        )}
      </nav>
    </>
  )
}
