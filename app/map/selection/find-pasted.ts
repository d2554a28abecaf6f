import { fetchJson } from '@/components/query/fetch-json'
import type { Problem } from '@/lib/connector/errors'
import type { MapLayer, MapLayerRow, PastedKeyMatches } from '../layers/map-layer'

export type LayerRowsReader = (layer: MapLayer) => readonly MapLayerRow[]

export interface PastedMatches {
  rows: MapLayerRow[]
  missing: string[]
  elsewhere: { text: string; layer: MapLayer }[]
  several: PastedKeyMatches<MapLayerRow>[]
  failed: { cause: string; texts: string[] }[]
}

interface LookUpScope {
  layer: MapLayer
  others: readonly MapLayer[]
  knownRows: LayerRowsReader
}

export async function findPasted(
  texts: readonly string[],
  { layer, others, knownRows }: LookUpScope,
  signal: AbortSignal,
): Promise<{ found: PastedMatches } | { problem: Problem }> {
  const own = texts.filter((each) => !others.some((other) => isNamed(other, each)))
  const foreign = texts.filter((each) => !own.includes(each))
  const answer = await findOwn(own, layer, knownRows, signal)
  if ('problem' in answer) return answer
  const sorted = sortMatches([...answer.results, ...foreign.map((each) => ({ text: each, rows: [] }))])
  const elsewhere = sorted.missing.flatMap((each) => {
    const other = others.find((of) => isNamed(of, each) || matchRows(each, of, knownRows(of)).length > 0)
    return other ? [{ text: each, layer: other }] : []
  })
  const named = new Set(elsewhere.map((each) => each.text))
  return { found: { ...sorted, elsewhere, missing: sorted.missing.filter((each) => !named.has(each)) } }
}

const isNamed = ({ id }: MapLayer, text: string) => text.startsWith(`${id}:`)
const withoutName = ({ id }: MapLayer, text: string) =>
  text.startsWith(`${id}:`) ? text.slice(id.length + 1) : text

async function findOwn(
  texts: readonly string[],
  layer: MapLayer,
  rowsOf: LayerRowsReader,
  signal: AbortSignal,
): Promise<{ results: readonly PastedKeyMatches<MapLayerRow>[] } | { problem: Problem }> {
  const plain = texts.map((each) => withoutName(layer, each))
  const { find } = layer
  if (!find || texts.length === 0) {
    const rows = rowsOf(layer)
    return { results: plain.map((each) => ({ text: each, rows: matchRows(each, layer, rows) })) }
  }
  const answer = await fetchJson<unknown>(find.href, { signal, body: { asked: plain } })
  return answer.ok ? { results: find.toFound(answer.data) } : { problem: answer.problem }
}

export function matchRows(text: string, layer: MapLayer, rows: readonly MapLayerRow[]): MapLayerRow[] {
  const target = withoutName(layer, text).toLowerCase()
  const byKey = rows.filter(({ key }) => key.toLowerCase() === target)
  return byKey.length > 0 ? byKey : rows.filter(({ name }) => name.toLowerCase() === target)
}

export function sortMatches(
  results: readonly PastedKeyMatches<MapLayerRow>[],
): Omit<PastedMatches, 'elsewhere'> {
  const rows = new Map<string, MapLayerRow>()
  const [missing, several]: [string[], PastedKeyMatches<MapLayerRow>[]] = [[], []]
  const failed = new Map<string, string[]>()
  for (const result of results) {
    const [only, ...more] = result.rows
    const { failure } = result
    if (failure) failed.set(failure, [...(failed.get(failure) ?? []), result.text])
    else if (!only) missing.push(result.text)
    else if (more.length > 0) several.push(result)
    else rows.set(only.key, only)
  }
  const causes = [...failed].map(([cause, texts]) => ({ cause, texts }))
  return { rows: [...rows.values()], missing, several, failed: causes }
}
