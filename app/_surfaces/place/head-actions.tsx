import { readingScope } from '@/app/_lib/read/reading-scope'
import { Share } from '@/app/_lib/share/share'
import { SavePlace } from '@/components/places/save-place'
import { buttonLook } from '@/components/ui/button'
import { DropDown } from '@/components/ui/page/drop-down'
import { PrintButton } from '@/components/ui/print-button'
import { listedFormats } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { formatPoint } from '@/lib/url-state'
import { formatPlace } from './place'
import type { PlaceResolution } from './place-interpretation'
import { type PlaceUrlParams, placeHref, placeUrl } from './url'

interface Props {
  url: PlaceUrlParams
  resolution: Extract<PlaceResolution, { kind: 'place' }>
}

const texts = defineTexts('place.head-actions', {
  actions: 'Share, save, print, download, compare',
  share: 'Share',
  download: 'Download',
  compare: 'Compare',
  report: 'Report (PDF)',
})

export function HeadActions({ url, resolution }: Props) {
  const { place, interpretation } = resolution
  const query = { q: url.q, at: url.at, series: url.series }
  const name = formatPlace(place, interpretation)
  const typed = wordsFor(url, resolution)
  const fileHref = (format: string) => `/place/export?format=${format}&${placeUrl.toQuery(query)}`
  const other = new URLSearchParams({ a: formatPoint(place.point), ...(typed ? { qa: typed } : {}) })
  return (
    <section
      aria-label={texts.actions}
      className="relative flex flex-wrap content-start gap-1 sm:gap-1.5 print:hidden"
    >
      <DropDown id="share-card" label={texts.share}>
        <Share href={placeHref(query)} />
      </DropDown>
      <SavePlace
        place={{
          point: place.point,
          label: name,
          typed: typed ?? '',
          copy: readingScope().replay?.href,
        }}
      />
      <PrintButton />
      <DropDown id="download-card" label={texts.download}>
        <ul>
          <li>
            <a href={localHref(fileHref('pdf'))} className="flex min-h-11 items-center">
              {texts.report}
            </a>
          </li>
          {listedFormats.map(({ id, label }) => (
            <li key={id}>
              <a href={fileHref(id)} className="flex min-h-11 items-center">
                {translate(label)}
              </a>
            </li>
          ))}
        </ul>
      </DropDown>
      <a href={localHref(`/place/compare?${other}`)} className={`no-underline ${buttonLook('compact')}`}>
        {texts.compare}
      </a>
    </section>
  )
}

/**
 * Returns the text that is saved with the point. A Florida parcel number is replaced by the parcel's address,
 * because other records are found by address.
 */
export const wordsFor = (
  { q }: PlaceUrlParams,
  { place, interpretation }: Props['resolution'],
): string | undefined => (interpretation.as === 'Florida parcel number' ? (place.address ?? q) : q)
