import { layerSites, type RollLayer, renamed } from './roll'

const service = 'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services'

const roll = {
  towns: ['CT'],
  search: {
    line: ['Location_1', 'Location'],
    id: ['Parcel_ID', 'CAMA_Link'],
    serial: { without: /[-%]/g, pattern: /^(?:37000|52000)?(\d{9})\d$/ },
  },
  facts: {
    digits: '{serial|pad 9}',
    // "0012-34-567-2": the lot’s serial in three parts, then the unit. About a fifth of the records have none.
    parcelId: '{digits|slice 0 4}-{digits|slice 4 6}-{digits|slice 6}-{unit|or 0}',
    hasParcelId: { test: 'roll(parcel number) >= 0.2' },
    town: { by: 'city', of: { Hartford: '37000' }, else: '52000' },
    camaLink: '{town}-{digits}{unit|or 0}',
    site: '{line}[ UNIT {unit}]',
    // In one town the newer of the two address columns is empty now and then.
    hasOldAddressOnly: { test: 'city = New Haven and roll(old address) < 0.2' },
    hasPreviousTotal: { test: 'roll(previous total) >= 0.2' },
    revaluation: { by: 'city', of: { Hartford: 2021 }, else: 2022 },
    sheds: { if: 'kind = house', is: '{roll(shed)|times 80|round|times 100}', else: 0 },
    assessed: '{total@$revaluation|plus $sheds|times 0.7|round}',
  },
  recorded: ['ct-cama.json'],
  unseen: [
    'CAMA_Link Unit_Type Pre_Yr_Assessed_Total Appraised_Outbuilding Condition EYB Living_Area',
    'Effective_Area Total_Rooms Number_of_Bedroom Number_of_Baths Number_of_Half_Baths',
  ],
  columns: {
    Town_Name: '{city}',
    CAMA_Link: '{camaLink}',
    Parcel_ID: { if: 'hasParcelId', is: '{parcelId}' },
    Unit_Type: { if: 'unit', is: 'Condo Main' },
    Collection_year: '2025',
    // Whole towns leave the older column empty; one has bare numbers in it.
    Location: {
      if: 'city = Hartford',
      is: null,
      else: { if: 'hasOldAddressOnly', is: '{site|upper}', else: '{number|text}' },
    },
    Location_1: { if: 'hasOldAddressOnly', is: null, else: '{site|upper}' },
    Property_City: '{city}',
    Property_Zip: '{zip}',
    Owner: { if: 'roll(suppressed) < 0.1', is: 'Current Owner', else: '{owner}' },
    Co_Owner: null,
    Mailing_Address: '{ownerLine}',
    Mailing_City: '{ownerCity}',
    Mailing_State: '{ownerState}',
    Mailing_Zip: '{ownerZip}',
    Assessed_Total: '{assessed}',
    Assessed_Land: '{land@$revaluation|times 0.7|round}',
    Assessed_Building: '{building@$revaluation|times 0.7|round}',
    Pre_Yr_Assessed_Total: { if: 'hasPreviousTotal', is: '{assessed|times 0.98|round}', else: 0 },
    Appraised_Land: '{land@$revaluation}',
    Appraised_Building: '{building@$revaluation}',
    Appraised_Outbuilding: '{sheds}',
    Valuation_Year: '{revaluation}',
    Land_Acres: { if: 'unit', is: 0, else: '{acres}' },
    Zone: 'R-10',
    State_Use: { by: 'kind', of: { house: '101.0', condominium: '102.0', vacant: '130.0', exempt: '906.0' } },
    State_Use_Description: {
      by: 'kind',
      of: { house: 'ONE FAMILY', condominium: 'CONDO', vacant: 'RES ACLNDV', exempt: 'CHURCH' },
    },
    Condition: 'Average',
    AYB: '{yearBuilt}',
    EYB: '{yearBuilt}',
    Living_Area: '{living}',
    Effective_Area: '{living}',
    Total_Rooms: '{bedrooms|times 2}',
    Number_of_Bedroom: '{bedrooms}',
    Number_of_Baths: 1,
    Number_of_Half_Baths: 0,
    Sale_Price: '{salePrice|or 0}',
    Sale_Date: null,
  },
} as const

export const connecticutRoll = {
  ...roll,
  layer: `${service}/Connecticut_CAMA_and_Parcel_Layer_2025/FeatureServer/0`,
  name: 'Connecticut_CAMA_and_Parcel_Layer_2025',
} as const satisfies RollLayer

/** The collection without a year in its name is a newer one: its year and its ZIP code have other names. */
const newNames = new Map([
  ['Collection_year', 'CAMA_Collection_Year'],
  ['Property_Zip', 'ZIP_CODE'],
])

const newest = {
  ...roll,
  columns: renamed({ ...roll.columns, Collection_year: '2026' }, (name) => newNames.get(name) ?? name),
  layer: `${service}/Connecticut_CAMA_and_Parcel_Layer/FeatureServer/0`,
  name: 'Connecticut_CAMA_and_Parcel_Layer',
} as const satisfies RollLayer

export const connecticutSites = layerSites([connecticutRoll, newest])
