import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Panel } from '@/components/ui/panel'
import type { Problem } from '@/lib/connector/errors'
import type { FloridaCounty } from '@/lib/florida/counties'
import { AppraiserAdvice } from './appraiser-advice'

interface Props {
  problem: Problem
  county: FloridaCounty
  retry: string
}

/** Which office has the same record, while the source has no answer. */
export function FailurePanel({ problem, county, retry }: Props) {
  return (
    <Panel id="summary" title="The parcel could not be read" state="failed">
      <ProblemNotice
        problem={problem}
        retry={retry}
        instead={{ href: '/parcels', label: 'Open the Florida map' }}
      />
      <AppraiserAdvice county={county.name} />
    </Panel>
  )
}
