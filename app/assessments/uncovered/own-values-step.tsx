import { Panel } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import { AfterPanel } from '../after/after-panel'
import { DeviceStorage } from '../entries/device-storage'
import { describeUnconfirmed } from '../law/rule-facts'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { FindAssessor, TimePanel } from '../time/time-panel'
import type { AssessmentsUrlParams } from '../url'
import type { UncoveredHome } from './own-home'
import { OwnValues } from './own-values'
import { OwnWorth } from './own-worth'

const texts = defineTexts('uncovered.values-step', {
  title: 'The values of your notice',
  values: 'What your notice says',
  lead: 'We have no record of this home. Copy the values from your notices; the packet marks them as yours.',
  worth: 'Is it worth it?',
  unsure: (state) =>
    `We have not confirmed whether a limit holds the taxed value of a home down in ${state}. Ask first how much a lower value saves.`,
  next: 'Collect the evidence',
  back: 'Back to the address',
})

export function showOwnValues(own: UncoveredHome, url: AssessmentsUrlParams) {
  const { property, home, state, county } = own
  return (
    <StepFrame step="values" title={texts.title} lead={home}>
      <DeviceStorage property={property} home={home}>
        <TimePanel property={property} home={home} county={county} guidance={undefined} />
        <Panel id="own" title={texts.values}>
          <p className="mb-3">{texts.lead}</p>
          <OwnValues />
        </Panel>
        <Panel id="worth" title={texts.worth}>
          <p className="mb-2">{texts.unsure(state)}</p>
          <p className="mb-2">{describeUnconfirmed(['mayRaise'])}</p>
          <FindAssessor county={county} />
          <OwnWorth />
        </Panel>
        <AfterPanel property={property} home={home} guidance={undefined} />
      </DeviceStorage>
      <StepLinks
        url={url}
        next={{ step: 'evidence', label: texts.next }}
        back={{ step: 'find', label: texts.back }}
      />
    </StepFrame>
  )
}
