import { ErrorSummary } from '@/components/ui/error-summary'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { floridaCounties } from '@/lib/florida/counties'
import { FindForm } from './find-form'
import { ANY_COUNTY, pageHref } from './url'

const texts = {
  eyebrow: 'Florida parcels',
  title: 'Which county of Florida?',
  lead: 'Counties number their parcels by themselves, so that a number alone can stand for several parcels.',
  unknown: 'Florida has no such county',
  end: 'The address of this page names',
  nothing: 'No source was asked.',
  all: 'All 67 counties',
}

interface Props {
  given: string
  typed: string
  error: string | undefined
}

/** Said before anything is asked of a source; what was typed is kept for every county. */
export function WhichCounty({ given, typed, error }: Props) {
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'county', message: error }] : []} />
      <PageHeading eyebrow={<a href="/parcels">{texts.eyebrow}</a>} title={texts.title} lead={texts.lead} />
      {given !== ANY_COUNTY && (
        <Notice kind="warn" title={texts.unknown}>
          <p>
            {texts.end} <code className="wrap-anywhere">{given}</code>. {texts.nothing}
          </p>
        </Notice>
      )}
      <FindForm typed={typed} errors={{ county: error }} />
      <nav aria-labelledby="counties-title">
        <h2 id="counties-title" className="mb-2 text-xl font-semibold">
          {texts.all}
        </h2>
        <ul className="columns-2 gap-x-6 sm:columns-3 lg:columns-4">
          {floridaCounties.map(({ slug, name }) => (
            <li key={slug}>
              <a href={pageHref({ slug, id: typed || undefined })} className="inline-block min-h-6 py-1">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageFrame>
  )
}
