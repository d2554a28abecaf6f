import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { withData } from '@/app/_surfaces/place/outcome'
import { section } from '@/app/_surfaces/place/panels/section'
import { sectionFile } from '@/app/_surfaces/place/panels/section-file'
import { type Place, placeExactlyAt } from '@/app/_surfaces/place/place'
import { showDetails } from '@/app/_surfaces/place/place-details'
import { outcomeOf } from '@/app/_surfaces/place/read-panels'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { nameDivision } from '@/lib/records/section/describe'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import { cutPart } from '@/lib/survey/section-part'
import { drawAnswer, drawPart } from './draw'
import { ElevationLine, elevationAt, elevationOfPart } from './elevation-at'
import { partPanel } from './part-panel'
import { PlaceLinks } from './place-links'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import type { LandInterpretation } from './understand'
import { type LandUrlParams, landHref } from './url'

const texts = defineTexts('land.show-section', {
  map: 'Map of the section',
  section: 'Section',
  part: 'The part you named, drawn by dividing the section’s outline; not surveyed',
  file: 'this section',
})

interface LandSection {
  id: string
  interpretation: LandInterpretation
}

/** Placeholder for an identifier without an outline. No panel may use it. */
const nowhere: Place = { point: { latitude: 39.8, longitude: -98.6 }, states: [], isTerritory: false }

export async function showSection(
  url: LandUrlParams,
  { id, interpretation }: LandSection,
): Promise<PageContent> {
  const href = landHref(url)
  const outline = await read('federal-land-survey', 'getSectionGeometry', { plssid: id })
  if (!outline.ok)
    return showUnsettled({
      resolution: { kind: 'problem', problem: outline.error },
      path: '/land',
      href,
      wordsHref: href,
      readers: [],
    })
  const { features } = outline.data
  const [first] = features
  const center = first?.properties.center
  const steps = interpretation.part ?? []
  const part = cutPart(first?.geometry, steps)
  const point = part?.center ?? center
  const own = sectionPanel(id, outline.data, outline.meta)
  const elevation = part ? elevationOfPart(formatAliquots(steps)) : elevationAt('center')
  return showDetails({
    panels: [
      ...(first && part
        ? [partPanel({ part, steps, section: nameDivision(first.properties), id: first.id })]
        : []),
      own,
      ...(point ? [elevation] : []),
    ],
    place: point ? placeExactlyAt(point) : nowhere,
    read,
    href,
    pickHref: localHref('/land?at={lat},{lon}'),
    drawMap: () => ({
      label: texts.map,
      features: first && part ? drawPart(first, part, steps) : drawAnswer(features),
      legend: part ? { result: texts.part, context: texts.section } : { result: texts.section },
    }),
    insert: (ended) => {
      const links = point && (
        <>
          <ElevationLine outcome={outcomeOf(ended, elevation)} spot={part ? 'middle' : 'center'} />
          <PlaceLinks
            point={point}
            q={part ? wordsOf(url, interpretation, id, steps) : id}
            open={`survey:${first?.id ?? id}`}
          />
        </>
      )
      const check = center && <RoundTrip id={id} center={center} />
      return part
        ? { part: { after: links }, section: { after: check } }
        : { section: { before: links, after: check } }
    },
    reading: (
      <Reading interpretation={interpretation} point={point ?? undefined} undrawn={part ? [] : steps} />
    ),
  })
}

const sectionPanel = (id: string, { features, note, caveats }: SurveyOutlines, meta: Meta) => ({
  ...section,
  read: async () => {
    const records = features.map(({ properties }) => properties)
    return records.length === 0
      ? { ending: 'none' as const, why: note, metas: [meta] }
      : withData({ records, note, caveats, outlines: features }, [meta])
  },
  detail: {
    ...section.detail,
    file: (_: Place, data: unknown) =>
      data ? { what: texts.file, href: sectionFile({ plssid: id }) } : undefined,
  },
})

function wordsOf(
  { q, answers }: LandUrlParams,
  { as }: LandInterpretation,
  id: string,
  part: readonly string[],
): string {
  const isWhole = as === 'legal description' && Object.keys(answers ?? {}).length === 0
  return isWhole && q ? q : `${formatAliquots(part)}, ${id}`
}
