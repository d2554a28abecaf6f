import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { lookUpKey, type OnDemandCells, type OnDemandColumnState } from './use-lookup'

const texts = {
  most: (most: number) => `Select at most ${formatNumber(most)}.`,
  done: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} answered.`,
  failed: (count: number) => `No answer for ${formatNumber(count)}.`,
  unknown: (count: number) => `Not known for ${formatNumber(count)}.`,
  kept: (count: number) => `(${formatNumber(count)})`,
  stop: 'Stop',
  asking: 'Asking',
  failedCell: (message: string) => `No answer: ${message}`,
  notYet: 'Not asked yet',
}

interface Props {
  layer: MapLayer
  rows: readonly MapLayerRow[]
  lookup: OnDemandColumnState
  onKeep: (rows: readonly MapLayerRow[]) => void
}

export function LookupBar({ layer, rows, lookup, onKeep }: Props) {
  const { lookup: definition } = layer
  if (!definition || rows.length === 0) return null
  const states = rows.map((row) => lookup.found.get(lookUpKey(layer, row)))
  const count = (state: string) => states.filter((each) => each?.state === state).length
  const answered = count('answered')
  const unknown = states.filter((each) => each?.state === 'answered' && each.isKept === null).length
  const matches = rows.filter((_, index) => {
    const state = states[index]
    return state?.state === 'answered' && state.isKept
  })
  const isTooMany = rows.length > definition.most
  const hasStarted = states.some(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 text-sm print:hidden">
      {isTooMany ? (
        <p>
          {definition.ask}: {texts.most(definition.most)}
        </p>
      ) : lookup.isRunning ? (
        <Button type="button" look="compact" onClick={lookup.stop}>
          {texts.stop}
        </Button>
      ) : (
        answered < rows.length && (
          <Button type="button" look="compact" onClick={() => void lookup.run(layer, rows)}>
            {definition.ask}
          </Button>
        )
      )}
      <p role="status">
        {hasStarted && texts.done(answered, rows.length)}{' '}
        {count('failed') > 0 && texts.failed(count('failed'))} {unknown > 0 && texts.unknown(unknown)}
      </p>
      {hasStarted && <p className="text-muted">{definition.limits}</p>}
      {/* Appears only if every lot has a result, because a lot without a result may or may not pass the
          filter. */}
      {answered - unknown === rows.length && matches.length > 0 && matches.length < rows.length && (
        <Button type="button" look="compact" onClick={() => onKeep(matches)}>
          {definition.keep} {texts.kept(matches.length)}
        </Button>
      )}
    </div>
  )
}

export function withLookup(layer: MapLayer, rows: readonly MapLayerRow[], results: OnDemandCells): MapLayer {
  const { lookup } = layer
  const metas = rows.flatMap((row) => results.get(lookUpKey(layer, row)) ?? [])
  if (!lookup || metas.length === 0) return layer
  const column: MapTableColumn<MapLayerRow> = {
    id: 'lookup',
    label: lookup.label,
    cell(row) {
      const looked = results.get(lookUpKey(layer, row))
      if (!looked) return texts.notYet
      if (looked.state === 'asking') return texts.asking
      return looked.state === 'failed' ? texts.failedCell(looked.message) : looked.text
    },
    isFirst: true,
  }
  return {
    ...layer,
    columns: [column, ...layer.columns],
    limits: `${layer.limits} ${lookup.limits}`,
  }
}
