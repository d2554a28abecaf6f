import type { RefObject } from 'react'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { formatNumber } from '@/lib/format'
import { exportRowsOf } from '../files/export-rows'
import type { MapLayer } from '../layers/map-layer'
import { LookupBar, withLookup } from '../lookup/lookup-bar'
import { lookUpKey, metaOfLookUp, useLookup } from '../lookup/use-lookup'
import { describeCount, describeFiltered, type MapLayerReport } from '../rows/layer-report'
import { NoMatches } from '../rows/no-matches'
import type { MapWorkspaceState } from '../workspace/use-map-work'
import { LayerTable } from './layer-table'

const texts = {
  listed: (count: number) => (count === 0 ? 'Nothing is selected.' : `${formatNumber(count)} selected`),
  noLayer: 'Switch on a layer to list what is in view.',
  behind: 'also behind this table',
  behindBoth: 'also behind this table and the panel',
  searched: 'the area before the map moved to a row',
}

interface Props {
  work: MapWorkspaceState
  handle: RefObject<RowsHandle | null>
}

export default function SheetRows({ work, handle }: Props) {
  const { tell, active, tableLayer, opened, tab, selectedKeys } = work
  const lookup = useLookup()
  if (!active || !tableLayer) return <p className="p-3 text-base">{texts.noLayer}</p>
  const isChosen = tab === 'selected'
  const layer = isChosen ? withLookup(tableLayer, work.rows, lookup.found) : tableLayer
  const { report } = work
  const table = (
    <LayerTable
      {...exportRowsOf(work, layer)}
      isSelection={isChosen}
      {...(isChosen && { metaOf: (row) => metaOfLookUp(lookup.found.get(lookUpKey(active, row))) })}
      summary={
        isChosen ? texts.listed(selectedKeys.length) : work.report && describeReport(active, work.report)
      }
      area={isChosen ? undefined : describeArea(work)}
      sort={work.sort}
      onSort={work.setSort}
      layout={work.layout}
      onLayout={work.setLayout}
      onSelect={(keys, isSelected, replaces = false) =>
        tell({ type: 'selected', layer: active.id, keys, isSelected, replaces })
      }
      open={opened?.layer === active ? opened.row.key : undefined}
      onOpen={(row) => work.openRow(active, row)}
      handle={handle}
    >
      {report && !isChosen && (
        <NoMatches
          {...{ layer, report }}
          view={work.state.view}
          onGo={(view) => tell({ type: 'went', view })}
          onRemove={(choice) => tell({ type: 'looked', layer: layer.id, choice, option: undefined })}
        />
      )}
    </LayerTable>
  )
  if (!isChosen) return table
  return (
    <>
      <LookupBar
        layer={active}
        rows={work.chosenRows}
        lookup={lookup}
        onKeep={(matches) => {
          const keys = new Set(matches.map(({ key }) => key))
          const others = work.selectedKeys.filter((key) => !keys.has(key))
          tell({ type: 'selected', layer: active.id, keys: others, isSelected: false })
        }}
      />
      {table}
    </>
  )
}

const describeArea = ({ isWide, state: { revealed, url } }: MapWorkspaceState) =>
  revealed.length > 0 ? texts.searched : isWide && url.here ? texts.behindBoth : texts.behind

/** Returns undefined if the layer failed, because the failure has its own notice above the rows. */
const describeReport = (layer: MapLayer, report: MapLayerReport) =>
  report.state === 'failed' ? undefined : (describeFiltered(layer, report) ?? describeCount(layer, report))
