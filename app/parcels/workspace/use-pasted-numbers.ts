import { useEffect, useRef, useState } from 'react'
import type { Problem } from '@/lib/connector/errors'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { findAsked } from './find-asked'
import { readPasted } from './read-pasted'
import { type SortedFound, sortFound } from './sort-found'

export type PasteState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'sorted'; found: SortedFound }

/** Looks pasted numbers up; those that mean exactly one parcel are selected at once. */
export function usePastedNumbers(onParcels: (parcels: MapParcel[]) => void) {
  const flight = useRef<AbortController>(null)
  const [outcome, setOutcome] = useState<PasteState>({ kind: 'idle' })
  useEffect(() => () => flight.current?.abort(), [])

  async function find(text: string) {
    const pasted = readPasted(text)
    if (pasted.kind === 'error') return
    flight.current?.abort()
    const own = new AbortController()
    flight.current = own
    setOutcome({ kind: 'running' })
    const tooLong = pasted.tooLong.map((asked) => ({ asked, parcels: [] }))
    const results = await findResults(pasted.asked, own.signal).catch(() => undefined)
    if (!results || own.signal.aborted) return
    if (results.problem) return setOutcome({ kind: 'failed', problem: results.problem })
    const found = sortFound([...results.found, ...tooLong])
    setOutcome({ kind: 'sorted', found })
    if (found.parcels.length > 0) onParcels(found.parcels)
  }

  return { find, outcome }
}

async function findResults(asked: readonly string[], signal: AbortSignal) {
  if (asked.length === 0) return { found: [] }
  const answer = await findAsked(asked, signal)
  return answer.ok ? { found: answer.data.results } : { problem: answer.problem }
}
