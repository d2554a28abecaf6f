import { Press } from '@/app/_lib/act/press'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { thisPage } from '@/app/_lib/read/this-page'
import { AgencyNames } from '@/components/ui/agency-text'
import { Notice } from '@/components/ui/notice'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'

interface Props {
  id: string
  center: LngLat
}

const texts = defineTexts('land.round-trip', {
  pending: 'Checking the center of this outline…',
  same: (where: string) => `The center of this outline, ${where}, lies in the same section.`,
  failed: (why: string) => `We could not check this section from its center. ${why}`,
  again: 'Check again',
  busy: 'Checking…',
  other: 'Checked: another section',
  otherSection: (where: string, section: string) =>
    `The center of this outline, ${where}, lies in ${section}. Check the record with the state office of the Bureau of Land Management.`,
  noSection: (where: string) =>
    `The center of this outline, ${where}, lies in no section. Check the record with the state office of the Bureau of Land Management.`,
})

const line = 'mt-1 text-sm text-muted'

export function RoundTrip({ id, center: { latitude, longitude } }: Props) {
  const center = { latitude, longitude }
  const later = read('federal-land-survey', 'getTownshipSection', center)
  return (
    <Streamed later={later} fallback={<p className={line}>{texts.pending}</p>}>
      <Verdict id={id} center={center} later={later} />
    </Streamed>
  )
}

type Back = ReturnType<typeof read<'federal-land-survey', 'getTownshipSection'>>

async function Verdict({ id, center, later }: Props & { later: Back }) {
  const back = await later
  if (!back.ok) return <CheckAgain center={center} why={back.error.message} />
  return <RoundTripVerdict id={id} center={center} records={back.data.records} />
}

async function CheckAgain({ center, why }: { center: LngLat; why: string }) {
  const { here } = await thisPage()
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-muted">{texts.failed(translate(why))}</p>
      <Press
        question={toSourceQuestion('federal-land-survey', 'getTownshipSection', center)}
        href={here}
        stays
        busy={texts.busy}
      >
        {texts.again}
      </Press>
    </div>
  )
}

interface RoundTripCheck {
  id: string
  center: LngLat
  records: { sectionId: string | null; label: string }[]
}

function RoundTripVerdict({ id, center, records }: RoundTripCheck) {
  const where = `${center.latitude}, ${center.longitude}`
  if (records.some(({ sectionId }) => sectionId === id)) {
    return <p className={line}>{texts.same(where)}</p>
  }
  const [other] = records
  return (
    <Notice kind="warn" title={texts.other}>
      <p>
        {other ? (
          <AgencyNames text={texts.otherSection(where, other.label)} names={[other.label]} />
        ) : (
          texts.noSection(where)
        )}
      </p>
    </Notice>
  )
}
