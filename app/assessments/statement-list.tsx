import { Rich } from '@/components/ui/page/rich'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedStatement } from './checked-guidance'

const certainties = { official: 'official', seen: 'reported', single: 'one source' } as const

const texts = defineTexts('find.statement-list', {
  legend: (day: string) =>
    `(official) = an official page or the law. (reported) = two or more other sources. (one source) = ask the office before you rely on it. We read the sources on ${day}.`,
  source: (sure: CheckedStatement['sure'], copyYear: number | undefined) =>
    `Source: <name/> (${certainties[sure]}${copyYear ? `, read in a copy of ${copyYear}` : ''})`,
  oneStudy: 'Reported by one public study.',
  moreStudies: 'Reported by two or more public studies.',
})

export const describeCertainty = (readOn: string) => texts.legend(formatDay(readOn))

export function StatementList({ items }: { items: readonly CheckedStatement[] }) {
  return groupByVoice(items).map(([first, ...others]) => (
    <div key={first.text} className="mb-4">
      <ul className="list-disc pl-6">
        {[first, ...others].map(({ text }) => (
          <li key={text} className="mb-1">
            {translate(text)}
          </li>
        ))}
      </ul>
      <div className="pl-6">
        <StatementSource statement={first} />
      </div>
    </div>
  ))
}

export function StatementSource({ statement: { source, sure, copyYear } }: { statement: CheckedStatement }) {
  const name = translate(source.name)
  const link = source.url ? <a href={source.url}>{name}</a> : name
  return (
    <span className="block text-base text-muted">
      {describeStudies({ source, sure }) ?? (
        <Rich text={texts.source(sure, copyYear)} parts={{ name: () => link }} />
      )}
    </span>
  )
}

export function describeStudies({ source, sure }: Pick<CheckedStatement, 'source' | 'sure'>) {
  if (!source.name.startsWith('Public research notes')) return undefined
  return sure === 'single' ? texts.oneStudy : texts.moreStudies
}

export const isSameVoice = (a: CheckedStatement, b: CheckedStatement): boolean =>
  a.sure === b.sure &&
  a.copyYear === b.copyYear &&
  a.source.name === b.source.name &&
  a.source.url === b.source.url

export function groupByVoice(
  items: readonly CheckedStatement[],
): [CheckedStatement, ...CheckedStatement[]][] {
  const groups: [CheckedStatement, ...CheckedStatement[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && isSameVoice(last[0], item)) last.push(item)
    else groups.push([item])
  }
  return groups
}
