import { Notice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'
import { DeviceStorage } from '../entries/device-storage'
import { leadReasonOf } from '../evidence/lead-reason'
import { filing } from '../law/filing-rules'
import { describeUnconfirmed } from '../law/rule-facts'
import { BlankLink } from '../packet/blank-link'
import { PacketFrame } from '../packet/packet-frame'
import { PacketSheets } from '../packet/packet-sheets'
import { StepLinks } from '../step-links'
import { FindAssessor } from '../time/time-panel'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { ownDocument } from './own-document'
import type { UncoveredHome } from './own-home'

const texts = defineTexts('uncovered.packet-step', {
  before: 'Before you file',
  back: 'Back to the evidence',
})

export function showOwnPacket(own: UncoveredHome, url: AssessmentsUrlParams) {
  const document = ownDocument(own, {
    isBlank: url.blank === '1',
    lead: leadReasonOf(undefined, url),
  })
  const { property, home, county } = own
  return (
    <PacketFrame
      document={document}
      property={property}
      home={home}
      blank={<BlankLink url={url} />}
      notice={
        <Notice kind="info" title={texts.before}>
          <p>{describeUnconfirmed(filing)}</p>
          <FindAssessor county={county} />
        </Notice>
      }
    >
      <DeviceStorage property={property} home={home} isKeptAbove>
        <PacketSheets home={home} document={document} evidenceHref={assessmentsHref('evidence', url)} />
      </DeviceStorage>
      <StepLinks url={url} back={{ step: 'evidence', label: texts.back }} />
    </PacketFrame>
  )
}
