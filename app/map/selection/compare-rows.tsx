import { type ReactNode, useEffect } from 'react'
import { MarkedTable } from '@/app/_surfaces/compare/marked-table'
import { formatNumber } from '@/lib/format'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { MOST_COMPARED } from '../url'

const LEAST_COMPARED = 2
/** One less than the most, so that a visitor can add a record without removing another. */
const FIRST_COMPARED = MOST_COMPARED - 1

const texts = {
  first: (count: number) =>
    `The first ${FIRST_COMPARED} of ${formatNumber(count)} selected, in the order of the table. Files have all of them.`,
  some: (count: number, all: number) =>
    `${formatNumber(count)} of ${formatNumber(all)} selected are compared. Files have all of them.`,
  choose: 'Choose which',
  legend: 'Compared side by side',
  full: `${MOST_COMPARED} at most: untick one to take another.`,
}

interface Props {
  layer: MapLayer
  rows: readonly MapLayerRow[]
  beside: readonly string[]
  onChoose: (keys: readonly string[]) => void
  files: ReactNode
}

export function chooseCompared<Row extends { key: string }>(
  rows: readonly Row[],
  beside: readonly string[],
): readonly Row[] {
  const ticked = rows.filter(({ key }) => beside.includes(key))
  if (ticked.length >= LEAST_COMPARED) return ticked.slice(0, MOST_COMPARED)
  return rows.length > MOST_COMPARED ? rows.slice(0, FIRST_COMPARED) : rows
}

export default function CompareRows({ layer, rows, beside, onChoose, files }: Props) {
  const compared = chooseCompared(rows, beside)
  useEffect(takeLostFocus, [])
  return (
    <>
      {rows.length > MOST_COMPARED && (
        <Choice layer={layer} rows={rows} compared={compared} isOwn={beside.length > 0} onChoose={onChoose} />
      )}
      <MarkedTable columns={layer.columns} href={layer.href} rows={compared} files={files} />
    </>
  )
}

/** Moves a lost focus to the comparison. The key C removes the focused row before this part has loaded. */
function takeLostFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-compare]')?.focus()
}

interface ChoiceProps extends Pick<Props, 'layer' | 'rows' | 'onChoose'> {
  compared: readonly MapLayerRow[]
  isOwn: boolean
}

function Choice({ layer, rows, compared, isOwn, onChoose }: ChoiceProps) {
  const keys = compared.map(({ key }) => key)
  const isFull = keys.length === MOST_COMPARED
  return (
    <div className="max-h-3/5 shrink-0 overflow-y-auto px-3 pt-1 text-sm print:hidden">
      <p role="status" className="font-semibold">
        {isOwn ? texts.some(keys.length, rows.length) : texts.first(rows.length)}
      </p>
      <details>
        <summary className="min-h-6 py-0.5 text-accent">{texts.choose}</summary>
        {isFull && <p className="text-muted">{texts.full}</p>}
        <fieldset className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
          <legend className="sr-only">{texts.legend}</legend>
          {rows.map(({ key, name }) => {
            const isCompared = keys.includes(key)
            return (
              <label key={key} className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isCompared}
                  disabled={isCompared ? keys.length === LEAST_COMPARED : isFull}
                  onChange={() => onChoose(isCompared ? keys.filter((each) => each !== key) : [...keys, key])}
                  className="size-5 shrink-0 accent-accent"
                />
                {name || `${layer.one} ${key}`}
              </label>
            )
          })}
        </fieldset>
      </details>
    </div>
  )
}
