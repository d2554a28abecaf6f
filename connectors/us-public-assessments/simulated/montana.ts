import { layerSites, type RollLayer, same } from './roll'

export const montanaRoll = {
  layer:
    'https://services.arcgis.com/qnjIrwR8z5Izc0ij/ArcGIS/rest/services/Montana_Cadastral_Framework/FeatureServer/1',
  name: 'Montana Parcels',
  towns: ['MT'],
  search: {
    line: ['AddressLine1'],
    id: ['PARCELID', 'AssessmentCode'],
    serial: { pattern: /^(?:\d{2}(\d{11})\d{4}|(\d{4,9})\d)$/ },
  },
  facts: {
    // Montana numbers its counties in the order of its old license plates.
    county: { by: 'city', of: { Billings: 3 }, else: 5 },
    geocode: '{county|pad 2}{serial|pad 11}{unit|pad 4}',
    hasGeocode: { test: 'roll(geocode) >= 0.037' },
    code: '{serial}{unit|or 0}',
    assessmentCode: '{code|pad 10}',
    parity: '{serial|mod 2}',
    comma: { by: 'parity', of: { 0: ',' }, else: '' },
  },
  recorded: ['rows-of-seven-layers-2026-09.json'],
  unseen: ['COUNTYCD CountyAbbr LevyDistrict OwnerAddress2 OwnerAddress3 DbaName CareOfTaxpayer'],
  columns: {
    PARCELID: { if: 'hasGeocode', is: '{geocode}' },
    COUNTYCD: '{county}',
    CountyName: { by: 'county', of: { 3: 'Yellowstone' }, else: 'Lewis and Clark' },
    CountyAbbr: { by: 'county', of: { 3: 'YE' }, else: 'LC' },
    GISAcres: '{acres}',
    TaxYear: 2026,
    PropertyID: '{serial}',
    AssessmentCode: '{assessmentCode}',
    Township: '15 N',
    Range: '27 E',
    Section: '32',
    LegalDescriptionShort: 'S32, T15 N, R27 E, LOT {serial|mod 40}',
    Subdivision: 'SAMPLE ADDITION',
    AddressLine1: '{line|upper}',
    AddressLine2: { if: 'unit', is: 'UNIT {unit}' },
    CityStateZip: '{city|upper}{comma} MT {zip}',
    LevyDistrict: '55-0251-11',
    PropType: {
      by: 'kind',
      of: {
        house: 'Improved Property',
        condominium: 'Condominium',
        vacant: 'Vacant Land',
        exempt: 'Exempt Property',
      },
    },
    TotalAcres: { if: 'kind = condominium', is: 0, else: '{acres}' },
    TotalBuildingValue: '{building@2026}',
    TotalLandValue: '{land@2026}',
    TotalValue: '{total@2026}',
    OwnerName: '{owner}',
    OwnerAddress1: '{ownerLine}',
    OwnerAddress2: null,
    OwnerAddress3: null,
    OwnerCity: '{ownerCity}',
    OwnerState: '{ownerState}',
    OwnerZipCode: '{ownerZip}',
    ...same('DbaName CareOfTaxpayer', null),
  },
} as const satisfies RollLayer

export const montanaSites = layerSites([montanaRoll])
