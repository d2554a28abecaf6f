import type { ReactNode } from 'react'
import { TextArea, TextInput } from '@/components/ui/form/text-input'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import type { CheckedGuidance, CheckedStatement } from '../checked-guidance'
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
import { OwnRow } from '../similar/own-row'
import type { Subject } from '../similar/similar-home'
import { SimilarRows } from '../similar/similar-rows'
import { SaidBy } from '../statement-list'
import { OfficeLine } from '../values/appeal-stages'

const texts = {
  similar: 'Similar homes and their assessments',
  assessments: 'Assessments of similar homes',
  similarLead:
    'Choose homes by likeness: same class, close by, of like size and age. Then read their values.',
  notConfirmed: (place: string) =>
    `We have not confirmed whether a board in ${place} considers assessments of other homes. Before you rely on them, ask:`,
  sales: 'Sales of similar homes',
  salesLead: 'Closed sales only. Listings and automated estimates do not count.',
  opinion: 'Your opinion of the market value',
  opinionLead: (onRecord: string | undefined) =>
    `What do you think your home is worth? Use the market value${onRecord ? ` (${onRecord} on the record)` : ''}, not the assessed value.`,
  condition: 'Condition and repairs',
  own: 'Questions and notes',
  more: (rows: number) => `${rows} more`,
}

interface Props {
  guidance: CheckedGuidance | undefined
  subject: Subject | undefined
  marketValue: string | undefined
  proposed: ReactNode
  plain: ReactNode
}

export function EvidenceFields({ guidance, marketValue, ...similar }: Props) {
  const rule = guidance?.otherAssessments?.rule
  return (
    <>
      {rule === 'ground' && <SimilarPanel guidance={guidance} {...similar} />}
      <Panel id="sales" title={texts.sales}>
        {rule === 'barred' && <Rule statement={guidance?.otherAssessments?.statement} />}
        <p className="mb-2">{texts.salesLead}</p>
        <Rule statement={guidance?.rules.saleDates} />
        <EntryRows table="sale" rowLabel="Sale" count={SALES} columns={saleColumns} />
      </Panel>
      {rule !== 'ground' && rule !== 'barred' && <SimilarPanel guidance={guidance} {...similar} />}
      <Fold id="opinion" title={texts.opinion}>
        <p className="mb-4">{texts.opinionLead(marketValue)}</p>
        <TextInput
          name={names.opinion}
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          width="medium"
        />
        <TextArea name={names.opinionWhy} label="Why" rows={3} maxLength={600} />
      </Fold>
      <Fold id="condition" title={texts.condition}>
        <TextArea
          name={names.condition}
          label="What a visitor would see"
          hint="Age and state of the roof, heating, foundation, kitchen and bathrooms. Noise, flooding, anything that lowers the value."
          rows={5}
          maxLength={1_500}
        />
        <EntryRows table="repair" rowLabel="Repair" count={REPAIRS} columns={repairColumns} />
      </Fold>
      <Fold id="own" title={texts.own}>
        <TextArea name={names.questions} label="Questions for the assessor" rows={4} maxLength={500} />
        <TextArea name={names.notes} label="Notes" rows={4} maxLength={500} />
      </Fold>
    </>
  )
}

type SimilarProps = Pick<Props, 'guidance' | 'subject' | 'proposed' | 'plain'>

/** The law of the place, or the office to ask about it, precedes the rows. */
function SimilarPanel({ guidance, subject, proposed, plain }: SimilarProps) {
  const law = guidance?.otherAssessments
  return (
    <Panel id="similar" title={law?.rule === 'ground' ? texts.similar : texts.assessments}>
      <Rule statement={law?.statement} />
      {guidance && !law && (
        <p className="mb-2">
          {texts.notConfirmed(guidance.jurisdiction)} <OfficeLine office={guidance.offices[0]} />
        </p>
      )}
      {proposed || <p className="mb-2">{texts.similarLead}</p>}
      {subject && <OwnRow own={subject.own} />}
      <SimilarRows subject={subject} beginsOpen={!proposed} />
      {plain}
    </Panel>
  )
}

const Rule = ({ statement }: { statement: CheckedStatement | undefined }) =>
  statement && (
    <div className="mb-2">
      <p>{statement.text}</p>
      <SaidBy statement={statement} />
    </div>
  )

interface EntryRowsProps {
  table: Parameters<typeof cellName>[0]
  rowLabel: string
  count: number
  columns: readonly EntryColumn[]
}

function EntryRows({ table, rowLabel, count, columns }: EntryRowsProps) {
  const [first = 1, ...others] = rowsOf(count)
  const rowOf = (row: number) => (
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
  )
  return (
    <>
      {rowOf(first)}
      <details className="border-t border-line py-2">
        <summary className="min-h-8 py-1 text-accent">{texts.more(others.length)}</summary>
        {others.map(rowOf)}
      </details>
    </>
  )
}
