import { layerSites, type RollLayer } from './roll'

export const woodburyCountyRoll = {
  layer: 'https://woodbury-assessments.example/arcgis/rest/services/Assessments/FeatureServer/0',
  name: 'Assessments',
  shape: 'none',
  towns: ['IA', 'Sioux City'],
  search: { line: ['SITUS_ADDRESS'], id: ['PARCEL_NUMBER'], serial: { pattern: /^8(\d{8})\d{3}$/ } },
  facts: {
    parcelNumber: '8{serial|pad 8}{unit|pad 3}',
    site: '{line}[ UNIT {unit}]',
    hasBarn: { test: 'kind = house and roll(barn) < 0.3' },
    barn: { if: 'hasBarn', is: 9_500, else: 0 },
    // Values are set anew in odd years.
    total: '{total@2025|plus $barn}',
  },
  columns: {
    PARCEL_NUMBER: '{parcelNumber}',
    SITUS_ADDRESS: '{site|upper}',
    SITUS_CITY: '{city|upper}',
    SITUS_ZIP: '{zip}',
    PROPERTY_CLASS: { if: 'kind = exempt', is: 'EXEMPT', else: 'RESIDENTIAL' },
    LAND_VALUE: '{land@2025}',
    BUILDING_VALUE: '{barn}',
    DWELLING_VALUE: '{building@2025}',
    TOTAL_VALUE: '{total}',
    PREVIOUS_LAND_VALUE: '{land@2025}',
    PREVIOUS_BUILDING_VALUE: '{barn}',
    PREVIOUS_DWELLING_VALUE: '{building@2025}',
    PREVIOUS_TOTAL_VALUE: '{total}',
    DEED_HOLDER: '{owner}',
    CONTRACT_HOLDER: null,
    MAILING_NAME: '{owner}',
    MAILING_ADDRESS: '{ownerLine}',
    MAILING_CITY_STATE_ZIP: '{ownerCity} {ownerState} {ownerZip}',
  },
} as const satisfies RollLayer

export const woodburyCountySites = layerSites([woodburyCountyRoll])
