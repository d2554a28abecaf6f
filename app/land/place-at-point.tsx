import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import { Downloads } from '@/components/ui/page/downloads'
import { SideBySide } from '@/components/ui/page/side-by-side'
import type { Meta } from '@/lib/connector/result'
import type { Point } from '@/lib/url-state'
import { drawAnswer } from './draw'
import { ElevationLine, ElevationPanel, fetchElevation, hasElevation } from './elevation-panel'
import { listFiles, sectionAt } from './files'
import { PlaceLinks } from './place-links'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import { SectionPanel, type SurveyAnswer } from './section-panel'
import type { LandInterpretation } from './understand'
import { type LandUrl, landHref } from './url'

interface Props {
  url: LandUrl
  place: { point: Point; said: LandInterpretation; addressMeta?: Meta }
}

/** Everything at one point. The three questions are asked side by side. */
export async function showPoint({ url, place: { point, said, addressMeta } }: Props) {
  const [survey, outline, elevation] = await Promise.all([
    read('federal-land-survey', 'getTownshipSection', point),
    read('federal-land-survey', 'locatePoint', point),
    fetchElevation(point),
  ])
  const outlines = outline.ok ? outline.data.features : []
  const [first] = outlines
  const center = first?.properties.center
  const retry = landHref(url)
  const shown = (
    <>
      <SideBySide
        first={
          <SectionPanel
            answer={survey.ok ? toAnswer(survey) : { problem: survey.error }}
            retry={retry}
            acresOf={(id) => outlines.find((each) => each.id === id)?.properties.computedAcres}
            lead={
              <>
                <ElevationLine reading={elevation} where="at this point" />
                <PlaceLinks
                  point={point}
                  address={said.matchedAddress}
                  open={first && `survey:${first.id}`}
                />
              </>
            }
            check={
              first && center && survey.ok && survey.data.found && <RoundTrip id={first.id} center={center} />
            }
          />
        }
        rest={
          <>
            <ElevationPanel reading={elevation} where="at this point" retry={retry} />
            <Reading said={said} point={point} addressMeta={addressMeta} />
          </>
        }
        side={
          <>
            <LazyMap
              label="Map of the place"
              opens
              listLabel="The text of this page"
              features={drawAnswer(outlines, point)}
              {...(first ? {} : { view: { ...point, zoom: 11 } })}
              pickHref="/land?at={lat},{lon}"
              legend={{ result: 'Section', place: 'The point you chose' }}
            />
            {!outline.ok && (
              <p className="mt-2 text-muted">We could not draw the outline. {outline.error.message}</p>
            )}
          </>
        }
      />
      <Share href={retry} />
    </>
  )
  const isFound = survey.ok && survey.data.records.length > 0
  const files = listFiles({
    section: isFound ? sectionAt(point, outlines) : undefined,
    elevation: hasElevation(elevation) ? point : undefined,
  })
  return { shown, actions: <Downloads files={files} /> }
}

type Survey = Extract<
  Awaited<ReturnType<typeof read<'federal-land-survey', 'getTownshipSection'>>>,
  { ok: true }
>

function toAnswer({ data, meta }: Survey): SurveyAnswer {
  const { records, coverage, note, caveats } = data
  return {
    records,
    nothing: coverage?.message ?? note,
    covered: coverage?.status !== 'not_covered',
    caveats,
    meta,
  }
}
