import type { Certainty, Statement } from '@/connectors/us-public-assessments/guidance/guidance'

export const certainties: Readonly<Record<Certainty, string>> = {
  official: 'official',
  seen: 'second hand',
  unsure: 'unsure',
}

export const certaintyLegend =
  'Behind each source stands how sure we are. Official: an official page or the law was read. Second hand: found on a local page, in the press or in public research. Unsure: general knowledge that nobody has checked yet.'

/** Each line with who says so and how sure that is; lines in a row by the same voice name it once. */
export function StatementList({ items }: { items: readonly Statement[] }) {
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
        <SaidBy statement={first} />
      </div>
    </div>
  ))
}

export function SaidBy({ statement: { source, sure } }: { statement: Statement }) {
  const { name, url } = source
  return (
    <span className="block text-base text-muted">
      Source: {url ? <a href={url}>{name}</a> : name} ({certainties[sure]})
    </span>
  )
}

export const isSameVoice = (a: Statement, b: Statement): boolean =>
  a.sure === b.sure && a.source.name === b.source.name && a.source.url === b.source.url

export function groupByVoice(items: readonly Statement[]): [Statement, ...Statement[]][] {
  const groups: [Statement, ...Statement[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && isSameVoice(last[0], item)) last.push(item)
    else groups.push([item])
  }
  return groups
}
