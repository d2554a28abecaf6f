import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import type { Entries } from '../entries/kept-entries'
import type { PacketDocument } from '../pdf/document/packet-document'
import { PdfMaker } from '../pdf/pdf-maker'
import { Sheet } from '../sheets/sheet'
import { SheetBlocks } from '../sheets/sheet-blocks'
import { namedSteps, stepNames, stepTexts } from '../step-texts'
import { PrintButton } from './print-button'

const texts = {
  lead: 'The pages as they will print. Print them with your browser, on A4 or Letter.',
  show: 'Show the pages here',
  how: 'Blank fields print as lines to fill in by hand.',
}

interface Props {
  notice?: ReactNode
  document: PacketDocument
  /** The key of the home, where there is one. */
  property?: string
  children: ReactNode
}

/** Everything but the sheets stays off the paper. */
export function PacketFrame({ notice, document, property, children }: Props) {
  return (
    <PageFrame>
      <div className="print:hidden">
        <Steps steps={stepNames} current={namedSteps.indexOf('packet') + 1} />
        <PageHeading
          eyebrow={<a href="/assessments">Assessments</a>}
          title={stepTexts.packet.title}
          lead={texts.lead}
        />
        <p className="mb-4 max-w-reading">{texts.how}</p>
        <div className="mb-6">
          <PrintButton />
        </div>
        <PdfMaker document={document} property={property} />
        {notice && (
          <Notice kind="info">
            <p>{notice}</p>
          </Notice>
        )}
      </div>
      <div className="max-w-4xl print:max-w-none">{children}</div>
    </PageFrame>
  )
}

interface PacketSheetsProps {
  /** At the foot of each sheet. */
  home: string
  document: PacketDocument
  values?: ReactNode
  given?: Entries
}

/** On a phone the sheets are nine screens and more, so they open on a press; on paper they are always there. */
export function PacketSheets({ home, document: { sheets }, values, given = {} }: PacketSheetsProps) {
  return (
    <>
      <input
        type="checkbox"
        id="show-sheets"
        className="peer size-6 align-middle accent-accent sm:hidden print:hidden"
      />
      <label
        htmlFor="show-sheets"
        className="ml-3 inline-block min-h-11 py-2 align-middle sm:hidden print:hidden"
      >
        {texts.show}
      </label>
      <div className="max-sm:hidden max-sm:peer-checked:block print:block!">
        {sheets.map(({ title, ...contents }, index) => (
          <Sheet key={title} number={index + 1} of={sheets.length} title={title} home={home}>
            <SheetBlocks {...contents} values={values} given={given} />
          </Sheet>
        ))}
      </div>
    </>
  )
}
