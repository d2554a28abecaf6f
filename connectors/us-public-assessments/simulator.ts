import { type SimulatedSite, simulateSites } from '@/lib/connector/upstream/simulated-site'
import { connecticutSites } from './simulated/connecticut'
import { cookCountySites } from './simulated/cook-county-il'
import { detroitSites } from './simulated/detroit-mi'
import { idahoSites } from './simulated/idaho'
import { massachusettsSites } from './simulated/massachusetts'
import { minnesotaSites } from './simulated/minnesota'
import { montanaSites } from './simulated/montana'
import { newYorkStateSites } from './simulated/new-york-state'
import { northCarolinaSites } from './simulated/north-carolina'
import { sanFranciscoSites } from './simulated/san-francisco-ca'
import { travisSites, williamsonSites } from './simulated/texas-central'
import { fortBendSites, harrisSites, montgomerySites } from './simulated/texas-gulf'
import { collinSites, dallasSites, dentonSites, tarrantSites } from './simulated/texas-north'
import { bexarSites, elPasoSites } from './simulated/texas-west'
import { utahSites } from './simulated/utah'
import { washingtonSites } from './simulated/washington'
import { washingtonDcSites } from './simulated/washington-dc'
import { wisconsinSites } from './simulated/wisconsin'
import { woodburyCountySites } from './simulated/woodbury-county-ia'

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

export const assessmentSimulators = simulateSites(assessmentSites)
