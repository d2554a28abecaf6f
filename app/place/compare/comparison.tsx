import { Streamed, WaitingNotice } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { pageNow } from '@/app/_lib/read/reading-scope'
import { Share } from '@/app/_lib/share/share'
import { panelsOn } from '@/app/_surfaces/place/panels'
import { formatPlace } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { placeHref } from '@/app/_surfaces/place/url'
import { buttonLook } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { DropDown } from '@/components/ui/page/drop-down'
import { PrintButton } from '@/components/ui/print-button'
import { listedFormats } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { ChooseSide } from './choose-places'
import { ComparedCosts, ComparedGlance } from './compared-glance'
import { ComparedFrame, ComparedPanel } from './compared-panel'
import { readPairs } from './read-pairs'
import { type CompareUrlParams, compareHref, compareUrl, sideIds, swapped } from './url'

type ResolvedPlace = Extract<PlaceResolution, { kind: 'place' }>

interface Props {
  url: CompareUrlParams
  a: ResolvedPlace
  b: ResolvedPlace
}

const texts = defineTexts('place.comparison', {
  truth:
    'Differences are shown where unit and kind agree. Values set under different rules are not subtracted. A lead, not proof: each record names its source and date.',
  change: 'Change one of the two',
  swap: 'Swap A and B',
  actions: 'Share, print, swap',
  share: 'Share',
  asking: 'Asking for both places…',
  files: 'this comparison',
  same: 'Both are the same place.',
})

export function Comparison({ url, a, b }: Props) {
  const pairs = readPairs([a.place, b.place], read, { series: url.series ?? false }, panelsOn(pageNow()))
  const names = [a, b].map(({ place, interpretation }) => formatPlace(place, interpretation))
  // The URL contains the points, so that pages that are opened from here need no look-up.
  const resolvedUrl = { ...url, a: { ...url.a, at: a.place.point }, b: { ...url.b, at: b.place.point } }
  return (
    <>
      <Heads url={resolvedUrl} names={names} />
      <WaitingNotice later={Promise.all(pairs.map(({ later }) => later))} />
      <ComparedCosts pairs={pairs} names={names} />
      <ComparedGlance pairs={pairs} names={names} />
      {pairs.map(({ panel: { id, title }, later }) => (
        // The id is on the outer element, because the placeholder and the result are in the page at the same
        // time.
        <div key={id} id={id}>
          <Streamed
            later={later}
            fallback={
              <ComparedFrame title={title}>
                <p className="min-h-64 text-muted">{texts.asking}</p>
              </ComparedFrame>
            }
          >
            <ComparedPanel url={resolvedUrl} names={names} later={later} />
          </Streamed>
        </div>
      ))}
      <ExportLinks
        what={texts.files}
        formats={listedFormats}
        href={(format) => `/place/compare/export?format=${format}&${compareUrl.toQuery(resolvedUrl)}`}
      />
    </>
  )
}

function Heads({ url, names }: { url: CompareUrlParams; names: readonly string[] }) {
  return (
    <>
      <dl className="mb-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {sideIds.map((side, at) => (
          <div key={side} className="flex gap-3 rounded-panel border border-line bg-surface p-4">
            <dt className="text-lg font-semibold text-accent">{side.toUpperCase()}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <a href={placeHref(url[side])} className="inline-block min-h-6 text-lg font-semibold">
                {names[at]}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label={texts.actions} className="mb-4 flex flex-wrap gap-1.5 print:hidden">
        <DropDown id="share-card" label={texts.share}>
          <Share href={compareHref(url)} />
        </DropDown>
        <PrintButton />
        <a href={compareHref(swapped(url))} className={`no-underline ${buttonLook('compact')}`}>
          {texts.swap}
        </a>
      </section>
      <p className="mb-3 max-w-reading">{names[0] === names[1] ? texts.same : texts.truth}</p>
      <div className="mb-6 print:hidden">
        <details>
          <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em]">
            {texts.change}
          </summary>
          <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
            <ChooseSide url={url} side="a" />
            <ChooseSide url={url} side="b" />
          </div>
        </details>
      </div>
    </>
  )
}
