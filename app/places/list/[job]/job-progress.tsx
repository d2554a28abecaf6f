import { factById } from '@/app/_surfaces/jobs/facts'
import { stateNames } from '@/app/_surfaces/jobs/job-document'
import { Notice } from '@/components/ui/notice'
import { formatCount, formatMoment, formatNumber } from '@/lib/format'
import { cellStates, type JobCellCount, PLACE, type PlaceListJob } from '@/lib/jobs/job'
import { LiveProgress } from './live-progress'

const texts = {
  waiting: (before: number) =>
    before === 0 ? 'The list waits for its start.' : `${formatCount(before, 'list')} before this one.`,
  running: 'The list is being worked through. You can close this page: the work goes on.',
  stopped: 'The list is stopped.',
  done: 'The list is done.',
  unreadable: 'The results cannot be read right now. Reload the page in a moment.',
  ends: (at: string) => `The link works until ${formatMoment(at)}.`,
  of: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  fact: 'Fact',
  answered: 'Answered',
  places: 'Places',
}

interface Props {
  job: PlaceListJob
  /** Is undefined if the store cannot be read. */
  counts: readonly JobCellCount[] | undefined
  before: number
}

export function JobProgress({ job, counts, before }: Props) {
  const { id, state, list, expiresAt } = job
  const isOpen = state === 'waiting' || state === 'running'
  const tracks = [PLACE, ...list.facts]
  const all = tracks.length * list.rows.length
  const answered = sumOf(counts ?? [])
  return (
    <section aria-label={texts.answered} className="mb-6">
      {!counts && <Notice kind="bad">{texts.unreadable}</Notice>}
      <p className="mb-2 font-semibold">
        {describeState(state, before)} {expiresAt && texts.ends(expiresAt)}
      </p>
      <p className="mb-3 flex flex-wrap items-center gap-3">
        <progress value={answered} max={all} className="h-3 w-full max-w-md accent-accent print:hidden" />
        {texts.of(answered, all)}
      </p>
      {isOpen && <LiveProgress href={`/api/v1/jobs/${id}`} count={answered} state={state} />}
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {tracks.map((fact) => (
          <li key={fact}>
            <strong>{factById(fact)?.title ?? texts.places}:</strong>{' '}
            {describeCounts(
              (counts ?? []).filter((each) => each.fact === fact),
              list.rows.length,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const describeState = (state: PlaceListJob['state'], before: number): string => {
  if (state === 'waiting') return texts.waiting(before)
  return state === 'draft' ? '' : texts[state]
}

const sumOf = (counts: readonly JobCellCount[]) => counts.reduce((sum, { count }) => sum + count, 0)

function describeCounts(ofFact: readonly JobCellCount[], rows: number): string {
  const words = cellStates.flatMap((state) => {
    const count = sumOf(ofFact.filter((each) => each.state === state))
    return count === 0 ? [] : [`${formatNumber(count)} ${stateNames[state]}`]
  })
  const open = rows - sumOf(ofFact)
  return [...words, ...(open > 0 ? [`${formatNumber(open)} open`] : [])].join(', ')
}
