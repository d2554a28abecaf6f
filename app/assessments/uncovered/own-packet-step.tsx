import { KeptOnDevice } from '../entries/device-storage'
import { leadReasonOf } from '../evidence/lead-reason'
import { BlankLink } from '../packet/blank-link'
import { PacketFrame } from '../packet/packet-frame'
import { PacketSheets } from '../packet/packet-sheets'
import { StepLinks } from '../step-links'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import { ownDocument } from './own-document'
import type { OwnHome } from './own-home'

export function showOwnPacket(own: OwnHome, url: AssessmentsUrl) {
  const document = ownDocument(own, {
    isBlank: url.blank === '1',
    lead: leadReasonOf(undefined, url),
  })
  const { property, home } = own
  return (
    <PacketFrame document={document} property={property} home={home} blank={<BlankLink url={url} />}>
      <KeptOnDevice property={property} home={home} isKeptAbove>
        <PacketSheets home={home} document={document} evidenceHref={assessmentsHref('evidence', url)} />
      </KeptOnDevice>
      <StepLinks url={url} back={{ step: 'evidence', label: 'Back to the evidence' }} />
    </PacketFrame>
  )
}
