import { Share } from '@/app/share'
import { SavePlace } from '@/components/places/save-place'
import { ExportLinks } from '@/components/ui/export-links'
import { formats } from '@/lib/export/formats'
import type { DossierPage } from './dossier-page'
import { formatPoint, placeHref, placeQuery } from './url'

const texts = {
  title: 'Take it along',
  files: 'these records',
  compare: 'Compare with another place',
}

interface Props {
  page: DossierPage
  /** What the place is called. */
  name: string
  /** The words it is found by again. */
  typed: string | undefined
}

/** Keep the place, compare it, have it as a file, pass it on. */
export function TakeAlong({ page: { url, place, whole }, name, typed }: Props) {
  const asked = { q: url.q, at: url.at, series: url.series }
  const other = new URLSearchParams({ a: formatPoint(place.point), ...(typed ? { qa: typed } : {}) })
  return (
    <>
      <section aria-labelledby="take-along" className="mb-6 print:hidden">
        <h2 id="take-along" className="mb-3 text-xl leading-snug font-semibold">
          {texts.title}
        </h2>
        <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <SavePlace point={place.point} label={name} typed={typed} />
          <a href={`/place/compare?${other}`} className="inline-flex min-h-11 items-center">
            {texts.compare}
          </a>
        </div>
        <ExportLinks
          what={texts.files}
          formats={formats}
          href={(format) => `/place/export?format=${format}&${placeQuery(asked)}`}
        />
      </section>
      <Share
        href={placeHref(asked)}
        {...(whole ? {} : { plainHref: placeHref({ ...asked, plain: true }) })}
      />
    </>
  )
}
