import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/files/export-href'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import { mapLink, OPEN_ON_MAP } from '@/components/map/map-link'
import { SideBySide } from '@/components/ui/page/side-by-side'
import { drawAnswer, drawPart, texts } from './draw'
import { ElevationLine, ElevationPanel, fetchElevation } from './elevation-panel'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import { SectionPanel } from './section-panel'
import type { Interpretation } from './understand'
import { type LandUrl, landHref } from './url'

interface Props {
  url: LandUrl
  id: string
  said: Interpretation
}

/** A section by its identifier; the height is asked at its center, which is known only then. */
export async function showSection({ url, id, said }: Props) {
  const retry = landHref(url)
  const outline = await read('federal-land-survey', 'getSectionGeometry', { plssid: id })
  if (!outline.ok)
    return (
      <ProblemNotice
        problem={outline.error}
        retry={retry}
        instead={{ href: '/land', label: 'Look up another place' }}
      />
    )
  const { features, note, caveats } = outline.data
  const [first] = features
  const center = first?.properties.center
  const part = first && said.part?.length ? drawPart(first, said.part) : undefined
  const elevation = center && (await fetchElevation(center))
  return (
    <>
      <SideBySide
        first={
          <SectionPanel
            answer={{
              records: features.map(({ properties }) => properties),
              nothing: note,
              covered: true,
              caveats,
              meta: outline.meta,
            }}
            retry={retry}
            acresOf={(sectionId) => features.find((each) => each.id === sectionId)?.properties.computedAcres}
            exportHref={(format) =>
              exportHref('federal-land-survey', 'getSectionGeometry', format, { plssid: id })
            }
            elevation={elevation && <ElevationLine reading={elevation} where="at its center" />}
            check={center && <RoundTrip id={id} center={center} />}
          />
        }
        rest={
          <>
            {center && elevation && (
              <ElevationPanel reading={elevation} point={center} where="at its center" retry={retry} />
            )}
            <Reading said={said} point={center ?? undefined} drawn={part !== undefined} />
          </>
        }
        side={
          <LazyMap
            label="Map of the section"
            listLabel="The text of this page"
            features={part ?? drawAnswer(features)}
            pickHref="/land?at={lat},{lon}"
            legend={
              part
                ? { result: `The part you named, ${texts.divided}`, context: 'Section' }
                : { result: 'Section' }
            }
          />
        }
      />
      {center && (
        <p className="mb-4 print:hidden">
          <a
            href={mapLink(center, { zoom: 14, on: ['survey'], open: `survey:${first.id}` })}
            className="inline-flex min-h-11 items-center"
          >
            {OPEN_ON_MAP}
          </a>
        </p>
      )}
      <Share href={retry} />
    </>
  )
}
