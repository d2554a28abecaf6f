import { datasetSites, type RollDataset } from './roll'

const pin = {
  pin: '1{serial|pad 8}0{unitDigits}',
  unitDigits: { if: 'unit', is: '1{unit|pad 3}', else: '0000' },
}
const serial = { pattern: /^1(\d{8})0/ }

export const addressRoll = {
  host: 'datacatalog.cookcountyil.gov',
  id: '3723-97qp',
  updatedAt: '2026-11-02T06:11:00Z',
  pointed: ['year'],
  towns: ['IL', 'Chicago'],
  search: { line: ['prop_address_full'], id: ['pin'], serial },
  years: { newest: 2026, oldest: 2021 },
  facts: { ...pin, site: '{line}[ {unit}]' },
  recorded: ['il-cook.json'],
  unseen: [
    'row_id pin10 prop_address_full prop_address_city_name prop_address_state prop_address_zipcode_1',
    'mail_address_name mail_address_full mail_address_city_name mail_address_state',
    'mail_address_zipcode_1',
  ],
  columns: {
    row_id: '{pin}{year}',
    pin: '{pin}',
    pin10: '{pin|slice 0 10}',
    year: '{year}',
    prop_address_full: '{site|upper}',
    prop_address_city_name: '{city|upper}',
    prop_address_state: '{state}',
    prop_address_zipcode_1: '{zip}',
    mail_address_name: '{owner}',
    mail_address_full: '{ownerLine}',
    mail_address_city_name: '{ownerCity}',
    mail_address_state: '{ownerState}',
    mail_address_zipcode_1: '{ownerZip}',
    owner_address_name: '{owner}',
    owner_address_full: '{ownerLine}',
    owner_address_city_name: '{ownerCity}',
    owner_address_state: '{ownerState}',
    owner_address_zipcode_1: '{ownerZip}',
  },
} as const satisfies RollDataset

export const cookCountyRoll = {
  host: 'datacatalog.cookcountyil.gov',
  id: 'uzyt-m557',
  updatedAt: '2026-11-09T04:00:00Z',
  towns: ['IL', 'Chicago'],
  search: { id: ['pin'], serial },
  years: { newest: 2026, oldest: '{firstYear}' },
  facts: {
    ...pin,
    firstYear: { if: 'roll(divided) < 0.1', is: 2024, else: 1999 },
    stages: { if: 'year < 2026', is: 3, else: '{roll(stage)|times 4|floor|least 3}' },
    level: { if: 'kind = exempt', is: 0, else: 0.1 },
    land: '{land@$year|times $level|round}',
    mailed: '{building@$year|times $level|times 1|round}',
    certifiedShare: { if: 'roll(appeal $year) < 0.3', is: 0.96, else: 1 },
    certified: '{building@$year|times $level|times $certifiedShare|round}',
    boardCut: { if: 'roll(board $year) < 0.3', is: 0.95, else: 1 },
    boardShare: '{certifiedShare|times $boardCut}',
    board: '{building@$year|times $level|times $boardShare|round}',
  },
  recorded: ['cook-uzyt-m557-partial-row.json'],
  unseen: [
    'row_id township_code township_name nbhd mailed_bldg mailed_land mailed_tot mailed_hie',
    'certified_bldg certified_land certified_tot certified_hie board_hie',
  ],
  columns: {
    row_id: '{pin}{year}',
    pin: '{pin}',
    year: '{year}',
    class: {
      by: 'kind',
      of: { exempt: 'EX', vacant: '100', condominium: '299' },
      else: {
        if: 'living < 1000',
        is: '202',
        else: { if: 'yearBuilt < 1964', is: '205', else: '278' },
      },
    },
    township_code: '77',
    township_name: 'West Chicago',
    nbhd: '77011',
    mailed_bldg: { if: 'stages > 0', is: '{mailed}' },
    mailed_land: { if: 'stages > 0', is: '{land}' },
    mailed_tot: { if: 'stages > 0', is: '{mailed|plus $land}' },
    mailed_hie: { if: 'stages > 0', is: 0 },
    certified_bldg: { if: 'stages > 1', is: '{certified}' },
    certified_land: { if: 'stages > 1', is: '{land}' },
    certified_tot: { if: 'stages > 1', is: '{certified|plus $land}' },
    certified_hie: { if: 'stages > 1', is: 0 },
    board_bldg: { if: 'stages > 2', is: '{board}' },
    board_land: { if: 'stages > 2', is: '{land}' },
    board_tot: { if: 'stages > 2', is: '{board|plus $land}' },
    board_hie: { if: 'stages > 2', is: 0 },
  },
} as const satisfies RollDataset

export const cookCountySites = [...datasetSites(addressRoll), ...datasetSites(cookCountyRoll)]
