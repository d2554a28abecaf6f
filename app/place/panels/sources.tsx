import { joinMeta } from '@/app/join-meta'
import { Provenance } from '@/components/provenance/provenance'
import type { Meta } from '@/lib/connector/result'

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
