import type { ReactNode } from 'react'
import { TextArea, TextInput } from '@/components/ui/form/text-input'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { CalendarButton } from '../calendar/calendar-button'
import {
  cellName,
  type EntryColumn,
  names,
  REPAIRS,
  repairColumns,
  rowsOf,
  SALES,
  saleColumns,
} from '../entries/entry-names'
import type { Subject } from '../similar/similar-home'
import { SimilarRows } from '../similar/similar-rows'

const texts = {
  notice: 'From your notice',
  similar: 'Similar homes and their assessments',
  similarLead: 'Choose homes like yours, nearby, of the same class, whose value is lower.',
  sales: 'Sales of similar homes',
  salesLead: 'Closed sales near the valuation date. Listings and automated estimates do not count.',
  opinion: 'Your opinion of the market value',
  opinionLead:
    'This is your opinion: this site makes no estimate. It is a market value, so compare it with market values only.',
  condition: 'Condition and repairs',
  own: 'Questions and notes',
}

interface Props {
  /** The key of the home, and its line. */
  property: string
  home: string
  subject: Subject | undefined
  /** Where homes may be proposed. */
  proposed: ReactNode
  /** The look-up for browsers without scripting. */
  plain: ReactNode
}

/** All by the person or corrected by them, all kept by the browser; the printed pages have the same tables. */
export function EvidenceFields({ property, home, subject, proposed, plain }: Props) {
  return (
    <>
      <Panel id="similar" title={texts.similar}>
        {proposed || <p className="mb-2">{texts.similarLead}</p>}
        <SimilarRows subject={subject} beginsOpen={!proposed} />
        {plain}
      </Panel>
      <Panel id="notice" title={texts.notice}>
        <div className="grid grid-cols-2 items-end gap-x-4">
          <TextInput name={names.noticeDate} label="Date of the notice" autoComplete="off" />
          <TextInput name={names.deadline} label="Last day to appeal" autoComplete="off" />
        </div>
        <CalendarButton property={property} home={home} />
      </Panel>
      <Fold id="opinion" title={texts.opinion}>
        <p className="mb-4">{texts.opinionLead}</p>
        <TextInput
          name={names.opinion}
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          width="medium"
        />
        <TextArea name={names.opinionWhy} label="What it rests on" rows={3} maxLength={600} />
      </Fold>
      <Fold id="condition" title={texts.condition}>
        <TextArea
          name={names.condition}
          label="What a visitor would see"
          hint="Age and state of roof, heating, foundation, kitchen and bathrooms; noise, flooding, anything that lowers the worth."
          rows={5}
          maxLength={1_500}
        />
        <EntryRows table="repair" rowLabel="Repair" count={REPAIRS} columns={repairColumns} />
      </Fold>
      <Fold id="sales" title={texts.sales}>
        <p className="mb-4">{texts.salesLead}</p>
        <EntryRows table="sale" rowLabel="Sale" count={SALES} columns={saleColumns} />
      </Fold>
      <Fold id="own" title={texts.own}>
        <TextArea name={names.questions} label="Questions for the assessor" rows={4} maxLength={500} />
        <TextArea name={names.notes} label="Notes" rows={4} maxLength={500} />
      </Fold>
    </>
  )
}

interface EntryRowsProps {
  table: Parameters<typeof cellName>[0]
  /** "Home": its rows are Home 1, Home 2 and so on. */
  rowLabel: string
  count: number
  columns: readonly EntryColumn[]
}

/** A table to type into, as a phone can show it: one row at a time, opened by its name. */
function EntryRows({ table, rowLabel, count, columns }: EntryRowsProps) {
  return rowsOf(count).map((row) => (
    <details key={row} className="border-t border-line py-2">
      <summary className="min-h-8 py-1 font-semibold">
        {rowLabel} {row}
      </summary>
      <fieldset className="mt-2 grid gap-x-5 sm:grid-cols-2">
        <legend className="sr-only">
          {rowLabel} {row}
        </legend>
        {columns.map(({ id, label, inputMode }) => (
          <TextInput
            key={id}
            name={cellName(table, row, id)}
            label={label}
            inputMode={inputMode}
            autoComplete="off"
            maxLength={120}
          />
        ))}
      </fieldset>
    </details>
  ))
}
