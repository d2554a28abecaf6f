import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/panel'
import type { Guidance } from '@/lib/appeal-guidance/guidance'
import type { HomeMeaning } from './read-values'
import { StatementList } from './statement-list'

interface Props {
  meaning: Extract<HomeMeaning, { ok: true }>
  guidance: Guidance | undefined
}

/** What changed, kind by kind; then what could explain it, as things to check, never as an answer. */
export function ChangesPanel({ meaning: { summary, meta }, guidance }: Props) {
  const { changes, notCompared } = summary
  return (
    <Panel
      id="changes"
      title="What changed"
      state={changes.length > 0 ? undefined : 'none'}
      stateLabel="No comparison"
    >
      <ul className="mb-4 grid list-disc gap-2 pl-6">
        {changes.map(({ sentence, note }) => (
          <li key={sentence}>
            {sentence}
            {note && <span className="block text-muted">{note}</span>}
          </li>
        ))}
        {notCompared.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {guidance && guidance.changes.length > 0 && (
        <>
          <h3 className="mb-2 text-lg font-semibold">What could explain it, to check</h3>
          <StatementList items={guidance.changes} />
        </>
      )}
      <Provenance meta={meta} />
    </Panel>
  )
}
