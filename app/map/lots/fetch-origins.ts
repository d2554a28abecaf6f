import { fetchJson } from '@/components/query/fetch-json'
import type { Provenance } from '@/lib/export/document'
import { unanswered } from '@/lib/provenance/origin-of'
import type { MapLotRow } from './lot-row'

interface RegistryTerms {
  id: string
  title: string
  url: string
  license: string
  attribution: string | null
  publisherPage: string
}

const texts = {
  dated: 'Map tiles: read within the last eight days',
  publisher: (title: string) => `Publisher of the ${title.replace(/^P/, 'p')}`,
  missing: 'The terms of a layer did not come.',
}

/** Throws if the terms cannot be loaded, because every file must contain them. */
export async function fetchOrigins(rows: readonly MapLotRow[]): Promise<(Provenance | undefined)[]> {
  const ids = [...new Set(rows.map(({ record }) => record.layer))]
  const answer = await fetchJson<{ layers: RegistryTerms[] }>(
    `/map/lots/layers?${new URLSearchParams({ ids: ids.join() })}`,
  )
  if (!answer.ok) throw new Error(answer.problem.message)
  const origins = new Map(answer.data.layers.map((layer) => [layer.id, toProvenance(layer)]))
  if (ids.some((id) => !origins.has(id))) throw new Error(texts.missing)
  return rows.map(({ record }) => origins.get(record.layer))
}

const toProvenance = ({ title, url, license, attribution, publisherPage }: RegistryTerms): Provenance => ({
  ...unanswered(title),
  publisher: attribution ?? texts.publisher(title),
  attribution: attribution ?? title,
  licence: license,
  request: url,
  officialRecord: publisherPage,
  dated: texts.dated,
})
