import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { describeCost, namePermit, summarizePermit } from '@/lib/records/permit/describe'
import type { ConstructionPermit } from '@/lib/records/permit/fields'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { TextFlags } from '../open-data/text-flags'
import { AgencyWords } from '../ui/agency-text'
import { Rich } from '../ui/page/rich'
import { PermitColumns } from './permit-columns'

const texts = defineTexts('permits.permit-item', {
  noDay: 'No readable date',
  columns: (permit: string) => `All columns<hidden> of ${permit}</hidden>`,
})

interface Props {
  record: ConstructionPermit
  hasDays: boolean
}

export function PermitItem({ record, hasDays }: Props) {
  const { date, description, value, row, flags } = record
  const name = namePermit(record)
  const facts = [summarizePermit(record), value === null ? '' : describeCost(value)]
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {hasDays && <span>{date ? formatDay(date) : texts.noDay}</span>}
      </div>
      <p className="text-base">{facts.filter(Boolean).join(' · ')}</p>
      {description && (
        <p className="line-clamp-4 text-base text-muted wrap-anywhere print:line-clamp-none">
          <AgencyWords>{toSentenceCase(description)}</AgencyWords>
        </p>
      )}
      <TextFlags flags={flags} />
      <details className="print:hidden">
        <summary className="inline-block min-h-6 py-0.5 text-base text-accent underline underline-offset-[0.2em]">
          <Rich
            text={texts.columns(name)}
            parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </summary>
        <div className="text-base">
          <PermitColumns row={row} />
        </div>
      </details>
    </li>
  )
}
