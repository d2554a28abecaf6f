import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { number, text } from '../columns'
import { permitLayer } from './permit-layer'

const names = ['Quill Meadows', 'Thimble Landing', 'Inkwell Crossing', 'Teakettle Square'] as const

/** Plans of many dwellings, not permits: one for some of the apartment houses. */
const projectsOf = (permit: SamplePermit) => (permit.use === 'apartments' && permit.isNew ? [permit] : [])
const nameOf = ({ index }: SamplePermit) => `${names[index % names.length]}, phase ${1 + (index % 5)}`

const chesapeake = permitLayer({
  layer:
    'https://gis.cityofchesapeake.net/mapping/rest/services/Accela/Accela_special_districts_arcmap/MapServer/8',
  name: 'Level of Service',
  shape: 'area',
  maxRecordCount: 1000,
  edited: '2026-09-30T20:00:00Z',
  place: 'chesapeake',
  rowsOf: projectsOf,
  columns: {
    PROJECT_NA: text(nameOf),
    // Only the name of the project is known of the real columns.
    FINAL_UNITS: number((permit) => permit.units),
    PIPELINE_UNITS: number(({ completed, units }) => (completed ? 0 : units)),
  },
})

/** Stands at an address of its own: where the real one is, nobody has found out. */
const dallas = permitLayer({
  layer: 'https://dfw-nctcog.example/arcgis/rest/services/Developments/FeatureServer/0',
  name: 'Developments',
  place: 'dallas',
  rowsOf: projectsOf,
  columns: {
    NAME: text(nameOf),
    DEV_STATUS: text((permit) => (permit.completed ? 'Existing' : 'Under Construction')),
    UNITS: number((permit) => permit.units),
    CITY: text((permit) => permit.city),
  },
})

export const inventorySites = [chesapeake, dallas]
