import type { Geometry } from 'geojson'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PlaceSummaryLine } from '@/components/places/place-answers'
import { fetchLines } from '@/components/query/fetch-lines'
import type { Problem } from '@/lib/connector/errors'
import type { LngLat } from '@/lib/geography/types'
import { formatPoint } from '@/lib/url-state'

type Opening = Extract<PlaceSummaryLine, { kind: 'place' }>
type Answer = Extract<PlaceSummaryLine, { kind: 'answer' }>

export interface PlaceSummaryState {
  place: Opening | undefined
  answers: Readonly<Record<string, Answer>>
  problem: Problem | undefined
  isWhole: boolean
}

const NONE: PlaceSummaryState = { place: undefined, answers: {}, problem: undefined, isWhole: false }

export function useAnswers(
  here: LngLat | undefined,
  address: string | undefined,
  tries: number,
  onOutline: (outline: Geometry) => void,
): PlaceSummaryState {
  const at = here && formatPoint(here, 5)
  const query = at && new URLSearchParams({ at, ...(address ? { q: address } : {}) }).toString()
  const request = query && `${query} ${tries}`
  const [current, setCurrent] = useState<PlaceSummaryState & { asked?: string }>(NONE)

  const drawOutline = useEffectEvent(onOutline)

  useEffect(() => {
    if (!query || !request) return
    const flight = new AbortController()
    const tell = (change: (answers: PlaceSummaryState) => Partial<PlaceSummaryState>) =>
      setCurrent((previous) => {
        const before = previous.asked === request ? previous : NONE
        return { ...before, ...change(before), asked: request }
      })
    const take = (line: PlaceSummaryLine) => {
      if (line.kind === 'answer' && line.outline) drawOutline(line.outline)
      tell(({ answers }) =>
        line.kind === 'place' ? { place: line } : { answers: { ...answers, [line.id]: line } },
      )
    }
    fetchLines(`/place/answers?${query}`, flight.signal, take).then(
      (problem) => tell(() => ({ problem, isWhole: true })),
      () => {},
    )
    return () => flight.abort()
  }, [query, request])

  return current.asked === request && request ? current : NONE
}
