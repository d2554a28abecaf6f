import type { Statement } from '@/lib/appeal-guidance/guidance'
import { evidenceName, factNoteName, itemId, names, verdictName, verdicts } from '../entries/entry-names'
import type { HomeFact } from '../home-facts'
import { SheetHeading } from './sheet'
import { assessorQuestions, MOST_EVIDENCE, sheetTexts } from './sheet-texts'
import { Box, Written } from './written'

interface Props {
  facts: readonly { id: HomeFact; label: string; value: string }[]
  evidence: readonly Statement[]
}

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachable = { tabIndex: 0 }

const factColumns = [
  sheetTexts.fact,
  sheetTexts.onRecord,
  ...Object.values(verdicts),
  sheetTexts.rightInstead,
]

export function ChecklistSheet({ facts, evidence }: Props) {
  return (
    // Smaller in print, so that notes of some length still leave it one page.
    <div className="print:text-sm print:leading-snug">
      {facts.length > 0 && <FactChecks facts={facts} />}
      <SheetHeading>{sheetTexts.evidence}</SheetHeading>
      <ul className="grid gap-1">
        {evidence.slice(0, MOST_EVIDENCE).map(({ text }) => (
          <li key={text} className="flex gap-2">
            <Box name={evidenceName(itemId(text))} value="yes" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <SheetHeading>{sheetTexts.questions}</SheetHeading>
      <ol className="mb-3 list-decimal pl-6">
        {assessorQuestions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Written name={names.questions} label={sheetTexts.ownQuestions} lines={3} />
      <Written name={names.notes} label={sheetTexts.notes} lines={3} />
    </div>
  )
}

function FactChecks({ facts }: Pick<Props, 'facts'>) {
  return (
    <section
      aria-labelledby="packet-facts-caption"
      className="overflow-x-auto print:overflow-visible"
      {...reachable}
    >
      <table className="w-full min-w-160 border-collapse text-left text-base print:min-w-0">
        <caption id="packet-facts-caption" className="py-1.5 text-left font-semibold">
          {sheetTexts.facts}
        </caption>
        <thead>
          <tr className="text-sm text-muted">
            {factColumns.map((label) => (
              <th key={label} scope="col" className="border border-edge px-1.5 py-1 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row" className="border border-edge px-1.5 py-1 font-normal">
                {label}
              </th>
              <td className="border border-edge px-1.5 py-1 wrap-anywhere">{value}</td>
              {Object.keys(verdicts).map((verdict) => (
                <td key={verdict} className="border border-edge px-1.5 text-center">
                  <Box name={verdictName(id)} value={verdict} />
                </td>
              ))}
              <td
                data-entry={factNoteName(id)}
                className="w-1/4 border border-edge px-1.5 py-1 wrap-anywhere"
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
