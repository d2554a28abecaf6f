import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { ButtonLink } from '@/components/ui/button'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatMoment } from '@/lib/format'
import type { JobOpenOutcome } from '@/lib/jobs/job'

export const listTitle = 'A list of places'

const texts = {
  again: 'Make a new list',
  removed: (at: string) =>
    `Its maker removed this list on ${formatMoment(at)}. We deleted it with its result.`,
  expired: (at: string) =>
    `The time of this list ended on ${formatMoment(at)}. We deleted it with its result.`,
}

export function EndedList({ reading }: { reading: Exclude<JobOpenOutcome, { kind: 'found' | 'unknown' }> }) {
  const lead = reading.kind === 'unavailable' ? jobTexts.notReadable : texts[reading.kind](reading.at)
  return (
    <PageFrame width="reading">
      <PageHeading title={listTitle} lead={lead} />
      <ButtonLink href="/places/list">{texts.again}</ButtonLink>
    </PageFrame>
  )
}
