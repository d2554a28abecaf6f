import { type SimulatedSite, simulateSites } from '@/lib/connector/upstream/simulated-site'
import { rollSites } from '@/lib/sample-world/rolls/publish-rolls'
import { rolls } from './simulated/rolls'

export const assessmentSites: readonly SimulatedSite[] = rollSites(Object.values(rolls))

export const assessmentSimulators = simulateSites(assessmentSites)
