import { joinMeta } from '@/app/_lib/read/join-meta'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import type { Meta } from '@/lib/connector/result'

/** Each source puts its weightiest limit first; a page of seven records would else be mostly limits. */
const MOST_OPEN = 2

export const PanelCaveats = ({ items }: { items: readonly string[] }) => (
  <Caveats items={items} most={MOST_OPEN} />
)

/** Where the answers of a panel come from: several of one source are one entry. */
export function Sources({ metas }: { metas: readonly Meta[] }) {
  const bySource = new Map<string, Meta>()
  for (const meta of metas) {
    const key = `${meta.publisher} ${meta.source} ${meta.dataset ?? ''}`
    const known = bySource.get(key)
    bySource.set(key, known ? joinMeta(known, meta) : meta)
  }
  return [...bySource].map(([key, meta]) => <Provenance key={key} meta={meta} />)
}

interface Props {
  /** What the answer itself says of its rows. */
  notes?: readonly string[]
  caveats: readonly string[]
  metas: readonly Meta[]
}

/** What limits a record, then where it comes from: the end of most panels. */
export const PanelFoot = ({ notes = [], caveats, metas }: Props) => (
  <>
    {notes.map((note) => (
      <p key={note} className="text-muted">
        {note}
      </p>
    ))}
    <PanelCaveats items={caveats} />
    <Sources metas={metas} />
  </>
)
