import { all, among, any, type Condition, empty, equal, notEqual, present } from '@/lib/conditions/condition'
import type { ColumnRequirements } from '@/lib/open-table/fit-columns'
import type { CleanupListId } from '@/lib/records/cleanup-site/lists'
import { readHandler, readInterest, readProgramPlace, readTank, readTankRelease } from './read-site'
import type { CleanupTable } from './table'

const interestColumns: ColumnRequirements = {
  essential: ['PRIMARY_NAME', 'PGM_SYS_ID', 'LATITUDE83', 'LONGITUDE83', 'ACTIVE_STATUS'],
  optional: [
    'REGISTRY_ID',
    'LOCATION_ADDRESS',
    'CITY_NAME',
    'COUNTY_NAME',
    'STATE_CODE',
    'POSTAL_CODE',
    'ACCURACY_VALUE',
    'COLLECT_MTH_DESC',
    'INTEREST_TYPE',
    'UPDATE_DATE',
  ],
}

const interest = (service: string): CleanupTable => ({
  service,
  layer: 0,
  rowNumber: 'OBJECTID',
  columns: interestColumns,
  ids: { registry: 'REGISTRY_ID', program: ['PGM_SYS_ID'] },
  position: 'columns',
  read: readInterest,
})

const SIZE = 'INTEREST_TYPE'

/**
 * Includes handlers without a published size. Otherwise they would be neither on this list nor on the list of
 * large generators.
 */
const handlers: CleanupTable = {
  ...interest('FRS_INTERESTS_RCRA_ACTIVE'),
  columns: {
    essential: [...interestColumns.essential, SIZE],
    optional: interestColumns.optional.filter((column) => column !== SIZE),
  },
  where: any(empty(SIZE), notEqual(SIZE, 'LQG')),
  read: readHandler,
}

const STATUS = 'ACTIVE_STATUS'
const DELETED = 'DELETED FROM THE FINAL NPL'
const LISTED = ['CURRENTLY ON THE FINAL NPL', 'PROPOSED FOR NPL', 'SITE IS PART OF NPL SITE']

/**
 * Includes sites with an unknown status or none, so that every row of the layer is on the list `npl`,
 * `npl-deleted` or `superfund`.
 */
const neither = any(empty(STATUS), all(...[...LISTED, DELETED].map((words) => notEqual(STATUS, words))))

const superfund = (where: Condition): CleanupTable => ({ ...interest('FRS_INTERESTS_SEMS'), where })

const community = (filled: readonly string[], status: string): CleanupTable => ({
  service: 'Cleanups_in_my_Community_Sites',
  layer: 0,
  rowNumber: 'OBJECTID',
  columns: {
    essential: ['PRIMARY_NAME', ...filled],
    optional: [
      'REGISTRY_ID',
      'LOCATION_ADDRESS',
      'CITY_NAME',
      'STATE_CODE',
      'COUNTY_NAME',
      'URL',
      'EPA_ID',
      ...(filled.includes(status) ? [] : [status]),
    ],
  },
  where: any(...filled.map(present)),
  ids: {
    registry: 'REGISTRY_ID',
    program: ['EPA_ID', ...filled.filter((column) => column === 'EPAOSC_SITE_ID')],
  },
  position: 'shape',
  looksFirst: true,
  notProven: true,
  read: (row) => readProgramPlace(row, status),
})

const tankFinder = {
  service: 'UST_Finder_Feature_Layer_2',
  rowNumber: 'OBJECTID',
  position: 'columns',
  looksFirst: true,
  notProven: true,
} as const

/** Archived Superfund sites have no layer. `wire.ts` reads them from a table by county. */
export const tables: Readonly<Record<Exclude<CleanupListId, 'superfund-archived'>, CleanupTable>> = {
  npl: superfund(among(STATUS, LISTED)),
  'npl-deleted': superfund(equal(STATUS, DELETED)),
  superfund: superfund(neither),
  'corrective-action': community(['RCRA_HANDLER_NAME', 'RCRA_GPRA_CA'], 'RCRA_GPRA_CA'),
  'waste-facility': interest('FRS_INTERESTS_RCRA_TSD'),
  'waste-generator': interest('FRS_INTERESTS_RCRA_LQG'),
  'waste-handler': handlers,
  brownfield: interest('FRS_INTERESTS_ACRES'),
  response: community(['EPAOSC_SITE_ID'], 'EPAOSC_STATUS'),
  'tank-release': {
    ...tankFinder,
    layer: 1,
    ids: { program: ['LUST_ID', 'Facility_ID'] },
    columns: {
      essential: ['Facility_ID', 'LUST_ID', 'Latitude', 'Longitude', 'Status'],
      optional: ['Name', 'Address', 'City', 'County', 'State', 'Zip_Code', 'Reported_Date', 'Substance'],
    },
    read: readTankRelease,
  },
  tank: {
    ...tankFinder,
    layer: 0,
    ids: { program: ['Facility_ID'] },
    columns: {
      essential: ['Facility_ID', 'Latitude', 'Longitude'],
      optional: ['Name', 'Address', 'City', 'State', 'Zip_Code'],
    },
    read: readTank,
  },
}
