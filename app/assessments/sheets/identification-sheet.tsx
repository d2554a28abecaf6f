import { Provenance } from '@/components/provenance/provenance'
import { ValueTable } from '@/components/records/value-table'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { defineFor } from '../define-for'
import { names } from '../entries/entry-names'
import { homeFacts, identifyingFacts } from '../home-facts'
import type { ChosenHome } from '../read-home'
import type { HomeValues } from '../read-values'
import { UndatedValues } from '../undated-values'
import { SheetHeading } from './sheet'
import { MOST_FACT, sheetTexts } from './sheet-texts'
import { Written } from './written'

export function IdentificationSheet({ home, values }: { home: ChosenHome; values: HomeValues }) {
  const define = defineFor(home.sourceId)
  return (
    // Smaller in print: a record with many facts and kinds of value still takes one page.
    <div className="print:text-sm print:leading-snug print:[&_p]:text-sm print:[&_table]:text-sm">
      <div className="print:columns-2 print:gap-x-6 print:[&_dl>div]:break-inside-avoid">
        <Facts items={homeFacts(home.property, identifyingFacts).filter(isShort)} />
      </div>
      <NoticeLines />
      <SheetHeading>{sheetTexts.values}</SheetHeading>
      {values.ok ? (
        <>
          <ValueTable id="packet-values" caption="In dollars" years={values.years} define={define} />
          <UndatedValues record={values.history.property} define={define} />
          <p>
            {sheetTexts.notAppraisal} {values.history.provenance.yearNote}
          </p>
          <Provenance meta={values.meta} />
        </>
      ) : (
        <Notice kind="bad" title={sheetTexts.noValues}>
          <p>
            {values.problem.message} {sheetTexts.copyThem}
          </p>
        </Notice>
      )}
    </div>
  )
}

/** Legal descriptions of some records are a page of their own. */
export const isShort = ({ value }: { value: string }) => value.length <= MOST_FACT

export function NoticeLines() {
  return (
    <>
      <SheetHeading>{sheetTexts.notice}</SheetHeading>
      <div className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
        <Written name={names.noticeDate} label={sheetTexts.noticeDate} />
        <Written name={names.deadline} label={sheetTexts.deadline} />
        <Written name="my.owner" label={sheetTexts.owner} />
        <Written name="my.contact" label={sheetTexts.contact} />
      </div>
      <p className="text-base text-muted">{sheetTexts.noDeadline}</p>
    </>
  )
}
