import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Caveats } from '@/components/provenance/caveats'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { BatchControls } from './batch-controls'
import { BatchProgress } from './batch-progress'
import { BatchSources } from './batch-sources'
import { Downloads } from './downloads'
import { PointsForm } from './points-form'
import { readList } from './read-list'
import { ResultsTable } from './results-table'
import type { SourceFacts } from './source-facts'
import { useBatch } from './use-batch'

const texts = {
  results: 'Results',
  change: 'Change the list',
  notKept: 'This browser does not let the page keep the table. It is lost when you reload or close the tab.',
  section: 'Section',
  elevation: 'Elevation',
}

/** The list first; once it is asked about, the table, and the list again on request. */
export function BatchWorkspace({ facts }: { facts: SourceFacts }) {
  const work = useBatch()
  const [editing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { batch, running } = work
  const caveats = [
    ...facts.section.caveats.map((text) => `${texts.section}: ${text}`),
    ...facts.elevation.caveats.map((text) => `${texts.elevation}: ${text}`),
  ]

  async function start(text: string) {
    const rows = await readList(text)
    flushSync(() => {
      setEditing(false)
      work.start(rows)
    })
    heading.current?.focus()
  }

  function change() {
    work.stop()
    setEditing(true)
  }

  if (batch.rows.length === 0 || editing) {
    const text = batch.rows.map((row) => row.text).join('\n')
    return <PointsForm text={text} onStart={start} onCancel={editing ? () => setEditing(false) : undefined} />
  }
  return (
    <section aria-labelledby="results-title">
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
