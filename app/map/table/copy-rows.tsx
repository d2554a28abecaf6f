import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'

const texts = {
  copy: 'Copy for a spreadsheet',
  copied: (rows: string) => `${rows} copied, with the columns that are shown.`,
  refused: 'The browser did not allow copying. Export a file instead.',
}

interface Props {
  layer: MapLayer
  rows: readonly MapLayerRow[]
  columns: readonly MapTableColumn<MapLayerRow>[]
}

export function CopyRows({ layer, rows, columns }: Props) {
  const [words, setWords] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(toTabText(layer, rows, columns))
      setWords(texts.copied(formatCount(rows.length, 'row', 'rows')))
    } catch {
      setWords(texts.refused)
    }
  }
  if (rows.length === 0) return null
  return (
    <>
      <Button type="button" look="compact" onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status" className="empty:hidden">
        {words}
      </p>
    </>
  )
}

/** Amounts are plain numbers, so that a spreadsheet can sum them. */
export function toTabText(
  { one }: Pick<MapLayer, 'one'>,
  rows: readonly MapLayerRow[],
  columns: Props['columns'],
): string {
  const head = [one, ...columns.map(({ label }) => label)]
  const lines = rows.map((row) => [row.name, ...columns.map((column) => toCell(column, row))])
  return [head, ...lines].map((cells) => cells.map(toSafeText).join('\t')).join('\n')
}

function toCell({ cell, value, numeric }: MapTableColumn<MapLayerRow>, row: MapLayerRow): string {
  const amount = numeric ? value?.(row) : undefined
  return typeof amount === 'number' ? String(amount) : cell(row)
}

/**
 * Escapes published text, so that a spreadsheet neither runs it as a formula nor splits it into two cells.
 */
function toSafeText(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ')
  return /^\s*[=+@＝＋－＠]|^\s*-(?!\d)/u.test(line) ? `'${line}` : line
}
