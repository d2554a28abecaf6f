import { readRolls } from '@/lib/sample-world/rolls/roll-table'
import connecticut from './tables/connecticut.json'
import cookCounty from './tables/cook-county-il.json'
import detroit from './tables/detroit-mi.json'
import idaho from './tables/idaho.json'
import massachusetts from './tables/massachusetts.json'
import minnesota from './tables/minnesota.json'
import montana from './tables/montana.json'
import newYorkState from './tables/new-york-state.json'
import northCarolina from './tables/north-carolina.json'
import sanFrancisco from './tables/san-francisco-ca.json'
import texasCentral from './tables/texas-central.json'
import texasGulf from './tables/texas-gulf.json'
import texasNorth from './tables/texas-north.json'
import texasWest from './tables/texas-west.json'
import utah from './tables/utah.json'
import washington from './tables/washington.json'
import washingtonDc from './tables/washington-dc.json'
import wisconsin from './tables/wisconsin.json'
import woodburyCounty from './tables/woodbury-county-ia.json'

export const rolls = readRolls({
  ...connecticut,
  ...cookCounty,
  ...detroit,
  ...idaho,
  ...massachusetts,
  ...minnesota,
  ...montana,
  ...newYorkState,
  ...northCarolina,
  ...sanFrancisco,
  ...texasCentral,
  ...texasGulf,
  ...texasNorth,
  ...texasWest,
  ...utah,
  ...washington,
  ...washingtonDc,
  ...wisconsin,
  ...woodburyCounty,
})
