import { nameSentences } from '@/lib/sentences/define-sentences'
import { austinNewResidentialBuilding, austinNewResidentialConstruction } from '../sources/austin'
import { batonRougeNewResidential } from '../sources/baton-rouge-new-residential'
import { bostonNewResidential } from '../sources/boston-new-residential'
import { buffaloNewResidential } from '../sources/buffalo-new-residential'
import { californiaHcdAprNewResidential } from '../sources/california-hcd-apr-new-residential'
import { cambridgeNewResidential } from '../sources/cambridge-new-residential'
import { charlotteNewResidential } from '../sources/charlotte-new-residential'
import { chesapeakeNewResidentialProjects } from '../sources/chesapeake-new-residential-projects'
import { chicagoNewConstruction } from '../sources/chicago-new-construction'
import { cincinnatiNewMultifamily, cincinnatiNewSingleFamily } from '../sources/cincinnati'
import { clevelandNewResidential } from '../sources/cleveland-new-residential'
import { columbusNewResidential } from '../sources/columbus-new-residential'
import { detroitNewResidential } from '../sources/detroit-new-residential'
import { dfwNctcogNewResidentialProjects } from '../sources/dfw-nctcog-new-residential-projects'
import { durhamNewResidential } from '../sources/durham-new-residential'
import { elPasoNewResidential } from '../sources/el-paso-new-residential'
import { gilbertNewResidential } from '../sources/gilbert-new-residential'
import { greensboroNewResidential } from '../sources/greensboro-new-residential'
import { honoluluNewResidentialHistorical } from '../sources/honolulu-new-residential-historical'
import { kansasCityNewResidential } from '../sources/kansas-city-new-residential'
import {
  losAngelesNewResidentialApplications,
  losAngelesNewResidentialCompletions,
} from '../sources/los-angeles'
import { louisvilleNewResidential } from '../sources/louisville-new-residential'
import { marinCountyNewResidential } from '../sources/marin-county-new-residential'
import { memphisNewResidential } from '../sources/memphis-new-residential'
import { mesaNewResidential } from '../sources/mesa-new-residential'
import { milwaukeeNewResidential } from '../sources/milwaukee-new-residential'
import { minneapolisNewResidential } from '../sources/minneapolis-new-residential'
import { nashvilleNewResidential } from '../sources/nashville-new-residential'
import { newJerseyNewResidential } from '../sources/new-jersey-new-residential'
import { newOrleansNewResidential } from '../sources/new-orleans-new-residential'
import { norfolkNewResidential } from '../sources/norfolk-new-residential'
import { nycNewBuildingCompletions, nycNewBuildingPermits } from '../sources/nyc'
import { orlandoNewResidential } from '../sources/orlando-new-residential'
import { philadelphiaNewResidential } from '../sources/philadelphia-new-residential'
import { pierceCountyNewResidential } from '../sources/pierce-county-new-residential'
import { pittsburghNewResidential } from '../sources/pittsburgh-new-residential'
import { planoNewResidential } from '../sources/plano-new-residential'
import { portlandNewResidential } from '../sources/portland-new-residential'
import { raleighNewResidential } from '../sources/raleigh-new-residential'
import { sacramentoNewResidential } from '../sources/sacramento-new-residential'
import { sanAntonioNewResidential } from '../sources/san-antonio-new-residential'
import { sanFranciscoNewResidential } from '../sources/san-francisco-new-residential'
import { sanJoseNewResidential } from '../sources/san-jose-new-residential'
import { scottsdaleNewResidential } from '../sources/scottsdale-new-residential'
import { seattleNewResidential } from '../sources/seattle-new-residential'
import { virginiaBeachNewResidential } from '../sources/virginia-beach-new-residential'
import { winstonSalemNewResidential } from '../sources/winston-salem-new-residential'
import { type ConstructionSource, type ConstructionSourceInput, readSheet } from './source'

const sheets: readonly ConstructionSourceInput[] = [
  chicagoNewConstruction,
  seattleNewResidential,
  marinCountyNewResidential,
  batonRougeNewResidential,
  cincinnatiNewSingleFamily,
  cincinnatiNewMultifamily,
  mesaNewResidential,
  austinNewResidentialConstruction,
  austinNewResidentialBuilding,
  losAngelesNewResidentialApplications,
  losAngelesNewResidentialCompletions,
  cambridgeNewResidential,
  honoluluNewResidentialHistorical,
  norfolkNewResidential,
  pierceCountyNewResidential,
  newJerseyNewResidential,
  sanFranciscoNewResidential,
  nycNewBuildingPermits,
  nycNewBuildingCompletions,
  philadelphiaNewResidential,
  sanAntonioNewResidential,
  sanJoseNewResidential,
  bostonNewResidential,
  milwaukeeNewResidential,
  columbusNewResidential,
  charlotteNewResidential,
  nashvilleNewResidential,
  elPasoNewResidential,
  louisvilleNewResidential,
  detroitNewResidential,
  sacramentoNewResidential,
  raleighNewResidential,
  virginiaBeachNewResidential,
  minneapolisNewResidential,
  memphisNewResidential,
  newOrleansNewResidential,
  planoNewResidential,
  orlandoNewResidential,
  clevelandNewResidential,
  greensboroNewResidential,
  pittsburghNewResidential,
  durhamNewResidential,
  scottsdaleNewResidential,
  gilbertNewResidential,
  winstonSalemNewResidential,
  buffaloNewResidential,
  kansasCityNewResidential,
  portlandNewResidential,
  chesapeakeNewResidentialProjects,
  dfwNctcogNewResidentialProjects,
  californiaHcdAprNewResidential,
]

export const constructionSources: readonly ConstructionSource[] = sheets.map(readSheet)

for (const { id, notice: _notice, licence: _licence, ...source } of constructionSources)
  nameSentences(`open-data-discovery.${id}`, source)
