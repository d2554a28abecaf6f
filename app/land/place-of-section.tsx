import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import { Downloads } from '@/components/ui/page/downloads'
import { SideBySide } from '@/components/ui/page/side-by-side'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import { cutPart } from '@/lib/survey/section-part'
import { drawAnswer, drawPart, shortName, texts } from './draw'
import { ElevationLine, ElevationPanel, fetchElevation, hasElevation } from './elevation-panel'
import { listFiles, sectionById } from './files'
import { PartPanel } from './part-panel'
import { PlaceLinks } from './place-links'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import { SectionPanel } from './section-panel'
import type { LandInterpretation } from './understand'
import { type LandUrl, landHref } from './url'

interface Props {
  url: LandUrl
  id: string
  said: LandInterpretation
}

/** A section by its identifier, and the part of it that the words name; the height is asked at the middle of what is named. */
export async function showSection({ url, id, said }: Props) {
  const retry = landHref(url)
  const outline = await read('federal-land-survey', 'getSectionGeometry', { plssid: id })
  if (!outline.ok)
    return {
      shown: (
        <ProblemNotice
          problem={outline.error}
          retry={retry}
          instead={{ href: '/land', label: 'Look up another place' }}
        />
      ),
    }
  const { features, note, caveats } = outline.data
  const [first] = features
  const center = first?.properties.center
  const steps = said.part ?? []
  const part = cutPart(first?.geometry, steps)
  const point = part?.center ?? center
  const where = part ? `at the middle of ${formatAliquots(steps)}` : 'at its center'
  const elevation = point && (await fetchElevation(point))
  const sectionPanel = (
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
      lead={
        !part &&
        elevation && (
          <>
            <ElevationLine reading={elevation} where={where} />
            <PlaceLinks point={point} q={id} open={`survey:${id}`} />
          </>
        )
      }
      check={center && <RoundTrip id={id} center={center} />}
    />
  )
  const files = listFiles({
    part: first && part && elevation ? { section: first.id, label: part.label } : undefined,
    section: first && sectionById(id),
    elevation: elevation && hasElevation(elevation) ? point : undefined,
  })
  const shown = (
    <>
      <SideBySide
        first={
          first && part && elevation ? (
            <PartPanel
              part={part}
              steps={steps}
              section={shortName(first)}
              id={first.id}
              q={wordsOf(url, said, id, steps)}
              elevation={elevation}
            />
          ) : (
            sectionPanel
          )
        }
        rest={
          <>
            {part && sectionPanel}
            {point && elevation && <ElevationPanel reading={elevation} where={where} retry={retry} />}
            <Reading said={said} point={point ?? undefined} undrawn={part ? [] : steps} />
          </>
        }
        side={
          <LazyMap
            label="Map of the section"
            opens
            listLabel="The text of this page"
            features={first && part ? drawPart(first, part, steps) : drawAnswer(features)}
            pickHref="/land?at={lat},{lon}"
            legend={
              part
                ? { result: `The part you named, ${texts.divided}`, context: 'Section' }
                : { result: 'Section' }
            }
          />
        }
      />
      <Share href={retry} />
    </>
  )
  return { shown, actions: <Downloads files={files} /> }
}

/** Words that lead to the same part by themselves: those that were typed, or the identifier with the part before it. */
function wordsOf(
  { q, answers }: LandUrl,
  { as }: LandInterpretation,
  id: string,
  part: readonly string[],
): string {
  const isWhole = as === 'legal description' && Object.keys(answers ?? {}).length === 0
  return isWhole && q ? q : `${formatAliquots(part)}, ${id}`
}
