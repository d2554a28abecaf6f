import type { Meta, SourceDate } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'

const staleness = ['miss', 'fresh', 'stale'] as const

export function originOf(...metas: readonly [Meta, ...Meta[]]): Provenance {
  const join = (values: readonly (string | undefined)[]) => [...new Set(values.filter(Boolean))].join(' | ')
  const all = (field: (meta: Meta) => string | undefined) => join(metas.map(field))
  const [dataset, dated, officialRecord] = [
    all((meta) => meta.dataset),
    all((meta) => describeDated(meta.dated)),
    all((meta) => meta.record?.href),
  ]
  return {
    source: all(({ source }) => source),
    publisher: all(({ publisher }) => publisher),
    ...(dataset ? { dataset } : {}),
    ...(dated ? { dated } : {}),
    retrievedAt: all(({ retrievedAt }) => retrievedAt),
    ageSeconds: Math.max(...metas.map(({ ageSeconds }) => ageSeconds)),
    state: staleness[Math.max(...metas.map(({ state }) => staleness.indexOf(state)))] ?? 'stale',
    request: join(metas.flatMap(({ requests }) => requests.map(({ url }) => url))),
    ...(officialRecord ? { officialRecord } : {}),
    attribution: all(({ attribution }) => attribution),
    licence: all(({ licence }) => licence),
  }
}

export function describeDated(
  dated: readonly SourceDate[] = [],
  describeDay: (day: string) => string = (day) => day,
) {
  return dated
    .map(({ label, on }) => {
      if (on === undefined) return label
      return on === null ? `${label}: not published` : `${label} ${describeDay(on)}`
    })
    .join(', ')
}

/**
 * Returns the provenance of a row for which no source responded. Without it, the row would cite all sources
 * of the document.
 */
export const unanswered = (why: string): Provenance => ({
  source: why,
  publisher: '',
  retrievedAt: '',
  ageSeconds: 0,
  state: 'miss',
  request: '',
  attribution: '',
  licence: '',
})

export function numberOrigins(origins: readonly Provenance[]): { sources: Provenance[]; sourceOf: number[] } {
  const numbers = new Map<string, number>()
  const sourceOf = origins.map((origin) => {
    const text = JSON.stringify(origin)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  return { sources: [...numbers.keys()].map((text): Provenance => JSON.parse(text)), sourceOf }
}
