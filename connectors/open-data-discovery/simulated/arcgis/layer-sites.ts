import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { arizonaSites } from './arizona'
import { elPasoSite } from './el-paso'
import { inventorySites } from './inventories'
import { detroitSite, louisvilleSite, minneapolisSite } from './midwest'
import { charlotteSite, durhamSite, greensboroSite, raleighSite, winstonSalemSite } from './north-carolina'
import { pierceCountySite, portlandSite } from './northwest'
import { clevelandSite, columbusSite } from './ohio'
import { sacramentoSite } from './sacramento'
import { memphisSite, nashvilleSite } from './tennessee'
import { virginiaBeachSite } from './virginia-beach'
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
