import { layerSites, type RollLayer } from './roll'

const service =
  'https://services1.arcgis.com/CNPdEkvnGl65jCX8/arcgis/rest/services/Public_Idaho_Parcels_/FeatureServer'

export const idahoRoll = {
  layer: `${service}/7`,
  name: 'Parcels Public',
  towns: ['ID', 'Boise'],
  search: {
    line: ['SITE_ADD'],
    id: ['PARCEL_ID'],
    serial: { without: /-/g, pattern: /^RP(\d\d)S(\d\d)E(\d\d)(\d\d)T\d?$/ },
  },
  facts: {
    digits: '{serial|pad 8}',
    mark: { if: 'roll(dashes) < 0.2', is: '-', else: '' },
    // "RP04S16E350T091": the lot’s serial and the unit among letters; some are written with dashes.
    township: 'RP{digits|slice 0 2}S{digits|slice 2 4}E',
    parcelId: '{township}{mark}{digits|slice 4 6}{mark}{digits|slice 6}T{unit}',
  },
  columns: {
    PARCEL_ID: '{parcelId}',
    FP_ID: '16001-{serial}{unit}',
    County: 'Ada',
    FIPS: '16001',
    SITE_ADD: '{line}[ UNIT {unit}]',
    SITE_CITY: '{city}',
    SITE_ZIP: '{zip}',
    OWNER1: '{owner}',
    OWNER2: null,
    MAIL_ADD1: '{ownerLine}',
    MAIL_CITY: '{ownerCity}',
    MAIL_STATE: '{ownerState}',
    MAIL_ZIP: '{ownerZip}',
    ASR_ACRES: '{acres}',
    ASR_CATS: { if: 'kind = vacant', is: '20', else: '20, 41' },
    VAL_LAND: '{land@2026}',
    VAL_IMPVTS: '{building@2026}',
    VAL_TOTAL: '{total@2026}',
    UPDATED: { day: '2026-06-08' },
    WEBSITE: 'https://adacounty.id.gov/assessor/',
  },
} as const satisfies RollLayer

const centroids = {
  ...idahoRoll,
  layer: `${service}/0`,
  name: 'Parcel Centroids',
  shape: 'point',
  columns: {
    ...idahoRoll.columns,
    LGL_DESCR: 'LOT {serial|mod 40} SAMPLE SUB',
    HOME_EXMPT: { if: 'roll(homeowner) < 0.6', is: 'Y', else: 'N' },
    STEWARD: 'Ada County',
  },
} as const satisfies RollLayer

export const idahoSites = layerSites([centroids, idahoRoll])
