import { PanelFoot } from '@/components/provenance/provenance'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { type AdjoiningLotsResult, type AdjoiningLotText, describeLot } from './adjoining'
import { lotLabels, reviewTexts } from './review-texts'

const columnsOf = (): readonly DataTableColumn<AdjoiningLotText>[] => [
  { id: 'parcel', label: lotLabels.parcel, rowHeader: true, cell: ({ parcel }) => parcel },
  { id: 'address', label: lotLabels.address, cell: ({ address }) => address },
  { id: 'records', label: lotLabels.records, cell: ({ records }) => records },
]

export const AdjoiningPanel = ({
  adjoining: { lots, why, notes, metas },
}: {
  adjoining: AdjoiningLotsResult
}) => (
  <Panel id="adjoining" title={reviewTexts.adjoining}>
    {why ? (
      <p>{why}</p>
    ) : (
      <>
        <p className="mb-2">{reviewTexts.adjoiningLead}</p>
        <DataTable
          id="adjoining-rows"
          caption={reviewTexts.adjoiningRows}
          columns={columnsOf()}
          rows={lots.map(describeLot)}
          rowKey={({ parcel, address }) => `${parcel} ${address}`}
        />
      </>
    )}
    <PanelFoot metas={metas} caveats={notes} />
  </Panel>
)
