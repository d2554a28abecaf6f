import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { bostonSite } from './boston'
import { californiaSite } from './california'
import { milwaukeeSite } from './milwaukee'
import { philadelphiaSite } from './philadelphia'
import { pittsburghSite } from './pittsburgh'
import { sanAntonioSite } from './san-antonio'
import { sanJoseSite } from './san-jose'

export const tableSites: readonly SimulatedSite[] = [
  bostonSite,
  californiaSite,
  milwaukeeSite,
  philadelphiaSite,
  pittsburghSite,
  sanAntonioSite,
  sanJoseSite,
]
