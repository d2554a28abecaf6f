import { useEffect, useMemo, useState } from 'react'
import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import type { FoundParcels, MapParcel } from '@/connectors/us-florida-parcels/public'
import type { Problem } from '@/lib/connector/errors'

export interface KnownParcels {
  /** Those that are known, in the order of the selection. */
  parcels: MapParcel[]
  /** Keys that the roll does not have. */
  unknown: string[]
  /** So many are still being looked up. */
  waiting: number
  problem: Problem | undefined
  retry: () => void
  /** What another question has brought along. */
  learn: (parcels: readonly MapParcel[]) => void
}

type Known = ReadonlyMap<string, MapParcel | null>

/** What is known of the selected parcels: from the lists seen so far, else asked for. */
export function useKnownParcels(selected: readonly string[], rows: readonly MapParcel[]): KnownParcels {
  const [known, setKnown] = useState<Known>(new Map())
  const [problem, setProblem] = useState<Problem>()
  const seen = useMemo(() => {
    const wanted = new Set(selected)
    return rows.filter(({ key }) => wanted.has(key) && !known.has(key))
  }, [rows, selected, known])
  // At once, while drawing: an effect would ask the server for what stands in the list.
  if (seen.length > 0) setKnown(withParcels(known, seen))
  const missing = selected.filter((key) => !known.has(key) && !seen.some((row) => row.key === key))
  const asked = missing.join('\n')

  useEffect(() => {
    if (asked === '' || problem) return
    const flight = new AbortController()
    const keys = asked.split('\n')
    const look = async () => {
      const found = await findAsked(keys, flight.signal)
      if (!found.ok) return setProblem(found.problem)
      const entries = found.data.results.map(({ asked: key, parcels }) => [key, parcels[0] ?? null] as const)
      setKnown((before) => new Map([...before, ...keys.map((key) => [key, null] as const), ...entries]))
    }
    // An abandoned look-up ends in the reason for which it was abandoned.
    look().catch(() => undefined)
    return () => flight.abort()
  }, [asked, problem])

  return {
    parcels: selected.flatMap((key) => known.get(key) ?? []),
    unknown: selected.filter((key) => known.get(key) === null),
    waiting: missing.length,
    problem,
    retry: () => setProblem(undefined),
    learn: (parcels) => setKnown((before) => withParcels(before, parcels)),
  }
}

/** Keys or bare parcel numbers, up to as many as can be selected; answered in the order asked. */
export async function findAsked(
  asked: readonly string[],
  signal: AbortSignal,
): Promise<FetchedJson<{ results: FoundParcels[] }>> {
  return fetchJson('/parcels/find', { signal, body: { asked } })
}

const withParcels = (known: Known, parcels: readonly MapParcel[]): Known =>
  new Map([...known, ...parcels.map((parcel) => [parcel.key, parcel] as const)])
