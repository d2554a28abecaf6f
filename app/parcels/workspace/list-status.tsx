import { adviceFor } from '@/components/provenance/problem-advice'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { hasFilter, sayFilter } from '../say-filter'
import { sayPartial, sayRows, sayUndrawn } from './say-view'
import type { Work } from './use-workspace'

const texts = {
  again: 'Try again',
  loading: 'Loading the parcels in view.',
  points: 'The outlines are closed at the source while a new roll is loaded. Parcels are shown as points.',
  noMap:
    'What was listed before stays out until the source answers; the map and the list are empty together.',
}

/** How many, of how many, what is missing, and what can be done about it. */
export function ListStatus({ work }: { work: Work }) {
  const { answer, isLoading, areas, undrawn, state, retry } = work
  const { filter } = state.url
  const progress =
    areas.asked > 0 && areas.loaded < areas.asked
      ? ` Loaded ${areas.loaded} of ${areas.asked} areas of the map.`
      : ''
  const partial = answer?.ok ? sayPartial(answer.data.areas) : undefined
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        {isLoading ? `${texts.loading}${progress}` : answer?.ok && sayRows(answer.data, hasFilter(filter))}
      </p>
      {hasFilter(filter) && <p className="mb-2 text-base text-muted">Filters: {sayFilter(filter)}.</p>}
      {partial && (
        <Notice kind="warn" role="status" title={partial}>
          <Button type="button" look="secondary" onClick={retry}>
            {texts.again}
          </Button>
        </Notice>
      )}
      {areas.failed.length > 0 && answer?.ok && !partial && (
        <Notice kind="warn" title={sayUndrawn(areas, undrawn)}>
          <Button type="button" look="secondary" onClick={retry}>
            {texts.again}
          </Button>
        </Notice>
      )}
      {answer?.ok && answer.data.layer === 'centroids' && <Notice>{texts.points}</Notice>}
      {answer?.ok && answer.data.notes?.map((note) => <Notice key={note}>{note}</Notice>)}
      {answer && !answer.ok && (
        <div role="alert" className="mb-4">
          <ProblemNotice problem={answer.problem} stillStands={texts.noMap} />
          {adviceFor[answer.problem.code].mayPass && (
            <Button type="button" look="secondary" onClick={retry}>
              {texts.again}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
