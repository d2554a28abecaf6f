import { useState } from 'react'
import { renderFile } from '@/components/files/render-file'
import type { Bounds } from '@/components/map/map-props'
import { CopyLink } from '@/components/ui/copy-link'
import type { Meta } from '@/lib/connector/result'
import { type DeviceExportFormatId, deviceFormats, formatIds, formatLabel } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import { areaServiceId, livePageHref, livePageOfFile } from '@/lib/live-links/service-address'
import { saveFile } from '@/lib/save-file'
import type { MapLayer, MapLayerChoiceValues, MapLayerRow } from '../layers/map-layer'
import { describeCount, describeFailures, type MapLayerReport } from '../rows/layer-report'
import { SelectionFiles } from '../selection/selection-files'
import { type DeclaredSource, tableDocument } from '../workspace/table-document'
import { FormatButtons } from './format-buttons'

const texts = {
  table: (count: number) => `This table, ${formatNumber(count)} rows`,
  source: 'All columns of the source',
  selected: (count: string) => `Selected: ${count}`,
  failed: 'We could not make the file. Try another format.',
  live: 'Open the layers of this view in QGIS, ArcGIS or Excel',
  liveSelection: 'Open the selection in QGIS, ArcGIS or Excel',
  tooLong: 'The selection is too large for a live link. Select fewer rows, or open the view.',
  link: 'Link to this view',
  refused: (count: string) => `Not in the files: ${count}.`,
}

/** XLSX is excluded, because the content security policy refuses the workers that large workbooks need. */
const own = deviceFormats.flatMap(({ id }) => (id === 'xlsx' ? [] : [id]))

export interface LayerExportProps {
  layer: MapLayer
  metaOf?: (row: MapLayerRow) => Meta | undefined
  report: MapLayerReport | undefined
  declared: DeclaredSource | undefined
  rows: readonly MapLayerRow[]
  isSelection: boolean
  selected: readonly string[]
  bounds: Bounds | undefined
  choices: MapLayerChoiceValues
  href: string
  link: string
}

export default function ExportChoices(shownRows: LayerExportProps) {
  const { layer, metaOf, report, declared, rows, bounds, choices, href, selected, isSelection } = shownRows
  const [isFailed, setFailed] = useState(false)
  const offered = layer.fileRefusal ? rows.filter((row) => layer.fileRefusal?.(row) === null) : rows
  const refusal = describeRefused(layer, rows)
  async function save(id: DeviceExportFormatId) {
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
    <>
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
            {formatIds.map((id) => (
              <li key={id}>
                <a
                  href={files.href?.(id, { box: bounds, choices })}
                  className="inline-flex min-h-8 items-center"
                >
                  {formatLabel(id)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <LiveLink {...shownRows} />
      <p className="mt-2">
        <CopyLink href={shownRows.link} label={texts.link} />
      </p>
      <p role="status" className="text-bad">
        {isFailed && texts.failed}
      </p>
    </>
  )
}

/** Some programs refuse a longer URL. */
const LONGEST_ADDRESS = 6_000

function LiveLink({ layer, bounds, isSelection, selected }: LayerExportProps) {
  const ofKeys = isSelection ? layer.files?.ofKeys?.('csv', selected) : undefined
  const href = ofKeys
    ? livePageOfFile(`${ofKeys.action}?${ofKeys.form}`)
    : bounds && livePageHref(areaServiceId(bounds))
  if (!href || (isSelection && !ofKeys)) return null
  if (href.length > LONGEST_ADDRESS) return <p className="mt-2 text-muted">{texts.tooLong}</p>
  return (
    <p className="mt-2">
      <a href={href} className="inline-flex min-h-8 items-center">
        {ofKeys ? texts.liveSelection : texts.live}
      </a>
    </p>
  )
}

export function describeRefused(
  layer: Pick<MapLayer, 'fileRefusal' | 'one' | 'many'>,
  rows: readonly MapLayerRow[],
): string[] {
  const refusals = rows.flatMap((row) => layer.fileRefusal?.(row) ?? [])
  if (refusals.length === 0) return []
  return [texts.refused(formatCount(refusals.length, layer.one, layer.many)), ...new Set(refusals)]
}

/**
 * Selected rows may be outside of the viewport, so the counts and failures of the viewport do not apply to
 * them.
 */
export function describeRows({
  layer,
  report,
  rows,
  isSelection,
}: Pick<LayerExportProps, 'layer' | 'report' | 'rows' | 'isSelection'>): string[] {
  if (isSelection) return [texts.selected(formatCount(rows.length, layer.one, layer.many))]
  if (!report) return []
  const count = report.state === 'failed' ? [] : [describeCount(layer, report)]
  return [...count, ...describeFailures(layer, report), ...report.notes]
}
