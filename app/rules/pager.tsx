import { PrintedPart } from '@/components/ui/printed-part'
import { ContinueLink } from './continue-link'
import { PAGE_SIZE, type RulesAnswer } from './read-rules'
import { type RulesUrl, rulesHref } from './url'

const link = 'inline-flex min-h-11 items-center'

/** Back, where we are, on; at the end of what the source serves, on by date. */
export function Pager({ url, data }: { url: RulesUrl; data: RulesAnswer['data'] }) {
  const { page, totalPages, total, totalIsMinimum, returned, nextPage, continueWith } = data
  if (returned === 0 || (totalPages === 1 && !continueWith)) return null
  return (
    <>
      <nav
        aria-label="Pages of the list"
        className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
      >
        {page > 1 && (
          <a href={rulesHref({ ...url, page: page - 1 })} className={link}>
            Previous
          </a>
        )}
        <p>
          Page {page.toLocaleString('en-US')} of {totalPages.toLocaleString('en-US')}
        </p>
        {nextPage && (
          <a href={rulesHref({ ...url, page: nextPage })} className={link}>
            Next
          </a>
        )}
        {continueWith && <ContinueLink url={url} bounds={continueWith} />}
      </nav>
      <PrintedPart
        from={(page - 1) * PAGE_SIZE + 1}
        to={(page - 1) * PAGE_SIZE + returned}
        total={totalIsMinimum ? `${total.toLocaleString('en-US')} or more` : total}
      />
    </>
  )
}
