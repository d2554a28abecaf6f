import { KeptOnDevice } from '../entries/device-storage'
import { PacketFrame } from '../packet/packet-frame'
import { PacketSheets } from '../packet/packet-sheets'
import { StepLinks } from '../step-links'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import { ownDocument } from './own-document'
import type { OwnHome } from './own-home'

const texts = { trimmed: 'Leave out what is empty', blank: 'Blank form to fill in by hand' }

export function showOwnPacket(own: OwnHome, url: AssessmentsUrl) {
  const isBlank = url.blank === '1'
  const document = ownDocument(own, { isBlank })
  const { property, home } = own
  return (
    <PacketFrame
      document={document}
      property={property}
      blank={
        <a
          href={assessmentsHref('packet', { ...url, blank: isBlank ? undefined : '1' })}
          className={isBlank ? undefined : 'noscript:hidden'}
        >
          {isBlank ? texts.trimmed : texts.blank}
        </a>
      }
    >
      <KeptOnDevice property={property} home={home}>
        <PacketSheets home={home} document={document} evidenceHref={assessmentsHref('evidence', url)} />
      </KeptOnDevice>
      <StepLinks url={url} back={{ step: 'evidence', label: 'Back to the evidence' }} />
    </PacketFrame>
  )
}
