import { PanelFoot } from '@/components/provenance/provenance'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { reviewTexts } from '../review-texts'
import { Status } from '../status'
import {
  type BoundaryText,
  boundaryLabels,
  describeBoundary,
  type ReviewBoundaries,
} from './fetch-boundaries'

const columnsOf = (): readonly DataTableColumn<BoundaryText>[] => [
  {
    id: 'name',
    label: boundaryLabels.name,
    rowHeader: true,
    cell: ({ name, epaId }) => [name, epaId].filter(Boolean).join(', '),
  },
  { id: 'kind', label: boundaryLabels.kind, cell: ({ kind }) => kind },
  { id: 'edge', label: boundaryLabels.edge, numeric: true, cell: ({ edge }) => edge },
  { id: 'status', label: boundaryLabels.status, cell: ({ status }) => <Status words={status} /> },
]

export const BoundariesPanel = ({
  within: { boundaries, lines, miles, why, caveats, metas },
}: {
  within: ReviewBoundaries
}) => (
  <Panel id="boundaries" title={reviewTexts.boundaries}>
    {why ? (
      <p>{why}</p>
    ) : (
      <>
        <p className="mb-2">
          {reviewTexts.boundariesLead(miles)} {lines.join(' ')}
        </p>
        {boundaries.length > 0 && (
          <DataTable
            id="boundary-rows"
            caption={reviewTexts.boundaryRows}
            columns={columnsOf()}
            rows={boundaries.map(describeBoundary)}
            rowKey={({ name, epaId, kind, edge }) => `${name} ${epaId} ${kind} ${edge}`}
          />
        )}
      </>
    )}
    <PanelFoot metas={metas} caveats={caveats} />
  </Panel>
)
