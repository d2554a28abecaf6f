import { formatDay } from '@/lib/format'
import type { CheckedStatement } from './checked-guidance'

export const certainties: Readonly<Record<CheckedStatement['sure'], string>> = {
  official: 'official',
  seen: 'reported',
  single: 'one source',
}

const legend =
  '(official) = an official page or the law. (reported) = two or more other sources. (one source) = ask the office before you rely on it.'

export const describeCertainty = (readOn: string) => `${legend} We read the sources on ${formatDay(readOn)}.`

export function StatementList({ items }: { items: readonly CheckedStatement[] }) {
  return groupByVoice(items).map(([first, ...others]) => (
    <div key={first.text} className="mb-4">
      <ul className="list-disc pl-6">
        {[first, ...others].map(({ text }) => (
          <li key={text} className="mb-1">
            {text}
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
  const { name, url } = source
  return (
    <span className="block text-base text-muted">
      {describeStudies({ source, sure }) ?? (
        <>
          Source: {url ? <a href={url}>{name}</a> : name} ({certainties[sure]}
          {copyYear && `, read in a copy of ${copyYear}`})
        </>
      )}
    </span>
  )
}

export function describeStudies({ source, sure }: Pick<CheckedStatement, 'source' | 'sure'>) {
  if (!source.name.startsWith('Public research notes')) return undefined
  return sure === 'single' ? 'Reported by one public study.' : 'Reported by two or more public studies.'
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
