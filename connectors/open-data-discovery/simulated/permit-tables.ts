import { z } from 'zod'
import { aboutDataset, type SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import type { PortalQuirks } from '@/lib/socrata/simulator'
import { permitTable } from './permit-table'
import { datasetOf } from './publish'
import { addressOf, findTableSource } from './table-source'
import midwesternLayers from './tables/layers-midwest.json'
import carolinaLayers from './tables/layers-north-carolina.json'
import southernLayers from './tables/layers-south.json'
import westernLayers from './tables/layers-west.json'
import portalList from './tables/portals.json'
import austin from './tables/portals-austin.json'
import chicago from './tables/portals-chicago.json'
import cities from './tables/portals-cities.json'
import counties from './tables/portals-counties.json'
import losAngeles from './tables/portals-los-angeles.json'
import newYork from './tables/portals-new-york.json'
import citiesOf2018 from './tables/portals-recorded-2018.json'
import sanFrancisco from './tables/portals-san-francisco.json'
import seattle from './tables/portals-seattle.json'
import sqlTables from './tables/sql.json'

export const permitTables = z
  .array(permitTable)
  .parse([
    ...westernLayers,
    ...southernLayers,
    ...midwesternLayers,
    ...carolinaLayers,
    ...sqlTables,
    ...chicago,
    ...seattle,
    ...austin,
    ...sanFrancisco,
    ...losAngeles,
    ...newYork,
    ...cities,
    ...citiesOf2018,
    ...counties,
  ])

export const isOfPortal = ({ source }: (typeof permitTables)[number]) =>
  findTableSource(source).table.dialect === 'socrata'

const portal = z.strictObject({
  notes: z.record(z.string(), z.string()).optional(),
  host: z.string(),
  catalogueHost: z.string().optional(),
  hiddenFromCatalogue: z.literal(true).optional(),
  habits: z
    .strictObject({
      errors: z.enum(['code', 'errorCode', 'message']).optional(),
      refusesEncodedDollar: z.literal(true).optional(),
    })
    .optional(),
  assets: z.array(aboutDataset.extend({ id: z.string() })).optional(),
})

interface HabitualPortal extends SimulatedPortal {
  habits?: PortalQuirks
}

export const portals = z
  .array(portal)
  .parse(portalList)
  .map(({ notes, assets = [], ...others }): HabitualPortal => {
    const own = permitTables.filter(
      (table) => isOfPortal(table) && addressOf(table, 'socrata').host === others.host,
    )
    const datasets = own.map(datasetOf)
    const entries = assets.map(({ id, ...about }) => ({
      id,
      about,
      updatedAt: new Date('2026-08-03T10:00:00Z'),
      columns: [],
      rows: () => [],
    }))
    return { ...others, datasets: [...datasets, ...entries] }
  })
