import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { isNotKept, readingScope } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import { Section } from '@/components/ui/page/section'
import { describeVerdict, disclaimer, nameZone } from '@/connectors/federal-flood-hazard/public'
import { byWeight } from '@/connectors/federal-flood-hazard/zones'
import type { Outline } from '@/connectors/us-florida-parcels/search/parcel-rows'

const texts = {
  title: 'Flood zones on this parcel',
  part: 'part of the parcel',
  whole: 'the only zone that touches the parcel',
  noShare: 'Shares of the parcel are not given: the outlines of the zones are simplified.',
  cut: 'More zones touch this parcel than we list.',
  scattered:
    'The parcel lies in several pieces, so we do not ask which zones touch it. Look up a point on it instead.',
  others: 'This says nothing about the flood hazard: we could not ask. The parcel’s record is not affected.',
}

const MOST_ZONES = 50

type Reading = ReturnType<typeof read<'federal-flood-hazard', 'getFloodZonesInArea'>>

interface Props {
  outline: Outline
  /** This page, to try again. */
  retry: string
}

/** Which zones touch the lot: a parcel is not its point. */
export async function LotFloods({ outline, retry }: Props) {
  if (outline.type !== 'Polygon')
    return (
      <Section id="floods" title={texts.title}>
        <p>{texts.scattered}</p>
      </Section>
    )
  const { coordinates } = outline
  const later = read('federal-flood-hazard', 'getFloodZonesInArea', {
    polygon: { type: 'Polygon', coordinates },
    limit: MOST_ZONES,
  })
  if (readingScope().replay && isNotKept(await later)) return null
  return (
    <Section id="floods" title={texts.title}>
      <Streamed later={later}>
        <Zones later={later} retry={retry} />
      </Streamed>
    </Section>
  )
}

async function Zones({ later, retry }: { later: Reading; retry: string }) {
  const answer = await later
  if (!answer.ok) return <ProblemNotice problem={answer.error} stillStands={texts.others} retry={retry} />
  const { features, state, note, truncated, caveats } = answer.data
  const said = features
    .map(({ properties }) => properties)
    .toSorted(byWeight)
    .map((zone) => `${nameZone(zone)}: ${describeVerdict(zone)}`)
  const names = [...new Set(said)]
  return (
    <>
      {state === 'zone' ? (
        <ul className="mb-2 list-disc pl-6">
          {names.map((name) => (
            <li key={name}>
              {name}, {names.length > 1 || truncated ? texts.part : texts.whole}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-2">{note}</p>
      )}
      {truncated && <p className="mb-2">{texts.cut}</p>}
      <p className="mb-2 text-base">
        {names.length > 1 && `${texts.noShare} `}
        {disclaimer}
      </p>
      <Provenance meta={answer.meta} caveats={caveats} />
    </>
  )
}
