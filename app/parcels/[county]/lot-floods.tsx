import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { type LotFloodZones as Floods, fetchLotFloods } from '@/app/_lib/places/lot-floods'
import { type LotShareResult, planPieces } from '@/app/_lib/places/lot-shares'
import { read } from '@/app/_lib/read/data'
import { isMissingReading, readingScope } from '@/app/_lib/read/reading-scope'
import { describeUnanswered } from '@/components/ground/describe-unanswered'
import { PanelFoot } from '@/components/provenance/provenance'
import { Section } from '@/components/ui/page/section'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { ofOutlines } from '@/lib/records/parcel/lot-share'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

const texts = defineTexts('parcels.lot-floods', {
  title: 'Flood zones on this parcel',
  noShare: 'Shares of the lot are not given: the outlines of the zones are simplified.',
  cut: 'More zones touch this parcel than we list.',
  subject: 'the flood hazard',
  others: 'The parcel’s record is not affected.',
})

interface Props {
  outline: ParcelOutline
  retry: string
}

/** The whole outline is checked, because a zone may touch the lot but not its center. */
export async function LotFloods({ outline, retry }: Props) {
  const plan = planPieces(outline)
  if ('why' in plan)
    return (
      <Section id="floods" title={texts.title}>
        <p>{plan.why}</p>
      </Section>
    )
  let isKept = true
  const later = fetchLotFloods(plan.pieces, async (params) => {
    const answer = await read('federal-flood-hazard', 'getFloodZonesInArea', params)
    if (isMissingReading(answer)) isKept = false
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

async function Zones({ later, retry }: { later: Promise<LotShareResult<Floods>>; retry: string }) {
  const answer = await later
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        stillStands={describeUnanswered(answer.error, texts.subject, texts.others)}
        retry={retry}
      />
    )
  const { names, shares, note, isCut, caveats, metas } = answer.data
  const isMeasured = shares.every(({ percent }) => percent !== null)
  return (
    <>
      {names.length > 0 ? (
        <ul className="mb-2 list-disc pl-6">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p className="mb-2">{translate(note)}</p>
      )}
      {isCut && <p className="mb-2">{texts.cut}</p>}
      <p className="mb-2 text-base">
        {names.length > 0 && `${isMeasured ? translate(ofOutlines) : texts.noShare} `}
        {translate(disclaimer)}
      </p>
      <PanelFoot metas={metas} caveats={caveats.filter((caveat) => caveat !== disclaimer)} />
    </>
  )
}
