import { exportHref } from '@/app/_lib/files/export-href'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import { SideBySide } from '@/components/ui/page/side-by-side'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import type { Meta } from '@/lib/connector/result'
import type { Point } from '@/lib/url-state'
import { drawAnswer } from './draw'
import { ElevationLine, ElevationPanel, fetchElevation } from './elevation-panel'
import { PlaceLinks } from './place-links'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import { SectionPanel, type SurveyAnswer } from './section-panel'
import type { Interpretation } from './understand'
import { type LandUrl, landHref } from './url'

interface Props {
  url: LandUrl
  place: { point: Point; said: Interpretation; addressMeta?: Meta }
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
  return (
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
            exportHref={(format) => sectionHref(format, point, outlines)}
            check={
              first && center && survey.ok && survey.data.found && <RoundTrip id={first.id} center={center} />
            }
          />
        }
        rest={
          <>
            <ElevationPanel reading={elevation} point={point} where="at this point" retry={retry} />
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
}

/** The look-up of a point has no outlines: the map file is that of the section, where there is one. */
function sectionHref(format: string, point: Point, outlines: Outlines['features']): string | undefined {
  if (format !== 'geojson')
    return exportHref('federal-land-survey', 'getTownshipSection', format, { ...point })
  const [only, ...more] = outlines.flatMap(({ properties }) => properties.sectionId ?? [])
  if (!only || more.length > 0) return undefined
  return exportHref('federal-land-survey', 'getSectionGeometry', format, { plssid: only })
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
