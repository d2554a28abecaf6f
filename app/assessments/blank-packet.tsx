import { defineValue, figureKinds } from '@/components/records/value-kinds'
import { usualEvidence } from '@/lib/appeal-guidance/general'
import { PacketFrame } from './packet-frame'
import { PacketSheets } from './packet-sheets'
import { blankDocument } from './pdf/blank-document'
import { ChecklistSheet } from './sheets/checklist-sheet'
import { ComparisonSheet } from './sheets/comparison-sheet'
import { ConditionSheet } from './sheets/condition-sheet'
import { NoticeLines } from './sheets/identification-sheet'
import { SheetHeading } from './sheets/sheet'
import { sheetTexts } from './sheets/sheet-texts'
import { SourcesSheet } from './sheets/sources-sheet'
import { Written } from './sheets/written'
import { assessmentsHref } from './url'

/** Nothing is known of the home: every line is left to the pen, nothing is kept. */
export function BlankPacket() {
  return (
    <PacketFrame
      document={blankDocument}
      notice={
        <>
          These pages are blank. To have the official values on them,{' '}
          <a href={assessmentsHref('question')}>find your home first</a>.
        </>
      }
    >
      <PacketSheets
        home={blankDocument.home}
        contents={[
          <BlankIdentification key="identification" />,
          <ComparisonSheet key="comparison" />,
          <ConditionSheet key="condition" />,
          <ChecklistSheet key="checklist" facts={[]} evidence={usualEvidence} />,
          <SourcesSheet
            key="sources"
            definitions={figureKinds.map((kind) => defineValue(kind))}
            guidance={undefined}
            source={undefined}
            caveats={[]}
          />,
        ]}
      />
    </PacketFrame>
  )
}

function BlankIdentification() {
  return (
    <>
      <Written name="my.blank.address" label={sheetTexts.blankAddress} />
      <Written name="my.blank.parcel" label={sheetTexts.blankParcel} />
      <Written name="my.blank.class" label={sheetTexts.blankFacts} lines={2} />
      <NoticeLines />
      <SheetHeading>{sheetTexts.blankValues}</SheetHeading>
      <Written name="my.blank.values" label={sheetTexts.copyFrom} lines={6} />
    </>
  )
}
