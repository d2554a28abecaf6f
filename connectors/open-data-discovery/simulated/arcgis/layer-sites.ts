import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { arizonaSites } from './arizona'
import { charlotteSite } from './charlotte'
import { clevelandSite } from './cleveland'
import { columbusSite } from './columbus'
import { detroitSite } from './detroit'
import { durhamSite } from './durham'
import { elPasoSite } from './el-paso'
import { greensboroSite } from './greensboro'
import { inventorySites } from './inventories'
import { louisvilleSite } from './louisville'
import { memphisSite } from './memphis'
import { minneapolisSite } from './minneapolis'
import { nashvilleSite } from './nashville'
import { pierceCountySite } from './pierce-county'
import { portlandSite } from './portland'
import { raleighSite } from './raleigh'
import { sacramentoSite } from './sacramento'
import { virginiaBeachSite } from './virginia-beach'
import { winstonSalemSite } from './winston-salem'

export const layerSites: readonly SimulatedSite[] = [
  ...arizonaSites,
  charlotteSite,
  clevelandSite,
  columbusSite,
  detroitSite,
  durhamSite,
  elPasoSite,
  greensboroSite,
  ...inventorySites,
  louisvilleSite,
  memphisSite,
  minneapolisSite,
  nashvilleSite,
  pierceCountySite,
  portlandSite,
  raleighSite,
  sacramentoSite,
  virginiaBeachSite,
  winstonSalemSite,
]
