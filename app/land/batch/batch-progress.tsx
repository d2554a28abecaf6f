import type { Batch } from './batch-schema'
import { type Counts, countRows, sayCounts } from './count-rows'
import { usePaced } from './use-paced'

const texts = {
  bar: 'Rows done',
  asking: (left: number) => `${left} to go.`,
  stopped: (left: number) => `Stopped, with ${left} to go.`,
  paused: (time: string) => `Too many questions at once. Going on at ${time}.`,
}

// The browser's own bar is green in light and dark alike.
const bar =
  'block h-3 w-full max-w-reading appearance-none overflow-hidden rounded-full border border-edge bg-surface [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-accent print:hidden'

interface Props {
  batch: Batch
  running: boolean
  pausedUntil: number
}

export function BatchProgress({ batch, running, pausedUntil }: Props) {
  const counts = countRows(batch)
  const { total, left } = counts
  const said = usePaced(`${sayCounts(counts)} ${sayState(counts, running, pausedUntil)}`.trim(), !running)
  return (
    <div className="mb-4">
      <p role="status" className="mb-2 font-semibold">
        {said}
      </p>
      <progress aria-label={texts.bar} max={total} value={total - left} className={bar} />
    </div>
  )
}

function sayState({ left }: Counts, running: boolean, pausedUntil: number): string {
  if (left === 0) return ''
  if (!running) return texts.stopped(left)
  if (pausedUntil > Date.now()) return texts.paused(new Date(pausedUntil).toLocaleTimeString('en-US'))
  return texts.asking(left)
}
