import { PanelFoot } from '@/components/provenance/provenance'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { type AdjoiningLots, type AdjoiningLotText, describeLot } from './adjoining'
import { lotLabels, reviewTexts } from './review-texts'

const columnsOf = (): readonly DataColumn<AdjoiningLotText>[] => [
  { id: 'parcel', label: lotLabels.parcel, rowHeader: true, cell: ({ parcel }) => parcel },
  { id: 'address', label: lotLabels.address, cell: ({ address }) => address },
  { id: 'records', label: lotLabels.records, cell: ({ records }) => records },
]

export const AdjoiningPanel = ({ adjoining: { lots, why, notes, metas } }: { adjoining: AdjoiningLots }) => (
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
