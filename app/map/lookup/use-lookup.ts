import { useRef, useState } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import type { Meta } from '@/lib/connector/result'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'

export type OnDemandCell =
  | { state: 'asking' }
  | { state: 'answered'; text: string; isKept: boolean | null; meta: Meta }
  | { state: 'failed'; message: string }

export type OnDemandCells = ReadonlyMap<string, OnDemandCell>

const AT_ONCE = 3

export const lookUpKey = (layer: MapLayer, { key }: MapLayerRow) => `${layer.id}:${key}`

export function useLookup() {
  const [results, setResults] = useState<OnDemandCells>(new Map())
  const [isRunning, setRunning] = useState(false)
  const current = useRef<AbortController>(null)

  async function run(layer: MapLayer, rows: readonly MapLayerRow[]) {
    const { lookup } = layer
    if (!lookup) return
    const controller = new AbortController()
    current.current = controller
    const tell = (row: MapLayerRow, looked: OnDemandCell | undefined) =>
      setResults((before) => {
        const next = new Map(before)
        if (looked) next.set(lookUpKey(layer, row), looked)
        else next.delete(lookUpKey(layer, row))
        return next
      })
    const left = rows.filter((row) => results.get(lookUpKey(layer, row))?.state !== 'answered')
    setRunning(true)
    async function work() {
      for (let row = left.shift(); row && !controller.signal.aborted; row = left.shift()) {
        tell(row, { state: 'asking' })
        try {
          const answer = await fetchJson<unknown>(lookup?.href(row) ?? '', { signal: controller.signal })
          if (!answer.ok) tell(row, { state: 'failed', message: answer.problem.message })
          else if (lookup) tell(row, { state: 'answered', ...lookup.toCell(answer.data), meta: answer.meta })
        } catch {
          tell(row, undefined)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (current.current === controller) setRunning(false)
  }

  function stop() {
    current.current?.abort()
    setRunning(false)
  }

  return { found: results, isRunning, run, stop }
}

export type OnDemandColumnState = ReturnType<typeof useLookup>

export const metaOfLookUp = (looked: OnDemandCell | undefined): Meta | undefined =>
  looked?.state === 'answered' ? looked.meta : undefined
