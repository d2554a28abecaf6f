import { type SimulatedSite, simulateSites } from '@/lib/connector/simulated-site'
import { bexarSites } from './simulated/bexar-county-tx'
import { collinSites } from './simulated/collin-county-tx'
import { connecticutSites } from './simulated/connecticut'
import { cookCountySites } from './simulated/cook-county-il'
import { dallasSites } from './simulated/dallas-county-tx'
import { dentonSites } from './simulated/denton-county-tx'
import { detroitSites } from './simulated/detroit-mi'
import { elPasoSites } from './simulated/el-paso-county-tx'
import { fortBendSites } from './simulated/fort-bend-county-tx'
import { harrisSites } from './simulated/harris-county-tx'
import { idahoSites } from './simulated/idaho'
import { massachusettsSites } from './simulated/massachusetts'
import { minnesotaSites } from './simulated/minnesota'
import { montanaSites } from './simulated/montana'
import { montgomerySites } from './simulated/montgomery-county-tx'
import { newYorkStateSites } from './simulated/new-york-state'
import { northCarolinaSites } from './simulated/north-carolina'
import { sanFranciscoSites } from './simulated/san-francisco-ca'
import { tarrantSites } from './simulated/tarrant-county-tx'
import { travisSites } from './simulated/travis-county-tx'
import { utahSites } from './simulated/utah'
import { washingtonSites } from './simulated/washington'
import { washingtonDcSites } from './simulated/washington-dc'
import { williamsonSites } from './simulated/williamson-county-tx'
import { wisconsinSites } from './simulated/wisconsin'
import { woodburyCountySites } from './simulated/woodbury-county-ia'

/** Every source’s part of a host: some hosts have publishers for other connectors too. */
export const assessmentSites: readonly SimulatedSite[] = [
  ...bexarSites,
  ...collinSites,
  ...connecticutSites,
  ...cookCountySites,
  ...dallasSites,
  ...dentonSites,
  ...detroitSites,
  ...elPasoSites,
  ...fortBendSites,
  ...harrisSites,
  ...idahoSites,
  ...massachusettsSites,
  ...minnesotaSites,
  ...montanaSites,
  ...montgomerySites,
  ...newYorkStateSites,
  ...northCarolinaSites,
  ...sanFranciscoSites,
  ...tarrantSites,
  ...travisSites,
  ...utahSites,
  ...washingtonDcSites,
  ...washingtonSites,
  ...williamsonSites,
  ...wisconsinSites,
  ...woodburyCountySites,
]

/** Each host of the sources, and what stands in for it with sample data. */
export const assessmentSimulators = simulateSites(assessmentSites)
