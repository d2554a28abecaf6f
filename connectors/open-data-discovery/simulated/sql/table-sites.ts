import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { bostonSite } from './boston'
import { californiaSite, sanJoseSite } from './california'
import { milwaukeeSite } from './milwaukee'
import { philadelphiaSite, pittsburghSite } from './pennsylvania'
import { sanAntonioSite } from './san-antonio'

export const tableSites: readonly SimulatedSite[] = [
  bostonSite,
  californiaSite,
  milwaukeeSite,
  philadelphiaSite,
  pittsburghSite,
  sanAntonioSite,
  sanJoseSite,
]
