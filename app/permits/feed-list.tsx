import { SameAnswer } from '@/components/provenance/same-answer'
import { entityWords } from '@/components/records/permit-words'
import { formatDay } from '@/components/ui/format-day'
import { Panel } from '@/components/ui/panel'
import { type State, StateChip } from '@/components/ui/state-chip'
import type { Meta } from '@/lib/connector/result'
import type { ListedMarket, PropertyAnswer } from './read-permits'

interface Props {
  data: PropertyAnswer['data']
  meta: Meta
  market: ListedMarket | undefined
}

type Feed = PropertyAnswer['data']['feeds'][string]

/** What each feed said by itself: a feed that failed, or that has nothing, is never part of a sum. */
export function FeedList({ data, meta, market }: Props) {
  return (
    <Panel id="feeds" title="What each feed said">
      <ul className="divide-y divide-line border-y border-line">
        {Object.entries(data.feeds).map(([id, feed]) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{feed.title}</span>
              <StateChip {...stateOf(feed)} />
            </p>
            {feed.problem && <p>{feed.problem.message}</p>}
            {feed.truncated && <p>There are more rows than these {feed.returned}.</p>}
            <FeedNotes feed={feed} gaps={market?.feeds.find((each) => each.id === id)?.gaps ?? []} />
          </li>
        ))}
        {market?.missing.map(({ entity, why }) => (
          <li key={entity} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{entityWords[entity]}s</span>
              <StateChip state="not-covered" />
            </p>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      <SameAnswer meta={meta} panel="records" />
    </Panel>
  )
}

function FeedNotes({ feed: { source, withheldFields }, gaps }: { feed: Feed; gaps: readonly string[] }) {
  return (
    <details>
      <summary className="inline-block min-h-6 text-base text-accent underline underline-offset-[0.2em]">
        Gaps and license<span className="sr-only"> of {source.title}</span>
      </summary>
      <ul className="mt-1 list-disc pl-6 text-base">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
        {withheldFields.length > 0 && (
          <li className="wrap-anywhere">
            Left out, because they are of people or firms: {withheldFields.join(', ')}.
          </li>
        )}
        <li>
          {source.publisher}, {source.host}. License: {source.licence}.{' '}
          {source.updatedAt && `Updated on ${formatDay(source.updatedAt.slice(0, 10))}.`}
        </li>
      </ul>
    </details>
  )
}

function stateOf({ state, returned }: Feed): { state: State; label?: string } {
  if (state === 'failed') return { state: 'failed' }
  if (state === 'cannot_search') return { state: 'not-covered', label: 'Cannot be searched so' }
  return returned === 0
    ? { state: 'none', label: 'Nothing found' }
    : { state: 'found', label: `${returned} found` }
}
