import { useRef, useState } from 'react'
import { renderFile } from '@/components/files/render-file'
import type { Bounds } from '@/components/map/map-props'
import { useLightDismiss } from '@/components/ui/page/use-light-dismiss'
import type { Meta } from '@/lib/connector/result'
import { type FormatId, formatLabels } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import type { LayerChoices, LayerRow, MapLayer } from '../layers/map-layer'
import { describeCount, describeFailures, type LayerReport } from '../rows/layer-report'
import { SelectionFiles } from '../selection/selection-files'
import { type DeclaredSource, tableDocument } from '../workspace/table-document'
import { FormatButtons } from './format-buttons'

const texts = {
  export: 'Export',
  table: (count: number) => `This table, ${formatNumber(count)} rows`,
  source: 'All columns of the source',
  selected: (count: string) => `Selected: ${count}`,
  failed: 'We could not make the file. Try another format.',
  refused: (count: string) => `Not in the files: ${count}.`,
}

/** Formats without XLSX. The content security policy refuses the workers that large workbooks need. */
const own: readonly FormatId[] = ['csv', 'values', 'geojson', 'json']

export interface ExportRows {
  layer: MapLayer
  metaOf?: (row: LayerRow) => Meta | undefined
  report: LayerReport | undefined
  declared: DeclaredSource | undefined
  rows: readonly LayerRow[]
  isSelection: boolean
  selected: readonly string[]
  bounds: Bounds | undefined
  choices: LayerChoices
  href: string
}

export function ExportMenu(shownRows: ExportRows) {
  const { layer, metaOf, report, declared, rows, bounds, choices, href, selected, isSelection } = shownRows
  const menu = useRef<HTMLDetailsElement>(null)
  useLightDismiss(menu)
  const [isFailed, setFailed] = useState(false)
  const offered = layer.fileRefusal ? rows.filter((row) => layer.fileRefusal?.(row) === null) : rows
  const refusal = describeRefused(layer, rows)
  async function save(id: FormatId) {
    setFailed(false)
    const notes = [...describeRows(shownRows), ...refusal]
    try {
      const page = {
        layer,
        rows: offered,
        originsOfRows: await layer.fetchOrigins?.(offered),
        meta: report?.meta,
        declared,
        notes,
        href: new URL(href, location.href).href,
        ...(metaOf ? { metaOf } : {}),
      }
      const { name, content } = await renderFile(id, tableDocument(page, new Date()))
      saveFile(content, name)
    } catch {
      setFailed(true)
    }
  }
  const { files } = layer
  return (
    <details ref={menu} className="relative ml-auto shrink-0 print:hidden">
      <summary id="map-export" className="min-h-6 py-0.5 font-semibold text-accent">
        {texts.export}
      </summary>
      <div className="absolute right-0 bottom-full z-40 mb-1 w-64 rounded-panel border border-line bg-surface p-3 shadow-lg group-data-[stop=full]/sheet:top-full group-data-[stop=full]/sheet:bottom-auto">
        <FormatButtons
          title={texts.table(offered.length)}
          formats={own}
          isDisabled={offered.length === 0}
          onPress={save}
        />
        {(isSelection || (files && !files.href)) && (
          <SelectionFiles
            key={layer.id}
            layer={layer}
            keys={isSelection ? selected : offered.map(({ key }) => key)}
          />
        )}
        {refusal.map((sentence) => (
          <p key={sentence} className="mt-2 text-muted">
            {sentence}
          </p>
        ))}
        {files?.href && bounds && !isSelection && rows.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{texts.source}</p>
            <ul className="flex flex-wrap gap-x-4">
              {files.formats.map((id) => (
                <li key={id}>
                  <a
                    href={files.href?.(id, { box: bounds, choices })}
                    className="inline-flex min-h-8 items-center"
                  >
                    {formatLabels[id]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status" className="text-bad">
          {isFailed && texts.failed}
        </p>
      </div>
    </details>
  )
}

/** Returns the reasons why rows are omitted. The terms of some publishers forbid files of many records. */
export function describeRefused(
  layer: Pick<MapLayer, 'fileRefusal' | 'one' | 'many'>,
  rows: readonly LayerRow[],
): string[] {
  const refusals = rows.flatMap((row) => layer.fileRefusal?.(row) ?? [])
  if (refusals.length === 0) return []
  return [texts.refused(formatCount(refusals.length, layer.one, layer.many)), ...new Set(refusals)]
}

/** Does not use the viewport's counts and failures for selected rows, which may be outside of it. */
export function describeRows({
  layer,
  report,
  rows,
  isSelection,
}: Pick<ExportRows, 'layer' | 'report' | 'rows' | 'isSelection'>): string[] {
  if (isSelection) return [texts.selected(formatCount(rows.length, layer.one, layer.many))]
  if (!report) return []
  const count = report.state === 'failed' ? [] : [describeCount(layer, report)]
  return [...count, ...describeFailures(layer, report), ...report.notes]
}
