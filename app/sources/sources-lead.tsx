import { describeReach } from '@/app/_lib/sources/source-labels'
import type { HealthScope } from '@/lib/connector/upstream/health'
import { faultTexts } from './fault-form'

const texts = {
  sample: 'This server shows sample data: it asks no authority, and every host here is simulated.',
}

interface Props {
  isSample: boolean
  reach: HealthScope
  hasFaults: boolean
}

export const SourcesLead = ({ isSample, reach, hasFaults }: Props) => (
  <p className="mb-3 max-w-reading text-base text-muted">
    {isSample && `${texts.sample} `}
    {describeReach[reach]}
    {hasFaults && (
      <>
        {' '}
        <a href="/sources/faults">{faultTexts.title}</a> to see how the pages say it.
      </>
    )}
  </p>
)
