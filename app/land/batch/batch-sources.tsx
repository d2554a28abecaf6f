import { Moment } from '@/components/ui/moment'
import type { Meta } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import type { SourceFacts } from './batch-schema'
import { type Batch, type BatchSource, sourceNames, sourcesOfBatch } from './batch-schema'

const texts = {
  title: 'Where this comes from',
  older: (count: number) => formatCount(count, 'is an older answer.', 'are older answers.'),
  files: 'The files say when we retrieved each row, and with which request.',
  sample: 'Sample data, not real.',
}

export function BatchSources({ batch, facts }: { batch: Batch; facts: SourceFacts }) {
  return (
    <section aria-labelledby="sources-title" className="my-6 border-t border-line pt-4 text-base text-muted">
      <h3 id="sources-title" className="mb-1 text-lg font-semibold text-ink">
        {texts.title}
      </h3>
      <ul className="grid gap-2">
        {sourcesOfBatch(batch).map((source) => (
          <li key={source}>
            {sourceNames[source]}: <span className="text-ink">{facts[source].publisher}</span>,{' '}
            {facts[source].title}. License: {facts[source].licence}.{' '}
            <Retrieved metas={metasOf(batch, source)} />
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.files}</p>
    </section>
  )
}

function Retrieved({ metas }: { metas: readonly Meta[] }) {
  const moments = metas.map(({ retrievedAt }) => retrievedAt).sort()
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return null
  const older = metas.filter(isOld).length
  return (
    <>
      Retrieved <Moment iso={first} />
      {last !== first && (
        <>
          {' '}
          to <Moment iso={last} />
        </>
      )}
      . {older > 0 && texts.older(older)}{' '}
      {metas.some(({ sample }) => sample) && <strong>{texts.sample}</strong>}
    </>
  )
}

function metasOf({ points }: Batch, source: BatchSource): Meta[] {
  return Object.values(points).flatMap((findings) => {
    const answer = findings[source]
    return answer.state === 'answered' ? [answer.meta] : []
  })
}
