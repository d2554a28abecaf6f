import { PanelFoot } from '@/components/provenance/provenance'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import type { Adjoining, AdjoiningLot } from './adjoining'

const texts = {
  title: 'Adjoining lots',
  lead: 'Lots that touch the outline or lie on it, and the records at a position on them. A lot across a street is not here.',
  caption: 'Lots that touch the outline',
  unnamed: 'Without a number',
  noAddress: 'Not published',
  noRecord: 'No record at a position here',
}

const columns: readonly DataColumn<AdjoiningLot>[] = [
  { id: 'parcel', label: 'Parcel', rowHeader: true, cell: ({ parcelId }) => parcelId ?? texts.unnamed },
  {
    id: 'address',
    label: 'Address',
    cell: ({ address }) => (address ? formatHomeAddress(address) : texts.noAddress),
  },
  {
    id: 'records',
    label: 'Records',
    cell: ({ records }) =>
      records.length === 0
        ? texts.noRecord
        : records.map(({ name, list }) => `${formatFacilityName(name)} (${titleOfList(list)})`).join('; '),
  },
]

export const AdjoiningPanel = ({ adjoining: { lots, why, notes, metas } }: { adjoining: Adjoining }) => (
  <Panel id="adjoining" title={texts.title}>
    {why ? (
      <p>{why}</p>
    ) : (
      <>
        <p className="mb-2">{texts.lead}</p>
        <DataTable
          id="adjoining-rows"
          caption={texts.caption}
          columns={columns}
          rows={lots}
          rowKey={({ parcelId, address }) => `${parcelId} ${address}`}
        />
      </>
    )}
    <PanelFoot metas={metas} caveats={notes} />
  </Panel>
)
