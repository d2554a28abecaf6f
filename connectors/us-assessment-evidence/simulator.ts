import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import type { SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'
import {
  assessorAppeals,
  boardDecisions,
  connecticutSales,
  cookBuildings,
  cookPlaces,
  cookSales,
} from './sets'
import { appealRows, boardRows } from './simulated/appeals'
import { buildingRows } from './simulated/buildings'
import { placeRows } from './simulated/places'
import { connecticutRows, cookSaleRows } from './simulated/sales'
import { toDataset } from './simulated/to-dataset'

const datasets: readonly [host: string, SimulatedDataset][] = [
  [
    cookSales.host,
    toDataset(cookSales, cookSaleRows, {
      number: 'year sale_price num_parcels_sale',
      checkbox:
        'is_mydec_date is_multisale sale_filter_same_sale_within_365 sale_filter_less_than_10k sale_filter_deed_type',
      calendar_date: 'sale_date',
      text: 'seller_name buyer_name',
    }),
  ],
  [
    assessorAppeals.host,
    toDataset(assessorAppeals, appealRows, {
      number: 'year mailed_tot certified_tot',
      text: 'class township_code appeal_type subkey agent_name',
    }),
  ],
  [
    boardDecisions.host,
    toDataset(boardDecisions, boardRows, {
      number: 'assessor_totalvalue bor_totalvalue',
      text: 'class township_code appellant attorney_lastname',
    }),
  ],
  [
    cookBuildings.host,
    toDataset(cookBuildings, buildingRows, {
      number:
        'year card char_bldg_sf char_land_sf char_yrblt char_rooms char_beds char_fbath char_hbath card_proration_rate',
    }),
  ],
  [cookPlaces.host, toDataset(cookPlaces, placeRows, { number: 'lat lon' })],
  [
    connecticutSales.host,
    toDataset(connecticutSales, connecticutRows, {
      number: 'listyear assessedvalue saleamount',
      calendar_date: 'daterecorded',
      point: 'geo_coordinates',
      text: 'remarks opm_remarks',
    }),
  ],
]

export const evidenceSites: readonly SimulatedSite[] = datasets.flatMap(([host, dataset]) =>
  ['resource', 'api/views'].map((place) => ({
    host,
    path: `/${place}/${dataset.id}.json`,
    simulate: simulateSocrata([dataset]),
  })),
)
