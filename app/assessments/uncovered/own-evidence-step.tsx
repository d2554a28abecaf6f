import { KeptOnDevice } from '../entries/device-storage'
import { EvidenceFields } from '../evidence/evidence-fields'
import { NotKeptNotice, StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { FindAssessor } from '../time/time-panel'
import type { AssessmentsUrl } from '../url'
import type { OwnHome } from './own-home'

const texts = {
  unsure: (state: string) =>
    `We have not confirmed what a board in ${state} considers. Sales and assessments of similar homes are both here, and we rank neither. Ask which of them counts.`,
}

export function showOwnEvidence({ property, home, state, county }: OwnHome, url: AssessmentsUrl) {
  return (
    <StepFrame step="evidence" lead={home}>
      <div className="max-w-3xl">
        <NotKeptNotice />
        <p className="mb-2">{texts.unsure(state)}</p>
        <div className="mb-4">
          <FindAssessor county={county} />
        </div>
        <KeptOnDevice property={property} home={home}>
          <EvidenceFields
            guidance={undefined}
            subject={undefined}
            marketValue={undefined}
            proposed={undefined}
            plain={undefined}
          />
        </KeptOnDevice>
        <StepLinks
          url={url}
          next={{ step: 'packet', label: 'See the packet' }}
          back={{ step: 'values', label: 'Back to the values' }}
        />
      </div>
    </StepFrame>
  )
}
