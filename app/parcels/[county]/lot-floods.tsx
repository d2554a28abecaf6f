import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { askLotFloods, type LotAnswer, planLotFloods } from '@/app/_lib/places/lot-floods'
import { read } from '@/app/_lib/read/data'
import { isNotKept, readingScope } from '@/app/_lib/read/reading-scope'
import { describeUnanswered } from '@/components/ground/describe-unanswered'
import { Provenance } from '@/components/provenance/provenance'
import { Section } from '@/components/ui/page/section'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

const texts = {
  title: 'Flood zones on this parcel',
  noShare: 'Shares of the parcel are not given: the outlines of the zones are simplified.',
  cut: 'More zones touch this parcel than we list.',
  subject: 'the flood hazard',
  others: 'The parcel’s record is not affected.',
}

interface Props {
  outline: ParcelOutline
  retry: string
}

/** Checks the whole outline, because a zone may touch the lot but not its center. */
export async function LotFloods({ outline, retry }: Props) {
  const plan = planLotFloods(outline)
  if ('why' in plan)
    return (
      <Section id="floods" title={texts.title}>
        <p>{plan.why}</p>
      </Section>
    )
  let isKept = true
  const later = askLotFloods(plan.pieces, async (params) => {
    const answer = await read('federal-flood-hazard', 'getFloodZonesInArea', params)
    if (isNotKept(answer)) isKept = false
    return answer
  })
  if (readingScope().replay) {
    await later
    if (!isKept) return null
  }
  return (
    <Section id="floods" title={texts.title}>
      <Streamed later={later}>
        <Zones later={later} retry={retry} />
      </Streamed>
    </Section>
  )
}

async function Zones({ later, retry }: { later: Promise<LotAnswer>; retry: string }) {
  const answer = await later
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        stillStands={describeUnanswered(answer.error, texts.subject, texts.others)}
        retry={retry}
      />
    )
  const { names, note, isCut, caveats, meta } = answer.data
  return (
    <>
      {names.length > 0 ? (
        <ul className="mb-2 list-disc pl-6">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p className="mb-2">{note}</p>
      )}
      {isCut && <p className="mb-2">{texts.cut}</p>}
      <p className="mb-2 text-base">
        {names.length > 1 && `${texts.noShare} `}
        {disclaimer}
      </p>
      <Provenance meta={meta} caveats={caveats} shownCaveats={[disclaimer]} />
    </>
  )
}
