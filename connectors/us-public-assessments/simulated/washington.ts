import { layerSites, type RollLayer, same } from './roll'

export const washingtonRoll = {
  layer: 'https://services.arcgis.com/jsIt88o09Q0r1j8h/arcgis/rest/services/Current_Parcels/FeatureServer/0',
  name: 'Parcels_2026',
  edited: '2026-03-03',
  towns: ['WA'],
  search: {
    line: ['SITUS_ADDRESS'],
    id: ['PARCEL_ID_NR', 'ORIG_PARCEL_ID'],
    serial: { pattern: /^(?:0[36]3-)?(\d{9})\d$/ },
  },
  facts: {
    fips: { by: 'city', of: { Seattle: '033' }, else: '063' },
    countyId: '{serial|pad 9}{unit|or 0}',
    parcelId: '{fips}-{countyId}',
  },
  recorded: ['wa-query-by-parcel-geojson.json'],
  columns: {
    OBJECTID: '{account|plus 10}',
    FIPS_NR: { if: 'roll(fips) < 0.2', is: null, else: '{fips}' },
    // By name, or by a number without its zeros.
    COUNTY_NM: { by: 'city', of: { Seattle: '33' }, else: 'Spokane' },
    PARCEL_ID_NR: '{parcelId}',
    ORIG_PARCEL_ID: '{countyId}',
    SITUS_ADDRESS: { if: 'kind = vacant', is: null, else: '{line|upper}' },
    SUB_ADDRESS: { if: 'unit', is: '# {unit}' },
    SITUS_CITY_NM: { by: 'city', of: { Seattle: '{city|upper}' } },
    SITUS_ZIP_NR: '{zip}',
    LANDUSE_CD: { by: 'kind', of: { house: 11, condominium: 14, vacant: 91, exempt: 69 } },
    ORIG_LANDUSE_CD: null,
    VALUE_LAND: { if: 'kind = condominium', is: 0, else: '{land@2025}' },
    VALUE_BLDG: { if: 'kind = condominium', is: '{total@2025}', else: '{building@2025}' },
    ...same('DATA_LINK GlobalID', null),
    Shape__Area: '{lot}',
    Shape__Length: 400,
  },
  strays: [{ OBJECTID: 1, PARCEL_ID_NR: null, SITUS_ADDRESS: null, VALUE_LAND: 100 }],
} as const satisfies RollLayer

export const washingtonSites = layerSites([washingtonRoll])
