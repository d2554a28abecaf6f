import { useEffect, useRef, useState } from 'react'
import { describeProblem } from '@/components/provenance/problem-advice'
import { fetchDownload } from '@/components/query/fetch-download'
import type { Problem } from '@/lib/connector/errors'
import { type ExportFormatId, formatIds } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { FormatButtons } from '../files/format-buttons'
import type { MapLayer } from '../layers/map-layer'
import { MOST_SELECTED } from '../url'

const texts = {
  source: ({ one, many }: MapLayer, count: number) =>
    `All columns of the source, ${formatCount(Math.min(count, MOST_SELECTED), one, many)}`,
  cut: (count: number) =>
    `The first ${formatNumber(MOST_SELECTED)} of ${formatNumber(count)}, in the order of the table.`,
  running: 'The file is being made.',
  device: 'These files are made on this device, of the rows shown.',
}

interface Props {
  layer: MapLayer
  keys: readonly string[]
}

export function SelectionFiles({ layer, keys }: Props) {
  const { save, isRunning, problem } = useSelectionFile(layer, keys)
  const { files } = layer
  if (!files?.ofKeys) return <p className="mt-2">{texts.device}</p>
  return (
    <>
      <FormatButtons
        title={texts.source(layer, keys.length)}
        formats={formatIds}
        isDisabled={keys.length === 0 || isRunning}
        onPress={save}
      />
      {keys.length > MOST_SELECTED && <p className="text-muted">{texts.cut(keys.length)}</p>}
      <p role="status">
        {isRunning && texts.running}
        {problem && <span className="text-bad">{describeProblem(problem)}</span>}
      </p>
    </>
  )
}

function useSelectionFile({ files }: MapLayer, keys: readonly string[]) {
  const flight = useRef<AbortController>(null)
  const [outcome, setOutcome] = useState<{ isRunning: boolean; problem?: Problem }>({ isRunning: false })
  useEffect(() => () => flight.current?.abort(), [])

  async function save(format: ExportFormatId) {
    if (!files?.ofKeys) return
    const own = new AbortController()
    flight.current = own
    setOutcome({ isRunning: true })
    const { action, form } = files.ofKeys(format, keys.slice(0, MOST_SELECTED))
    const file = await fetchDownload(action, form, own.signal).catch(() => undefined)
    if (!file) return
    setOutcome({ isRunning: false, ...(file.ok ? {} : { problem: file.problem }) })
    if (file.ok) saveFile(file.content, file.name)
  }

  return { save, ...outcome }
}
