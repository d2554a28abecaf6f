import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Caveats } from '@/components/provenance/caveats'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import {
  type Batch,
  type OptionalRecord,
  type SourceFacts,
  sourceNames,
  sourcesOfBatch,
} from './batch-schema'
import { BatchSources } from './batch-sources'
import { PointsForm } from './list/points-form'
import { readList } from './list/read-list'
import { countRows, formatCounts, type RowCounts } from './results/count-rows'
import { Downloads } from './results/downloads'
import { ResultsTable } from './results/results-table'
import { useBatch } from './use-batch'

const texts = {
  results: 'Results',
  change: 'Change the list',
  notKept: 'This browser does not let the page keep the table. It is lost when you reload or close the tab.',
  stop: 'Stop',
  resume: 'Resume',
  retry: (count: number) => `Retry failed (${count})`,
  clear: 'Clear',
  bar: 'Rows done',
  asking: (left: number) => `${left} to go.`,
  stopped: (left: number) => `Stopped, with ${left} to go.`,
  paused: (time: string) => `Too many questions at once. Going on at ${time}.`,
}

export function BatchWorkspace({ facts }: { facts: SourceFacts }) {
  const work = useBatch()
  const [editing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { batch, running } = work
  const caveats = sourcesOfBatch(batch).flatMap((source) =>
    facts[source].caveats.map((text) => `${sourceNames[source]}: ${text}`),
  )

  async function start(text: string, extras: readonly OptionalRecord[]) {
    const rows = await readList(text)
    flushSync(() => {
      setEditing(false)
      work.start(rows, extras)
    })
    heading.current?.focus()
  }

  function change() {
    work.stop()
    setEditing(true)
  }

  if (batch.rows.length === 0 || editing) {
    const text = batch.rows.map((row) => row.text).join('\n')
    return (
      <PointsForm
        text={text}
        extras={batch.extras}
        onStart={start}
        onCancel={editing ? () => setEditing(false) : undefined}
      />
    )
  }
  return (
    <section data-workspace aria-labelledby="results-title">
      <h2 id="results-title" ref={heading} tabIndex={-1} className="mb-4 text-2xl font-semibold">
        {texts.results}
      </h2>
      <BatchProgress batch={batch} running={running} pausedUntil={work.pausedUntil} />
      <BatchControls work={work} fallback={heading}>
        <Button type="button" look="link" onClick={change}>
          {texts.change}
        </Button>
      </BatchControls>
      {!work.kept && <Notice kind="warn">{texts.notKept}</Notice>}
      <Downloads batch={batch} caveats={caveats} />
      <ResultsTable batch={batch} />
      <BatchSources batch={batch} facts={facts} />
      <Caveats items={caveats} />
    </section>
  )
}

// Styles the bar, because the browser's own one is green in both themes.
const bar =
  'block h-3 w-full max-w-reading appearance-none overflow-hidden rounded-full border border-edge bg-surface [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-accent print:hidden'

interface BatchProgressProps {
  batch: Batch
  running: boolean
  pausedUntil: number
}

function BatchProgress({ batch, running, pausedUntil }: BatchProgressProps) {
  const counts = countRows(batch)
  const { total, left } = counts
  const message = usePaced(
    `${formatCounts(counts)} ${describeState(counts, running, pausedUntil)}`.trim(),
    !running,
  )
  return (
    <div className="mb-4">
      <p role="status" className="mb-2 font-semibold">
        {message}
      </p>
      <progress aria-label={texts.bar} max={total} value={total - left} className={bar} />
    </div>
  )
}

const PACE_MS = 1_000

/**
 * Returns a text for a live region, changed at most once a second so that announcements do not interrupt each
 * other.
 */
function usePaced(text: string, atOnce: boolean): string {
  const latest = useRef(text)
  const [paced, setPaced] = useState(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    setPaced(latest.current)
    if (atOnce) return
    const timer = setInterval(() => setPaced(latest.current), PACE_MS)
    return () => clearInterval(timer)
  }, [atOnce])
  return atOnce ? text : paced
}

function describeState({ left }: RowCounts, running: boolean, pausedUntil: number): string {
  if (left === 0) return ''
  if (!running) return texts.stopped(left)
  if (pausedUntil > Date.now()) return texts.paused(new Date(pausedUntil).toLocaleTimeString('en-US'))
  return texts.asking(left)
}

interface BatchControlsProps {
  work: ReturnType<typeof useBatch>
  fallback: RefObject<HTMLElement | null>
  children: ReactNode
}

function BatchControls({ work, fallback, children }: BatchControlsProps) {
  const { running, stop, resume, retry, clear } = work
  const { left, retryable } = countRows(work.batch)
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current !== running && document.activeElement === document.body) fallback.current?.focus()
    ran.current = running
  }, [running, fallback])
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {(running || left > 0) && (
        <Button type="button" look={running ? 'secondary' : 'primary'} onClick={running ? stop : resume}>
          {running ? texts.stop : texts.resume}
        </Button>
      )}
      {!running && retryable > 0 && (
        <Button type="button" look="secondary" onClick={retry}>
          {texts.retry(retryable)}
        </Button>
      )}
      <Button type="button" look="secondary" onClick={clear}>
        {texts.clear}
      </Button>
      {children}
    </div>
  )
}
