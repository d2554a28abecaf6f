import { utahCounties } from '../sources/utah-assessments'
import { layerSites, type RollLayer } from './roll'

const layerNames = utahCounties.map((county) => `Parcels_${county.replaceAll(' ', '')}_LIR`)

export const utahRoll = {
  objectIdField: 'FID',
  towns: ['UT'],
  search: {
    line: ['PARCEL_ADD'],
    id: ['PARCEL_ID', 'SERIAL_NUM'],
    serial: { without: /\D/g, pattern: /^15(\d{8})\d{4}$/ },
  },
  facts: {
    parcelId: '15{serial|pad 8}{unit|pad 4}',
    outbuildings: '{roll(sheds)|times 3|floor}',
    house: '{account|times 4}',
  },
  recorded: ['ut-lir-attribute-rows.json', 'rows-of-seven-layers-2026-09.json'],
  unseen: [
    'FID COUNTY_ID BOUNDARY_SRC DISCLAIMER TAX_DISTRICT PRIMARY_RES HOUSE_CNT FLOORS_INFO',
    'EFFBUILT_YR',
  ],
  columns: {
    FID: '{house}',
    COUNTY_NAME: 'Salt Lake',
    COUNTY_ID: 18,
    ASSESSOR_SRC: 'SALT LAKE COUNTY ASSESSOR',
    BOUNDARY_SRC: 'SALT LAKE COUNTY RECORDER',
    DISCLAIMER: null,
    CURRENT_ASOF: { day: '2026-03-26' },
    PARCEL_ID: '{parcelId}',
    SERIAL_NUM: null,
    PARCEL_ADD: '{line|upper}[ # {unit}]',
    PARCEL_CITY: '{city}',
    TAXEXEMPT_TYPE: { if: 'kind = exempt', is: 'Religious' },
    TAX_DISTRICT: '01',
    TOTAL_MKT_VALUE: '{total@2025}',
    LAND_MKT_VALUE: { if: 'kind = condominium', is: 0, else: '{land@2025}' },
    PARCEL_ACRES: '{lot|over 43560}',
    PROP_CLASS: { by: 'kind', of: { vacant: 'Vacant', exempt: 'Tax Exempt' }, else: 'Residential' },
    PRIMARY_RES: { if: 'roll(primary) < 0.7', is: 'Y', else: 'N' },
    HOUSE_CNT: { if: 'kind = vacant', is: 0, else: '{outbuildings|plus 1}' },
    SUBDIV_NAME: 'INKWELL HEIGHTS',
    BLDG_SQFT: '{living}',
    BLDG_SQFT_INFO: { if: 'kind = vacant', is: null, else: 'one_story' },
    FLOORS_CNT: { if: 'kind = vacant', is: 0, else: 1 },
    FLOORS_INFO: null,
    BUILT_YR: '{yearBuilt|or 0}',
    EFFBUILT_YR: '{yearBuilt|or 0}',
    CONST_MATERIAL: { if: 'kind = vacant', is: null, else: 'Frame:  Stucco Or Cement Fiber Siding' },
  },
  rows: [
    {},
    {
      if: 'kind = house and outbuildings > 0',
      cells: {
        FID: '{house|plus 1}',
        BLDG_SQFT: 240,
        BLDG_SQFT_INFO: 'shed:_wood',
        CONST_MATERIAL: 'Wood',
      },
    },
    {
      if: 'kind = house and outbuildings > 1',
      cells: {
        FID: '{house|plus 2}',
        BLDG_SQFT: 572,
        BLDG_SQFT_INFO: 'detached',
        CONST_MATERIAL: 'Wood Framed',
        BUILT_YR: 1996,
      },
    },
    { if: 'kind = house and roll(pieces) < 0.2', cells: { FID: '{house|plus 3}' } },
  ],
} as const satisfies Omit<RollLayer, 'layer'>

/** The sample country has a town in one county; the others' lists are there, and empty. */
export const utahSites = layerSites(
  layerNames.map((name) => ({
    ...utahRoll,
    layer: `https://services1.arcgis.com/99lidPhWCzftIe9K/arcgis/rest/services/${name}/FeatureServer/0`,
    name,
    isEmpty: name !== 'Parcels_SaltLake_LIR',
  })),
)
