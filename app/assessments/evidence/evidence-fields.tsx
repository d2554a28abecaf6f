import { Fragment, type ReactNode } from 'react'
import { TextArea, TextInput } from '@/components/ui/form/text-input'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import type { CheckedAppealGuidance } from '../checked-guidance'
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
import { hiddenSaleColumns } from '../similar/row-entries'
import { Rule } from './rule'

const texts = defineTexts('evidence.fields', {
  facts: 'Are the facts right?',
  factsLead:
    'If a fact is wrong, call the assessor first. The office can often correct it without an appeal.',
  similar: 'Similar homes and their assessments',
  assessments: 'Assessments of similar homes',
  sales: 'Sales of similar homes',
  salesLead:
    'Closed sales only. Listings and automated estimates do not count. If you bought your home lately, begin with that sale.',
  opinion: 'Your opinion of the market value',
  opinionLead: (onRecord: string | undefined) =>
    `What do you think your home is worth? Use the market value${onRecord ? ` (${onRecord} on the record)` : ''}, not the assessed value.`,
  condition: 'Condition and repairs',
  own: 'Questions and notes',
  more: (rows: number) => `${rows} more`,
  amount: 'Amount in dollars',
  why: 'Why',
  questions: 'Questions for the assessor',
  notes: 'Notes',
  visitor: 'What a visitor would see',
  visitorHint:
    'Age and state of the roof, heating, foundation, kitchen and bathrooms. Noise, flooding, anything that lowers the value.',
  sale: (row: number) => `Sale ${row}`,
  repair: (row: number) => `Repair ${row}`,
})

interface Props {
  kinds: readonly AppealGroundKind[]
  guidance: CheckedAppealGuidance | undefined
  marketValue?: string | undefined
  facts: ReactNode
  saleHome: ReactNode
  similar: ReactNode
}

export function EvidenceFields({ kinds, guidance, marketValue, facts, saleHome, similar }: Props) {
  const law = guidance?.otherAssessments
  return (
    <>
      {kinds.map((kind) => (
        <Fragment key={kind}>
          {kind === 'fact' && (
            <Panel id="facts" title={texts.facts}>
              <p className="mb-2">{texts.factsLead}</p>
              {facts}
            </Panel>
          )}
          {kind === 'equity' && (
            <Panel id="similar" title={law?.rule === 'ground' ? texts.similar : texts.assessments}>
              <Rule statement={law?.statement} />
              {similar}
            </Panel>
          )}
          {kind === 'market' && (
            <Panel id="sales" title={texts.sales}>
              {law?.rule === 'barred' && <Rule statement={law.statement} />}
              <p className="mb-2">{texts.salesLead}</p>
              <Rule statement={guidance?.rules.saleDates} />
              {saleHome}
              <EntryRows table="sale" count={SALES} columns={saleColumns} />
            </Panel>
          )}
          {kind === 'condition' && <ConditionPanel />}
        </Fragment>
      ))}
      <Fold id="opinion" title={texts.opinion}>
        <p className="mb-4">{texts.opinionLead(marketValue)}</p>
        <TextInput
          name={names.opinion}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          width="medium"
        />
        <TextArea name={names.opinionWhy} label={texts.why} rows={3} maxLength={600} />
      </Fold>
      <Fold id="own" title={texts.own}>
        <TextArea name={names.questions} label={texts.questions} rows={4} maxLength={500} />
        <TextArea name={names.notes} label={texts.notes} rows={4} maxLength={500} />
      </Fold>
    </>
  )
}

const ConditionPanel = () => (
  <Panel id="condition" title={texts.condition}>
    <TextArea
      name={names.condition}
      label={texts.visitor}
      hint={texts.visitorHint}
      rows={5}
      maxLength={1_500}
    />
    <EntryRows table="repair" count={REPAIRS} columns={repairColumns} />
  </Panel>
)

interface EntryRowsProps {
  table: 'sale' | 'repair'
  count: number
  columns: readonly EntryColumn[]
}

function EntryRows({ table, count, columns }: EntryRowsProps) {
  const [first = 1, ...others] = rowsOf(count)
  const rowOf = (row: number) => (
    <details key={row} className="border-t border-line py-2">
      <summary className="min-h-8 py-1 font-semibold">{texts[table](row)}</summary>
      <fieldset className="mt-2 grid gap-x-5 sm:grid-cols-2">
        <legend className="sr-only">{texts[table](row)}</legend>
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
        {table === 'sale' &&
          hiddenSaleColumns.map((column) => (
            <input key={column} type="hidden" name={cellName(table, row, column)} />
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
