import type { ReactNode } from 'react'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { PacketDocument } from '../pdf/document/packet-document'
import { PdfMaker } from '../pdf/pdf-maker'
import { namedSteps, stepNames, stepTexts } from '../step-texts'
import { KeepButton } from './keep-button'
import { PrintButton } from './print-button'

const texts = defineTexts('packet.frame', {
  lead: 'Print it or save it as a PDF.',
  trimmed: 'What you left empty is left out.',
  byHand: 'Empty fields print as lines to fill in by hand.',
})

interface Props {
  notice?: ReactNode
  blank?: ReactNode
  document: PacketDocument
  property?: string
  home?: string
  children: ReactNode
}

export function PacketFrame({ notice, blank, document, property, home, children }: Props) {
  return (
    <PageFrame>
      <div className="print:hidden">
        <Steps steps={stepNames} current={namedSteps.indexOf('packet') + 1} />
        <PageHeading
          eyebrow={<a href={localHref('/assessments')}>{nameOfTool('/assessments')}</a>}
          title={stepTexts.packet.title}
          lead={texts.lead}
        />
        <p className="mb-4 max-w-reading">
          {document.keepsEmpty ? (
            texts.byHand
          ) : (
            <>
              <span className="noscript:hidden">{texts.trimmed}</span>
              <span className="hidden noscript:inline">{texts.byHand}</span>
            </>
          )}{' '}
          {blank}
        </p>
        <div className="mb-6">
          <PrintButton />
        </div>
        <PdfMaker document={document} property={property} />
        {property && home && <KeepButton property={property} home={home} />}
        {notice}
      </div>
      <div className="max-w-4xl print:max-w-none">{children}</div>
    </PageFrame>
  )
}
